/** Who sits at this screen: the guest's name as the server knows it. */
import { api } from './api'

class Guest {
  name = $state('')

  async load(): Promise<void> {
    this.name = (await api.me()).name
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name
  }
}

export const guest = new Guest()
