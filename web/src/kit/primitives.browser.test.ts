import { tick } from 'svelte'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-svelte'
import { words } from '../stories/story'
import Slip from './bench/Slip.svelte'
import Walk from './bench/Walk.svelte'
import Key from './Key.svelte'
import { longPress } from './long-press'
import Segmented from './Segmented.svelte'
import Sheet from './Sheet.svelte'
import Slider from './Slider.svelte'
import Stepper from './Stepper.svelte'
import Switch from './Switch.svelte'

const focused = (): string | null | undefined => document.activeElement?.textContent

describe('a sheet', () => {
  /** A browser goes through its history in its own time. */
  afterEach(async () => {
    cleanup()
    await expect.poll(() => history.state).toBeNull()
  })

  const open = async () => {
    const onclose = vi.fn()
    await render(Sheet, { title: 'Regeln', open: true, onclose, children: words('Wer dran ist, nimmt.') })
    const dialog = page.getByRole('dialog', { name: 'Regeln' })
    await expect.element(dialog).toBeVisible()
    return { dialog, onclose }
  }
  const closed = async ({ dialog, onclose }: Awaited<ReturnType<typeof open>>) => {
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(() => onclose.mock.calls.length).toBe(1)
  }

  test('is read from its heading', async () => {
    await open()
    expect(focused()).toBe('Regeln')
  })

  test('is closed by its key', async () => {
    const sheet = await open()
    await page.getByRole('button', { name: 'Schließen' }).click()
    await closed(sheet)
  })

  test('is closed by Escape', async () => {
    const sheet = await open()
    await userEvent.keyboard('{Escape}')
    await closed(sheet)
  })

  test('is closed by the Back button', async () => {
    const sheet = await open()
    await expect.poll(() => history.state).toEqual({ sheets: 1 })
    history.back()
    await closed(sheet)
  })

  test('is closed by a click beside it, not by one that began on it', async () => {
    const sheet = await open()
    const dialog = sheet.dialog.element()
    const press = (target: Element): void => {
      target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }
    press(page.getByText('Wer dran ist, nimmt.').element())
    expect(sheet.onclose).not.toHaveBeenCalled()
    press(dialog)
    await closed(sheet)
  })
})

describe('one of a few', () => {
  const LIGHTS = [
    { value: 'evening', label: 'Abend' },
    { value: 'day', label: 'Tag' },
    { value: 'auto', label: 'Wie das Gerät', disabled: true },
  ]

  test('is chosen by a click and by arrow keys, and never what is switched off', async () => {
    const onchange = vi.fn()
    await render(Segmented, { label: 'Licht', options: LIGHTS, value: 'evening', onchange })
    await userEvent.click(page.getByRole('radio', { name: 'Tag', exact: true }))
    expect(onchange).toHaveBeenLastCalledWith('day')
    await userEvent.keyboard('{ArrowRight}')
    expect(onchange).toHaveBeenLastCalledWith('evening')
    await expect.element(page.getByRole('radio', { name: 'Wie das Gerät' })).toBeDisabled()
  })
})

test('a slider is moved by keys, step by step', async () => {
  const onchange = vi.fn()
  await render(Slider, { label: 'Ton', value: 0.4, onchange })
  page.getByRole('slider', { name: 'Ton' }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(onchange).toHaveBeenLastCalledWith(0.5)
})

test('a stepper stops at its ends', async () => {
  await render(Stepper, { label: 'Runden', value: 2, least: 1, most: 3 })
  const [less, more] = [page.getByRole('button', { name: 'weniger' }), page.getByRole('button', { name: 'mehr' })]
  await more.click()
  await expect.element(page.getByText('3')).toBeVisible()
  await expect.element(more).toBeDisabled()
  await less.click()
  await less.click()
  await expect.element(page.getByText('1')).toBeVisible()
  await expect.element(less).toBeDisabled()
})

test('a switch is turned by a click and by the space bar', async () => {
  const onchange = vi.fn()
  await render(Switch, { label: 'Ruhig', checked: false, onchange })
  const knob = page.getByRole('switch', { name: 'Ruhig' })
  await knob.click()
  expect(onchange).toHaveBeenLastCalledWith(true)
  await userEvent.keyboard(' ')
  expect(onchange).toHaveBeenLastCalledWith(false)
})

test('a key is a link where it leads somewhere, else a button', async () => {
  await render(Key, { label: 'Zum Regal', href: '/' })
  await expect.element(page.getByRole('link', { name: 'Zum Regal' })).toBeVisible()
  await render(Key, { label: 'Menü', icon: 'menu' })
  await expect.element(page.getByRole('button', { name: 'Menü' })).toBeVisible()
})

describe('among things in a row', () => {
  test('Tab reaches one, arrow keys the others, and it stays where it was', async () => {
    await render(Walk)
    await page.getByRole('button', { name: 'before' }).click()
    await userEvent.tab()
    expect(focused()).toBe('ant')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    expect(focused()).toBe('bee')
    await userEvent.tab()
    expect(focused()).toBe('home')
    await userEvent.tab({ shift: true })
    expect(focused()).toBe('bee')
    await userEvent.keyboard('{End}{ArrowRight}')
    expect(focused()).toBe('dog')
  })

  test('arrows go up and down where there are columns', async () => {
    await render(Walk, { columns: 2 })
    await page.getByRole('button', { name: 'before' }).click()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toBe('cat')
  })

  test('the focus goes on to the neighbour of what is taken, and home from the last', async () => {
    await render(Walk)
    page.getByRole('button', { name: 'bee' }).element().focus()
    for (const next of ['cat', 'dog', 'ant', 'home']) {
      await userEvent.keyboard('{Enter}')
      await expect.poll(focused).toBe(next)
    }
  })
})

describe('a slip', () => {
  const lie = async (left: number, top: number) => {
    await page.viewport(800, 600)
    await render(Slip, { left, top, side: 'bottom' })
    const note = page.getByRole('note')
    await expect.element(note).toBeVisible()
    await expect.poll(() => note.element().style.left).not.toBe('')
    const about = page.getByRole('button', { name: 'what' }).element().getBoundingClientRect()
    return { slip: note.element().getBoundingClientRect(), about }
  }

  test('lies on the side it was asked for', async () => {
    const { slip, about } = await lie(400, 200)
    expect(slip.top).toBeGreaterThanOrEqual(about.bottom)
  })

  test('lies on the other side where there is no room, and never leaves the screen', async () => {
    const { slip, about } = await lie(760, 560)
    expect(slip.bottom).toBeLessThanOrEqual(about.top)
    expect(slip.right).toBeLessThanOrEqual(innerWidth)
  })
})

test('a long press is told while the finger is down, and its click is none', async () => {
  const button = document.createElement('button')
  document.body.append(button)
  const [held, clicked] = [vi.fn(), vi.fn()]
  const stop = longPress(held, { after: 20 })(button)
  button.addEventListener('click', clicked)
  button.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }))
  await expect.poll(() => held.mock.calls.length).toBe(1)
  button.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch', bubbles: true }))
  button.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }))
  await tick()
  expect(clicked).not.toHaveBeenCalled()
  stop?.()
  button.remove()
})
