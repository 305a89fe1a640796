/** What the map says: its print, rooms and tunnels in words, its keys. */
import { catalogue } from '../../../lib/i18n.svelte'

export const t = catalogue({
  de: {
    start: 'Start',
    dungeon: 'Verlies',
    depths: 'Tiefen',
    clank: 'Klong!',
    label: 'Karte. Pfeiltasten gehen von Raum zu Raum, Eingabe wählt, Plus und Minus zoomen, Null zeigt alles.',
    zoomIn: 'Näher heran',
    zoomOut: 'Weiter weg',
    overview: 'Übersicht: tippe, wohin du sehen willst',
    foldOverview: 'Übersicht einklappen',
    unfoldOverview: 'Übersicht zeigen',
  },
  en: {
    start: 'Start',
    dungeon: 'Dungeon',
    depths: 'Depths',
    clank: 'Klong!',
    label: 'Map. Arrow keys go from room to room, Enter picks, plus and minus zoom, zero shows everything.',
    zoomIn: 'Closer',
    zoomOut: 'Further away',
    overview: 'Overview: tap where you want to look',
    foldOverview: 'Fold the overview away',
    unfoldOverview: 'Show the overview',
  },
})
