import { iceFishing, iceFishingPage } from '@/content/tours/ice-fishing'
import { type TourFile } from '@/content/tours/tour-page'

const { seatsPerDeparture, times } = iceFishing
const { adviceAge } = iceFishingPage.safety

/** What e-mails, papers and other pages say as well. */
export const words: TourFile['words'] = ({ time }) => ({
  name: 'Eisfischen mit Guide',
  duration: '3–4 Stunden',
  place: 'Ein zugefrorener See bei Rovaniemi',
  meetingPoint: 'Abholung an Ihrer Unterkunft in Rovaniemi',
  whatToBring:
    'Ihre wärmste Kleidung in Schichten, Winterstiefel mit Platz für dicke Socken und zwei Paar Fäustlinge: Eines wird nass.',
  times: `Abholung ${time(times.start)} Uhr, Rückkehr zwischen ${time(times.earliestEnd)} und ${time(times.end)} Uhr`,
})

export const text: TourFile['text'] = ({ factText, leastIce, time }, words) => ({
  shortName: 'Eisfischen in Lappland: mit Guide auf dem See',
  summary: 'Ein Loch im Eis, eine kurze Rute und die Stille eines Sees im Winter.',
  description: `Eisfischen (Eisangeln) auf einem See bei Rovaniemi, höchstens ${seatsPerDeparture} Gäste. Abholung ${time(times.start)} Uhr, Feuer am Ufer, heiße Suppe und ein Guide, der das Eis misst.`,
  why: {
    heading: 'Ein stiller Sport',
    lead: 'Sie bohren, setzen sich, warten, und ab und zu bewegt sich die Spitze der Rute.',
    paragraphs: [
      'Viele Finnen haben es als Kinder gelernt. Die Rute ist so lang wie Ihr Unterarm, der Rest steckt im Handgelenk. Wir zeigen Ihnen, wo der Grund abfällt, wie man ein Loch bohrt, ohne nass zu werden, und wie wenig Bewegung genügt.',
      'Was Sie mit nach Hause nehmen, ist selten ein großer Fisch. Es ist das Licht eines Wintermittags, Anfang Januar um elf rosa und gegen drei blau, und der Klang des Eises.',
      'Am Ufer brennt ein Feuer, darüber hängen Suppe und Kaffee. Wenn die Fische mitspielen, grillen wir sie gleich dort.',
    ],
  },
  itinerary: {
    heading: 'Der Tag, Stunde für Stunde',
    steps: [
      {
        when: `${time(times.start)} Uhr`,
        title: 'Wir holen Sie ab',
        text: `${words.meetingPoint}. Nach kurzer Fahrt sind wir am See.`,
      },
      {
        when: 'Auf dem Eis',
        title: 'Bohren, beködern, hinsetzen',
        text: 'Sie bekommen einen Eisbohrer, eine Rute und ein Rentierfell zum Sitzen. Der Guide zeigt Ihnen, wie es geht, und misst mit Ihnen das Eis.',
      },
      {
        when: 'Gegen Mittag',
        title: 'Suppe am Feuer',
        text: 'Tiefe Sonne über dem See, heiße Suppe, Brot und Kaffee und Zeit, sich aufzuwärmen.',
      },
      {
        when: 'Danach',
        title: 'Ein zweiter Versuch',
        text: 'Ein anderes Loch, eine andere Tiefe. Barsche ziehen im Schwarm umher, und wir mit ihnen.',
      },
      {
        when: `${time(times.earliestEnd)} bis ${time(times.end)} Uhr`,
        title: 'Wieder vor Ihrer Tür',
        text: 'Früher bei strengem Frost, später, wenn die Fische beißen.',
      },
    ],
  },
  included: [
    'Abholung an Ihrer Unterkunft in Rovaniemi und Rückfahrt dorthin',
    'Ein Guide, der diese Seen kennt',
    'Eisbohrer, Ruten, Köder und ein Rentierfell zum Sitzen',
    'Suppe, Brot, Kaffee und heißer Saft am Feuer',
  ],
  notIncluded: [
    'Winterkleidung und Stiefel: Wir schreiben Ihnen, was Sie mitbringen sollten',
    'Ein Fang: An manchen Tagen gibt es keinen',
    'Reiseversicherung',
  ],
  questions: [
    {
      question: 'Brauche ich einen Angelschein?',
      answer:
        'Nein, Sie brauchen keinen. Mit einer einfachen Rute darf in Finnland jeder fischen, der auf eigene Faust unterwegs ist; für eine geführte Gruppe ist die Erlaubnis dessen nötig, dem das Gewässer gehört, und um die kümmern wir uns.',
    },
    {
      question: 'Ist das Eis sicher?',
      answer: `Wir messen es an jeder Stelle, bevor wir mit Gästen hinausgehen. In der Saison dieser Tour ist es meist zwischen 20 und 70 cm dick. Bei weniger als ${leastIce} klarem Eis, dem Mindestwert der finnischen Sicherheitsbehörde für Gäste zu Fuß, gehen wir nicht.`,
    },
    {
      question: 'Wird mir kalt sein?',
      answer:
        'Im Frost still zu sitzen ist kälter als zu gehen. Tragen Sie Wolle, eine dicke Winterjacke und Stiefel, die eine Nummer zu groß sind. Am Ufer brennt ein Feuer.',
    },
    {
      question: 'Ist das etwas für Kinder?',
      answer: `${factText(adviceAge, `Ja, ab etwa ${adviceAge.value} Jahren`)}, zusammen mit einem Erwachsenen. Kinder können es oft gut, weil sie sich hinlegen und in das Loch schauen.`,
    },
  ],
  safety: {
    walking: 'Bis zu 500 Meter über den Schnee des Sees.',
    access:
      'Eine hohe Stufe in den Kleinbus, danach Schnee und Eis, auf denen ein Rollstuhl kaum vorankommt. Wer schlecht zu Fuß ist, kann auf einem Schlitten mitfahren, wenn Sie es uns vorher sagen.',
    toilets: 'Eine Trockentoilette am Ufer, wenn die Anlegestelle eine hat; sonst gibt es keine.',
    equipment: 'Eiskrallen für jeden Gast, ein Seil, ein Eisbohrer zum Messen, trockene Kleidung.',
  },
})
