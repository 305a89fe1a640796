/** The rules in our own words, in German. */
export const de = {
  title: 'So geht Klong!',
  goal: {
    title: 'Worum es geht',
    text: [
      'Ihr seid Diebe. Unter der Burg liegt ein Verlies, darin liegen Schätze, und auf den Schätzen schläft ein Drache. Jeder schleicht hinein, holt ein Artefakt und will damit wieder hinaus.',
      'Karten sagen, was du kannst. Du beginnst mit zehn schwachen und kaufst dir unterwegs bessere. Aber wer lärmt, macht Klong!, und Klong! weckt den Drachen.',
      'Wer am Ende die meisten Punkte hat, gewinnt. Ohne Artefakt zählt nichts.',
    ],
  },
  start: {
    title: 'Der Anfang',
    text: [
      'Jeder hat dieselben zehn Karten, 30 Würfel seiner Farbe und eine Figur vor dem Burgtor. Fünf Karten sind auf der Hand.',
      'Das Los sagt, wer beginnt. Wer früh dran ist, hat gleich etwas Lärm gemacht: 3, 2, 1 und 0 Würfel liegen schon im Klong!-Bereich. Im Beutel sind 24 schwarze Würfel.',
    ],
    list: [
      'Zu viert liegen alle sieben Artefakte bereit, zu dritt fehlt eines, zu zweit fehlen zwei.',
      'Zu viert schläft der Drache noch fest, zu zweit ist er schon etwas wacher.',
    ],
    figure: 'Dein erster Stapel: 6 × {burgle}, 2 × {stumble}, {sidestep} und {scramble}.',
  },
  turn: {
    title: 'Ein Zug',
    text: [
      'Du spielst alle Karten deiner Hand, in beliebiger Reihenfolge, auch die, die du unterwegs nachziehst. Sie geben dir Talent, Schwerter und Stiefel.',
      'Dazwischen und danach tust du, so oft du es bezahlen kannst:',
    ],
    list: [
      'Talent: Karten kaufen und Werkzeuge benutzen.',
      'Schwerter: Monster besiegen.',
      'Stiefel: durch Tunnel gehen.',
      'Gold: auf dem Markt einkaufen.',
    ],
    figure: 'Was du nicht ausgibst, ist am Ende des Zuges weg. Nur Gold behältst du.',
  },
  symbols: {
    title: 'Die Zeichen',
    text: ['Tippe auf ein Zeichen, auch auf dem Tisch: Es erklärt sich selbst.'],
  },
  cards: {
    title: 'Die Karten',
    text: [
      'In der Verliesreihe liegen sechs Karten, daneben der Vorrat. Die Farbe des Banners sagt, was du damit tust:',
    ],
    list: [
      'Blau: Kaufen. Die Karte kommt auf deine Ablage, und wenn du neu mischst, hast du sie.',
      'Violett: Werkzeug. Du zahlst Talent, nutzt es sofort, und es ist weg.',
      'Rot: Monster. Du zahlst Schwerter und bekommst die Belohnung. Der Goblin im Vorrat lässt sich beliebig oft besiegen.',
      'Gefährten sind blaue Karten, die einander mögen: Manche geben mehr, wenn im selben Zug auch ein anderer Gefährte vor dir liegt, egal wer zuerst kommt.',
      'Juwelen bringen Punkte, machen beim Kauf aber Lärm.',
      'Manches geht nur in den Tiefen oder in einer Kristallhöhle. Das steht auf der Karte.',
    ],
    figure: 'Oben links der Preis, oben rechts die Punkte, darunter das Drachensiegel.',
  },
  walk: {
    title: 'Durch die Tunnel',
    text: ['Ein Tunnel kostet einen Stiefel. Steht etwas daran, gilt es auch:'],
    list: [
      'Zwei Stiefel: Er kostet zwei.',
      'Köpfe: Für jeden gibst du ein Schwert aus oder verlierst ein Herz. Dein letztes Herz darfst du so nie verlieren.',
      'Schloss: Nur mit dem Generalschlüssel.',
      'Pfeile: Nur in diese Richtung.',
      'Ein Pfeil am Rand: Der Tunnel geht auf der anderen Seite weiter.',
    ],
    scenes: ['Räume, die du jetzt erreichst, leuchten. Am Raum steht, was der Weg kostet.', 'Ein Stiefel und ein Schwert, schon bist du in der Kristallhöhle. Dort ist für diesen Zug Schluss.'],
  },
  rooms: {
    title: 'Die Räume',
    text: ['Was beim Betreten geschieht:'],
    list: [
      'Kristallhöhle: In diesem Zug helfen dir keine Stiefel mehr. Teleportieren geht. Beginnst du deinen Zug dort, hält dich nichts.',
      'Brunnen: Jedes Betreten heilt ein Herz.',
      'Markt: Du darfst einkaufen.',
      'Affenschrein: Hier stehen drei Affengötzen, einer für jedes Betreten.',
      'Burgtor: Hinaus darfst du nur mit einem Artefakt.',
    ],
  },
  markers: {
    title: 'Artefakte und Verstecke',
    text: [
      'Betrittst du einen Raum, darfst du einen Marker nehmen. Für einen zweiten musst du hinaus und wieder hinein.',
      'Nimmst du ein Artefakt, rückt der Drache sofort ein Feld vor. Tragen kannst du eines, mit jedem Rucksack eines mehr. Zurücklegen geht nicht.',
      'Verstecke siehst du erst, wenn du sie nimmst:',
    ],
    list: [
      'Große Truhe: Kelch (7 Punkte), großer Heiltrank (2 Herzen), 5 Talent, 5 Gold oder 3 Karten.',
      'Kleine Münzen: Drachenei (3 Punkte, aber der Drache rückt vor), Heiltrank, 2 Talent, 2 Gold, Krafttrank (2 Schwerter), Eiltrank (1 Stiefel) oder Zauberquelle.',
      'Tränke hebst du auf und trinkst sie in einem deiner Züge. Alles andere geschieht sofort.',
      'Die Zauberquelle entsorgt am Ende des Zuges eine deiner Karten für immer. Das ist gut: Schwache Karten willst du loswerden.',
    ],
  },
  market: {
    title: 'Der Markt',
    text: ['In einem Marktraum kaufst du Waren, jede für 7 Gold, so viele du bezahlen kannst.'],
    list: [
      'Generalschlüssel: öffnet alle Schlösser, 5 Punkte.',
      'Rucksack: Platz für ein weiteres Artefakt, 5 Punkte.',
      'Krone: die beste, die noch da ist, 10, 9 oder 8 Punkte. Zwei Karten freuen sich über eine Krone.',
    ],
  },
  clank: {
    title: 'Klong!',
    text: [
      'Macht eine Karte Klong!, legst du so viele deiner Würfel in den Klong!-Bereich. Dort warten sie auf den Drachen.',
      'Ein Minus holt Würfel von dort zurück, nie aus dem Beutel. Bleibt etwas übrig, schluckt es weiteren Lärm in diesem Zug.',
    ],
  },
  refill: {
    title: 'Das Ende eines Zuges',
    text: ['Sind alle Karten gespielt, beendest du den Zug. Dann geschieht der Reihe nach:'],
    list: [
      'Deine Karten kommen auf die Ablage, du ziehst fünf neue. Ist dein Stapel leer, wird die Ablage gemischt.',
      'Die Verliesreihe wird auf sechs aufgefüllt. Manche Karten tun beim Erscheinen etwas.',
      'Trägt eine neue Karte das Drachensiegel, greift der Drache an, höchstens einmal.',
    ],
  },
  dragon: {
    title: 'Der Drache',
    text: [
      'Alle Würfel aus dem Klong!-Bereich kommen in den Beutel. Dann wird gezogen: so viele, wie die Zornesleiste zeigt, und einer mehr für jede Gefahrenkarte in der Reihe.',
      'Schwarz bedeutet Glück gehabt. Deine Farbe kostet dich ein Herz. Was nicht gezogen wird, bleibt im Beutel.',
    ],
    scenes: ['Im Klong!-Bereich liegt der Lärm der letzten Züge.', 'Der Drache greift an: Alles kommt in den Beutel, und alle sehen zu.', 'Der erste Würfel ist schwarz. Glück gehabt.', 'Der zweite ist blau, das kostet Blau ein Herz. Der dritte ist wieder schwarz.'],
  },
  out: {
    title: 'Draußen oder bewusstlos',
    text: ['Du hast zehn Herzen. Ist das letzte weg, bist du bewusstlos:'],
    list: [
      'Mit Artefakt und über dem Grasstreifen: Du wirst gerettet und zählst deine Punkte.',
      'Ohne Artefakt oder in den Tiefen: Du bist verloren und bekommst nichts.',
      'Kommst du mit einem Artefakt zum Burgtor zurück, bist du entkommen und bekommst den Meisterdiebmarker, 20 Punkte.',
      'Wer draußen ist, zieht nicht mehr, macht keinen Lärm und verliert keine Herzen.',
    ],
  },
  countdown: {
    title: 'Der Countdown',
    text: [
      'Wer als Erster draußen oder bewusstlos ist, stellt seine Figur auf die Zinnen. In jedem seiner Züge rückt sie ein Feld weiter: Dreimal greift der Drache an, mit 1, 2 und 3 Würfeln mehr. Dann fällt das Tor zu, und wer noch drinnen ist, wird bewusstlos.',
    ],
  },
  score: {
    title: 'Die Abrechnung',
    text: ['Sind alle draußen, wird gezählt:'],
    list: [
      'Artefakte und Marker mit Punkten',
      'Meisterdiebmarker: 20',
      'jedes Gold: 1',
      'die Punkte auf allen deinen Karten',
      'Bei Gleichstand gewinnt, wer das wertvollste einzelne Artefakt hat.',
    ],
  },
  boards: {
    title: 'Zwei Seiten',
    text: ['Vor dem Spiel wählt ihr die Seite des Plans. Die Regeln sind gleich.'],
    list: [
      'Seite A: blauer Himmel, der Markt liegt in der Mitte. Gut zum Anfangen.',
      'Seite B: Abendhimmel, die Märkte liegen verstreut, und hinein geht es anders als hinaus.',
    ],
  },
  rulings: {
    title: 'Genau genommen',
    text: ['Für alle, die es wissen wollen:'],
    list: [
      'Hast du keine Würfel mehr, machst du keinen Lärm und kannst auch keinen Tunnelschaden nehmen. Geheilte Würfel kommen zu dir zurück.',
      'Bedingungen auf Karten gelten in jeder Reihenfolge: Wird eine später im Zug wahr, bekommst du es dann. {the-queen-of-hearts} heilt in dem Augenblick.',
      'Wartet ein Rebell auf einen anderen Gefährten und du spielst {apothecary}, entscheidest du: erst ziehen, dann darf auch die gezogene Karte weg, oder erst abwerfen. Hast du nichts abzuwerfen, entfällt das Abwerfen.',
      '{swagger} zählt jeden Würfel, den du in diesem Zug in den Klong!-Bereich legst, vorher und nachher, auch wenn du ihn wieder holst.',
      '{search} erhöht jeden Goldgewinn des Zuges, auch frühere.',
      '{gem-collector} senkt nur den Preis von Juwelen, die du danach kaufst.',
      'Abwerfen geht nur mit einer Karte, die noch auf der Hand ist, dann muss es sein. Die abgeworfene Karte wirkt nicht.',
      'Entsorgen muss man, wenn es etwas gibt: aus der Ablage oder aus dem Gespielten. Die Karte verlässt das Spiel am Ende des Zuges.',
      '{treasure-hunter} tauscht sofort. Das Drachensiegel der neuen Karte zählt nicht, ihr Erscheinen schon.',
      'Teleportieren führt in jeden verbundenen Raum, egal welche Schlösser, Pfeile oder Köpfe. Es ist ein Betreten wie jedes andere und lässt sich im Zug aufheben. Ins Freie nur mit Artefakt.',
      '{wand-of-wind} reicht zu Verstecken in jedem verbundenen Raum. Liegen dort zwei, entscheidet das Los.',
      '{underworld-dealing}: Im Vorrat müssen noch zweimal {secret-tome} liegen.',
      '{dead-run} und {flying-carpet} lösen den Halt einer Höhle auch nachträglich. Verlorene Herzen bleiben verloren.',
      '{shrine} legt höchstens so viele schwarze Würfel zurück, wie gezogen wurden.',
      'Ist der Beutel zu leer, wird gezogen, was da ist. Würfel von Leuten, die draußen sind, gelten als schwarz und bleiben weg.',
      'Werden mehrere in einem Angriff bewusstlos, zählt die Reihenfolge der Würfel.',
      'Übrige Lärmminderung verfällt, bevor die Reihe aufgefüllt wird.',
      'Endet dein Zug, weil du entkommst oder bewusstlos wirst, wird die Reihe noch aufgefüllt. Ungespielte Karten bleiben ungespielt, die Zauberquelle entfällt.',
      'Auch eine Wahl, die nichts bewirkt, darf man treffen. Heilen ohne Schaden bewirkt nichts.',
      'Auf einem Markt mit Marker nimmst du erst den Marker.',
    ],
  },
  choices: {
    title: 'Was wir selbst gewählt haben',
    text: ['Manches lässt die Anleitung offen, und manches gibt es nur am Bildschirm. So halten wir es:'],
    list: [
      'Was beim Erscheinen geschieht, gilt nicht für die sechs Karten am Anfang.',
      'Ist der Verliesstapel leer, wird die Reihe nicht mehr aufgefüllt, und sie löst keine Angriffe mehr aus.',
      'Gold gibt es unbegrenzt.',
      'Steht es auch nach dem wertvollsten Artefakt gleich, teilt ihr euch den Sieg. Sind alle verloren, gewinnt niemand.',
      'Artefakte nimmst du beim Betreten. Vor dem Spiel könnt ihr wählen, dass es jederzeit im Raum geht, wie in der Fassung von 2019.',
      'Zufall wird erst gezogen, wenn etwas aufgedeckt wird: Karte, Versteck oder Würfel. Das ist genauso fair wie Mischen. Darum darfst du in deinem Zug alles zurücknehmen, bis zum letzten Aufdecken.',
      'Was alle mitzählen könnten, zeigt der Tisch: Ablagen, Gespieltes, gekaufte Karten und welche Verstecke gefunden sind. Verborgen bleibt, was jemand auf der Hand hat.',
      'Die Pläne haben wir selbst gezeichnet, Räume und Wege stimmen. Die meisten Kartennamen auf Deutsch sind von uns.',
    ],
  },
  figures: {
    title: 'Nachgemessen',
    text: ['Gemessen mit vielen Spielen unter Bots:'],
    list: [
      'Zwei Gesellen auf Seite A, 1200 Partien: 12 Züge für jeden. Wer auf Platz 1 sitzt, gewinnt 49 von 100, wer auf Platz 2 sitzt, 51. Von 100 Dieben entkommen 80, 17 werden gerettet, 3 gehen verloren.',
      'Vier Gesellen auf Seite A, 1200 Partien: 11 Züge für jeden, die Plätze gewinnen 25, 25, 24 und 26 von 100. Von 100 Dieben entkommen 69, 26 werden gerettet, 5 gehen verloren.',
      'Zu zweit holen Gesellen am liebsten die Artefakte 15 und 20. An die 30 kommt fast niemand: Dorthin führt nur der Generalschlüssel oder ein Teleport.',
      'Ein Meister gewinnt gegen einen Gesellen 79 von 100 Partien (140 Partien auf Seite A).',
    ],
  },
}
