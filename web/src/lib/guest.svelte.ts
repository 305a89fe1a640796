/** Who sits at this screen: the guest's name as the server knows it. */
import { api } from './api'

class Guest {
  name = $state('')
  #loading: Promise<void> = Promise.resolve()

  async load(): Promise<void> {
    this.#loading = api.me().then((me) => void (this.name = me.name))
    await this.#loading
  }

  /** The server's greeting may come late: then it must not bring the old name back. */
  async rename(name: string): Promise<void> {
    await this.#loading.catch(() => undefined)
    this.name = (await api.rename(name)).name
  }
}

export const guest = new Guest()
