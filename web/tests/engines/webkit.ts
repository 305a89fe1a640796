/** WebKit as GTK has it, the engine next to Safari's: its small browser on a screen that nobody sees, by WebDriver. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { drawnSize, type Engine, type Page, type Size, type Step } from './engine'
import { answers, commandOf, freePort, HERE } from './machine'

const DRIVER = 'WebKitWebDriver'
const SCREEN = 'Xvfb'
const SCREEN_SIZE = '1600x1200x24'
const GERMAN = '{"lang":"de"}'

/** It would paint by imitating a graphics card, for half as much again. */
const PAINTED_HERE = { WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' }

/** Calm, and with a toolbar that takes no room: otherwise no window is as narrow as a phone. */
const GTK = {
  'settings.ini': '[Settings]\ngtk-enable-animations=0\n',
  'gtk.css': '* { font-size: 1px; min-width: 0; min-height: 0; padding: 0; -gtk-icon-transform: scale(0); }\n',
}

/** Keys that write nothing, by the characters that stand for them in WebDriver. */
const KEYS: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

export const webkit: Engine = {
  name: 'WebKit',
  isOptional: true,
  furtherSizes: [],
  isHere: () => [DRIVER, SCREEN].every((command) => commandOf(command)),
  async start() {
    const home = homeWithSettings()
    const screen = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', SCREEN_SIZE, '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    const port = await freePort()
    const driver = spawn(DRIVER, [`--port=${port}`], {
      env: { ...process.env, ...PAINTED_HERE, DISPLAY: await displayOf(screen), XDG_CONFIG_HOME: home },
      stdio: 'ignore',
    })
    await answers(port)
    const session = await Session.begin(`http://${HERE}:${port}`)
    return {
      async open(url, size) {
        await session.resize(size)
        await session.enter(url)
        return session
      },
      async stop() {
        await session.end()
        driver.kill()
        screen.kill()
        rmSync(home, { recursive: true })
      },
    }
  },
}

function homeWithSettings(): string {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(home, version))
    for (const [file, text] of Object.entries(GTK)) writeFileSync(join(home, version, file), text)
  }
  return home
}

/** The screen takes a number that is free and tells it. */
async function displayOf(screen: ChildProcess): Promise<string> {
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer]
  return `:${String(number).trim()}`
}

type Action = { type: string; value?: string; x?: number; y?: number; button?: number; duration?: number }

/** The one window of this browser, for one guest after the other. */
class Session implements Page {
  readonly #address: string
  #errors: string[] = []
  #rim = 0

  private constructor(address: string) {
    this.#address = address
  }

  static async begin(driver: string): Promise<Session> {
    const { sessionId } = await call<{ sessionId: string }>('POST', `${driver}/session`, { capabilities: {} })
    return new Session(`${driver}/session/${sessionId}`)
  }

  /** Somebody who was never here. The language would come from the machine, which may know no German. */
  async enter(url: string): Promise<void> {
    await this.#call('POST', '/url', { url: new URL('/api/health', url).href })
    await this.#call('DELETE', '/cookie')
    await this.evaluate((settings) => {
      localStorage.clear()
      sessionStorage.clear()
      localStorage.setItem('spieltisch.settings', settings)
    }, GERMAN)
    await this.#call('POST', '/url', { url })
    this.#errors = []
    await this.#listenForErrors()
  }

  async reload(): Promise<void> {
    this.#errors = await this.errors()
    await this.#call('POST', '/refresh', {})
    await this.#listenForErrors()
  }

  /** Nothing tells about errors before the page is loaded. */
  async #listenForErrors(): Promise<void> {
    await this.evaluate(() => {
      const errors: string[] = (Object.assign(window, { uncaught: [] }).uncaught = [])
      addEventListener('error', ({ message }) => errors.push(message))
      addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
    })
  }

  async back(): Promise<void> {
    await this.evaluate(() => history.back())
  }

  async errors(): Promise<string[]> {
    const fresh = await this.evaluate(() => ('uncaught' in window ? (window.uncaught as string[]) : []))
    return [...this.#errors, ...fresh]
  }

  /** The page follows its window after a while, and only then tells how high the rim is. */
  async resize({ width, height }: Size): Promise<void> {
    for (;;) {
      await this.#call('POST', '/window/rect', { x: 0, y: 0, width, height: height + this.#rim })
      const inner = await this.evaluate(drawnSize)
      if (inner[0] === width && inner[1] === height) return
      if (inner[0] === width) this.#rim += height - inner[1]
    }
  }

  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>> {
    return this.#call('POST', '/execute/sync', { script: `return (${run})(...arguments)`, args })
  }

  async point(...steps: Step[]): Promise<void> {
    await this.#act('pointer', steps.map(pointerAction))
  }

  async press(key: string): Promise<void> {
    const value = KEYS[key] ?? key
    await this.#act('key', [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
  }

  async screenshot(): Promise<Uint8Array> {
    return Buffer.from(await this.#call<string>('GET', '/screenshot'), 'base64')
  }

  /** So that nothing goes on at the table of this guest. */
  async close(): Promise<void> {
    await this.#call('POST', '/url', { url: 'about:blank' })
  }

  async end(): Promise<void> {
    await this.#call('DELETE', '')
  }

  async #act(type: string, actions: Action[]): Promise<void> {
    await this.#call('POST', '/actions', { actions: [{ type, id: type, actions }] })
  }

  #call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    return call(method, this.#address + path, body)
  }
}

function pointerAction(step: Step): Action {
  if (typeof step === 'object')
    return { type: 'pointerMove', x: Math.round(step.x), y: Math.round(step.y), duration: 0 }
  return { type: step === 'down' ? 'pointerDown' : 'pointerUp', button: 0 }
}

async function call<Answer>(method: string, address: string, body?: unknown): Promise<Answer> {
  const response = await fetch(address, { method, body: body === undefined ? undefined : JSON.stringify(body) })
  const { value } = (await response.json()) as { value: Answer & { message?: string } }
  if (!response.ok) throw new Error(`WebKit: ${value.message ?? response.status}`)
  return value
}
