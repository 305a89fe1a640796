/** What the board says: its print, what a screen reader hears of it, and the keys for aiming. */
import { catalogue } from '../../lib/i18n.svelte'

export const t = catalogue({
  de: {
    target: 'ZIEL',
    'board.label': 'Spielbrett',
    'board.aim':
      'Spielbrett. Du zielst: Pfeile links und rechts drehen, hoch und runter ändern die Stärke, W, A, S, D schieben die ' +
      'Scheibe. Mit Umschalt geht es fein. Eingabe schnippt, Escape lässt locker.',
    'place.start': 'Start: {names}',
    'place.field': 'Feld {field}: {names}',
    'place.target': 'Im Ziel: {names}',
    'place.loose': '{names} liegt frei auf dem Brett',
    'place.on': '{upper} auf {lower}',

    'aim.slack': 'Die Schnur hängt locker. Scheibe {across} mm von links, {along} mm vor der Bande.',
    'aim.words': 'Richtung {way}, Stärke {strength}, {contact}.',
    'aim.straight': 'geradeaus',
    'aim.left': '{degrees}° nach links',
    'aim.right': '{degrees}° nach rechts',
    'aim.piece': 'trifft zuerst {name}',
    'aim.rail': 'trifft zuerst die Bande',
    'aim.post': 'trifft zuerst einen Pfosten',
    'aim.nothing': 'bleibt vorher liegen',

    'key.turn': '← →',
    'key.turnWhat': 'Richtung drehen',
    'key.draw': '↑ ↓',
    'key.drawWhat': 'Stärke ändern',
    'key.shift': 'W A S D',
    'key.shiftWhat': 'Scheibe verschieben (auch Alt + Pfeile)',
    'key.fine': 'Umschalt',
    'key.fineWhat': 'dazu gedrückt: ganz fein',
    'key.flick': 'Eingabe',
    'key.flickWhat': 'Schnippen',
  },
  en: {
    target: 'TARGET',
    'board.label': 'Board',
    'board.aim':
      'Board. You aim: left and right arrows turn, up and down change the strength, W, A, S, D move the disc. ' +
      'Shift makes fine steps. Enter flicks, Escape lets the cord go slack.',
    'place.start': 'Start: {names}',
    'place.field': 'Field {field}: {names}',
    'place.target': 'On the target: {names}',
    'place.loose': '{names} lies loose on the board',
    'place.on': '{upper} on {lower}',

    'aim.slack': 'The cord is slack. Disc {across} mm from the left, {along} mm before the rail.',
    'aim.words': 'Direction {way}, strength {strength}, {contact}.',
    'aim.straight': 'straight ahead',
    'aim.left': '{degrees}° to the left',
    'aim.right': '{degrees}° to the right',
    'aim.piece': 'first hits {name}',
    'aim.rail': 'first hits the rail',
    'aim.post': 'first hits a post',
    'aim.nothing': 'stops before it hits anything',

    'key.turn': '← →',
    'key.turnWhat': 'Turn the direction',
    'key.draw': '↑ ↓',
    'key.drawWhat': 'Change the strength',
    'key.shift': 'W A S D',
    'key.shiftWhat': 'Move the disc (or Alt + arrows)',
    'key.fine': 'Shift',
    'key.fineWhat': 'held with them: very fine',
    'key.flick': 'Enter',
    'key.flickWhat': 'Flick',
  },
})

/** The keys of the menu's list that only aiming has. */
export const aimKeys = (): { key: string; what: string }[] =>
  (['turn', 'draw', 'shift', 'fine', 'flick'] as const).map((name) => ({ key: t(`key.${name}`), what: t(`key.${name}What`) }))
