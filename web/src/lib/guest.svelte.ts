/** Who sits at this screen: the guest's name as the server knows it, and the shape last sat with. */
import { api } from './api'

class Guest {
  name = $state('')
  token = $state(1)

  async load(): Promise<void> {
    this.name = (await api.me()).name
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name
  }
}

export const guest = new Guest()
