import { beforeEach, expect, test, vi } from 'vitest'
import type { Lang } from './language'
import type { TextsBySet } from './text-store.svelte'

type Loaded = { default: TextsBySet }

const asked: string[] = []
let arrive: Record<string, (loaded: Loaded) => void> = {}
let fail: Record<string, (reason: Error) => void> = {}

const waitFor = (bundle: string, lang: Lang) => (): Promise<Loaded> => {
  const name = `${bundle}.${lang}`
  asked.push(name)
  return new Promise((resolve, reject) => {
    arrive[name] = resolve
    fail[name] = reject
  })
}
const loader = (bundle: string) => ({ de: waitFor(bundle, 'de'), en: waitFor(bundle, 'en') })

vi.mock('virtual:texts', () => ({
  bundles: { 'house/shelf': 'shelf', dice: 'dice', 'dice/table': 'dice' },
  loaders: { shelf: loader('shelf'), dice: loader('dice') },
}))

const SHELF = { de: { 'house/shelf': { title: 'Regal' } }, en: { 'house/shelf': { title: 'Shelf' } } }
const DICE = { de: { dice: { name: 'Würfel' } }, en: { dice: { name: 'Dice' } } }

async function opened() {
  vi.resetModules()
  const { settings } = await import('./settings.svelte')
  settings.lang = 'de'
  return { settings, store: await import('./text-store.svelte') }
}

beforeEach(() => {
  asked.length = 0
  arrive = {}
  fail = {}
})

test('only the language that is read is loaded, and once', async () => {
  const { store } = await opened()
  store.want('house/shelf')
  store.want('house/shelf')
  const heard = store.heard()
  arrive['shelf.de']!({ default: SHELF.de })
  await heard
  expect(asked).toEqual(['shelf.de'])
  expect(store.textsOf('house/shelf')).toEqual(SHELF.de['house/shelf'])
})

test('a part of the client is there when its texts are', async () => {
  const { store } = await opened()
  const seen = vi.fn()
  const part = store.withTexts(
    Promise.resolve('table').then((table) => {
      store.want('dice/table')
      return table
    }),
  )
  void part.then(seen)
  await vi.waitFor(() => expect(asked).toEqual(['dice.de']))
  expect(seen).not.toHaveBeenCalled()
  arrive['dice.de']!({ default: DICE.de })
  expect(await part).toBe('table')
})

test('the language changes when everything is here in it, also what was wanted meanwhile', async () => {
  const { store, settings } = await opened()
  store.want('house/shelf')
  const spoken = store.speak('en')
  store.want('dice')
  arrive['shelf.en']!({ default: SHELF.en })
  await vi.waitFor(() => expect(asked).toContain('dice.en'))
  expect(settings.lang).toBe('de')
  arrive['dice.en']!({ default: DICE.en })
  await spoken
  expect(settings.lang).toBe('en')
  expect(store.textsOf('dice')).toEqual({ name: 'Dice' })
})

test('a language that does not arrive is not spoken, and can be asked for again', async () => {
  const { store, settings } = await opened()
  store.want('house/shelf')
  const failed = store.speak('en')
  fail['shelf.en']!(new Error('no line'))
  await expect(failed).rejects.toThrow('no line')
  expect(settings.lang).toBe('de')
  const again = store.speak('en')
  arrive['shelf.en']!({ default: SHELF.en })
  await again
  expect(settings.lang).toBe('en')
})
