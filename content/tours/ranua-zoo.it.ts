import { ranuaZoo } from '@/content/tours/ranua-zoo'
import { type TourFile } from '@/content/tours/tour-page'

const { seatsPerDeparture, times } = ranuaZoo

const whatToWear =
  'Da novembre ad aprile metti vestiti caldi a strati e scarponi invernali; in autunno e a maggio un maglione di lana, una giacca contro vento e pioggia e scarpe impermeabili; a giugno una giacca antipioggia sopra un maglione e, verso fine mese, qualcosa contro le zanzare.'

/** What e-mails, papers and other pages say as well. */
export const words: TourFile['words'] = ({ time }) => ({
  name: 'Animali del Nord a Ranua',
  duration: '5 ore',
  place: 'Ranua, a sud di Rovaniemi',
  meetingPoint: 'Partenza dal tuo alloggio a Rovaniemi',
  whatToBring: `Stiamo quasi sempre all’aperto. ${whatToWear} Contanti o una carta per il pranzo al parco.`,
  times: `Partenza alle ${time(times.start)}, rientro alle ${time(times.end)}`,
})

export const text: TourFile['text'] = ({ distances, time, travelTimes }, words) => ({
  shortName: 'Zoo di Ranua: gita con guida da Rovaniemi',
  summary: 'Gli animali del Nord, nel loro bosco e nel loro clima.',
  description: `Gita da Rovaniemi al parco faunistico di Ranua: ${words.duration} con una guida, in un gruppo di ${seatsPerDeparture} persone al massimo, con partenza alle ${time(times.start)} e rientro alle ${time(times.end)}.`,
  why: {
    heading: 'Gli animali del Nord, da vicino',
    lead: 'Nel bosco ne vedi le tracce. A Ranua vedi gli animali.',
    paragraphs: [
      `Linci, ghiottoni, gufi e alci vivono nei boschi intorno a Rovaniemi, e quasi tutti quelli che vivono qui ne hanno incontrati pochi. Il parco faunistico di Ranua, circa ${distances.ranua} a sud, ha aperto nel 1983. I recinti sono nel bosco, lungo una passerella di legno di ${distances.boardwalk}.`,
      'La percorri con una guida che sa chi è sveglio. D’inverno gli orsi bruni dormono, gli orsi polari sono sveglissimi, e la volpe artica è bianca come la neve. In primavera possono esserci i piccoli.',
      `Gli ospiti sono al massimo ${seatsPerDeparture}: ci fermiamo dove c’è qualcosa da vedere, e lì aspettiamo.`,
    ],
  },
  itinerary: {
    heading: 'La giornata, ora per ora',
    steps: [
      {
        when: time(times.start),
        title: 'Veniamo a prenderti',
        text: `${words.meetingPoint}. Poi circa ${travelTimes.toRanua} fra boschi e laghi; guarda se ci sono renne sulla strada.`,
      },
      {
        when: 'Tarda mattinata',
        title: 'Lungo la passerella',
        text: 'Con la guida, dai gufi agli orsi. Il percorso è sgomberato dalla neve; qua e là sale un poco.',
      },
      {
        when: 'Verso mezzogiorno',
        title: 'Il tempo di scaldarsi',
        text: 'Il parco ha un ristorante e un caffè. Se pranzare lì lo decidi tu, e il pranzo si paga a parte.',
      },
      {
        when: 'Dopo pranzo',
        title: 'Di nuovo dal tuo preferito',
        text: 'Tempo libero per tornare dall’animale che dormiva, o per guardarne uno che non dormiva affatto.',
      },
      {
        when: time(times.end),
        title: 'Di nuovo alla tua porta',
        text: 'Siamo di nuovo a Rovaniemi; in pieno inverno, proprio mentre fa buio.',
      },
    ],
  },
  included: [
    'Passaggio dal tuo alloggio a Rovaniemi, e ritorno',
    'Il viaggio a Ranua, andata e ritorno',
    'L’ingresso al parco faunistico',
    'Una guida lungo la passerella',
  ],
  notIncluded: [
    'Pranzo e bevande al parco',
    'Abbigliamento: si sta quasi sempre all’aperto',
    'Assicurazione di viaggio',
  ],
  questions: [
    {
      question: 'Quali animali vedremo?',
      answer:
        'Nel parco vive una cinquantina di specie, fra cui orsi polari, linci, ghiottoni, lupi, alci, volpi artiche e molti gufi e allocchi. Gli orsi bruni dormono da novembre a marzo circa. Quali degli altri si facciano vedere cambia da un giorno all’altro.',
    },
    {
      question: 'Si cammina molto?',
      answer: `Una passerella di ${distances.boardwalk}, con molte soste. La puoi accorciare.`,
    },
    {
      question: 'È adatta ai bambini piccoli?',
      answer:
        'Sì, con un adulto. Porta uno slittino o un passeggino, e quando prenoti scrivi le età fra le richieste particolari, così nel pulmino ci sono i seggiolini giusti.',
    },
    { question: 'Come mi vesto?', answer: `Si sta fuori per ore e ci si ferma spesso. ${whatToWear}` },
  ],
  safety: {
    walking: `Una passerella di ${distances.boardwalk}, sgomberata dalla neve, con qualche pendenza.`,
    access:
      'Un gradino alto per salire sul pulmino. Sulla passerella vanno passeggini e sedie a rotelle, con un aiuto sulle pendenze; nel pulmino ci sta una sedia a rotelle chiusa.',
    toilets: 'All’ingresso e nel ristorante del parco.',
    equipment: 'Seggiolini per bambini, coperte, ramponcini in prestito.',
  },
})
