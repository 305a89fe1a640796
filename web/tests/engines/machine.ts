/** What this machine has: commands and ports. */
import { existsSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export const HERE = '127.0.0.1'
const LOOK_AGAIN = 25

/** The first of these commands that is there. */
export function commandOf(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(':')
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, HERE)
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

/** Waits until somebody listens there. */
export async function answers(port: number): Promise<void> {
  while (!(await isOpen(port))) await pause(LOOK_AGAIN)
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((tell) => {
    const line = connect(port, HERE, () => {
      line.destroy()
      tell(true)
    })
    line.once('error', () => tell(false))
  })
}
