/** The rules in our own words. English is typed against German, so nothing can be missing. */
import type { Lang } from '../../lib/settings.svelte'

const de = {
  title: 'So geht Sechserreihe',
  goal: {
    title: 'Worum es geht',
    text: [
      'Auf dem Brett liegen schwarze Steine, und alle gehören allen. Wer sechs davon in eine Reihe bringt, bekommt eine Münze.',
      'Eine Reihe ist eine ganze Zeile, eine ganze Spalte oder eine der beiden langen Diagonalen. Wer zuerst genug Münzen hat, gewinnt. Also pass auf, dass du niemandem etwas vorbereitest.',
    ],
  },
  start: {
    title: 'Der Anfang',
    text: ['Wer beginnt, legt nur zwei Steine, auf zwei beliebige Felder. Danach geht es im Uhrzeigersinn reihum.'],
    scenes: ['Noch ist das Brett leer.', 'Zwei Steine, wo immer du willst. Mehr geschieht im ersten Zug nicht.'],
  },
  slide: {
    title: 'Erst schieben',
    text: [
      'Jeder Zug hat zwei Teile, und beide müssen sein. Zuerst schiebst du einen Stein, egal welchen: in seiner Zeile oder Spalte, so weit du willst. Springen darf er nicht.',
    ],
    scenes: [
      'Such dir irgendeinen Stein aus.',
      'Der auf c3 kann in alle vier Richtungen. Nur nach f3 kommt er nicht: Auf e3 liegt einer im Weg.',
      'Hier gleitet er nach links bis a3.',
    ],
  },
  place: {
    title: 'Dann legen',
    text: [
      'Danach legst du einen Stein aus dem Vorrat in dieselbe Zeile oder Spalte, in der du geschoben hast. Jedes leere Feld darf es sein, nur nicht das, von dem der Stein kam.',
      'Schieben darfst du nur so, dass dafür noch ein Feld übrig ist.',
    ],
    scenes: [
      'Geschoben wurde in Zeile 3, also wird in Zeile 3 gelegt. Nur c3 ist gesperrt: Von dort kam der Stein.',
      'Der neue Stein darf auch hinter einem anderen liegen, hier auf f3.',
    ],
  },
  lines: {
    title: 'Volle Reihen',
    text: [
      'Erst wenn beide Teile getan sind, wird geschaut: Jede volle Reihe bringt dir eine Münze, und ihre sechs Steine wandern zurück in den Vorrat.',
    ],
    scenes: [
      'In der Spalte e fehlt nur noch e3.',
      'Du schiebst b3 nach c3. Damit darfst du in Zeile 3 legen.',
      'Ein Stein auf e3, und die Spalte ist voll.',
      'Ihre Steine gehen vom Brett, du bekommst die Münze.',
    ],
  },
  several: {
    title: 'Mehrere auf einmal',
    text: ['Macht ein Zug mehrere Reihen voll, bekommst du für jede eine Münze. Alle ihre Steine gehen vom Brett.'],
    scenes: [
      'e5 fehlt der Spalte e und auch der Diagonale von a1 nach f6.',
      'Du schiebst b5 nach c5 …',
      '… und legst auf e5: zwei Reihen mit einem Stein.',
      'Das sind zwei Münzen. Vier Steine bleiben liegen.',
    ],
  },
  used: {
    title: 'Die eigene Reihe wird nie voll',
    text: [
      'Die Zeile oder Spalte, in der du schiebst und legst, wird in diesem Zug nie selbst voll: Wo der Stein herkam, bleibt ein Loch. Münzen bringen nur Reihen, die sie kreuzen.',
    ],
    scenes: [
      'In Zeile 3 fehlen zwei Steine.',
      'Du schiebst d3 nach f3. Legen kannst du dann nur auf e3.',
      'Fünf liegen da, und d3 ist leer.',
    ],
  },
  stuck: {
    title: 'Wenn sich nichts schieben lässt',
    text: ['Das kommt nur in zwei Lagen vor:'],
    list: [
      'Das Brett ist leer, weil mehrere Reihen auf einmal voll waren. Dann legst du zwei Steine wie am Anfang.',
      'Es liegen 25 Steine, und genau eine Zeile und eine Spalte sind leer. Dann legst du nur einen Stein, auf irgendein leeres Feld.',
    ],
    scenes: [
      'Zeile 4 und Spalte e sind leer, alles andere ist voll.',
      'Nichts lässt sich schieben. Jedes leere Feld steht dir offen.',
      'Ein Stein auf e2 macht Zeile 2 voll.',
      'Auch so bekommst du die Münze.',
    ],
  },
  winning: {
    title: 'Gewinnen',
    text: [
      'Zu zweit gewinnt, wer zuerst drei Münzen hat. Zu dritt und zu viert genügen zwei.',
      'Die 30 Steine reichen immer: Liegen 29 auf dem Brett, macht jeder Zug eine Reihe voll.',
    ],
    two: 'Zu zweit: drei Münzen',
    more: 'Zu dritt und zu viert: zwei',
  },
  alone: {
    title: 'Allein',
    text: [
      'Bring alle 30 Steine aufs Brett, ohne dass je eine Reihe voll wird. Zwei liegen am Anfang, dann ziehst du wie sonst. Münzen gibt es keine.',
      'Nur der dreißigste Stein ist frei: Du schiebst noch einmal, darfst ihn dann aber auf jedes leere Feld legen.',
      'Wird eine Reihe voll, ist der Versuch vorbei, und es zählen die Steine, die vorher lagen. Zurücknehmen und neu anfangen darfst du, sooft du willst.',
      'Das Licht verrät dir, ob es noch zu schaffen ist, und ein Tipp zeigt einen Zug, der hinführt.',
    ],
    scenes: [
      '29 Steine liegen. Auf dem gewöhnlichen Weg würde jetzt jeder Zug eine Reihe voll machen.',
      'Du schiebst b4 nach b3. Für den letzten Stein stehen alle leeren Felder offen.',
      'e4 ist richtig: 30 Steine, und jede Zeile, jede Spalte und beide Diagonalen haben eine Lücke.',
    ],
  },
  notation: {
    title: 'Züge aufschreiben',
    text: ['Die Spalten heißen von links a bis f, die Zeilen von oben 1 bis 6. So schreibt man Züge:'],
    list: [
      'c3-c5 +c1: Der Stein von c3 gleitet nach c5, der neue kommt auf c1.',
      '+c3 +d4: zwei Steine auf das leere Brett.',
      '+c1: ein Stein, wenn sich nichts schieben lässt.',
    ],
    figure: 'c3-c5 +c1',
  },
  readings: {
    title: 'So lesen wir die Regel',
    text: ['Wo die Anleitung etwas offen lässt, halten wir es so:'],
    list: [
      'Ein Stein gleitet so weit, wie du willst, solange die Felder leer sind.',
      'Ob Reihen voll sind, wird erst nach dem Legen geschaut, nicht schon nach dem Schieben.',
      'Mehrere volle Reihen auf einmal bringen je eine Münze, und alle ihre Steine gehen.',
      'Ist das Brett leer, legt, wer dran ist, zwei Steine wie am Anfang.',
      'Liegen 25 Steine so, dass sich keiner schieben lässt, wird ein Stein frei gelegt.',
      'Allein vor dem dreißigsten Stein darfst du jeden Stein schieben, der sich bewegen kann, und auf jedes leere Feld legen, auch auf das eben verlassene.',
      'Allein gibt es keine Münzen, und nichts verschwindet: Eine volle Reihe beendet den Versuch.',
      'Allein zählen die Steine, die ohne volle Reihe liegen.',
      'Die beiden Regeln für den Fall, dass sich nichts schieben lässt, gelten auch allein.',
      'Wer beginnt, bestimmt das Los oder ihr selbst.',
      'Führen zwei Züge zur selben Stellung, sind es trotzdem zwei Züge.',
    ],
  },
}

const en: typeof de = {
  title: 'How Sechserreihe works',
  goal: {
    title: 'What it is about',
    text: [
      'Black stones lie on the board, and all of them belong to everybody. Bring six of them into a line and you get a coin.',
      'A line is a whole row, a whole column or one of the two long diagonals. Whoever has enough coins first wins. So take care not to set anything up for somebody else.',
    ],
  },
  start: {
    title: 'The start',
    text: ['Whoever begins only places two stones, on any two fields. Then it goes round clockwise.'],
    scenes: ['The board is still empty.', 'Two stones, wherever you like. Nothing else happens in the first turn.'],
  },
  slide: {
    title: 'First slide',
    text: [
      'Every turn has two parts, and you must do both. First you slide a stone, no matter which: along its row or column, as far as you like. It may not jump.',
    ],
    scenes: [
      'Choose any stone.',
      'The one on c3 can go in all four directions. Only f3 is out of reach: a stone on e3 is in the way.',
      'Here it slides to the left, up to a3.',
    ],
  },
  place: {
    title: 'Then place',
    text: [
      'Then you place a stone from the supply in the same row or column you have just used. Any empty field will do, except the one the stone came from.',
      'You may only slide so that a field for this is left.',
    ],
    scenes: [
      'The slide was in row 3, so you place in row 3. Only c3 is barred: that is where the stone came from.',
      'The new stone may also lie behind another one, here on f3.',
    ],
  },
  lines: {
    title: 'Full lines',
    text: [
      'Only when both parts are done do you look: every full line gives you a coin, and its six stones go back to the supply.',
    ],
    scenes: [
      'Column e only lacks e3.',
      'You slide b3 to c3. Now you may place in row 3.',
      'A stone on e3, and the column is full.',
      'Its stones leave the board, and the coin is yours.',
    ],
  },
  several: {
    title: 'Several at once',
    text: ['If a turn fills several lines, you get a coin for each. All their stones leave the board.'],
    scenes: [
      'Column e lacks e5, and so does the diagonal from a1 to f6.',
      'You slide b5 to c5 …',
      '… and place on e5: two lines with one stone.',
      'That makes two coins. Four stones stay.',
    ],
  },
  used: {
    title: 'Your own line never gets full',
    text: [
      'The row or column in which you slide and place never gets full in that turn: the field the stone came from stays empty. Coins come only from lines that cross it.',
    ],
    scenes: [
      'Row 3 lacks two stones.',
      'You slide d3 to f3. Then e3 is the only place left.',
      'Five lie there, and d3 is empty.',
    ],
  },
  stuck: {
    title: 'When nothing can slide',
    text: ['This happens in two situations only:'],
    list: [
      'The board is empty because several lines were full at once. Then you place two stones as at the start.',
      'There are 25 stones, and exactly one row and one column are empty. Then you place just one stone, on any empty field.',
    ],
    scenes: [
      'Row 4 and column e are empty, everything else is full.',
      'Nothing can slide. Every empty field is open to you.',
      'A stone on e2 fills row 2.',
      'This earns you the coin as well.',
    ],
  },
  winning: {
    title: 'Winning',
    text: [
      'With two players the first to have three coins wins. With three or four, two coins are enough.',
      'The 30 stones always suffice: when 29 lie on the board, every turn fills a line.',
    ],
    two: 'Two players: three coins',
    more: 'Three or four: two',
  },
  alone: {
    title: 'Alone',
    text: [
      'Bring all 30 stones onto the board without ever filling a line. Two lie there at the start, then you take turns as usual. There are no coins.',
      'Only the thirtieth stone is free: you still slide, but then you may place it on any empty field.',
      'A full line ends the attempt, and the stones that lay there before count. You may take back and start over as often as you like.',
      'The light tells you whether it can still be done, and a hint shows a turn that leads there.',
    ],
    scenes: [
      '29 stones lie there. In the ordinary way every turn would fill a line now.',
      'You slide b4 to b3. All empty fields are open to the last stone.',
      'e4 is right: 30 stones, and every row, every column and both diagonals have a gap.',
    ],
  },
  notation: {
    title: 'Writing turns down',
    text: ['Columns are called a to f from the left, rows 1 to 6 from the top. This is how turns are written:'],
    list: [
      'c3-c5 +c1: the stone on c3 slides to c5, the new one goes to c1.',
      '+c3 +d4: two stones on the empty board.',
      '+c1: one stone, when nothing can slide.',
    ],
    figure: 'c3-c5 +c1',
  },
  readings: {
    title: 'How we read the rules',
    text: ['Where the printed rules leave something open, we play it like this:'],
    list: [
      'A stone slides as far as you like, as long as the fields are empty.',
      'Whether lines are full is judged after placing, not already after sliding.',
      'Several full lines at once give a coin each, and all their stones go.',
      'If the board is empty, whoever is on turn places two stones as at the start.',
      'If 25 stones lie so that none can slide, one stone is placed freely.',
      'Alone, before the thirtieth stone, you may slide any stone that can move and place on any empty field, even the one just left.',
      'Alone there are no coins, and nothing is removed: a full line ends the attempt.',
      'Alone, the stones that lie without a full line count.',
      'Both rules for when nothing can slide hold for whoever plays alone, too.',
      'Who begins is drawn by lot or decided by you.',
      'If two turns lead to the same position, they are still two turns.',
    ],
  },
}

export const rulesTexts: Record<Lang, typeof de> = { de, en }
