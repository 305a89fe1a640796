import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-svelte'
import Spotlight from './Spotlight.svelte'

const ring = (): DOMRect | undefined => document.querySelector('[aria-hidden="true"]')?.getBoundingClientRect()

function lay(margin: number): HTMLButtonElement {
  const thing = document.createElement('button')
  thing.textContent = 'thing'
  thing.style.margin = `${margin}px`
  document.body.append(thing)
  return thing
}

afterEach(() => document.querySelectorAll('button').forEach((thing) => thing.remove()))

test('a ring of light lies round what is there, wherever it comes, moves or goes', async () => {
  await render(Spotlight, { selector: 'button:not(:disabled)' })
  expect(ring()).toBeUndefined()

  const first = lay(20)
  await expect.poll(ring).toEqual(first.getBoundingClientRect())

  first.style.margin = '70px'
  await expect.poll(ring).toEqual(first.getBoundingClientRect())

  first.disabled = true
  await expect.poll(ring).toBeUndefined()

  const second = lay(30)
  await expect.poll(ring).toEqual(second.getBoundingClientRect())
  second.remove()
  await expect.poll(ring).toBeUndefined()
})
