/** The primitives, one by one. */
import { storiesOf, words, type Story } from '../stories/story'

const LIGHTS = [
  { value: 'evening', label: 'Abend' },
  { value: 'day', label: 'Tag' },
  { value: 'auto', label: 'Wie das Gerät', disabled: true },
]
const page = { isPage: true }

export const stories: Story[] = [
  ...storiesOf(() => import('./Button.svelte'), {
    'kit/button': { children: words('Nehmen') },
    'kit/button-go': { look: 'go', children: words('Spiel beginnen') },
    'kit/button-dark': { look: 'dark', wide: true, children: words('Weiter') },
    'kit/button-disabled': { disabled: true, children: words('Nehmen') },
  }),
  ...storiesOf(() => import('./Key.svelte'), { 'kit/key': { label: 'Spielregeln' } }),
  ...storiesOf(() => import('./Segmented.svelte'), {
    'kit/segmented': { label: 'Licht', options: LIGHTS, value: 'day' },
  }),
  ...storiesOf(() => import('./Slider.svelte'), { 'kit/slider': { label: 'Ton', value: 0.4 } }),
  ...storiesOf(() => import('./Stepper.svelte'), {
    'kit/stepper': { label: 'Runden', value: 3, least: 1, most: 12 },
    'kit/stepper-at-the-end': { label: 'Runden', value: 12, least: 1, most: 12 },
  }),
  ...storiesOf(() => import('./Switch.svelte'), { 'kit/switch': { label: 'Ruhig', checked: true } }),
  ...storiesOf(() => import('./SwitchLine.svelte'), {
    'kit/switch-line': { label: 'Ruhig', why: 'Ohne Bewegung liegt alles gleich da.', checked: false },
  }),
  ...storiesOf(() => import('./Notice.svelte'), {
    'kit/notice': { alert: true, children: words('Das ließ sich nicht laden.') },
  }),
  ...storiesOf(() => import('./CodeTiles.svelte'), { 'kit/code-tiles': { code: 'ABC234' } }),
  ...storiesOf(() => import('./SeatToken.svelte'), { 'kit/seat-token': { token: 4, size: 60 } }),
  ...storiesOf(() => import('./ChipPiece.svelte'), { 'kit/chip': { number: 9, size: 80 } }),
  ...storiesOf(
    () => import('./NewVersion.svelte'),
    { 'kit/new-version': { build: { outdated: true, reload: () => Promise.resolve() } } },
    page,
  ),
  ...storiesOf(
    () => import('./Sheet.svelte'),
    {
      'kit/sheet': {
        title: 'So wird gespielt',
        open: true,
        children: words('Wer dran ist, nimmt einen Chip.'),
        foot: words('Weiter'),
      },
      'kit/sheet-wide': { title: 'Verlauf', wide: true, open: true, children: words('Lene nimmt die 7.') },
    },
    page,
  ),
]
