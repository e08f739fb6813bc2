import { minUnaccompaniedAge } from '@/content/policies'
import { familyNorthernLights, familyNorthernLightsPage } from '@/content/tours/family-northern-lights'
import { type TourFile } from '@/content/tours/tour-page'

const { prices, seatsPerDeparture, times } = familyNorthernLights
const { adviceAge } = familyNorthernLightsPage.safety

/** What e-mails, papers and other pages say as well. */
export const words: TourFile['words'] = ({ time }) => ({
  name: 'Aurora boreale in famiglia',
  duration: '2 ore',
  place: 'Rovaniemi, Lapponia finlandese',
  meetingPoint: 'Partenza dal tuo alloggio a Rovaniemi',
  whatToBring:
    'Per tutti vestiti caldi a strati, berretto, muffole e scarponi invernali con spazio per calze grosse; per ogni bambino un paio di muffole di riserva. Mangia prima di partire.',
  times: `Dalle ${time(times.start)} alle ${time(times.end)}, da porta a porta`,
})

export const text: TourFile['text'] = ({ euros, factText, time }, words) => ({
  shortName: 'Aurora boreale in famiglia a Rovaniemi',
  summary: 'Una serata corta sotto il cielo, con un fuoco, succo caldo e tempo per le domande.',
  description: `Aurora boreale in famiglia a Rovaniemi, da porta a porta dalle ${time(times.start)} alle ${time(times.end)}: un fuoco, succo caldo, storie del cielo, e tutti a casa prima di mezzanotte.`,
  why: {
    heading: 'Una serata a misura di bambino',
    lead: 'Corta quanto basta per gambe piccole, con un fuoco a cui tornare di corsa e la vista aperta verso nord.',
    paragraphs: [
      'Aspettare l’aurora boreale è facile da grandi e difficile a sei anni. Per questo qui c’è qualcosa da fare: un fuoco da alimentare, salsicce da girare, stelle da trovare, e la storia della volpe che con la coda spazzò scintille nel cielo. In finlandese l’aurora boreale si chiama revontulet, fuochi di volpe.',
      'Andiamo poco fuori città, in un posto riparato con la vista aperta verso nord. Se il cielo è sereno e l’aurora è sveglia, la vedi stando accanto al fuoco. Altrimenti hai passato una serata intorno a un fuoco, in un bosco d’inverno.',
      `Viaggiano insieme più famiglie, fino a ${seatsPerDeparture} ospiti in tutto. In questa escursione non inseguiamo il cielo per tutta la notte. Se vedere l’aurora ti importa più dell’ora di andare a letto, scegli la nostra escursione «Aurora boreale o rimborso».`,
      'Da ottobre agli ultimi giorni di marzo, mentre siamo fuori, è buio. Con l’ora legale, dall’ultima domenica di marzo, l’escursione si svolge per lo più al crepuscolo, e dall’8 aprile circa non fa buio prima del rientro. In quelle settimane vieni per il fuoco e per il bosco, e non contare sull’aurora.',
    ],
  },
  itinerary: {
    heading: 'La serata, ora per ora',
    steps: [
      {
        when: time(times.start),
        title: 'Veniamo a prenderti',
        text: `${words.meetingPoint}. I seggiolini sono pronti se quando prenoti scrivi le età fra le richieste particolari.`,
      },
      {
        when: 'La prima mezz’ora',
        title: 'Verso il buio',
        text: 'Un breve tragitto fino al margine del bosco. Spegniamo le lampade e lasciamo che gli occhi si abituino.',
      },
      {
        when: 'Accanto al fuoco',
        title: 'Succo, salsicce e la volpe',
        text: 'Il fuoco è acceso, il succo di bacche è caldo, e la guida racconta che cosa la gente del Nord credeva che fosse l’aurora, e che cos’è.',
      },
      {
        when: 'Intanto',
        title: 'Un occhio al cielo',
        text: 'La guida cerca il primo arco pallido. Spesso sta basso, a nord, prima di cominciare a muoversi.',
      },
      {
        when: time(times.end),
        title: 'Di nuovo alla tua porta',
        text: `Le ${words.duration} si contano da porta a porta. Quasi tutti i bambini dormono già prima dell’arrivo.`,
      },
    ],
  },
  included: [
    'Passaggio dal tuo alloggio a Rovaniemi, e ritorno',
    'Una guida a cui piacciono i bambini e le loro domande',
    'Un fuoco all’aperto, succo caldo di bacche e salsicce da arrostire',
    'Seggiolini per bambini, se ci dici le età',
  ],
  notIncluded: [
    'Abbigliamento invernale: vesti i bambini a strati, ti scriviamo che cosa portare',
    'La garanzia dell’escursione «Aurora boreale o rimborso»',
    'Cena: mangia prima di partire',
    'Assicurazione di viaggio',
  ],
  questions: [
    {
      question: 'Da che età è adatta l’escursione?',
      answer: `${factText(adviceAge, `Da circa ${adviceAge.value} anni`)}. I più piccoli sono benvenuti, se sono vestiti bene e abituati a stare alzati alle ${time(times.start)}. I bambini sotto i ${minUnaccompaniedAge} anni vengono con un adulto e pagano ${euros(prices.childCents)}.`,
    },
    {
      question: 'È sicuro che vedremo l’aurora boreale?',
      answer:
        'No. La serata è corta e non si allontana dalla città, quindi le nuvole possono coprire il cielo dall’inizio alla fine. Per questo costa meno e non ha garanzia.',
    },
    {
      question: 'Come si vestono i bambini?',
      answer:
        'Lana o pile sulla pelle, uno strato caldo, una tuta da neve, due paia di muffole e scarponi con spazio per calze grosse. Più di tutto conta un berretto che copra le orecchie.',
    },
    {
      question: 'Nella nostra data è abbastanza buio per l’aurora boreale?',
      answer: `Fino all’ultima domenica di marzo, sì. Da allora in poi, con l’ora legale, alle ${time(times.start)} è crepuscolo e fa buio solo dopo le dieci; dall’8 aprile circa, non prima delle ${time(times.end)}. In quelle settimane per l’aurora è meglio l’escursione «Aurora boreale o rimborso», che va avanti fino a più tardi.`,
    },
  ],
  safety: {
    walking: 'Fino a 100 metri su un sentiero battuto, dal pulmino al fuoco, al buio.',
    access:
      'Un gradino alto per salire sul pulmino. Nella neve un passeggino si spinge male; c’è uno slittino a disposizione. Sul sentiero una sedia a rotelle ha bisogno di aiuto.',
    toilets: 'Un gabinetto a secco vicino al fuoco.',
    equipment: 'Seggiolini per bambini, coperte, muffole di riserva, lampade frontali con luce rossa.',
  },
})
