import { catalogue } from '../../../lib/i18n.svelte'

/** What the guide says. */
export const t = catalogue({
  de: {
    title: 'Deine erste Runde',
    next: 'Weiter',
    gotIt: 'Alles klar',
    close: 'Ohne Erklärung weiterspielen',
    again: 'So geht es Runde für Runde weiter. Wen du überholst, muss zurück zum Start. Mehr steht unter „?“.',
    explain: 'Erste Runde erklären',
    take: 'Alle suchen zugleich ein Fass mit höchstens {magic} Steinen, möglichst vielen davon. Nimm dir eines vom Hügel!',
    shake: 'Schüttle es: Zieh es in der Hand hin und her, oder halte die Leertaste. Und hör gut hin.',
    shakeByHand: 'Schüttle es: Zieh es in der Hand hin und her. Und hör gut hin.',
    shakePhone: 'Zieh es in der Hand hin und her, und hör gut hin. Lieber das Handy schütteln? Tipp oben aufs Ohr.',
    compare: 'Einzelne Schläge: wenige Steine, dicht an dicht: viele. Nimm eines in die andere Hand und vergleiche.',
    choose: 'Passt eines nicht, stell es zurück und nimm ein anderes. Zufrieden? Dann halte „Stell ab“ gedrückt. Das gilt!',
    wait: 'Haben alle gewählt, werden die Fässer umgedreht. Wer höchstens {magic} Steine hat, darf laufen, die meisten zuerst.',
    tooMany: 'Zu viele Steine, diesmal läufst du nicht. In der nächsten Runde klappt es.',
    run: 'Jetzt läuft einer deiner Lehrlinge so viele Felder, wie Steine im Fass waren. Tipp ihn an, dann „Lauf!“.',
  },
  en: {
    title: 'Your first round',
    next: 'Next',
    gotIt: 'Got it',
    close: 'Play on without explanation',
    again: 'So it goes on, round after round. Whomever you pass has to go back to the start. There is more under “?”.',
    explain: 'Explain the first round',
    take: 'Everybody looks at once for a barrel with at most {magic} stones, and as many of them as possible. Take one from the hill!',
    shake: 'Shake it: drag it to and fro in your hand, or hold the space bar. And listen well.',
    shakeByHand: 'Shake it: drag it to and fro in your hand. And listen well.',
    shakePhone: 'Drag it to and fro in your hand, and listen well. Rather shake the phone? Tap the ear above.',
    compare: 'Single strikes: few stones, strike upon strike: many. Take one in the other hand and compare.',
    choose: 'If one does not fit, put it back and take another. Content? Then press and hold “Set down”. That counts!',
    wait: 'When everybody has chosen, the barrels are turned over. Whoever has at most {magic} stones may run, the most first.',
    tooMany: 'Too many stones, this time you do not run. It will work out in the next round.',
    run: 'Now one of your apprentices runs as many fields as there were stones in the barrel. Tap it, then “Run!”.',
  },
})
