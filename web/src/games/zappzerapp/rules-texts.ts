/** The rules in our own words. English is typed against German, so nothing can be missing. */
import type { Lang } from '../../lib/settings.svelte'
import type { RulesPage } from '../../table/RulesPages.svelte'
import type { Section } from './sections'

type Rules = { title: string } & Record<Section, RulesPage>

const de: Rules = {
  title: 'So geht Zapp Zerapp',
  goal: {
    title: 'Worum es geht',
    text: ['Bring deine drei Lehrlinge einmal rund um den Hügel in deine Stadt. Wer das zuerst schafft, gewinnt.'],
  },
  round: {
    title: 'Eine Runde',
    text: ['Dreizehn Fässer stehen auf dem Hügel, mit 1 bis 13 Steinen darin. Von außen sind alle gleich.'],
    list: [
      'Zwei Würfel zeigen die Zauberzahl.',
      'Dann nehmen alle zugleich Fässer, schütteln und hören: eines in jeder Hand. Was nicht passt, kommt zurück an seinen Platz.',
      'Gesucht ist ein Fass mit möglichst vielen Steinen, aber nicht mehr als die Zauberzahl.',
      'Wer ein Fass vor sich abstellt, hat gewählt und fasst in dieser Runde keines mehr an.',
      'Haben alle gewählt, werden die Fässer umgedreht. Wer zu viele Steine hat, läuft nicht.',
    ],
  },
  run: {
    title: 'Laufen',
    text: [
      'Die anderen laufen, die meisten Steine zuerst: ein Lehrling, im Uhrzeigersinn, genau so viele Felder wie Steine. Wer nicht will, bleibt stehen.',
      'Der erste Schritt vom Start führt auf das eigene Eingangsfeld, der letzte nach einer ganzen Runde in die Stadt. Was dort übrig ist, verfällt.',
    ],
  },
  banish: {
    title: 'Nach Hause schicken',
    text: ['Fremde Lehrlinge auf Feldern, über die du läufst oder auf denen du landest, müssen zurück auf ihren Start. Außer:'],
    list: ['wer auf einem Feld der eigenen Farbe steht, ist sicher;', 'wer gerade vom Start losläuft, schickt niemanden heim.'],
  },
  end: {
    title: 'Ende',
    text: ['Sobald der dritte Lehrling in der Stadt ist, ist das Spiel aus. Wer in dieser Runde noch laufen wollte, läuft nicht mehr.'],
  },
  hands: {
    title: 'Mit den Händen',
    text: ['Tipp ein Fass an, um es zu nehmen, und zieh es hin und her, um es zu schütteln. Je schneller, desto lauter.'],
    list: [
      'Mit der Maus nimmt die linke Taste die freie Hand, die rechte Taste die rechte Hand.',
      'Halt „Stell ab“ gedrückt, bis das Fass steht. Danach gilt es.',
      'Unter dem Ohr-Knopf stellst du ein, wie laut es klappert und ob du es auch siehst oder spürst.',
    ],
  },
}

const en: Rules = {
  title: 'How Zapp Zerapp is played',
  goal: {
    title: 'What it is about',
    text: ['Bring your three apprentices once round the hill into your city. Whoever does so first wins.'],
  },
  round: {
    title: 'A round',
    text: ['Thirteen barrels stand on the hill, with 1 to 13 stones inside. From outside they are all alike.'],
    list: [
      'Two dice show the magic number.',
      'Then everybody takes barrels at once, shakes and listens: one in each hand. What does not suit goes back to its place.',
      'You look for a barrel with as many stones as possible, but no more than the magic number.',
      'Whoever sets a barrel down before them has chosen and touches no more barrels in this round.',
      'When everybody has chosen, the barrels are turned over. Whoever has too many stones does not run.',
    ],
  },
  run: {
    title: 'Running',
    text: [
      'The others run, the most stones first: one apprentice, clockwise, exactly as many fields as stones. Whoever does not want to stays.',
      'The first step from the start leads to the own entry field, the last one, after a whole round, into the city. What is left over there is lost.',
    ],
  },
  banish: {
    title: 'Sending home',
    text: ['Other apprentices on fields that you run over or land on must go back to their start. Except:'],
    list: ['whoever stands on a field of their own colour is safe;', 'whoever just sets off from the start sends nobody home.'],
  },
  end: {
    title: 'The end',
    text: ['As soon as a third apprentice is in the city, the game is over. Whoever was still to run in this round does not.'],
  },
  hands: {
    title: 'With your hands',
    text: ['Tap a barrel to take it, and drag it to and fro to shake it. The quicker, the louder.'],
    list: [
      'With a mouse the left button uses the free hand, the right button the right hand.',
      'Press and hold “Set down” until the barrel stands. Then it counts.',
      'Under the ear you choose how loud it rattles and whether you also see or feel it.',
    ],
  },
}

export const rulesTexts: Record<Lang, Rules> = { de, en }
