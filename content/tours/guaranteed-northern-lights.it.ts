import { guaranteedNorthernLights } from '@/content/tours/guaranteed-northern-lights'
import { type TourFile } from '@/content/tours/tour-page'

const { seatsPerDeparture, times } = guaranteedNorthernLights

/** What e-mails, papers and other pages say as well. */
export const words: TourFile['words'] = ({ time }) => ({
  name: 'Aurora boreale o rimborso',
  duration: '1–10 ore',
  place: 'Rovaniemi, Lapponia finlandese',
  meetingPoint: 'Partenza dal tuo alloggio a Rovaniemi',
  whatToBring:
    'I vestiti più caldi che hai, a strati, un berretto, muffole e scarponi invernali con spazio per calze grosse; a settembre e ottobre bastano scarpe impermeabili e una giacca antipioggia sopra la lana. Di notte stiamo fermi all’aperto. Mangia prima di partire, e porta una fotocamera o un telefono con la batteria carica.',
  times: `Partenza alle ${time(times.start)}, rientro fra le ${time(times.earliestEnd)} e le ${time(times.end)}`,
})

export const text: TourFile['text'] = ({ distances, guarantee, time }, words) => ({
  shortName: 'Aurora boreale a Rovaniemi, o rimborso',
  summary: 'Una sera, un piccolo gruppo, e tutti i chilometri che ci vogliono per un cielo sereno.',
  description: `Aurora boreale da Rovaniemi in un gruppo di ${seatsPerDeparture} persone al massimo. Partenza alle ${time(times.start)}. Se non la vedi scegli tu: rimborso completo o nuova uscita gratuita.`,
  why: {
    heading: 'Seguiamo il cielo sereno',
    lead: 'Qui l’aurora boreale è frequente, e anche le nuvole. Andiamo fin dove il cielo è sereno, per tutto il tempo che la notte concede.',
    paragraphs: [
      `Rovaniemi si trova sul Circolo polare artico, sotto il margine dell’ovale aurorale, la fascia in cui compare l’aurora. Nelle notti buie fra l’autunno e la primavera spesso c’è, a circa ${distances.lights} di altezza, dietro le nuvole che in quel momento coprono la città. Prima di venire a prenderti abbiamo letto le previsioni delle nuvole e del vento solare, e abbiamo scelto da dove cominciare.`,
      `Certe sere è un lago appena fuori città. Altre volte è un lungo viaggio verso aria più asciutta. Siccome gli ospiti sono al massimo ${seatsPerDeparture}, possiamo cambiare direzione e restare fuori fino a tardi. E quando l’aurora arriva presto e tutti l’hanno vista quanto volevano, torniamo presto anche noi.`,
      'Fra una schiarita e l’altra ci sono un fuoco, qualcosa di caldo da bere e una guida che ti aiuta a regolare la fotocamera.',
    ],
  },
  itinerary: {
    heading: 'La serata, ora per ora',
    steps: [
      {
        when: time(times.start),
        title: 'Veniamo a prenderti',
        text: `${words.meetingPoint}. La guida ti dice dove si prevede che il cielo si apra, e quanto è lungo il viaggio.`,
      },
      {
        when: 'Prima sosta',
        title: 'Lontano dalle luci della città',
        text: 'La riva di un lago o una torbiera aperta, con un’ampia vista verso nord. Gli occhi ci mettono circa venti minuti ad abituarsi al buio.',
      },
      {
        when: 'A tarda sera',
        title: 'Fuoco, succo caldo di bacche, attesa',
        text: 'Accendiamo un fuoco dove è permesso. La guida tiene d’occhio le mappe delle nuvole e dà una mano con fotocamere e telefoni.',
      },
      {
        when: 'Se arrivano le nuvole',
        title: 'Ripartiamo',
        text: 'Verso il prossimo squarcio fra le nuvole e, se occorre, verso quello dopo. Si torna quando hai visto l’aurora, o quando la notte è finita.',
      },
      {
        when: `${time(times.earliestEnd)}–${time(times.end)}`,
        title: 'Di nuovo alla tua porta',
        text: `O almeno, è così quasi tutte le notti. La durata, ${words.duration}, tiene conto sia di un’aurora già sul primo lago sia di una lunga strada di ritorno. Per il giorno dopo metti in programma una mattina tranquilla, e nessun volo di prima mattina.`,
      },
    ],
  },
  included: [
    'Passaggio dal tuo alloggio a Rovaniemi, e ritorno',
    'Una guida che sta al volante, legge il cielo e dà una mano con le fotocamere',
    'Tutti i chilometri che la notte richiede',
    'Succo caldo di bacche e uno spuntino accanto al fuoco',
    'La garanzia: rimborso completo o nuova uscita gratuita',
  ],
  notIncluded: [
    'Abbigliamento invernale: mettiti le cose più calde che hai, ti scriviamo che cosa portare',
    'Fotocamera e treppiede',
    'Cena: mangia prima di partire',
    'Assicurazione di viaggio',
  ],
  questions: [
    { question: 'Che cosa dice esattamente la garanzia?', answer: guarantee },
    {
      question: 'Quanto freddo fa?',
      answer:
        'Da dicembre a febbraio sono normali da −10 a −25 °C, e una notte senza vento può essere più fredda. Nelle sere di settembre si sta per lo più fra +3 e +8 °C, e a ottobre e ad aprile si è intorno a 0 °C. Metti lana sulla pelle, sopra due strati, una giacca antivento, e scarponi con spazio per calze grosse.',
    },
    {
      question: 'Posso fotografare l’aurora boreale con il telefono?',
      answer:
        'Con quasi tutti i telefoni degli ultimi anni sì: modalità notturna, qualcosa a cui appoggiarlo e qualche secondo senza muoversi. La guida ti mostra come si fa. Tieni il telefono carico e al caldo, perché il freddo svuota le batterie.',
    },
    {
      question: 'Possono venire i bambini?',
      answer:
        'Sì, con un adulto. La notte può essere lunga: per i più piccoli consigliamo la nostra escursione in famiglia, che ti riporta a casa prima di mezzanotte. Dall’ultima domenica di marzo però si svolge per lo più al crepuscolo, e allora delle due questa è la più buia.',
    },
  ],
  safety: {
    walking: 'Brevi tratti fino a 200 metri, su neve o su un sentiero nel bosco, al buio.',
    access:
      'Un gradino alto per salire sul pulmino, e molte ore seduti. Una sedia a rotelle chiusa ci sta; alle soste si è su neve e terreno irregolare.',
    toilets: 'A un distributore lungo la strada, se ce n’è uno aperto; altrimenti non ce ne sono.',
    equipment: 'Lampade frontali con luce rossa, giubbini riflettenti, coperte, un comunicatore satellitare.',
  },
})
