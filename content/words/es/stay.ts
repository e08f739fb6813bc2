import { type stay as english } from '@/content/words/en/stay'
import { translate } from '@/content/words/translation'

export const stay = translate<typeof english>()({
  arrival: 'Llegada',
  departure: 'Regreso',
  adults: 'Adultos',
  children: 'Niños',
  show: 'Ver mis días',
  loading: 'Un momento…',
  listed: 'Tus días están en la lista de abajo.',
  notConnected: 'No se han podido cargar tus días. Comprueba tu conexión e inténtalo de nuevo.',
  failed: 'No se han podido cargar tus días. Inténtalo de nuevo dentro de un momento.',

  fromTo: '{from} – {to}',
  dayOver:
    '{days, plural, one {El primer día de tu estancia ya ha pasado} other {Los primeros # días de tu estancia ya han pasado}}: {left, plural, one {este es el día que queda} other {estos son los días que quedan}}.',
  eveningsWithRoom:
    'En {evenings, plural, one {# noche} other {# noches}} hay una excursión de auroras boreales con sitio para {guests, plural, one {# persona} other {# personas}}.',
  listedEveningsWithRoom:
    'En {evenings, plural, one {# noche} other {# noches}} hay una excursión de auroras boreales con sitio para {guests, plural, one {# persona} other {# personas}}: {days}.',
  darkest: '{count, plural, one {La más oscura: {days}.} other {Las más oscuras: {days}.}}',
  allTooLight:
    '{count, plural, one {Esa noche hay} other {Todas esas noches hay}} demasiada luz: no oscurece en las horas de las excursiones con sitio.',
  someTooLight:
    '{count, plural, one {Con demasiada luz: {days}. Esa noche} other {Con demasiada luz: {days}. Esas noches}} no oscurece en las horas de las excursiones con sitio.',
  manyTooLight:
    'En {count} de ellas hay demasiada luz: no oscurece en las horas de las excursiones con sitio.',
  noRoom:
    'En ninguna de estas noches hay una excursión de auroras boreales con sitio para {guests, plural, one {# persona} other {# personas}}.',
  outOfSeason:
    'Estos días están fuera de temporada: nuestras excursiones de auroras boreales van del {season}, y en las noches entre una temporada y otra hay demasiada luz.',
  noEveningLeft: 'No queda ninguna noche de tu estancia.',
  tooLateTonight: 'Las excursiones de auroras boreales de esta noche ya no se pueden reservar.',
  notOnSale: 'Las excursiones de auroras boreales de estas noches todavía no están a la venta.',
  noneBookable: 'En estas noches no se puede reservar ninguna excursión de auroras boreales.',
  nextEvening:
    'La próxima noche con sitio para {guests, plural, one {# persona} other {# personas}} es la del {day}{tours, plural, =0 {} other {: <list></list>}}.',
  tooSmall: 'Sin plazas suficientes para {guests, plural, one {# persona} other {# personas}}: {tours}.',
  tourUpTo: '«{tour}» (hasta {seats})',
  larger: 'En «{tour}» caben hasta {seats} personas.',
  customized: 'Solo para tu grupo organizamos una <link>excursión a medida</link>.',

  tour: 'Excursión',
  hours: 'Horario',
  places: 'Plazas',
  price: 'Tu precio',
  darkness: 'Oscuridad y luna',
  fromOn: 'desde las {from}',
  tooFew: '{seats, plural, one {queda #, no basta} other {quedan #, no bastan}}',
  full: 'completo',
  upTo: '{count, plural, one {hasta # persona} other {hasta # personas}}',
  booked: 'ya reservada',
  askUs: 'Consúltanos',
  onDay: '{tour}<hidden>, {day}</hidden>',
  darkestEvening: 'La noche más oscura',
  arrivalDay:
    'El día que llegas, una excursión de día solo cabe si estás en Rovaniemi bastante antes de su comienzo.',
  lastEvening: 'La noche de tu último día ya viajas a casa: las excursiones de esa noche no aparecen.',
  noTour: 'Este día no se puede reservar ninguna excursión.',
  closedToday: 'Las excursiones de hoy ya no se pueden reservar.',
  tourInSentence: '«{tour}»',
  toursClosedToday: 'Ya no se puede reservar para hoy: {tours}.',
  clashes: 'No se puede hacer el mismo día que {booked}, que ya tienes en tu reserva: {tours}.',
  fits: 'Caben en un mismo día: {first} y, después, {later}.',
  backBy: '{tour} (de vuelta a las {time})',
  shortNight:
    '{tour} puede acabar a las {end}: después, {tours} {count, plural, one {deja} other {dejan}} poco tiempo para dormir.',
  tourAt: '{tour} a las {time}',

  noSky:
    'No se han podido cargar la oscuridad y la luna de estos días. Vuelve a cargar la página para verlas.',
  stripsIntro: 'Cada franja va de las seis de la mañana a las seis de la mañana siguiente.',
  stripsSky: 'el cielo, del día a la oscuridad',
  stripsMoon: 'la luna sobre el horizonte',
  stripsEvening: 'excursión de noche',
  stripsDaytime: 'excursión de día',
  stripsTaken: 'sin sitio para tu grupo',
  stripsAgreed: 'el final se acuerda contigo',
  transfer:
    'Desde el aeropuerto o la estación, o hasta los fjells: también te llevamos. <link>Pide un traslado</link>',
  wholeParty:
    'Los precios son para todo tu grupo, IVA incluido. El sol, la luna y la oscuridad están calculados para Rovaniemi; las nubes no cuentan.',
  print: 'Imprimir estos días',
})
