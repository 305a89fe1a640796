import { beforeEach, expect, test, vi } from 'vitest'

/** As in a browser on a device that does or does not wish for calm. */
async function settingsOn(device: { calm: boolean }) {
  vi.resetModules()
  vi.doMock('../styles/screens', () => ({
    mediaQuery: (query: string) => ({ current: query.includes('reduced-motion') && device.calm }),
  }))
  return (await import('./settings.svelte')).settings
}

const drawer = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => drawer.get(key) ?? null,
  setItem: (key: string, text: string) => drawer.set(key, text),
})
beforeEach(() => drawer.clear())

test.each([true, false])('motion follows the device until somebody chooses (calm: %s)', async (calm) => {
  const settings = await settingsOn({ calm })
  expect(settings.calm).toBe(calm)
  expect(settings.motion).toBeNull()
})

test.each([
  { device: true, chosen: false, motion: 'lively' },
  { device: false, chosen: true, motion: 'calm' },
])(
  "a person's own choice wins over the device, also on the next visit ($motion)",
  async ({ device, chosen, motion }) => {
    const first = await settingsOn({ calm: device })
    first.calm = chosen
    expect(first.motion).toBe(motion)
    const next = await settingsOn({ calm: device })
    expect(next.calm).toBe(chosen)
    expect(next.motion).toBe(motion)
  },
)
