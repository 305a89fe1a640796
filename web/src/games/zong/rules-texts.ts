/** The rules in our own words. English is typed against German, so nothing can be missing. */
import type { Lang } from '../../lib/settings.svelte'

const de = {
  title: 'So geht ZONG!',
  goal: {
    title: 'Worum es geht',
    text: [
      'Alle laufen denselben Zickzackweg durchs All, vom Start bis zum leuchtenden Planeten am anderen Ende. Wer zuerst dort ist, gewinnt.',
      'Nur läuft man hier nicht bloß: Mit etwas Glück und viel Gefühl schnippst du die ZONG-Scheibe vom Ziel aus mitten ins Feld, und wer vorn lag, liegt plötzlich ganz woanders.',
    ],
  },
  material: {
    title: 'Das Material',
    text: ['Auf dem Tisch liegen ein langes Brett mit Banden, für jeden ein Spielstein und flache Wurfscheiben mit zwei Seiten:'],
    list: [
      'drei blaue: 2 oder 4 Punkte',
      'für jeden eine violette Risikoscheibe: 7 Punkte oder gar keiner',
      'für jeden eine gelbe Blitzscheibe: Blitz oder Spirale',
    ],
    figure: 'Blau, Risiko und Blitz. Klein daneben die andere Seite.',
  },
  start: {
    title: 'Der Anfang',
    text: [
      'Auf den ersten vier Feldern sind 3, 4, 5 und 6 Planeten zu sehen. Ihr startet auf dem Feld mit so vielen Planeten, wie ihr seid: Je mehr mitspielen, desto kürzer ist der Weg.',
      'Jeder nimmt eine Risiko- und eine Blitzscheibe. Wer beginnt, bekommt die drei blauen dazu.',
      'Nach der gedruckten Anleitung beginnt, wer am jüngsten ist. An unserem Tisch entscheidet das Los, oder ihr sucht vor dem Spiel selbst aus, wer anfängt.',
    ],
    figure: 'Drei spielen mit: Alle stehen beim Feld mit den drei Planeten.',
  },
  turn: {
    title: 'Ein Zug',
    text: ['Bist du dran, hast du fünf Scheiben und wirfst drei davon. Was oben liegt, führst du aus, immer in dieser Reihenfolge:'],
    list: [
      'Blitze: Für jeden schnippst du einmal die ZONG-Scheibe.',
      'Spiralen: Für jede geht dein Stein einmal zurück.',
      'Punkte: Alle zusammen sind die Felder, die du vorrückst.',
    ],
  },
  wander: {
    title: 'Die Scheiben wandern',
    text: [
      'Welche drei du wirfst, entscheidest du. Aber danach gehören sie dem Nächsten im Uhrzeigersinn: Er nimmt sie zu seinen beiden und wählt wieder drei aus fünf.',
      'Du wirfst also nicht nur für dich. Was du behältst, bekommt der Nächste nicht, und was du wirfst, hat er in der Hand. Alle sehen jederzeit, wer welche Scheiben hat.',
    ],
    scenes: [
      '{name} ist dran und hat fünf Scheiben in der Hand, die anderen je zwei.',
      'Drei werden geworfen. Was oben liegt, gilt jetzt.',
      'Danach liegen sie bei {next}: zwei eigene und die drei geworfenen.',
    ],
  },
  zong: {
    title: 'ZONG!',
    text: [
      'Für jeden Blitz legst du die ZONG-Scheibe auf eine beliebige Stelle des Ziels und schnippst sie auf die Bahn. Sie prallt an Steinen und Banden ab, und alles, was sie trifft, rutscht, stößt weiter und bleibt irgendwo liegen.',
      'Danach verschwindet die Scheibe, und es wird aufgeräumt. Bei zwei Blitzen räumt ihr erst auf, dann kommt der nächste Schnipser.',
    ],
    scenes: [
      'Die Scheibe liegt auf dem Ziel, die Richtung stimmt.',
      'Schnipp! Was getroffen wird, rutscht davon.',
      'Jeder bewegte Stein kommt auf ein Feld. Wohin, steht in den nächsten Abschnitten.',
    ],
  },
  aiming: {
    title: 'So schnippst du',
    text: ['Ziehen, loslassen, staunen. Bis zum Loslassen kannst du alles noch ändern.'],
    list: [
      'Maus oder Finger: Zieh die Scheibe zurück wie eine Schleuder. Je weiter, desto stärker. Lass los, und sie fliegt in die andere Richtung.',
      'Scheibe setzen: Mit dem Knopf verschiebst du sie zuerst auf dem Ziel, auf dem Planeten darf sie überall liegen.',
      'Tastatur: Pfeile links und rechts drehen, auf und ab ändern die Stärke, mit Umschalt ganz fein. W, A, S und D verschieben die Scheibe, Eingabe schnippt.',
      'Die gepunktete Linie zeigt den Weg bis zur ersten Berührung, der Pfeil, wohin der getroffene Stein zuerst rutscht. Mehr wird nicht verraten.',
      'Zeitlupe: Den letzten Schnipser könnt ihr euch so oft und so langsam ansehen, wie ihr wollt.',
    ],
  },
  tidy: {
    title: 'Aufräumen: auf einem Feld',
    text: [
      'Nach jedem Schnipser kommt jeder Stein, der sich bewegt hat, auf ein Feld. Gemessen wird an seiner Mitte. Liegt die in einem Feld, steht der Stein dort.',
      'Alle anderen bleiben einfach stehen.',
      'Kommen mehrere auf dasselbe Feld, bilden sie einen Turm. Wer noch auf einem anderen Stein liegt, bleibt über ihm. Wer auf dem Brett liegt, wird nach dem Abstand zur Feldmitte gestapelt, der nächste zuunterst.',
    ],
    scenes: ['Ein Schnipser, und ein Stein rutscht los.', 'Seine Mitte liegt im Kreis von Feld {place}.', 'Also steht er jetzt auf {place}.'],
  },
  between: {
    title: 'Aufräumen: zwischen zwei Feldern',
    text: ['Liegt die Mitte in keinem Feld, aber der Stein berührt zwei, dann kommt er auf das höhere, also das nähere am Ziel.'],
    scenes: ['Hier wird gleich jemand verschoben.', 'Der Stein liegt dazwischen und berührt beide Felder.', 'Das höhere gilt: Feld {place}.'],
  },
  beside: {
    title: 'Aufräumen: neben der Bahn',
    text: ['Ein Stein, der neben der Bahn auf dem Brett liegt, kommt auf das nächste rote Feld. Das kann weit vorn sein oder weit hinten.'],
    scenes: ['Getroffen wird auch, was mitten auf der Bahn steht.', 'Der Stein liegt neben der Bahn. Gemessen wird der Abstand zu den roten Feldern.', 'Am nächsten ist {place}: Dort geht es weiter.'],
  },
  off: {
    title: 'Aufräumen: über die Bande',
    text: ['Trifft ein Stein zu schnell auf eine Bande, springt er darüber und ist vom Brett. Er fängt am Start wieder an. Auch die ZONG-Scheibe kann hinausfliegen, das schadet niemandem.'],
    scenes: ['Ein kräftiger Schnipser …', '… und der Stein springt über die Bande.', 'Zurück an den Start.'],
  },
  target: {
    title: 'Auf das Ziel geschnippt',
    text: [
      'Bleibt ein Stein ganz auf dem Ziel liegen, hat sein Besitzer sofort gewonnen, egal wer geschnippt hat. Ragt er über den Rand, kommt er auf das letzte Feld.',
      'Liegen zwei dort, gewinnt der näher an der Mitte.',
    ],
    scenes: ['Ein Stein wird in Richtung Ziel gestoßen.', 'Er liegt auf dem Rand des Ziels: Das reicht nicht.', 'Er steht nun auf dem letzten Feld, {place}.'],
  },
  towers: {
    title: 'Türme',
    text: [
      'Kommt ein Stein auf ein besetztes Feld, steht er obenauf. So wachsen Türme.',
      'Nur der unterste Stein berührt das Brett und kann getroffen werden. Die anderen fahren auf ihm mit. Rutscht er ganz unter ihnen weg, fallen sie senkrecht herunter. Oben ist man also sicher, solange etwas unter einem steht: Ein Turm, der nur verschoben wird und noch steht, behält beim Aufräumen seine Reihenfolge.',
    ],
    scenes: ['Ein Turm: Unten steht {lowest}, und nur dieser Stein wird getroffen.', 'Er rutscht weg, und wer auf ihm stand, fällt herunter.', 'Dann wird wie immer aufgeräumt.'],
  },
  retreat: {
    title: 'Rückzug',
    text: [
      'Für jede Spirale geht dein Stein zurück: zum nächsten Stein hinter ihm und von dort noch ein Feld weiter nach hinten. Wer mit dir auf einem Feld steht, zählt nicht als hinter dir.',
      'Aus einem Turm gehst du allein. Steht der nächste Stein auf dem Startfeld, kommst du auch dorthin. Ist niemand hinter dir, geschieht nichts.',
    ],
    scenes: ['Eine Spirale für {name} auf {from}.', 'Der nächste Stein dahinter steht auf {behind}. Also geht es auf das Feld dahinter: {to}.'],
  },
  attack: {
    title: 'Angriff',
    text: [
      'Zum Schluss rückst du so viele Felder vor, wie du Punkte hast. Triffst du auf andere, stellst du dich obenauf. Bei 0 Punkten bleibst du stehen.',
      'Stehst du in einem Turm, darfst du andere daraus mitnehmen, so viele du willst, auch welche von ganz unten. Sie behalten ihre Reihenfolge, und du stehst bei der Ankunft ganz oben. Das Startfeld ist kein Turm.',
    ],
    scenes: ['Ein Turm auf {from}. {name} hat {points} Punkte und darf andere mitnehmen.', 'Zusammen auf {to}, und {name} steht oben.'],
  },
  end: {
    title: 'Das Ende',
    text: [
      'Wer mit seinem Angriff das Ziel erreicht, hat sofort gewonnen. Es muss nicht genau aufgehen, und nur wer selbst zieht, gewinnt, nicht wer mitgenommen wird.',
      'Oder jemand wird aufs Ziel geschnippt und bleibt dort liegen. Die anderen werden nach ihrem Feld gereiht, wer weiter vorn steht, ist besser.',
    ],
  },
  vote: {
    title: 'Im Zweifel stimmt ihr ab',
    text: [
      'Manchmal fehlt fast nichts, und ein Stein käme auf ein anderes Feld. Trennt weniger als ein Millimeter die beiden Möglichkeiten, stimmt ihr ab: Jeder hat eine Stimme, die Mehrheit entscheidet.',
      'Bots stimmen so, wie gemessen wurde. Bei Gleichstand oder wenn die Zeit abläuft, gilt ebenfalls die Messung. Wie jemand stimmt, bleibt geheim: Danach seht ihr nur, wie viele wofür waren. Wollt ihr nie abstimmen, schaltet es vor dem Spiel aus.',
    ],
  },
  disc: {
    title: 'Große oder kleine Scheibe',
    text: [
      'Es gibt zwei ZONG-Scheiben. Die große ist schwer und breit, sie trifft leichter und schiebt mehr. Die kleine will genau gezielt sein, kommt aber durch Lücken.',
      'Jeder sucht sich vor dem Spiel eine aus, auch verschiedene. Oder ihr legt beim Einrichten fest, dass alle dieselbe nehmen.',
    ],
    figure: 'Groß für den Anfang, klein für Geübte.',
  },
  boards: {
    title: 'Zwei Bretter',
    text: ['Vor dem Spiel wählt ihr das Brett. Die Regeln sind auf beiden gleich.'],
    list: [
      'Klassisch: vier gerade Banden, und der Weg läuft im Zickzack quer übers Brett.',
      'Komet: Der Weg läuft der Länge nach auf und ab, schräge Banden schneiden die Ecken ab, runde Pfosten stehen im Weg, und alles prallt anders ab.',
    ],
    figure: 'Klassisch und Komet, mit den Steinen am Start.',
  },
  choices: {
    title: 'Was wir selbst gewählt haben',
    text: ['Manches lässt die Anleitung offen, und manches gibt es nur am Bildschirm. So halten wir es:'],
    list: [
      'Die blauen Scheiben zeigen 2 und 4. Welche Zahlen einmal darauf standen, wissen wir nicht, nur dass keine über 7 lag.',
      'Das Brett ist unser eigenes: 280 mal 560 Millimeter, Felder 32 breit, Steine 20, die große ZONG-Scheibe 32, die kleine 20. Nach den vier Startfeldern kommen 33 Felder, die Ecken des Zickzacks sind rot.',
      'Wer beginnt, bestimmt das Los oder ihr selbst.',
      'Aufgeräumt wird nach jedem einzelnen Schnipser, und die ZONG-Scheibe ist dann schon weg.',
      'Gemessen wird an der Mitte des Steins: Liegt sie in einem Feld, gilt dieses. Sonst zählt, welche Felder der Stein berührt, und sonst das nächste rote. Sind zwei rote gleich nah, das näher am Ziel.',
      'Ein Treffer aufs Ziel zählt nur, wenn der Stein ganz darauf liegt. Auf dem Rand kommt er auf das letzte Feld, und das geht allem anderen vor.',
      'Liegen zwei auf dem Ziel, gewinnt der näher an seiner Mitte. Liegen sie dort aufeinander, gewinnt der unterste.',
      'Kommen mehrere beim Aufräumen auf dasselbe Feld, steht tiefer, wer näher an der Feldmitte auf dem Brett lag, bei gleichem Abstand, wer früher am Tisch sitzt. Jeder behält dabei auf sich, wer noch auf ihm liegt. Wer stehen geblieben ist, bleibt ganz unten.',
      'Gehört ein Stein auf ein anderes Feld als der, auf dem er liegt, zählt er so, als läge er auf dem Brett.',
      'Am Start liegen die Steine einzeln in einem festen Muster, sie sind dort kein Turm. Wer auf dem Startfeld oder dahinter liegen bleibt, kommt auf den Start. Unbenutzte Startfelder davor sind gewöhnliche Felder.',
      'Abgestimmt wird, wenn weniger als 1 Millimeter zwischen zwei Möglichkeiten liegt. Bots, Gleichstand und abgelaufene Zeit folgen der Messung.',
      'Wer mit dir auf einem Feld steht, ist beim Rückzug nicht hinter dir.',
      'Ob du in einem Turm stehst, wird kurz vor dem Angriff geschaut. Mitgenommene behalten ihre Reihenfolge unter dir. Bei 0 Punkten nimmst du niemanden mit.',
      'Mitgenommene gewinnen nicht, auch wenn sie mit dir das Ziel erreichen.',
      'Die Scheiben sind starr und drehen sich nicht. Das Brett bremst sie gleichmäßig, an Steinen und Banden prallen sie ab, und die Banden federn wirklich.',
      'In einem Turm reibt jeder Stein auf dem unter ihm: Er wird mitgenommen und bremst zugleich. Er fällt erst, wenn unter ihm nichts mehr ist, auf das Brett oder auf das, was gerade dort liegt, auch auf die ZONG-Scheibe.',
      'Eine Scheibe springt über die Bande, wenn sie zu schnell auf sie zukommt. Gezählt wird nur das Tempo gerade auf die Bande zu, die Grenze gehört zum Brett.',
      'Wie stark ein Schnipser ist (höchstens 2 Meter in der Sekunde) und wann eine Bande nicht mehr hält (klassisch bei 1,4), haben wir mit Bots ausprobiert, bis Partien zu dritt und viert fünf bis acht Züge für jeden dauern und kein Platz öfter gewinnt, als der Zufall erklärt.',
    ],
  },
  figures: {
    title: 'Nachgemessen',
    text: ['Ob Brett, Punkte und Banden zusammenpassen, haben wir mit vielen Spielen unter Bots gemessen.'],
    list: [
      'Drei Gesellen auf dem klassischen Brett, 1200 Partien: Jeder ist im Schnitt 7,9-mal am Zug, und die drei Plätze gewinnen 34, 32 und 34 von 100 Partien.',
      'Beginnt immer derselbe Platz, ebenfalls 1200 Partien, so gewinnt er 36 von 100, die beiden nach ihm 32 und 31.',
      'Vier Gesellen, 600 Partien: 6,0 Züge für jeden; die Plätze gewinnen 26, 28, 23 und 23 von 100.',
      'Zu sechst geht es schneller, denn der Start liegt näher am Ziel und irgendwer hat immer Glück: 3,7 Züge für jeden (300 Partien).',
      'Das Brett „Komet“ ist zu dritt nach 4,2 Zügen vorbei (300 Partien).',
      'Ein Meister unter zwei Neulingen gewinnt 65 von 100 Partien (400 Partien); mit gleicher Hand wären es 33.',
    ],
  },
}

const en: typeof de = {
  title: 'How ZONG! works',
  goal: {
    title: 'What it is about',
    text: [
      'Everybody walks the same zigzag through space, from the start to the glowing planet at the far end. Whoever gets there first wins.',
      'But walking is only half of it: with a bit of luck and a lot of feeling you flick the ZONG disc from the target right into the field, and whoever was ahead suddenly lies somewhere else.',
    ],
  },
  material: {
    title: 'What lies on the table',
    text: ['A long board with rails, a piece for everybody, and flat discs to throw, with two sides:'],
    list: [
      'three blue ones: 2 or 4 points',
      'a violet risk disc for everybody: 7 points or none at all',
      'a yellow lightning disc for everybody: lightning or spiral',
    ],
    figure: 'Blue, risk and lightning. The other side is shown small.',
  },
  start: {
    title: 'The start',
    text: [
      'The first four fields show 3, 4, 5 and 6 planets. You start on the field with as many planets as there are players: the more of you, the shorter the way.',
      'Everybody takes a risk disc and a lightning disc. Whoever begins gets the three blue ones as well.',
      'By the printed rules the youngest of you begins. At our table the lot decides, or you choose before the game who starts.',
    ],
    figure: 'Three are playing: all of them stand at the field with three planets.',
  },
  turn: {
    title: 'A turn',
    text: ['On your turn you hold five discs and throw three of them. You carry out what comes up, always in this order:'],
    list: [
      'Lightnings: for each one you flick the ZONG disc once.',
      'Spirals: for each one your piece goes back once.',
      'Points: taken together they are the fields you move on.',
    ],
  },
  wander: {
    title: 'Discs wander',
    text: [
      'Which three you throw is up to you. But then they belong to the next player clockwise, who adds them to their own two and again chooses three out of five.',
      'So you never throw just for yourself. What you keep, the next player does not get, and what you throw is in their hand. Everybody sees all the time who holds which discs.',
    ],
    scenes: [
      'It is {name}’s turn, with five discs in hand; the others hold two each.',
      'Three are thrown. What comes up counts now.',
      'Then they lie with {next}: two of their own and the three that were thrown.',
    ],
  },
  zong: {
    title: 'ZONG!',
    text: [
      'For each lightning you put the ZONG disc on any spot of the target and flick it onto the track. It bounces off pieces and rails, and whatever it hits slides, pushes on and comes to rest somewhere.',
      'Then the disc is taken away and you tidy up. With two lightnings you tidy up first, then comes the next flick.',
    ],
    scenes: [
      'The disc lies on the target, the direction is right.',
      'Flick! What is hit slides away.',
      'Every piece that moved goes to a field. The next sections say which.',
    ],
  },
  aiming: {
    title: 'How to flick',
    text: ['Pull, let go, be amazed. Until you let go you can still change everything.'],
    list: [
      'Mouse or finger: pull the disc back like a sling. The further, the stronger. Let go, and it flies the other way.',
      'Place the disc: with the button you first move it on the target; anywhere on the planet will do.',
      'Keyboard: left and right turn, up and down change the strength, with Shift very finely. W, A, S and D move the disc, Enter flicks.',
      'The dotted line shows the way up to the first contact, the arrow where the piece that is hit slides first. Nothing more is given away.',
      'Slow motion: you can watch the last flick as often and as slowly as you like.',
    ],
  },
  tidy: {
    title: 'Tidying up: on a field',
    text: [
      'After each flick every piece that has moved goes to a field. Its centre is what counts. If that lies inside a field, the piece stands there.',
      'All others simply stay where they are.',
      'If several go to the same field, they form a tower. A piece that still lies on another one stays above it. Those that lie on the board are stacked by their distance from the field’s centre, the nearest at the bottom.',
    ],
    scenes: ['One flick, and a piece slides off.', 'Its centre lies inside the circle of field {place}.', 'So it stands on {place} now.'],
  },
  between: {
    title: 'Tidying up: between two fields',
    text: ['If the centre lies in no field but the piece touches two, it goes to the higher one, the one nearer the target.'],
    scenes: ['Somebody is about to be pushed here.', 'The piece lies in between and touches both fields.', 'The higher one counts: field {place}.'],
  },
  beside: {
    title: 'Tidying up: beside the track',
    text: ['A piece that lies on the board beside the track goes to the nearest red field. That may be far ahead or far behind.'],
    scenes: ['Whatever stands on the track can be hit.', 'The piece lies beside the track. Now the distance to the red fields is measured.', 'The nearest is {place}: that is where it goes on.'],
  },
  off: {
    title: 'Tidying up: over the rail',
    text: ['A piece that meets a rail too fast hops over it and is off the board. It begins again at the start. The ZONG disc may fly out as well, and that hurts nobody.'],
    scenes: ['A strong flick …', '… and the piece hops over the rail.', 'Back to the start.'],
  },
  target: {
    title: 'Flicked onto the target',
    text: [
      'If a piece comes to rest wholly on the target, its owner wins at once, no matter who flicked. If it sticks out over the edge, it goes to the last field.',
      'If two lie there, the one nearer the centre wins.',
    ],
    scenes: ['A piece is pushed towards the target.', 'It lies on the edge of the target: not enough.', 'It stands on the last field now, {place}.'],
  },
  towers: {
    title: 'Towers',
    text: [
      'A piece that comes to an occupied field stands on top. That is how towers grow.',
      'Only the lowest piece touches the board and can be hit. The others ride on it. When it slides away from under them altogether, they drop straight down. So the top is safe as long as something is below: a tower that is merely pushed and still stands keeps its order when you tidy up.',
    ],
    scenes: ['A tower: {lowest} stands at the bottom, and only that piece can be hit.', 'It slides away, and whoever stood on it drops.', 'Then you tidy up as always.'],
  },
  retreat: {
    title: 'Retreat',
    text: [
      'For each spiral your piece goes back: to the nearest piece behind it, and from there one more field back. Whoever shares your field is not behind you.',
      'You leave a tower alone. If the nearest piece is on the start field, you go there, too. If nobody is behind you, nothing happens.',
    ],
    scenes: ['A spiral for {name} on {from}.', 'The nearest piece behind stands on {behind}. So it goes to the field behind that: {to}.'],
  },
  attack: {
    title: 'Attack',
    text: [
      'Finally you move on as many fields as you have points. Where others stand you go on top. With 0 points you stay.',
      'If you stand in a tower, you may take others of it along, as many as you like, even from the very bottom. They keep their order, and you stand on top when you arrive. The start field is no tower.',
    ],
    scenes: ['A tower on {from}. {name} has {points} points and may take others along.', 'Together on {to}, with {name} on top.'],
  },
  end: {
    title: 'The end',
    text: [
      'Whoever reaches the target with their attack wins at once. No exact count is needed, and only the one who moves wins, not those taken along.',
      'Or somebody is flicked onto the target and comes to rest there. The others are ranked by their field: further ahead is better.',
    ],
  },
  vote: {
    title: 'In doubt you vote',
    text: [
      'Sometimes it takes next to nothing and a piece would go to another field. If less than a millimetre lies between the two readings, you vote: everybody has one vote, and the majority decides.',
      'Bots vote for what was measured. The measurement also counts in a tie or when time runs out. How somebody votes stays secret: afterwards you only see how many were for what. If you never want to vote, switch it off before the game.',
    ],
  },
  disc: {
    title: 'Large or small disc',
    text: [
      'There are two ZONG discs. The large one is heavy and wide, hits more easily and pushes more. The small one must be aimed well but gets through gaps.',
      'Everybody picks one before the game, also different ones. Or you decide when setting up that all use the same.',
    ],
    figure: 'Large to begin with, small for the practised.',
  },
  boards: {
    title: 'Two boards',
    text: ['You choose the board before the game. The rules are the same on both.'],
    list: [
      'Classic: four straight rails, and the way zigzags across the board.',
      'Comet: the way runs up and down along the board, slanting rails cut off the corners, round posts stand in the way, and everything bounces differently.',
    ],
    figure: 'Classic and Comet, with the pieces at the start.',
  },
  choices: {
    title: 'What we chose ourselves',
    text: ['Some things are left open by the printed rules, and some exist on a screen only. This is how we play them:'],
    list: [
      'The blue discs show 2 and 4. Which numbers used to be on them we do not know, only that none was above 7.',
      'The board is our own: 280 by 560 millimetres, fields 32 wide, pieces 20, the large ZONG disc 32, the small one 20. After the four start fields come 33 fields, and the corners of the zigzag are red.',
      'Who begins is drawn by lot or decided by you.',
      'You tidy up after every single flick, and the ZONG disc is gone by then.',
      'The centre of a piece is what counts: inside a field, it is on that field. Otherwise the fields it touches count, and otherwise the nearest red one. If two red ones are equally near, the one nearer the target.',
      'A hit on the target counts only if the piece lies wholly on it. On the edge it goes to the last field, and that comes before everything else.',
      'If two lie on the target, the one nearer its centre wins. If they lie there on top of each other, the lowest wins.',
      'If several are tidied onto the same field, whoever lay on the board nearer the field’s centre stands lower, at equal distance the earlier seat at the table. Each keeps on top of it whoever still lies there. Those that did not move stay at the very bottom.',
      'A piece that belongs to another field than the one it lies on counts as lying on the board.',
      'At the start the pieces lie side by side in a fixed pattern; they are no tower there. Whoever comes to rest on the start field or behind it goes to the start. Unused start fields in front of it are ordinary fields.',
      'You vote when less than 1 millimetre lies between two readings. Bots, ties and time that has run out follow the measurement.',
      'Whoever shares your field is not behind you when you retreat.',
      'Whether you stand in a tower is judged just before the attack. Those taken along keep their order below you. With 0 points you take nobody along.',
      'Those taken along do not win, even if they reach the target with you.',
      'Discs are rigid and do not spin. The board slows them down evenly, they bounce off pieces and rails, and the rails really do bounce.',
      'In a tower each piece rubs on the one below: it is dragged along and slows it down at the same time. It drops only when nothing is below it any more, onto the board or onto whatever lies there, be it the ZONG disc.',
      'A disc hops over a rail when it comes at it too fast. Only the speed straight against the rail counts, and the limit belongs to the board.',
      'How strong a flick is (2 metres a second at most) and when a rail no longer holds (at 1.4 on the classic board) was tried out with bots, until games of three and four take five to eight turns for everybody and no seat wins more often than chance explains.',
    ],
  },
  figures: {
    title: 'Measured',
    text: ['Whether board, points and rails fit together we have measured in many games among bots.'],
    list: [
      'Three journeymen on the classic board, 1200 games: everybody has 7.9 turns on average, and the three seats win 34, 32 and 34 of 100 games.',
      'If the same seat always begins, again 1200 games, it wins 36 of 100, the two after it 32 and 31.',
      'Four journeymen, 600 games: 6.0 turns for everybody; the seats win 26, 28, 23 and 23 of 100.',
      'With six it is quicker, because the start lies nearer to the target and somebody is always lucky: 3.7 turns for everybody (300 games).',
      'The board “Comet” takes three players 4.2 turns (300 games).',
      'A master among two beginners wins 65 of 100 games (400 games); with equal hands it would be 33.',
    ],
  },
}

export const rulesTexts: Record<Lang, typeof de> = { de, en }
