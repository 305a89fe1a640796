/** Layout probe: nothing that has content is empty, cut off, covered or outside the window. */
import { drawnSize, PHONE, WINDOW, type Size } from './engine'
import type { Person } from './person'

interface Known extends OnPurpose {
  /** Besides the phone and the window. */
  furtherSizes?: Size[]
  /** What must be seen on a phone and in a window, and how many of each at least; where there is less room it may be folded. */
  zones?: Record<string, number>
}

/** Selectors of what may cover something. */
interface OnPurpose {
  /** It lies on other things for a while. */
  slips?: string
  /** In it things lie on each other. */
  heaps?: string
}

/** On a phone and in a window. */
export async function lookAround(
  person: Person,
  { zones = {}, furtherSizes = [], ...onPurpose }: Known = {},
): Promise<void> {
  await person.takesTheHandAway()
  const screens = await fromThisOn(person)
  for (const screen of [...furtherSizes, ...screens]) {
    await person.page.resize(screen)
    for (const [zone, least] of screens.includes(screen) ? Object.entries(zones) : [])
      await person.until(async () => (await person.count(zone)) >= least, `there are too few of ${zone}`)
    await person.keepsAPicture(`${screen.width}`)
    await findsNoFault(person, onPurpose)
  }
}

/** Both screens, the one that is there first. */
async function fromThisOn(person: Person): Promise<Size[]> {
  const [width] = await person.page.evaluate(drawnSize)
  return width === PHONE.width ? [PHONE, WINDOW] : [WINDOW, PHONE]
}

/** While bots play and things move, something may lie over another: what counts is a table that stands still. */
export async function findsNoFault(person: Person, onPurpose: OnPurpose = {}): Promise<void> {
  let faults: string[] = []
  const isFine = async (): Promise<boolean> => {
    await person.clearsTheTable()
    const before = await person.picture()
    faults = await faultsOf(person, onPurpose)
    const isStill = (await person.picture()) === before
    if (!isStill) faults.push('and it never stands still')
    return faults.length === 0
  }
  await person.until(isFine, () => `On this page\n${faults.join('\n')}`)
}

/** What is wrong on this page, in words; it scrolls to everything that can be scrolled to. */
export const faultsOf = (person: Person, onPurpose: OnPurpose = {}): Promise<string[]> =>
  person.page.evaluate(findFaults, onPurpose)

function findFaults({ slips, heaps }: OnPurpose): string[] {
  const LEAST = 2
  const faults: string[] = []
  const describe = (each: Element): string => {
    const words = (each.getAttribute('aria-label') ?? each.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)
    const classes = (each.getAttribute('class') ?? '').replace(/ ?s(velte)?-\S+/g, '')
    const zone = each.closest('[data-zone], [data-seat], [role=group]')
    const place = zone?.getAttribute('data-zone') ?? zone?.getAttribute('aria-label') ?? zone?.getAttribute('data-seat')
    return `<${each.localName}${classes && `.${classes}`}> "${words}"${place ? ` in ${place}` : ''}`
  }
  const ancestors = (each: Element): Element[] =>
    each.parentElement ? [each.parentElement, ...ancestors(each.parentElement)] : []

  const isShown = (each: Element): boolean =>
    each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isOnlyRead(each)

  /** Words for screen readers take one pixel. */
  function isOnlyRead(each: Element): boolean {
    return [each, ...ancestors(each)].some((box) => {
      const { clipPath, position } = getComputedStyle(box)
      return position === 'absolute' && clipPath.startsWith('inset(50%')
    })
  }

  /** Whether it cuts off what is too wide, and what is too high. */
  function clips(each: Element): { x: boolean; y: boolean } {
    const { overflowX, overflowY, contain } = getComputedStyle(each)
    const all = /paint|strict|content/.test(contain)
    const isWindow = each === document.body || each === document.documentElement
    return { x: !isWindow && (all || overflowX !== 'visible'), y: !isWindow && (all || overflowY !== 'visible') }
  }
  const pans = (each: Element): boolean => getComputedStyle(each).touchAction === 'none'

  /** What cuts off more than half of this box. */
  function cutterOf(owner: Element, { left, right, top, bottom }: DOMRect): Element | undefined {
    const seen = { left, right, top, bottom }
    return ancestors(owner).find((each) => {
      const { x, y } = clips(each)
      const frame = each.getBoundingClientRect()
      if (x) Object.assign(seen, { left: Math.max(seen.left, frame.left), right: Math.min(seen.right, frame.right) })
      if (y) Object.assign(seen, { top: Math.max(seen.top, frame.top), bottom: Math.min(seen.bottom, frame.bottom) })
      return 2 * (seen.right - seen.left) < right - left || 2 * (seen.bottom - seen.top) < bottom - top
    })
  }

  const isRelated = (one: Element, other: Element): boolean => one.contains(other) || other.contains(one)

  function lieInOneHeap(one: Element, other: Element): boolean {
    const heap = heaps && one.closest(heaps)
    return heap ? heap.contains(other) : false
  }

  /** A button may be laid over things, so that one can press them all, without hiding them. */
  function paints(each: Element): boolean {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(each)
    if (Number(opacity) === 0 || (slips && each.closest(slips))) return false
    const hasText = [...each.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    const isDrawn = each instanceof SVGElement || each.matches('img, canvas')
    return hasText || isDrawn || backgroundImage !== 'none' || !/^rgba\(.*, 0\)$/.test(backgroundColor)
  }

  /** What hides it, in words; nothing where it is seen. */
  function hidden(owner: Element, box: DOMRect, isGround: boolean): string {
    const above = ancestors(owner)
    const cutter = cutterOf(owner, box)
    const panned = above.findIndex((each) => pans(each) && (clips(each).x || clips(each).y))
    if (cutter) return panned >= 0 && panned <= above.indexOf(cutter) ? '' : `is cut off by ${describe(cutter)}`
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `lies outside the window, at ${x}, ${y}`
    if (isGround || panned >= 0) return ''
    const top = document.elementsFromPoint(x, y).find((each) => isRelated(each, owner) || paints(each))
    const isSeen = top && (isRelated(top, owner) || lieInOneHeap(top, owner))
    return isSeen ? '' : `is covered by ${top ? describe(top) : 'nothing'}`
  }

  function problemsOf(owner: Element, boxes: DOMRect[], isGround: boolean): string[] {
    const large = boxes.filter(({ width, height }) => width >= LEAST && height >= LEAST)
    if (large.length === 0) return [`is empty, ${boxes.map(({ width, height }) => `${width} × ${height}`)}`]
    const style = owner.getAttribute('style')
    const letsThrough = getComputedStyle(owner).pointerEvents === 'none'
    if (letsThrough) owner.setAttribute('style', `${style ?? ''}; pointer-events: auto`)
    const problems = large.map((box) => hidden(owner, box, isGround)).filter((problem) => problem !== '')
    if (letsThrough && style !== null) owner.setAttribute('style', style)
    else if (letsThrough) owner.removeAttribute('style')
    return problems
  }

  /** What is seen where it is need not be scrolled to, which costs an engine much. */
  function look(owner: Element, boxesOf: () => DOMRect[], isGround: boolean): void {
    if (problemsOf(owner, boxesOf(), isGround).length === 0) return
    const boxed = owner instanceof HTMLElement ? owner : owner.parentElement
    boxed?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    for (const problem of problemsOf(owner, boxesOf(), isGround)) faults.push(`${describe(owner)} ${problem}`)
  }

  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const owner = text.parentElement!
    if (!text.textContent?.trim() || owner.closest('svg') || !isShown(owner)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    look(owner, () => [...range.getClientRects()], false)
  }
  for (const control of document.querySelectorAll('main :is(button, a, [role=button])'))
    if (isShown(control)) look(control, () => [control.getBoundingClientRect()], false)
  for (const picture of document.querySelectorAll('main :is(svg, img, canvas)'))
    if (!picture.parentElement?.closest('svg') && !picture.matches(':has(> defs:only-child)') && isShown(picture))
      look(picture, () => [picture.getBoundingClientRect()], true)
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} wide in a window of ${clientWidth}`)
  scrollTo(0, 0)
  return [...new Set(faults)]
}
