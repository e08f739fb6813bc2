import { type calendar as english } from '@/content/words/en/calendar'
import { translate } from '@/content/words/translation'

export const calendar = translate<typeof english>()({
  loading: 'Cargando las fechas disponibles',
  notLoaded: 'No se han podido cargar las plazas libres',
  nextPlacesFree: 'Próximas plazas libres',
  datesWithPlaces: 'Fechas con plazas para {party}',
  moreOfYou: '¿Más personas? Fechas con plazas para {party}',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  dayState: '{day}: {state}.',
  closedToday: 'Para hoy, llama al <phone></phone> o escribe a <email></email>.',
  placesLeft: '{seats, plural, one {queda # plaza} other {quedan # plazas}}',
  tooFewLeft: '{seats, plural, one {queda # plaza} other {quedan # plazas}}, muy pocas para tu grupo',
  full: 'completo, sin plazas libres',
  outOfSeason: 'cerrado',
  past: 'pasado',
  unavailable: 'no disponible',
  closedAt: 'reservas cerradas a las {time}',
  cellLeft: '{seats, plural, one {# libre} other {# libres}}',
  cellFull: 'LLENO',
  cellClosed: 'Cerrado',
  noDepartures: 'En {month} no hay salidas. La temporada vuelve a empezar el {start}.',
  goToMonth: 'Ir a {month}',
  wait: 'Avísame si queda libre una plaza',
  orAllTours: 'O mira todas las excursiones de los días de tu estancia',
  allTours: 'Ver todas las excursiones de los días de tu estancia',
})
