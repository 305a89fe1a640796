/** Pending requests: each is kept with its frame until it is answered, so that it can be sent again over a new line. */
import type { Refusal } from '../lib/api'

interface Request<Answer> {
  frame: string
  resolve: (answer: Answer) => void
  reject: (reason: Refusal) => void
}

export class Pending<Answer> {
  #requests = new Map<string, Request<Answer>>()

  get size(): number {
    return this.#requests.size
  }

  /** What was asked and not answered yet, in the order it was asked. */
  get frames(): string[] {
    return [...this.#requests.values()].map(({ frame }) => frame)
  }

  has(id: string): boolean {
    return this.#requests.has(id)
  }

  add(id: string, frame: string): Promise<Answer> {
    return new Promise((resolve, reject) => this.#requests.set(id, { frame, resolve, reject }))
  }

  resolve(id: string, answer: Answer): void {
    this.#take(id)?.resolve(answer)
  }

  reject(id: string, reason: Refusal): void {
    this.#take(id)?.reject(reason)
  }

  rejectAll(reason: Refusal): void {
    for (const id of [...this.#requests.keys()]) this.reject(id, reason)
  }

  #take(id: string): Request<Answer> | undefined {
    const request = this.#requests.get(id)
    this.#requests.delete(id)
    return request
  }
}
