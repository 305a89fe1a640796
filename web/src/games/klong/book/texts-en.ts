/** The rules in our own words, in English; typed against German, so nothing can be missing. */
import type { de } from './texts-de'

export const en: typeof de = {
  title: 'How Klong! works',
  goal: {
    title: 'What it is about',
    text: [
      'You are thieves. Below the castle lies a dungeon, in it lie treasures, and on the treasures sleeps a dragon. Everybody sneaks in, takes an artifact and wants to get out again with it.',
      'Cards say what you can do. You begin with ten weak ones and buy better ones on the way. But noise makes a clank, and clank wakes the dragon.',
      'Whoever has the most points at the end wins. Without an artifact nothing counts.',
    ],
  },
  start: {
    title: 'The start',
    text: [
      'Everybody has the same ten cards, 30 cubes of their colour and a pawn before the castle gate. Five cards are in hand.',
      'The lot says who begins. Early players have made some noise already: 3, 2, 1 and 0 cubes lie in the clank area. There are 24 black cubes in the bag.',
    ],
    list: [
      'With four players all seven artifacts lie ready, with three one is missing, with two two are.',
      'With four players the dragon sleeps soundly, with two it is a bit more awake.',
    ],
    figure: 'Your first deck: 6 × {burgle}, 2 × {stumble}, {sidestep} and {scramble}.',
  },
  turn: {
    title: 'A turn',
    text: [
      'You play all cards of your hand, in any order, and those you draw on the way. They give you skill, swords and boots.',
      'In between and afterwards you do, as often as you can pay:',
    ],
    list: ['Skill: buy cards and use devices.', 'Swords: defeat monsters.', 'Boots: walk through tunnels.', 'Gold: buy at the market.'],
    figure: 'What you do not spend is gone at the end of the turn. Only gold is kept.',
  },
  symbols: {
    title: 'The symbols',
    text: ['Tap a symbol, also at the table: it explains itself.'],
  },
  cards: {
    title: 'The cards',
    text: ['Six cards lie in the dungeon row, the reserve beside it. The colour of the banner says what you do with a card:'],
    list: [
      'Blue: buy it. The card goes to your discard pile, and once you reshuffle you have it.',
      'Violet: a device. You pay skill, use it at once, and it is gone.',
      'Red: a monster. You pay swords and get the reward. The goblin in the reserve can be defeated as often as you like.',
      'Companions are blue cards that like each other: some give more if another companion lies before you in the same turn, whoever comes first.',
      'Gems bring points but make noise when bought.',
      'Some things only work in the Depths or in a crystal cave. The card says so.',
    ],
    figure: 'The price at the upper left, points at the upper right, the dragon seal below.',
  },
  walk: {
    title: 'Through the tunnels',
    text: ['A tunnel costs one boot. If there is a sign on it, that counts too:'],
    list: [
      'Two boots: it costs two.',
      'Heads: for each you spend a sword or lose a heart. You may never lose your last heart this way.',
      'Lock: only with the master key.',
      'Arrows: only in this direction.',
      'An arrow at the edge: the tunnel goes on at the other side.',
    ],
    scenes: ['Rooms you can reach now glow. The price of the way stands at the room.', 'One boot and one sword, and you are in the crystal cave. There it ends for this turn.'],
  },
  rooms: {
    title: 'The rooms',
    text: ['What happens when you enter:'],
    list: [
      'Crystal cave: no boots will help you any more this turn. Teleporting works. If you begin your turn there, nothing holds you.',
      'Fountain: every entry heals one heart.',
      'Market: you may buy.',
      'Monkey shrine: three monkey idols stand here, one for each entry.',
      'Castle gate: you may only leave with an artifact.',
    ],
  },
  markers: {
    title: 'Artifacts and secrets',
    text: [
      'When you enter a room you may take one marker. For a second one you have to leave and come back.',
      'When you take an artifact, the dragon moves on by one space at once. You can carry one, and one more with each backpack. You cannot put it back.',
      'Secrets are seen only when they are taken:',
    ],
    list: [
      'Large chest: chalice (7 points), greater healing potion (2 hearts), 5 skill, 5 gold or 3 cards.',
      'Small coins: dragon egg (3 points, but the dragon moves on), healing potion, 2 skill, 2 gold, potion of strength (2 swords), potion of swiftness (1 boot) or magic spring.',
      'Potions are kept and drunk in a turn of yours. Everything else happens at once.',
      'The magic spring trashes one of your cards for good at the end of the turn. That is a good thing: weak cards are best lost.',
    ],
  },
  market: {
    title: 'The market',
    text: ['In a market room you buy goods, 7 gold each, as many as you can pay.'],
    list: [
      'Master key: opens all locks, 5 points.',
      'Backpack: room for one more artifact, 5 points.',
      'Crown: the best one left, 10, 9 or 8 points. Two cards are glad about a crown.',
    ],
  },
  clank: {
    title: 'Clank!',
    text: [
      'When a card makes clank, you put so many of your cubes into the clank area. There they wait for the dragon.',
      'A minus takes cubes back from there, never from the bag. What is left over swallows further noise of this turn.',
    ],
  },
  refill: {
    title: 'The end of a turn',
    text: ['When all cards are played you end your turn. Then, one after the other:'],
    list: [
      'Your cards go to the discard pile and you draw five new ones. If your draw pile is empty, the discard pile is shuffled.',
      'The dungeon row is filled up to six. Some cards do something when they arrive.',
      'If a new card shows the dragon seal, the dragon attacks, once at most.',
    ],
  },
  dragon: {
    title: 'The dragon',
    text: [
      'All cubes of the clank area go into the bag. Then cubes are drawn: as many as the rage track shows, and one more for each danger card in the row.',
      'Black means luck. Your colour costs you a heart. What is not drawn stays in the bag.',
    ],
    scenes: ['In the clank area lies the noise of the last turns.', 'The dragon attacks: everything goes into the bag, and everybody watches.', 'The first cube is black. Lucky.', 'The second is blue, which costs Blue a heart. The third is black again.'],
  },
  out: {
    title: 'Out or knocked out',
    text: ['You have ten hearts. When the last one is gone you are knocked out:'],
    list: [
      'With an artifact and above the strip of grass: you are rescued and count your points.',
      'Without an artifact, or in the Depths: you are lost and get nothing.',
      'If you come back to the castle gate with an artifact, you have escaped and get the mastery token, 20 points.',
      'Whoever is out takes no turns, makes no noise and loses no hearts.',
    ],
  },
  countdown: {
    title: 'The countdown',
    text: [
      'The first one to be out or knocked out puts the pawn on the battlements. In each turn of theirs it moves on by one: three times the dragon attacks, with 1, 2 and 3 more cubes. Then the gate falls shut, and whoever is still inside is knocked out.',
    ],
  },
  score: {
    title: 'The score',
    text: ['When everybody is out, points are counted:'],
    list: [
      'artifacts and markers with points',
      'mastery token: 20',
      'each gold: 1',
      'the points on all your cards',
      'In a tie the most valuable single artifact decides.',
    ],
  },
  boards: {
    title: 'Two sides',
    text: ['Before the game you choose the side of the board. The rules are the same.'],
    list: [
      'Side A: blue sky, the market lies in the middle. Good to begin with.',
      'Side B: evening sky, the markets are scattered, and the way out is not the way in.',
    ],
  },
  rulings: {
    title: 'Strictly speaking',
    text: ['For those who want to know:'],
    list: [
      'If you have no cubes left you make no noise, and you cannot take damage in tunnels either. Healed cubes come back to you.',
      'Conditions on cards hold in any order: if one comes true later in the turn, you get it then. {the-queen-of-hearts} heals in that moment.',
      'If a rebel waits for another companion and you play {apothecary}, you choose: draw first, and you may discard the card you have just drawn, or discard first. If you have nothing to discard, nothing is discarded.',
      '{swagger} counts every cube you put into the clank area this turn, before and after, even if you take it back.',
      '{search} makes every gold gain of the turn bigger, earlier ones too.',
      '{gem-collector} only lowers the price of gems bought afterwards.',
      'Discarding needs a card still in hand, and then it must be done. The discarded card has no effect.',
      'Trashing must be done if there is a card: from the discard pile or the play area. It leaves the game at the end of the turn.',
      '{treasure-hunter} replaces at once. The dragon seal of the new card does not count, its arrival does.',
      'Teleporting leads to any connected room, whatever the locks, arrows or heads. It is an entry like any other and can be saved within the turn. Outside only with an artifact.',
      '{wand-of-wind} reaches secrets in any connected room. If there are two, the lot decides.',
      '{underworld-dealing}: there must still be two {secret-tome} cards in the reserve.',
      '{dead-run} and {flying-carpet} also lift the stop of a cave afterwards. Lost hearts stay lost.',
      '{shrine} puts back at most as many black cubes as were drawn.',
      'If the bag is too empty, what is there is drawn. Cubes of people who are out count as black and stay away.',
      'If several are knocked out in one attack, the order of the cubes counts.',
      'Clank reduction left over is lost before the row is refilled.',
      'If your turn ends because you escape or are knocked out, the row is still refilled. Unplayed cards stay unplayed, and the magic spring is not done.',
      'A choice that has no effect may be made. Healing without damage has no effect.',
      'In a market with a marker you take the marker first.',
    ],
  },
  choices: {
    title: 'What we chose ourselves',
    text: ['Some things the rules leave open, and some exist only on a screen. This is how we do it:'],
    list: [
      'What happens on arrival does not count for the six cards at the start.',
      'When the dungeon deck is empty, the row is not refilled any more and causes no more attacks.',
      'There is no limit to gold.',
      'If it is still tied after the most valuable artifact, the win is shared. If everybody is lost, nobody wins.',
      'Artifacts are taken on entering. Before the game you can choose that it is possible at any time in the room, as in the edition of 2019.',
      'Luck is drawn only when something is revealed: a card, a secret or a cube. That is just as fair as shuffling. So in your turn you may take back everything up to the last thing revealed.',
      'What everybody could count, the table shows: discard piles, played cards, bought cards, and which secrets were found. Hidden is what somebody holds in hand.',
      'We drew the maps ourselves; rooms and ways are right.',
    ],
  },
  figures: {
    title: 'Measured',
    text: ['Measured with many games between bots:'],
    list: [
      'Two journeymen on side A, 1200 games: 12 turns each. Seat 1 wins 49 of 100, seat 2 wins 51. Of 100 thieves 80 escape, 17 are rescued, 3 are lost.',
      'Four journeymen on side A, 1200 games: 11 turns each, the seats win 25, 25, 24 and 26 of 100. Of 100 thieves 69 escape, 26 are rescued, 5 are lost.',
      'With two players, journeymen like the artifacts 15 and 20 best. Hardly anybody gets the 30: only the master key or a teleport leads there.',
      'A master wins 79 of 100 games against a journeyman (140 games on side A).',
    ],
  },
}
