/** The server that all engines visit: the real one in a process of its own, where bots hardly pause. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { answers, freePort } from './machine'
import { chromium, firefox } from './puppeteer'
import { webkit } from './webkit'

declare module 'vitest' {
  interface ProvidedContext {
    house: number
  }
}

const ROOT = join(import.meta.dirname, '../../..')

export default async function open(project: TestProject): Promise<() => void> {
  const data = mkdtempSync(join(tmpdir(), 'house-'))
  const port = await freePort()
  const server = spawn('.venv/bin/python', ['-m', 'tests.browser.house', data, String(port)], {
    cwd: ROOT,
    env: { ...process.env, PYTHONPATH: 'src' },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true, // so that its helpers end with it
  })
  await answers(port)
  project.provide('house', port)
  return () => {
    process.kill(-server.pid!, 'SIGKILL')
    rmSync(data, { recursive: true })
    tellWhatWasNotTried()
  }
}

function tellWhatWasNotTried(): void {
  for (const { name, isHere } of [chromium, firefox, webkit])
    if (!isHere()) console.warn(`\n· ${name} was NOT tried: this machine does not have it\n`)
}
