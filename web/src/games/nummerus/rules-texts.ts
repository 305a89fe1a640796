/** The rules in our own words. English is typed against German, so nothing can be missing. */
import type { Lang } from '../../lib/settings.svelte'

const de = {
  title: 'So geht Nummerus Zahlus',
  goal: {
    title: 'Worum es geht',
    text: [
      '48 Zahlenchips liegen offen auf einem Brett, das wie eine Acht aussieht. Reihum zieht ihr denselben Stern und sammelt Chips ein.',
      'Wer am Schluss die längste Kette aus aufeinanderfolgenden Zahlen besitzt, gewinnt.',
      'Nach der Anleitung beginnt, wessen Alter am nächsten an 48 liegt. An diesem Tisch entscheidet das Los, oder ihr bestimmt selbst.',
    ],
  },
  turn: {
    title: 'Dein Zug',
    text: [
      'Schieb den Stern geradeaus: waagrecht, senkrecht oder schräg. Er gleitet über leere Felder und hält auf dem ersten Chip, den er trifft.',
      'Diesen Chip nimmst du. Der Stern bleibt auf dem frei gewordenen Feld stehen, von dort geht es weiter.',
      'Leuchtende Chips sind erreichbar. Hast du einen gewählt, zeigen kleine Marken, was danach für die Nächsten offen liegt.',
    ],
    figure: 'Der Stern erreicht die 10, die 39 und die 26. Die 44 steht auf keiner seiner Linien.',
  },
  jump: {
    title: 'Springen',
    text: [
      'Liegt auf allen acht Linien kein Chip mehr, darf der Stern springen: Such dir irgendeinen Chip auf dem Brett aus.',
      'Das passiert meist erst spät, wenn das Brett schon leer wird.',
    ],
    figure: 'Von hier trifft der Stern nichts: Jeder Chip ist zu haben.',
  },
  chains: {
    title: 'Ketten',
    text: [
      'Zwei oder mehr Zahlen ohne Lücke sind eine Kette. Was zusammengehört, rückt vor dir von selbst zusammen; die längste Kette liegt im Fach.',
      'Ein Chip dazwischen verbindet zwei Ketten zu einer. Einzelne Chips zählen nichts.',
    ],
    figure: 'Mit der 21 werden aus 19-20 und 22-23 auf einen Schlag fünf.',
  },
  tie: {
    title: 'Gleichstand',
    text: [
      'Haben mehrere eine gleich lange längste Kette, vergleichen nur sie ihre zweitlängste, dann die drittlängste und so fort.',
      'Wer irgendwann keine Kette mehr hat, wo die anderen noch eine haben, verliert den Vergleich.',
    ],
    figure: 'Erste Kette: vier gegen vier. Zweite Kette: drei gegen zwei, das entscheidet.',
  },
  tournament: {
    title: 'Turnier',
    text: [
      'Im Turnier bringt jede Kette Punkte, nicht nur die längste, und lange Ketten bringen weit mehr. Gespielt werden mehrere Runden; die höchste Summe gewinnt.',
      'Jede Runde beginnt der nächste Platz.',
    ],
    figure: 'Länge der Kette und ihre Punkte; darüber geht es genauso weiter.',
    length: 'Chips',
  },
  swap: {
    title: 'Tauschchips',
    text: [
      'Zu zweit und zu dritt hat jeder zwei Tauschchips, zu viert einen. Nach deinem Zug darfst du einen davon ausgeben.',
      'Du gibst einen beliebigen eigenen Chip her und bekommst dafür einen fremden, der bei seinem Besitzer in keiner Kette liegt. Der Tauschchip ist damit verbraucht.',
    ],
    figure: 'Die 31 liegt lose, sie ist zu haben. Die 41 und die 42 halten zusammen.',
  },
  solitaire: {
    title: 'Solitär',
    text: [
      'Hier ist schon ein einzelner Chip eine Kette. Was an ein Ende passt, muss angelegt werden; was nirgends passt, fängt eine neue Kette an.',
      'Passt ein Chip zwischen zwei Ketten, entscheidest du, an welche er kommt. Die beiden bleiben für immer getrennt.',
      'Zum Schluss verschwinden alle Ketten ab sechs Chips. Jede andere kostet einen Minuspunkt, auch ein einzelner Chip. Zwei sind ordentlich, einer ist stark, keiner ist meisterhaft.',
      'Allein darfst du Züge zurücknehmen. Die Auslage des Tages ist für alle dieselbe.',
    ],
    figure: 'Die 18 passt an die 17 und an die 19. An welche, bestimmst du.',
  },
  readings: {
    title: 'So lesen wir die Regel',
    text: [
      'Wo die Anleitung etwas offen lässt, halten wir es so:',
    ],
    list: [
      'Über die Lücken neben der Acht zieht der Stern nicht hinweg.',
      'Beim Vergleich der Ketten zählt eine fehlende als null. Ist alles gleich, teilt ihr euch den ersten Platz.',
      'Auch bei gleicher Summe im Turnier und bei gleich vielen Minuspunkten teilt ihr euch den Platz.',
      'Im Turnier wählt ihr, wie viele Runden ihr spielt. Wer beginnt, rückt jede Runde um einen Platz weiter.',
      'Tauschchips werden in jeder Runde eines Turniers neu ausgeteilt. Allein und im Solitär gibt es keine.',
      'Getauscht wird höchstens einmal pro Zug. Auch nach dem allerletzten Chip darfst du noch tauschen.',
      'Hergeben darfst du jeden eigenen Chip, auch den eben genommenen oder einen aus einer Kette.',
      'Ob ein fremder Chip einzeln liegt, entscheidet sich vor dem Tausch. Ist keiner zu haben, wirst du nicht gefragt.',
      'Im Solitär muss ein Chip angelegt werden, wenn er irgendwo passt.',
      'Solitär geht auch zu zweit bis viert: Jeder baut eigene Ketten, die wenigsten Minuspunkte gewinnen.',
    ],
  },
}

const en: typeof de = {
  title: 'How Nummerus Zahlus works',
  goal: {
    title: 'What it is about',
    text: [
      '48 number chips lie face up on a board shaped like an eight. In turn you move one and the same star and collect chips.',
      'Whoever ends up with the longest chain of consecutive numbers wins.',
      'By the printed rules the player whose age is nearest to 48 begins. At this table the lot decides, or you do.',
    ],
  },
  turn: {
    title: 'Your turn',
    text: [
      'Slide the star straight ahead: along a row, a column or a diagonal. It glides over empty fields and stops at the first chip it meets.',
      'You take that chip. The star stays on the field it freed, and goes on from there.',
      'Glowing chips are within reach. Once you have picked one, small marks show what it leaves open for the next player.',
    ],
    figure: 'The star reaches 10, 39 and 26. The 44 is on none of its lines.',
  },
  jump: {
    title: 'Jumping',
    text: [
      'If no chip is left on any of the eight lines, the star may jump: choose any chip on the board.',
      'This mostly happens late, when the board is getting empty.',
    ],
    figure: 'From here the star meets nothing: every chip can be had.',
  },
  chains: {
    title: 'Chains',
    text: [
      'Two or more numbers without a gap are a chain. What belongs together moves together in front of you; the longest chain lies in the tray.',
      'A chip in between joins two chains into one. Single chips count nothing.',
    ],
    figure: 'The 21 turns 19-20 and 22-23 into five at one stroke.',
  },
  tie: {
    title: 'Ties',
    text: [
      'If several players share the longest chain, only they compare their second longest, then the third and so on.',
      'Whoever has no chain left where the others still have one loses the comparison.',
    ],
    figure: 'First chain: four against four. Second chain: three against two, that decides.',
  },
  tournament: {
    title: 'Tournament',
    text: [
      'In a tournament every chain scores, not just the longest, and long chains score far more. You play several rounds; the highest total wins.',
      'The next seat begins each new round.',
    ],
    figure: 'Length of a chain and its points; it goes on like this above.',
    length: 'Chips',
  },
  swap: {
    title: 'Swap chips',
    text: [
      'With two or three players everybody has two swap chips, with four players one. After your move you may spend one.',
      'You give away any chip of yours and get a chip that is in no chain of its owner. The swap chip is then used up.',
    ],
    figure: 'The 31 lies loose, it can be had. 41 and 42 hold together.',
  },
  solitaire: {
    title: 'Solitaire',
    text: [
      'Here a single chip already is a chain. What fits an end must be added; what fits nowhere starts a new chain.',
      'If a chip fits between two chains, you decide which one it joins. The two stay apart for good.',
      'In the end all chains of six or more vanish. Every other one costs a minus point, single chips too. Two are decent, one is strong, none is masterly.',
      'Alone you may take moves back. The layout of the day is the same for everybody.',
    ],
    figure: 'The 18 fits the 17 and the 19. Which one is up to you.',
  },
  readings: {
    title: 'How we read the rules',
    text: [
      'Where the printed rules leave something open, we play it like this:',
    ],
    list: [
      'The star does not cross the gaps beside the eight.',
      'When chains are compared, a missing one counts as zero. If everything is equal, you share first place.',
      'You also share a place with equal tournament totals and with equally many minus points.',
      'In a tournament you choose how many rounds you play. Who begins moves on by one seat each round.',
      'Swap chips are handed out anew in every round of a tournament. Alone and in Solitaire there are none.',
      'There is at most one swap a turn. Even after the very last chip you may still swap.',
      'You may give away any chip of yours, also the one just taken or one of a chain.',
      'Whether a chip of the others is single is judged before the swap. If none can be had, you are not asked.',
      'In Solitaire a chip must be added wherever it fits.',
      'Solitaire also works with two to four: everybody builds chains of their own, fewest minus points win.',
    ],
  },
}

export const rulesTexts: Record<Lang, typeof de> = { de, en }
