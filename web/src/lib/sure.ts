/** Checked access: what must be there by the nature of things. Where it is not, a mistake is seen at once, not later. */

/** The item at this place of a list. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new RangeError(`There is no item ${index} of ${items.length}.`)
  return item
}

/** What this key names. */
export function named<Item>(items: Readonly<Record<string, Item>>, key: string): Item {
  const item = items[key]
  if (item === undefined) throw new RangeError(`There is nothing named "${key}".`)
  return item
}

/** The only or first item of a list that is never empty. */
export const first = <Item>(items: readonly Item[]): Item => at(items, 0)

/** The item for which `cost` is least; of equals the first. */
export function least<Item>(items: readonly Item[], cost: (item: Item) => number): Item {
  const costs = items.map(cost)
  return at(items, costs.indexOf(Math.min(...costs)))
}
