/** Everything said around the game: keys, seats, log, menu, end, connection. */
import { catalogue } from '../lib/i18n.svelte'

export const t = catalogue({
  de: {
    'keys.shelf': 'Zum Regal',
    'keys.soundOff': 'Ton ausschalten',
    'keys.soundOn': 'Ton einschalten',
    'keys.menu': 'Menü',
    'keys.rules': 'Spielregeln (Taste ?)',

    'seat.you': 'Du',
    'seat.onTurn': 'am Zug',
    'seat.next': 'gleich dran',
    'seat.away': 'nicht da',
    'seat.awayLong': '{name} ist gerade nicht verbunden',
    'seat.clock': 'Bedenkzeit',
    'bot.zufall': 'Bot, planlos',
    'bot.neuling': 'Bot, arglos',
    'bot.geselle': 'Bot, gewitzt',
    'bot.meister': 'Bot, ausgefuchst',

    'log.title': 'Was geschah',
    'log.open': 'Verlauf öffnen',
    'log.empty': 'Noch ist nichts geschehen.',
    'log.round': '{round}. Runde',
    'log.lobby': 'Vor dem Spiel',

    'menu.title': 'Menü',
    'menu.takeBack': 'Zug zurücknehmen',
    'menu.invite': 'Link zum Tisch kopieren',
    'menu.log': 'Verlauf',
    'menu.shelf': 'Zum Regal',
    'menu.shelfWhy': 'Der Tisch bleibt für dich stehen.',

    'fair.title': 'Gerechtes Glück',
    'fair.sealed':
      'Vor dem Start wurde das ganze Glück dieser Partie versiegelt. Das ist der Abdruck des Siegels. Er beweist am Ende, dass niemand daran gedreht hat.',
    'fair.opened':
      'Das Siegel ist offen: Dieser Schlüssel gehört zum Abdruck. Lade die Partie herunter, dann kannst du alles nachrechnen.',
    'fair.seal': 'Abdruck',
    'fair.key': 'Schlüssel',

    'record.download': 'Partie herunterladen',
    'rules.title': 'So wird gespielt',

    'end.rematch': 'Revanche',
    'end.toRematch': 'Zur Revanche',
    'end.again': 'Noch einmal',
    'end.shelf': 'Zum Regal',
    'end.places': 'Plätze',
    'end.place': '{place}. Platz',

    'lost.title': 'Die Verbindung ist weg.',
    'lost.next': 'Ich versuche es immer wieder. Nichts geht verloren.',
    'lost.waiting': 'Was du zuletzt getan hast, reiche ich nach, sobald es geht.',
    'lost.back': 'Die Verbindung steht wieder.',
    'gone.shelf': 'Zurück zum Regal',
    'gone.unknown': 'Diesen Tisch gibt es nicht mehr.',

    'copy.done': 'Link kopiert',
    'copy.failed': 'Das Kopieren ging nicht. Der Link steht in der Adresszeile.',
  },
  en: {
    'keys.shelf': 'To the shelf',
    'keys.soundOff': 'Turn the sound off',
    'keys.soundOn': 'Turn the sound on',
    'keys.menu': 'Menu',
    'keys.rules': 'Rules (key ?)',

    'seat.you': 'You',
    'seat.onTurn': 'to move',
    'seat.next': 'up next',
    'seat.away': 'away',
    'seat.awayLong': '{name} is not connected right now',
    'seat.clock': 'Time to think',
    'bot.zufall': 'Bot, aimless',
    'bot.neuling': 'Bot, guileless',
    'bot.geselle': 'Bot, clever',
    'bot.meister': 'Bot, cunning',

    'log.title': 'What happened',
    'log.open': 'Open the log',
    'log.empty': 'Nothing has happened yet.',
    'log.round': 'Round {round}',
    'log.lobby': 'Before the game',

    'menu.title': 'Menu',
    'menu.takeBack': 'Take the move back',
    'menu.invite': 'Copy the link to this table',
    'menu.log': 'Log',
    'menu.shelf': 'To the shelf',
    'menu.shelfWhy': 'The table stays as it is for you.',

    'fair.title': 'Fair luck',
    'fair.sealed':
      'All the luck of this game was sealed before it began. This is the imprint of the seal. In the end it proves that nobody tampered with it.',
    'fair.opened':
      'The seal is open: this key belongs to the imprint. Download the game and you can recompute everything.',
    'fair.seal': 'Imprint',
    'fair.key': 'Key',

    'record.download': 'Download the game',
    'rules.title': 'How to play',

    'end.rematch': 'Rematch',
    'end.toRematch': 'To the rematch',
    'end.again': 'Once more',
    'end.shelf': 'To the shelf',
    'end.places': 'Places',
    'end.place': 'Place {place}',

    'lost.title': 'The connection is gone.',
    'lost.next': 'I keep trying. Nothing gets lost.',
    'lost.waiting': 'What you did last will be handed in as soon as possible.',
    'lost.back': 'The connection is back.',
    'gone.shelf': 'Back to the shelf',
    'gone.unknown': 'This table is no longer there.',

    'copy.done': 'Link copied',
    'copy.failed': 'Copying did not work. The link is in the address bar.',
  },
})
