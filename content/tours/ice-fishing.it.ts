import { iceFishing, iceFishingPage } from '@/content/tours/ice-fishing'
import { type TourFile } from '@/content/tours/tour-page'

const { seatsPerDeparture, times } = iceFishing
const { adviceAge } = iceFishingPage.safety

/** What e-mails, papers and other pages say as well. */
export const words: TourFile['words'] = ({ time }) => ({
  name: 'Pesca sul ghiaccio con guida',
  duration: '3–4 ore',
  place: 'Un lago gelato vicino a Rovaniemi',
  meetingPoint: 'Partenza dal tuo alloggio a Rovaniemi',
  whatToBring:
    'I vestiti più caldi che hai, a strati, scarponi invernali con spazio per calze grosse, e due paia di muffole: uno si bagna.',
  times: `Partenza alle ${time(times.start)}, rientro fra le ${time(times.earliestEnd)} e le ${time(times.end)}`,
})

export const text: TourFile['text'] = ({ factText, leastIce, time }, words) => ({
  shortName: 'Pesca sul ghiaccio con guida a Rovaniemi',
  summary: 'Un buco nel ghiaccio, una canna corta e il silenzio di un lago d’inverno.',
  description: `Pesca sul ghiaccio in un lago vicino a Rovaniemi, al massimo in ${seatsPerDeparture}. Partenza alle ${time(times.start)}, un fuoco e zuppa calda sulla riva, e una guida che misura il ghiaccio.`,
  why: {
    heading: 'Uno sport silenzioso',
    lead: 'Fori il ghiaccio, ti siedi, aspetti, e ogni tanto la punta della canna si muove.',
    paragraphs: [
      'Molti finlandesi hanno imparato da bambini. La canna è lunga come il tuo avambraccio, il resto lo fa il polso. Ti mostriamo dove scende il fondo, come si fora senza bagnarsi, e quanto piccolo è il movimento che basta.',
      'Di rado quello che porti a casa è un pesce grosso. È la luce di un mezzogiorno d’inverno, a inizio gennaio rosa alle undici e blu alle tre, e il suono del ghiaccio.',
      'Sulla riva teniamo acceso un fuoco, con sopra zuppa e caffè. Se i pesci sono d’accordo, li arrostiamo subito, sul posto.',
    ],
  },
  itinerary: {
    heading: 'La giornata, ora per ora',
    steps: [
      {
        when: time(times.start),
        title: 'Veniamo a prenderti',
        text: `${words.meetingPoint}. Con un breve tragitto siamo al lago.`,
      },
      {
        when: 'Sul ghiaccio',
        title: 'Forare, innescare, sedersi',
        text: 'Ricevi una trivella, una canna e una pelle di renna su cui sederti. La guida ti mostra come si fa e misura il ghiaccio con te.',
      },
      {
        when: 'Verso mezzogiorno',
        title: 'La zuppa accanto al fuoco',
        text: 'Il sole basso sul lago, zuppa calda, pane e caffè, e il tempo di scaldarsi.',
      },
      {
        when: 'Dopo',
        title: 'Un secondo tentativo',
        text: 'Un altro buco, un’altra profondità. I persici si spostano in branco, e noi pure.',
      },
      {
        when: `${time(times.earliestEnd)}–${time(times.end)}`,
        title: 'Di nuovo alla tua porta',
        text: 'Prima in un giorno di gelo forte, più tardi quando i pesci abboccano.',
      },
    ],
  },
  included: [
    'Passaggio dal tuo alloggio a Rovaniemi, e ritorno',
    'Una guida che conosce questi laghi',
    'Trivella, canne, esche e una pelle di renna su cui sedersi',
    'Zuppa, pane, caffè e succo caldo accanto al fuoco',
  ],
  notIncluded: [
    'Abbigliamento invernale e scarponi: ti scriviamo che cosa portare',
    'Il pesce: certi giorni non abbocca niente',
    'Assicurazione di viaggio',
  ],
  questions: [
    {
      question: 'Ci vuole la licenza di pesca?',
      answer:
        'No, non te ne serve nessuna. Con una sola canna semplice è un diritto di tutti, per chi pesca da solo; per un gruppo con guida ci vuole il consenso del proprietario delle acque, e procurarlo è compito nostro.',
    },
    {
      question: 'Il ghiaccio è sicuro?',
      answer: `Lo misuriamo in ogni punto, prima di portarci gli ospiti. Nella stagione di questa escursione ha di solito uno spessore fra 20 e 70 cm. Con meno di ${leastIce} di ghiaccio limpido, il minimo che l’Agenzia finlandese per la sicurezza chiede per ospiti a piedi, non ci andiamo.`,
    },
    {
      question: 'Avrò freddo?',
      answer:
        'Al gelo chi sta seduto fermo sente più freddo di chi cammina. Metti lana, un giaccone pesante e scarponi di un numero in più. Sulla riva c’è un fuoco acceso.',
    },
    {
      question: 'È adatta ai bambini?',
      answer: `${factText(adviceAge, `Sì, da circa ${adviceAge.value} anni`)}, insieme a un adulto. Spesso ai bambini riesce bene, perché si sdraiano e guardano giù nel buco.`,
    },
  ],
  safety: {
    walking: 'Fino a 500 metri sulla neve del lago.',
    access:
      'Un gradino alto per salire sul pulmino, poi neve e ghiaccio sotto i piedi, su cui una sedia a rotelle avanza a stento. Chi cammina con fatica può farsi portare su una slitta, se ce lo dici prima.',
    toilets: 'Un gabinetto a secco sulla riva, dove l’approdo ne ha uno; altrimenti non ce ne sono.',
    equipment:
      'Punteruoli da ghiaccio per ogni ospite, una corda, una trivella per misurare, vestiti asciutti.',
  },
})
