/** A story: one component with given props, under a name that says in which folder it is told. */
import { createRawSnippet, mount, unmount, type Component, type Snippet } from 'svelte'
import { withTexts } from '../lib/text-store.svelte'

export interface Story extends Kind {
  /** Folders and a name, e.g. `nummerus/table/swap`. */
  name: string
  /** Puts the component there; the answer takes it away again. */
  show: (target: HTMLElement) => Promise<() => Promise<void>>
}

interface Kind {
  /** A whole page, which looks different on a phone; other stories are shown at one size. */
  isPage?: boolean
  /** Where it takes as much room as it is given: that much. */
  room?: { width: string; height: string }
  /** In whose colours it is. */
  game?: string
  /** Selects what appears only after a moment. */
  awaited?: string
}

/** The component is loaded and its props are made anew whenever the story is shown. */
export function story<Props extends object>(
  name: string,
  load: () => Promise<{ default: Component<Props> }>,
  props: () => NoInfer<Props>,
  kind: Kind = {},
): Story {
  const show: Story['show'] = async (target) => {
    const { default: component } = await withTexts(load())
    const shown = mount<Props, object>(component, { target, props: props() })
    return () => unmount(shown)
  }
  return { name, show, ...kind }
}

/** One component in several situations that need nothing made: props by the names of their stories. */
export function storiesOf<Props extends object>(
  load: () => Promise<{ default: Component<Props> }>,
  situations: Record<string, NoInfer<Props>>,
  kind?: Kind,
): Story[] {
  return Object.entries(situations).map(([name, props]) => story(name, load, () => ({ ...props }), kind))
}

/** Words where a component asks for a snippet. */
export const words = (text: string): Snippet => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }))
