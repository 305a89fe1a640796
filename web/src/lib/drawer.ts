/** Where the browser keeps what a person has chosen for this device. */
const DRAWER = 'spieltisch.settings'

export function lookInDrawer(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(globalThis.localStorage?.getItem(DRAWER) ?? '{}')
    return typeof found === 'object' && found !== null ? { ...found } : {}
  } catch {
    return {}
  }
}

export const putInDrawer = (choices: object): void => globalThis.localStorage?.setItem(DRAWER, JSON.stringify(choices))
