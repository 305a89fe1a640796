/** The rules in our own words, in English; typed against German, so nothing can be missing. */
import type { de } from './texts-de'

export const en: typeof de = {
  title: 'How Zapp Zerapp works',
  goal: {
    title: 'What it is about',
    text: [
      'Your sorcerer’s apprentices want to go home. How far they run is inside a barrel, and how many stones are in it you can only hear: shake, listen, grab.',
      'A full barrel is good, but not too full. Whoever has all three apprentices in their city first wins.',
    ],
  },
  material: {
    title: 'What lies on the table',
    text: ['A hill in the middle, and round it a ring of 24 fields that everybody runs clockwise.'],
    list: [
      '13 barrels with 1, 2, 3 up to 13 stones. From outside they are all alike.',
      'Three apprentices, a start and a city for everybody.',
      'Five fields of your colour, opposite your start: you are safe there.',
      'Four white fields with towers. The towers only stand there.',
      'Two dice for the magic number.',
    ],
    figure: 'You sit at the bottom. The white arrowhead shows where your apprentices come onto the ring.',
  },
  round: {
    title: 'A round',
    text: ['Everybody plays at once, and every round goes like this:'],
    list: [
      'Somebody throws the dice. The sum is the magic number: so many stones at most.',
      'The table counts down. On “Zapp!” everybody grabs at once, and nobody before.',
      'Everybody shakes barrels and listens. Each sets one down.',
      'All barrels are turned over. Whoever has more stones than the magic number allows does not run.',
      'The others run, the highest number first.',
      'The barrels go back and are mixed. The next player clockwise throws.',
    ],
  },
  listen: {
    title: 'Shake and choose',
    text: [
      'You have two hands, so two barrels at most. You may put them back and take others as often as you like. What somebody holds or has set down nobody else can take.',
      'When you set a barrel down before you, it counts. The other one goes back, and you touch no more until the next round.',
    ],
    scenes: [
      '4 and 5 are thrown: wanted are 9 stones at most, and as many of them as possible.',
      'On the left it rattles thinly, single strikes can be heard. Those are few stones.',
      'On the right it rattles without a gap. Those are many, perhaps too many.',
      'So back with it. The barrel stands where it stood, and anybody may take it.',
      'Another one: more than on the left, less than just now. That is it!',
      'Set down. The other one goes back, and now you wait.',
    ],
  },
  controls: {
    title: 'How to shake here',
    text: ['Take a barrel and move it to and fro. It rattles as long as you shake: quicker is harder.'],
    list: [
      'Mouse: grab a barrel and drag. The right button takes it with the right hand.',
      'Fingers: tap a barrel, then drag it to and fro in your hand. Two thumbs shake two barrels.',
      'Keyboard: arrows go from barrel to barrel, A and D take it with the left or right hand, Q and E shake, harder with Shift. Z and C put back, 1 and 2 set down.',
      'Phone: under “Hear, see, feel” you can switch on shaking the device itself. Where the browser cannot do that, a finger can.',
      'Setting down: press and hold “Set down”, or tap it twice, so that it happens to nobody by mistake.',
    ],
  },
  reveal: {
    title: 'Turning over',
    text: ['When everybody has chosen, all barrels are turned over together. No two numbers are the same: there is one barrel of each.'],
    scenes: [
      'The magic number is 9, and everybody has a barrel before them.',
      'Turned over: 7, 12, 4 and 9 stones.',
      '12 are too many, orange does not run. First runs the 9, then the 7, then the 4.',
    ],
  },
  run: {
    title: 'Running',
    text: [
      'One of your apprentices runs clockwise exactly as many fields as there were stones in the barrel. You decide which one. You may also stay put.',
      'After a whole lap round the ring comes the city. What is left over then is forfeited. Any number may share a field.',
    ],
    scenes: [
      'You have the 9. Each of your three apprentices could run.',
      'From the start, the field with the white arrowhead counts as the first.',
      'Or this one: exactly nine fields on.',
      'Or the foremost: it needs only six into the city. The rest is forfeited.',
    ],
  },
  banish: {
    title: 'Banishing',
    text: ['Whomever your apprentice passes or meets on its last field must go back to the start. This is only for the others’ apprentices, never for your own.'],
    scenes: [
      'You run six fields. Orange stands on the way, green at its end.',
      'Passed and caught up with …',
      '… both must go back to their start. Green on the field you came from stays.',
    ],
  },
  safe: {
    title: 'Two exceptions',
    text: ['On fields of their own colour everybody is safe.', 'And whoever sets out from the start banishes nobody in that move.'],
    scenes: [
      'Pink stands on a pink field.',
      'You run past, and pink stays.',
      'Another time your apprentice comes from the start. Orange and green are in the way.',
      'Nobody has to go. On the last field there are two of you.',
    ],
  },
  end: {
    title: 'The end',
    text: [
      'When your third apprentice enters the city, you have won at once. Whoever could still have run in this round does not.',
      'The others are ranked by how many apprentices they have in the city, and then by how far they have come.',
    ],
  },
  hearing: {
    title: 'Learning to hear',
    text: [
      'With one, two or three stones you can count single strikes. Above that, density helps: how many gaps are left?',
      'Shake longer and harder. No two rattles are alike, even of the same barrel: sometimes the stones mix well, sometimes less.',
      'Compare two barrels, one in each hand. Which is more is easier to hear than how many it is.',
    ],
  },
  hard: {
    title: 'How hard it is',
    text: [
      'There are two numbers to choose from, which one is it? So often out of 100 a trained ear is right. Ours is a program that gets nothing but the sound. Guessing would be right 50 times.',
    ],
    tables: {
      stones: 'After two seconds: so many stones, or more?',
      corner: 'Stones',
      more: ['one more', 'two more', 'three more'],
      seconds: 'Longer shaking helps: 2 or 4 stones, 4 or 6 …',
      time: 'Seconds',
    },
  },
  signs: {
    title: 'Seeing and feeling',
    text: [
      'Whoever cannot or does not want to hear plays with the same prospects: a strip shows how loud it rattles, and the phone vibrates with it. Both are made from the very sound that is heard and tell no more.',
      'A table can switch this off before the game; then everybody only listens. At the table, volume, strip and vibration are under “Hear, see, feel”.',
    ],
  },
  sound: {
    title: 'Where the rattle comes from',
    text: [
      'The server really shakes: every stone strikes the wall on its own, more often when shaken harder. Every strike lets wood and metal ring, with a little room around it.',
    ],
    list: [
      'Every piece of rattling is new. A recording does not help to recognise a barrel.',
      'Each is equally long, equally large and equally much work, whether there is one stone in the barrel or thirteen. Nothing around it tells anything.',
    ],
  },
  fair: {
    title: 'Fair',
    text: ['Nobody learns a number before everybody has chosen: no player, no bot, no spectator, no browser.'],
    list: [
      'After every round the barrels are mixed anew. Where a barrel stands does not tell which one it was. Only within the round you may remember what you put back.',
      'The signal comes for everybody in the same instant, by the clock of the table. No grab counts before it, not even that of a bot.',
      'If two reach for one barrel in the same instant, exactly one gets it, and the other is told at once.',
      'Dice and mixing come from sealed luck that you can check after the game.',
    ],
  },
  time: {
    title: 'Time, and who is missing',
    text: ['Without a clock everybody has as much time as they need. With one you have 60 or 30 seconds.'],
    list: [
      'Time runs for all together, and only from the signal on. Grabbing gives no new time.',
      'Whoever has set nothing down by then does not run in this round.',
      'If somebody is gone, you wait for 60 seconds, or as long as you chose before the game. Then it goes on without them.',
    ],
  },
  turns: {
    title: 'At one screen',
    text: [
      'If several share a screen, they listen one after the other, beginning with whoever threw the dice. Everybody has the same time, and it runs only once they press “I am ready”. No signal is needed there. The others do not listen.',
      'What somebody set down before you has been snatched from you. That is why somebody else begins every round.',
    ],
  },
  bots: {
    title: 'Bots really listen',
    text: [
      'A bot has to take a barrel and shake it, too. It gets the same sound as you, in the same time, and estimates from that. It does not see the number.',
      'A beginner hears dully and has no patience. A master hears finely, compares, and knows when further search does not pay.',
    ],
  },
  questions: {
    title: 'Questions and answers',
    text: [],
    list: [
      'Is the 13 any good? Never. Nobody can throw more than 12, so it is always too many.',
      'And with a 2? Then only the barrels with one and with two stones will do.',
      'Everybody has too many stones? Then nobody runs, and the next round begins.',
      'Do I have to run? No. Staying put can be clever when you stand safely on your colour.',
      'Do I banish on the way into the city, too? Yes, everybody else’s on the last fields before it.',
      'Am I safe on the field before my start? No, that is the colour of whoever sits opposite. Only your own colour is safe.',
      'Can I banish somebody who is in their city? No, whoever is there stays there.',
      'May I hear what the others shake? No, you only see that they do.',
    ],
  },
  choices: {
    title: 'What we chose ourselves',
    text: ['Some things the rules leave open, and some exist only on a screen. This is how we do it:'],
    list: [
      'The ring: four white fields at the quarters, between them five of a colour each. You enter it in the middle of the block before your own start, and your own block lies opposite. Two players sit opposite each other.',
      'With three players one side stays empty, and whoever has it ahead would have it easier. So two of you enter the ring a few fields off the middle.',
      'Who throws first is up to the lot or to you. Then it goes on clockwise every round.',
      'The signal counts down for three seconds. Before the game you can also choose five, or none: then you may grab as soon as the dice lie.',
      'Whoever may run may also stay put.',
      'Nobody ever banishes their own apprentices.',
      'Whoever stands on the field that an apprentice leaves stays. Whoever is passed on the way into the city has to go.',
      'The start is the place beside the ring, not the first field. That one protects only those whose colour it has.',
      'If the number reaches the city, the apprentice goes in. It cannot stop beside it.',
      'With the third apprentice in the city it is over at once.',
      'Barrels that are put back stand in their old place. Those set down are back only in the next round, when all are mixed.',
      'You may sit a round out and choose nothing. Whoever runs out of time does.',
      'We changed how the rattle sounds until 1 against 13 is easy, 2 against 4 mostly works out and 7 against 8 is almost a guess.',
    ],
  },
  figures: {
    title: 'Measured',
    text: ['Measured with games between bots that really listen:'],
    list: [
      'A master wins 99 of 100 games against a beginner, after 22 rounds on average.',
      'A journeyman wins 92 of 100 games against a beginner, after 26 rounds on average.',
    ],
  },
}
