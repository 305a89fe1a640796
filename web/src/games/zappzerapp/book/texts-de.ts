/** The rules in our own words, in German. */
export const de = {
  title: 'So geht Zapp Zerapp',
  goal: {
    title: 'Worum es geht',
    text: [
      'Eure Zauberlehrlinge wollen nach Hause. Wie weit sie laufen, steckt in einem Fass, und wie viele Steine darin sind, hörst du nur: schütteln, lauschen, zugreifen.',
      'Gut ist ein volles Fass, aber nicht zu voll. Wer zuerst seine drei Lehrlinge in der Stadt hat, gewinnt.',
    ],
  },
  material: {
    title: 'Was auf dem Tisch liegt',
    text: ['In der Mitte ein Hügel, darum ein Ring aus 24 Feldern, den alle im Uhrzeigersinn laufen.'],
    list: [
      '13 Fässer mit 1, 2, 3 bis 13 Steinen. Von außen sind alle gleich.',
      'Für jeden drei Lehrlinge, ein Start und eine Stadt.',
      'Fünf Felder in deiner Farbe, gegenüber von deinem Start: Dort bist du sicher.',
      'Vier weiße Felder mit Türmen. Die Türme stehen nur da.',
      'Zwei Würfel für die Zauberzahl.',
    ],
    figure: 'Unten sitzt du. Die weiße Spitze zeigt, wo deine Lehrlinge auf den Ring kommen.',
  },
  round: {
    title: 'Eine Runde',
    text: ['Alle spielen zugleich, und jede Runde geht so:'],
    list: [
      'Einer würfelt. Die Summe ist die Zauberzahl: so viele Steine dürfen es höchstens sein.',
      'Der Tisch zählt herunter. Bei „Zapp!“ greifen alle zugleich zu, vorher niemand.',
      'Alle schütteln Fässer und lauschen. Jeder stellt eines vor sich ab.',
      'Alle Fässer werden umgedreht. Wer mehr Steine hat, als die Zauberzahl erlaubt, läuft nicht.',
      'Die anderen laufen, die höchste Zahl zuerst.',
      'Die Fässer kommen zurück und werden gemischt. Der Nächste im Uhrzeigersinn würfelt.',
    ],
  },
  listen: {
    title: 'Schütteln und wählen',
    text: [
      'Du hast zwei Hände, also höchstens zwei Fässer. Du darfst sie zurückstellen und andere nehmen, so oft du magst. Was jemand hält oder abgestellt hat, kann kein anderer nehmen.',
      'Stellst du ein Fass vor dir ab, gilt es. Das andere geht zurück, und bis zur nächsten Runde rührst du keines mehr an.',
    ],
    scenes: [
      '4 und 5 gewürfelt: Gesucht sind höchstens 9 Steine, möglichst viele davon.',
      'Links klappert es dünn, man hört einzelne Schläge. Das sind wenige Steine.',
      'Rechts klappert es ohne Lücke. Das sind viele, vielleicht zu viele.',
      'Also zurück damit. Das Fass steht wieder, wo es stand, und jeder darf es nehmen.',
      'Noch eines: mehr als links, weniger als eben. Das ist es!',
      'Abgestellt. Das andere geht zurück, und jetzt heißt es warten.',
    ],
  },
  controls: {
    title: 'So schüttelst du hier',
    text: ['Nimm ein Fass und beweg es hin und her. Es klappert, solange du schüttelst: schneller ist fester.'],
    list: [
      'Maus: Ein Fass packen und ziehen. Die rechte Taste nimmt es mit der rechten Hand.',
      'Finger: Ein Fass antippen, dann in der Hand hin und her ziehen. Zwei Daumen schütteln zwei Fässer.',
      'Tastatur: Pfeile gehen von Fass zu Fass, A und D nehmen es mit der linken oder rechten Hand, Q und E schütteln, mit Umschalt fester. Y und C stellen zurück, 1 und 2 stellen ab.',
      'Handy: Unter „Hören, sehen, spüren“ kannst du das Schütteln des Geräts einschalten. Wo der Browser das nicht kann, geht der Finger.',
      'Abstellen: „Stell ab“ gedrückt halten oder zweimal tippen, damit es niemandem aus Versehen passiert.',
    ],
  },
  reveal: {
    title: 'Umdrehen',
    text: ['Haben alle gewählt, werden die Fässer zugleich umgedreht. Zwei gleiche Zahlen gibt es nicht, jede kommt nur einmal vor.'],
    scenes: [
      'Die Zauberzahl ist 9, und jeder hat ein Fass vor sich.',
      'Umgedreht: 7, 12, 4 und 9 Steine.',
      '12 sind zu viele, Orange läuft nicht. Zuerst läuft die 9, dann die 7, dann die 4.',
    ],
  },
  run: {
    title: 'Laufen',
    text: [
      'Einer deiner Lehrlinge läuft im Uhrzeigersinn genau so viele Felder, wie Steine im Fass waren. Welcher, entscheidest du. Du darfst auch stehen bleiben.',
      'Nach einer ganzen Runde um den Ring kommt die Stadt. Was dann noch übrig ist, verfällt. Auf einem Feld dürfen beliebig viele stehen.',
    ],
    scenes: [
      'Du hast die 9. Jeder deiner drei Lehrlinge könnte laufen.',
      'Vom Start weg zählt das Feld mit der weißen Spitze als erstes.',
      'Oder dieser hier: genau neun Felder weiter.',
      'Oder der vorderste: Er braucht nur sechs bis in die Stadt. Der Rest verfällt.',
    ],
  },
  banish: {
    title: 'Verbannen',
    text: ['Wen dein Lehrling überholt oder auf seinem letzten Feld trifft, der muss zurück auf seinen Start. Das gilt nur für fremde Lehrlinge, nie für deine eigenen.'],
    scenes: [
      'Du läufst sechs Felder. Auf dem Weg steht Orange, am Ende Grün.',
      'Überholt und eingeholt …',
      '… beide müssen zurück auf ihren Start. Grün auf dem Feld, von dem du kamst, bleibt stehen.',
    ],
  },
  safe: {
    title: 'Zwei Ausnahmen',
    text: [
      'Auf Feldern der eigenen Farbe ist man sicher.',
      'Und wer gerade vom Start losläuft, verbannt in diesem Zug niemanden.',
    ],
    scenes: [
      'Pink steht auf einem Feld in Pink.',
      'Du läufst vorbei, und Pink bleibt stehen.',
      'Ein anderes Mal kommt dein Lehrling vom Start. Orange und Grün stehen im Weg.',
      'Niemand muss gehen. Auf dem letzten Feld steht ihr zu zweit.',
    ],
  },
  end: {
    title: 'Das Ende',
    text: [
      'Kommt dein dritter Lehrling in die Stadt, hast du sofort gewonnen. Wer in dieser Runde noch hätte laufen dürfen, läuft nicht mehr.',
      'Die anderen stehen danach, wie viele Lehrlinge sie in der Stadt haben, und dann, wie weit sie gekommen sind.',
    ],
  },
  hearing: {
    title: 'Hören lernen',
    text: [
      'Bei einem, zwei oder drei Steinen kannst du einzelne Schläge zählen. Darüber hilft die Dichte: Wie viele Lücken sind noch da?',
      'Schüttle länger und fester. Kein Schütteln klingt wie das andere, auch beim selben Fass: Mal mischen sich die Steine gut, mal weniger.',
      'Vergleiche zwei Fässer, eines in jeder Hand. Was mehr ist, hört man leichter, als wie viel es ist.',
    ],
  },
  hard: {
    title: 'Wie schwer es ist',
    text: [
      'Zwei Zahlen stehen zur Wahl, welche ist es? So oft von 100 liegt ein geübtes Ohr richtig. Unseres ist ein Programm, das nur die Töne bekommt. Wer rät, trifft 50.',
    ],
    tables: {
      stones: 'Nach zwei Sekunden: so viele Steine oder mehr?',
      corner: 'Steine',
      more: ['einer mehr', 'zwei mehr', 'drei mehr'],
      seconds: 'Länger schütteln hilft: 2 oder 4 Steine, 4 oder 6 …',
      time: 'Sekunden',
    },
  },
  signs: {
    title: 'Sehen und spüren',
    text: [
      'Wer nicht hören kann oder will, spielt mit denselben Aussichten: Ein Streifen zeigt, wie laut es gerade klappert, und das Handy vibriert dazu. Beides wird aus genau den Tönen gemacht, die zu hören sind, und verrät nicht mehr.',
      'Ein Tisch kann das vor dem Spiel abschalten, dann hören alle nur. Lautstärke, Streifen und Vibration findest du am Tisch unter „Hören, sehen, spüren“.',
    ],
  },
  sound: {
    title: 'Woher das Klappern kommt',
    text: [
      'Der Server schüttelt wirklich: Jeder Stein schlägt für sich an die Wand, öfter, wenn fester geschüttelt wird. Jeder Schlag lässt Holz und Metall klingen, dazu ein wenig Raum.',
    ],
    list: [
      'Jedes Stück Klappern ist neu. Eine Aufnahme hilft nicht, ein Fass wiederzuerkennen.',
      'Jedes ist gleich lang und gleich groß und kostet gleich viel Arbeit, ob ein Stein im Fass ist oder dreizehn. Am Drumherum ist nichts abzulesen.',
    ],
  },
  fair: {
    title: 'Ehrlich',
    text: ['Niemand erfährt eine Zahl, bevor alle gewählt haben: kein Mitspieler, kein Bot, kein Zuschauer, kein Browser.'],
    list: [
      'Nach jeder Runde wird neu gemischt. Wo ein Fass steht, sagt nichts darüber, welches es war. Nur in der laufenden Runde darfst du dir merken, was du zurückgestellt hast.',
      'Das Startsignal kommt für alle im selben Augenblick, nach der Uhr des Tisches. Vorher gilt kein Griff, auch nicht der eines Bots.',
      'Greifen zwei im selben Augenblick nach einem Fass, bekommt es genau einer, und der andere hört es sofort.',
      'Würfel und Mischen kommen aus versiegeltem Glück, das ihr nach dem Spiel nachrechnen könnt.',
    ],
  },
  time: {
    title: 'Zeit, und wer fehlt',
    text: ['Ohne Uhr hat jeder Zeit, so viel er braucht. Mit Uhr habt ihr 60 oder 30 Sekunden.'],
    list: [
      'Die Zeit läuft für alle zusammen, und erst ab dem Startsignal. Ein Griff bringt keine neue.',
      'Wer bis dahin nichts abgestellt hat, läuft in dieser Runde nicht.',
      'Ist jemand weg, wartet ihr 60 Sekunden, oder so lange, wie ihr vor dem Spiel gewählt habt. Dann geht es ohne weiter.',
    ],
  },
  turns: {
    title: 'An einem Bildschirm',
    text: [
      'Teilen sich mehrere einen Bildschirm, lauscht einer nach dem anderen, zuerst wer gewürfelt hat. Jeder hat gleich viel Zeit, und sie läuft erst, wenn er „Ich bin bereit“ drückt. Ein Startsignal braucht es da nicht. Die anderen hören weg.',
      'Wer vor dir etwas abgestellt hat, hat es dir weggeschnappt. Darum fängt jede Runde ein anderer an.',
    ],
  },
  bots: {
    title: 'Bots hören wirklich',
    text: [
      'Auch ein Bot muss ein Fass nehmen und schütteln. Er bekommt dieselben Töne wie du, in derselben Zeit, und schätzt daraus. Die Zahl sieht er nicht.',
      'Ein Neuling hört stumpf und hat keine Geduld. Ein Meister hört fein, vergleicht und weiß, wann Weitersuchen sich nicht lohnt.',
    ],
  },
  questions: {
    title: 'Fragen und Antworten',
    text: [],
    list: [
      'Lohnt sich die 13? Nie. Mehr als 12 kann man nicht würfeln, also ist sie immer zu viel.',
      'Und bei einer 2? Dann taugen nur die Fässer mit einem und mit zwei Steinen.',
      'Alle haben zu viele Steine? Dann läuft niemand, und die nächste Runde beginnt.',
      'Muss ich laufen? Nein. Manchmal ist Stehenbleiben klug, wenn du auf deiner Farbe sicher stehst.',
      'Verbanne ich auch auf dem Weg in die Stadt? Ja, jeden Fremden auf den letzten Feldern davor.',
      'Bin ich auf dem Feld vor meinem Start sicher? Nein, das ist die Farbe deines Gegenübers. Sicher ist nur die eigene Farbe.',
      'Verbanne ich jemanden, der schon in seiner Stadt ist? Nein, wer dort ist, bleibt dort.',
      'Darf ich hören, was die anderen schütteln? Nein, du siehst nur, dass sie schütteln.',
    ],
  },
  choices: {
    title: 'Was wir selbst gewählt haben',
    text: ['Manches lässt die Anleitung offen, und manches gibt es nur am Bildschirm. So halten wir es:'],
    list: [
      'Der Ring: vier weiße Felder an den Vierteln, dazwischen je fünf in einer Farbe. Man betritt ihn in der Mitte des Blocks vor dem eigenen Start, der eigene Block liegt gegenüber. Zu zweit sitzt man einander gegenüber.',
      'Zu dritt bleibt eine Seite leer, und wer sie vor sich hat, hätte es leichter. Darum betreten zwei von euch den Ring ein paar Felder neben der Mitte.',
      'Wer zuerst würfelt, bestimmt das Los oder ihr. Danach geht es jede Runde im Uhrzeigersinn weiter.',
      'Das Startsignal zählt drei Sekunden herunter. Vor dem Spiel könnt ihr auch fünf wählen oder keines, dann dürft ihr zugreifen, sobald die Würfel liegen.',
      'Wer laufen darf, darf auch stehen bleiben.',
      'Eigene Lehrlinge verbannt man nie.',
      'Wer auf dem Feld steht, das ein Lehrling verlässt, bleibt. Wer auf dem Weg in die Stadt überholt wird, muss gehen.',
      'Mit dem Start ist der Platz neben dem Ring gemeint, nicht das erste Feld. Dieses schützt nur, wem seine Farbe gehört.',
      'Reicht die Zahl bis zur Stadt, geht der Lehrling hinein. Daneben anhalten kann er nicht.',
      'Mit dem dritten Lehrling in der Stadt ist sofort Schluss.',
      'Zurückgestellte Fässer stehen an ihrem alten Platz. Abgestellte sind erst in der nächsten Runde wieder dabei, wenn alle gemischt sind.',
      'Man darf eine Runde aussetzen und nichts wählen. Wessen Zeit um ist, der tut es.',
      'Wie das Klappern klingt, haben wir so lange geändert, bis 1 gegen 13 leicht ist, 2 gegen 4 meist gelingt und 7 gegen 8 fast geraten ist.',
    ],
  },
  figures: {
    title: 'Nachgemessen',
    text: ['Gemessen mit Spielen unter Bots, die wirklich lauschen:'],
    list: [
      'Ein Meister gewinnt gegen einen Neuling 99 von 100 Partien, im Schnitt nach 22 Runden.',
      'Ein Geselle gewinnt gegen einen Neuling 92 von 100 Partien, im Schnitt nach 26 Runden.',
    ],
  },
}
