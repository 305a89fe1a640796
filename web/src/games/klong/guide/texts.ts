import { catalogue } from '../../../lib/i18n.svelte'

/** What the guide says. */
export const t = catalogue({
  de: {
    title: 'Dein erster Zug',
    next: 'Weiter',
    gotIt: 'Alles klar',
    know: 'Ich kenne Klong!',
    again: 'Ersten Zug erklären',
    hand: 'Das ist deine Hand. Spiele alle Karten: Tippe sie an, oder nimm „Rest ausspielen“. Sie geben dir Talent, Schwerter und Stiefel.',
    question: 'Hier musst du dich entscheiden. Was leuchtet, kannst du antippen.',
    buy: 'Mit Talent kaufst du Karten. Was du dir leisten kannst, leuchtet. Gekauftes kommt auf deine Ablage, und beim nächsten Mischen gehört es zu deinem Stapel.',
    fight: 'Schwerter besiegen Monster: die roten Karten und den Goblin im Vorrat. Die Belohnung bekommst du sofort.',
    walk: 'Stiefel tragen dich durch die Tunnel. Räume, die du erreichst, leuchten, mit dem Preis daran. Du brauchst ein Artefakt, und dann musst du wieder heraus.',
    end: 'Mehr geht gerade nicht, oder du willst nicht mehr? Dann beende den Zug. Übriges Talent, Schwerter und Stiefel sind weg, Gold bleibt.',
    dragon: 'Jetzt wird die Verliesreihe aufgefüllt. Trägt eine neue Karte das Drachensiegel, greift der Drache an und zieht Würfel. Deine Farbe kostet dich Herzen: Also sei leise, und komm rechtzeitig zurück. Tippe auf jedes Zeichen, das du nicht kennst.',
  },
  en: {
    title: 'Your first turn',
    next: 'Next',
    gotIt: 'Got it',
    know: 'I know Klong!',
    again: 'Explain the first turn',
    hand: 'This is your hand. Play all cards: tap them, or use “Play the rest”. They give you skill, swords and boots.',
    question: 'Here you have to decide. What glows can be tapped.',
    buy: 'With skill you buy cards. What you can afford glows. It goes to your discard pile, and after the next shuffle it is part of your deck.',
    fight: 'Swords defeat monsters: the red cards and the goblin in the reserve. You get the reward at once.',
    walk: 'Boots carry you through the tunnels. Rooms you can reach glow and show their price. You need an artifact, and then you have to get out again.',
    end: 'Nothing more to do, or enough for now? Then end your turn. Skill, swords and boots left over are gone, gold stays.',
    dragon: 'Now the dungeon row is refilled. If a new card bears the dragon seal, the dragon attacks and cubes are drawn. Your colour costs you hearts: so be quiet, and get back in time. Tap any symbol you do not know.',
  },
})
