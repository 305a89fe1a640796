/** The primitives, one by one. */
import { story, words, type Story } from '../stories/story'

const LIGHTS = [
  { value: 'evening', label: 'Abend' },
  { value: 'day', label: 'Tag' },
  { value: 'auto', label: 'Wie das Gerät', disabled: true },
]

export const stories: Story[] = [
  story(
    'kit/button',
    () => import('./Button.svelte'),
    () => ({ children: words('Nehmen') }),
  ),
  story(
    'kit/button-go',
    () => import('./Button.svelte'),
    () => ({ look: 'go' as const, children: words('Spiel beginnen') }),
  ),
  story(
    'kit/button-dark',
    () => import('./Button.svelte'),
    () => ({ look: 'dark' as const, wide: true, children: words('Weiter') }),
  ),
  story(
    'kit/button-disabled',
    () => import('./Button.svelte'),
    () => ({ disabled: true, children: words('Nehmen') }),
  ),
  story(
    'kit/key',
    () => import('./Key.svelte'),
    () => ({ label: 'Spielregeln' }),
  ),
  story(
    'kit/segmented',
    () => import('./Segmented.svelte'),
    () => ({ label: 'Licht', options: LIGHTS, value: 'day' }),
  ),
  story(
    'kit/slider',
    () => import('./Slider.svelte'),
    () => ({ label: 'Ton', value: 0.4 }),
  ),
  story(
    'kit/stepper',
    () => import('./Stepper.svelte'),
    () => ({ label: 'Runden', value: 3, least: 1, most: 12 }),
  ),
  story(
    'kit/stepper-at-the-end',
    () => import('./Stepper.svelte'),
    () => ({ label: 'Runden', value: 12, least: 1, most: 12 }),
  ),
  story(
    'kit/switch',
    () => import('./Switch.svelte'),
    () => ({ label: 'Ruhig', checked: true }),
  ),
  story(
    'kit/switch-line',
    () => import('./SwitchLine.svelte'),
    () => ({ label: 'Ruhig', why: 'Ohne Bewegung liegt alles gleich da.', checked: false }),
  ),
  story(
    'kit/notice',
    () => import('./Notice.svelte'),
    () => ({ alert: true, children: words('Das ließ sich nicht laden.') }),
  ),
  story(
    'kit/code-tiles',
    () => import('./CodeTiles.svelte'),
    () => ({ code: 'ABC234' }),
  ),
  story(
    'kit/seat-token',
    () => import('./SeatToken.svelte'),
    () => ({ token: 4, size: 60 }),
  ),
  story(
    'kit/chip',
    () => import('./ChipPiece.svelte'),
    () => ({ number: 9, size: 80 }),
  ),
  story(
    'kit/new-version',
    () => import('./NewVersion.svelte'),
    () => ({ build: { outdated: true, reload: () => Promise.resolve() } }),
    { isPage: true },
  ),
  story(
    'kit/sheet',
    () => import('./Sheet.svelte'),
    () => ({
      title: 'So wird gespielt',
      open: true,
      children: words('Wer dran ist, nimmt einen Chip.'),
      foot: words('Weiter'),
    }),
    { isPage: true },
  ),
  story(
    'kit/sheet-wide',
    () => import('./Sheet.svelte'),
    () => ({ title: 'Verlauf', wide: true, open: true, children: words('Lene nimmt die 7.') }),
    { isPage: true },
  ),
]
