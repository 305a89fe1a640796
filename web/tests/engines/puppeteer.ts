/** Chromium by its own protocol and Firefox by WebDriver BiDi, both as Debian packs them. */
import { launch, type KeyInput, type LaunchOptions, type Page as Driven } from 'puppeteer-core'
import { drawnSize, FURTHER_SIZES, type Browser, type Engine, type Page, type Size } from './engine'
import { commandOf } from './machine'

/** No error of the page, but Firefox lists it as one. */
const LOST_LINE = /Firefox can’t establish a connection|connection to .* was interrupted/
/** Firefox 140 has windows of any size, but nothing to be turned. */
const CANNOT_BE_TURNED = /unknown command emulation\.setScreenOrientationOverride/
const CALM = { name: 'prefers-reduced-motion', value: 'reduce' }

export const chromium = engine('Chromium', ['chromium-headless-shell', 'chromium', 'chromium-browser'], {
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--lang=de', '--accept-lang=de'],
  furtherSizes: FURTHER_SIZES,
  prepare: (page) => page.emulateMediaFeatures([CALM]),
})

export const firefox = engine('Firefox', ['firefox-esr', 'firefox'], {
  browser: 'firefox',
  extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'de' },
})

interface Options extends LaunchOptions {
  furtherSizes?: Size[]
  prepare?: (page: Driven) => Promise<void>
}

function engine(name: string, commands: string[], { furtherSizes = [], prepare, ...options }: Options): Engine {
  const path = commandOf(...commands)
  return {
    name,
    isOptional: false,
    furtherSizes,
    isHere: () => path !== undefined,
    async start(): Promise<Browser> {
      const browser = await launch({ headless: true, executablePath: path, ...options })
      return {
        async open(url, size) {
          const context = await browser.createBrowserContext()
          const page = await context.newPage()
          await prepare?.(page)
          return visit(page, url, size, () => context.close())
        },
        stop: () => browser.close(),
      }
    },
  }
}

async function visit(page: Driven, url: string, size: Size, close: () => Promise<void>): Promise<Page> {
  const errors: string[] = []
  page.on('pageerror', (error) => LOST_LINE.test(String(error)) || errors.push(String(error)))
  await resize(page, size)
  await page.goto(url)
  return {
    resize: (size) => resize(page, size),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.evaluate(() => history.back())),
    evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
    async point(...steps) {
      for (const step of steps)
        if (step === 'down') await page.mouse.down()
        else if (step === 'up') await page.mouse.up()
        else await page.mouse.move(step.x, step.y)
    },
    press: (key) => page.keyboard.press(key as KeyInput),
    screenshot: () => page.screenshot(),
    errors: async () => errors,
    close,
  }
}

async function resize(page: Driven, size: Size): Promise<void> {
  await page.setViewport(size).catch((problem: Error) => {
    if (!CANNOT_BE_TURNED.test(problem.message)) throw problem
  })
  for (;;) {
    const [width, height] = await page.evaluate(drawnSize)
    if (width === size.width && height === size.height) return
  }
}
