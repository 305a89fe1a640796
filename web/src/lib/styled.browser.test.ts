import { expect, test } from 'vitest'
import { styled } from './styled'

function link(href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
  return link
}

test('waits until a stylesheet holds', async () => {
  const sheet = link(URL.createObjectURL(new Blob([':root { --wood: brown }'], { type: 'text/css' })))
  const wood = (): string => getComputedStyle(document.documentElement).getPropertyValue('--wood').trim()
  expect(wood()).toBe('')
  await styled([sheet])
  expect(wood()).toBe('brown')
  await styled([sheet])
  sheet.remove()
})

test('does not wait for one that never comes', async () => {
  const lost = link('data:no/stylesheet,')
  await styled([lost])
  expect(lost.isConnected).toBe(true)
  lost.remove()
})
