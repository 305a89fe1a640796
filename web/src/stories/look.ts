/** Tests of stories: each is shown without a complaint, anybody can use it, and it looks as before. */
import axe from 'axe-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { settings, type Lang, type Light } from '../lib/settings.svelte'
import { speak } from '../lib/text-store.svelte'
import { stories } from './all'
import { extentOf, FEW, fingerprint, FULL, marked, picture, squaresApart } from './picture'
import { show, type Shown } from './show'
import type { Story } from './story'

interface Look {
  width: number
  height: number
  light: Light
  lang: Lang
}
const LARGE: Look = { width: 1280, height: 800, light: 'evening', lang: 'de' }
const SMALL: Look = { width: 390, height: 844, light: 'day', lang: 'en' }

/** What is loaded only when it is needed is here already, so that nobody has to wait for it before a picture. */
import.meta.glob('../{kit,pages,shelf,table}/*.svelte', { eager: true })

/** Fingerprints by story and width. */
type Pictures = Record<string, Record<string, string>>
const files = import.meta.glob<Pictures>('./pictures/*.json', { eager: true, import: 'default' })
const isUpdate = import.meta.env.STORIES_UPDATE === 'yes'

/** Looks at everything that is told in a folder, e.g. `kit` or `nummerus`. */
export function lookAt(folder: string): void {
  const told = stories.filter(({ name }) => name.startsWith(`${folder}/`))
  const kept = files[`./pictures/${folder}.json`] ?? {}
  const seen: Pictures = {}
  const complaints: string[] = []
  let shown: Shown | undefined

  beforeEach(() => {
    complaints.length = 0
    const complain = (...words: unknown[]): void => void complaints.push(words.join(' '))
    vi.spyOn(console, 'error').mockImplementation(complain)
    vi.spyOn(console, 'warn').mockImplementation(complain)
  })

  afterEach(async () => {
    await shown?.takeAway()
    shown = undefined
  })

  const looks = told.some(({ isPage }) => isPage) ? [LARGE, SMALL] : [LARGE]
  describe.each(looks)('$width px, $light, $lang', (look) => {
    beforeAll(async () => {
      await page.viewport(look.width, look.height)
      settings.light = look.light
      await speak(look.lang)
    })

    test.each(told.filter(({ isPage }) => look === LARGE || isPage))('$name', async (story) => {
      shown = await show(story)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
      const print = await fingerprint(await picture(extentOf(story)))
      ;(seen[story.name] ??= {})[look.width] = print
      if (!isUpdate) await expectTheSame(story, look, print, kept[story.name]?.[look.width])
      expect(await barriers()).toEqual([])
      expect(complaints).toEqual([])
    })
  })

  test('no picture is kept of what is no longer told', () => {
    const isTold = (name: string): boolean => told.some((story) => story.name === name)
    expect(isUpdate ? [] : Object.keys(kept).filter((name) => !isTold(name))).toEqual([])
  })

  afterAll(async () => {
    if (!isUpdate) return
    const lines = Object.entries(seen).map(([name, sizes]) => `${JSON.stringify(name)}: ${JSON.stringify(sizes)}`)
    await commands.writeFile(`src/stories/pictures/${folder}.json`, `{\n${lines.join(',\n')}\n}\n`)
  })
}

/** Where it is not, a picture for people tells where to look. */
async function expectTheSame(story: Story, { width }: Look, print: string, kept?: string): Promise<void> {
  const squares = squaresApart(kept ?? '', print)
  if (squares.length <= FEW) return
  const path = `build/stories/${story.name.replaceAll('/', '-')}-${width}.png`
  await commands.writeFile(`../${path}`, await marked(await picture(extentOf(story), FULL), squares), 'base64')
  const what = kept ? `looks different in ${squares.length} squares` : 'was never seen before'
  expect.fail(
    `${story.name} at ${width} px ${what}: see ${path}. If this is meant, run \`npm run stories:update\` in web/.`,
  )
}

const RULES = {
  // numerals printed on a piece are part of a picture; the name says what they mean
  'label-content-name-mismatch': { enabled: false },
  // it looks at every stroke of a drawing, and whole games show that no text is spaced by force
  'avoid-inline-spacing': { enabled: false },
}

async function barriers(): Promise<string[]> {
  const { violations } = await axe.run(document, { resultTypes: ['violations'], rules: RULES })
  const severe = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  return severe.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(', ')}`,
  )
}
