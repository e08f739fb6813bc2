import { type stay as english } from '@/content/words/en/stay'
import { translate } from '@/content/words/translation'

export const stay = translate<typeof english>()({
  arrival: 'Arrivo',
  departure: 'Partenza',
  adults: 'Adulti',
  children: 'Bambini',
  show: 'Mostra i giorni',
  loading: 'Un momento…',
  listed: 'I tuoi giorni sono elencati qui sotto.',
  notConnected: 'Non siamo riusciti a caricare i tuoi giorni. Controlla la connessione e riprova.',
  failed: 'Non siamo riusciti a caricare i tuoi giorni. Riprova fra un momento.',

  fromTo: '{from} – {to}',
  dayOver:
    '{days, plural, one {Il primo giorno del tuo soggiorno è passato} other {I primi # giorni del tuo soggiorno sono passati}}: {left, plural, one {questo è il giorno che resta} other {questi sono i giorni che restano}}.',
  eveningsWithRoom:
    'In {evenings, plural, one {# sera} other {# sere}} un’escursione per l’aurora boreale ha posto per {guests, plural, one {# ospite} other {# ospiti}}.',
  listedEveningsWithRoom:
    'In {evenings, plural, one {# sera} other {# sere}} un’escursione per l’aurora boreale ha posto per {guests, plural, one {# ospite} other {# ospiti}}: {days}.',
  darkest: '{count, plural, one {La più buia è {days}.} other {Le più buie sono {days}.}}',
  allTooLight:
    '{count, plural, one {È troppo chiara} other {Sono tutte troppo chiare}}: negli orari delle escursioni con posti liberi non fa buio.',
  someTooLight:
    '{count, plural, one {È troppo chiara la sera di {days}} other {Sono troppo chiare le sere di {days}}}: negli orari delle escursioni con posti liberi non fa buio.',
  manyTooLight:
    '{count} di queste sono troppo chiare: negli orari delle escursioni con posti liberi non fa buio.',
  noRoom:
    'In nessuna di queste sere un’escursione per l’aurora boreale ha posto per {guests, plural, one {# ospite} other {# ospiti}}.',
  outOfSeason:
    'Questi giorni sono fuori stagione: le nostre escursioni per l’aurora boreale si fanno dal {season}, e le notti nel resto dell’anno sono troppo chiare.',
  noEveningLeft: 'Del tuo soggiorno non resta nessuna sera.',
  tooLateTonight: 'Le escursioni per l’aurora boreale di stasera non si possono più prenotare.',
  notOnSale: 'Le escursioni per l’aurora boreale di queste sere non sono ancora in vendita.',
  noneBookable: 'In queste sere non si può prenotare nessuna escursione per l’aurora boreale.',
  nextEvening:
    'La prossima sera con posto per {guests, plural, one {# ospite} other {# ospiti}} è {day}{tours, plural, =0 {} other {: <list></list>}}.',
  tooSmall: 'Troppo piccole per {guests, plural, one {# ospite} other {# ospiti}}: {tours}.',
  tourUpTo: '«{tour}» (fino a {seats})',
  larger: '«{tour}» ha fino a {seats} posti.',
  customized: 'Per il tuo gruppo soltanto prepariamo un’<link>escursione su misura</link>.',

  tour: 'Escursione',
  hours: 'Orario',
  places: 'Posti',
  price: 'Il tuo prezzo',
  darkness: 'Buio e luna',
  fromOn: 'dalle {from}',
  tooFew: '{seats, plural, one {ancora #, non basta} other {ancora #, non bastano}} per il tuo gruppo',
  full: 'al completo',
  upTo: '{count, plural, one {fino a # ospite} other {fino a # ospiti}}',
  booked: 'prenotata da te',
  askUs: 'Chiedi a noi',
  onDay: '{tour}<hidden>, {day}</hidden>',
  darkestEvening: 'Sera più buia',
  arrivalDay:
    'Il giorno in cui arrivi, un’escursione di giorno va bene soltanto se sei a Rovaniemi con largo anticipo sull’inizio.',
  lastEvening:
    'La sera dell’ultimo giorno sei in viaggio verso casa: le escursioni di quella sera non sono elencate.',
  noTour: 'In questo giorno non si può prenotare nessuna escursione.',
  closedToday: 'Le escursioni di oggi non si possono più prenotare.',
  tourInSentence: '«{tour}»',
  toursClosedToday: 'Per oggi non si prenota più: {tours}.',
  clashes: 'Hai già prenotato: {booked}. Nello stesso giorno non puoi fare anche: {tours}.',
  fits: 'Possibili nello stesso giorno: prima {first}; poi {later}.',
  backBy: '{tour} (con rientro entro le {time})',
  shortNight:
    'L’escursione {tour} può finire alle {end}: dopo, {tours} {count, plural, one {lascia} other {lasciano}} poco tempo per dormire.',
  tourAt: '{tour} alle {time}',

  noSky: 'Non siamo riusciti a caricare buio e luna di questi giorni. Ricarica la pagina per vederli.',
  stripsIntro: 'Ogni striscia va dalle sei del mattino alle sei del mattino dopo.',
  stripsSky: 'cielo, dal giorno al buio',
  stripsMoon: 'luna sopra l’orizzonte',
  stripsEvening: 'escursione di sera',
  stripsDaytime: 'escursione di giorno',
  stripsTaken: 'senza posto per te',
  stripsAgreed: 'la fine si concorda con te',
  transfer:
    'Dall’aeroporto o dalla stazione, o più in là verso i fjell: ti portiamo noi. <link>Chiedi un trasferimento</link>',
  wholeParty:
    'I prezzi sono per tutto il tuo gruppo, IVA compresa. Sole, luna e buio sono calcolati per Rovaniemi, senza tenere conto delle nuvole.',
  print: 'Stampa questi giorni',
})
