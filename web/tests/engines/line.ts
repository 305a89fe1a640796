/** A line to the house that can be cut, and mended. */
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { HERE } from './machine'

export class Line {
  readonly #ends = new Set<Socket>()
  readonly #server: Server
  #isCut = false

  private constructor(to: number) {
    this.#server = createServer((near) => {
      if (this.#isCut) return void near.destroy()
      const far = connect(to, HERE)
      for (const [end, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#ends.add(end)
        end.pipe(other)
        end.on('error', () => other.destroy())
        end.on('close', () => this.#ends.delete(end))
      }
    })
  }

  static async lay(to: number): Promise<Line> {
    const line = new Line(to)
    await new Promise<void>((done) => line.#server.listen(0, HERE, done))
    return line
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  cut(): void {
    this.#isCut = true
    for (const end of this.#ends) end.destroy()
  }

  mend(): void {
    this.#isCut = false
  }

  end(): void {
    this.cut()
    this.#server.close()
  }
}
