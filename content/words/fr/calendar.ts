import { type calendar as english } from '@/content/words/en/calendar'
import { translate } from '@/content/words/translation'

export const calendar = translate<typeof english>()({
  loading: 'Chargement des dates disponibles',
  notLoaded: 'Les disponibilités n’ont pas pu être chargées',
  nextPlacesFree: 'Prochaines disponibilités',
  datesWithPlaces: 'Dates avec des places pour {party}',
  moreOfYou: 'Vous êtes plus nombreux ? Dates avec des places pour {party}',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  dayState: '{day} : {state}.',
  closedToday: 'Pour aujourd’hui, appelez le <phone></phone> ou écrivez à <email></email>.',
  placesLeft: '{seats, plural, one {# place libre} other {# places libres}}',
  tooFewLeft: '{seats, plural, one {# place libre} other {# places libres}}, trop peu pour votre groupe',
  full: 'complet, plus de place',
  outOfSeason: 'fermé',
  past: 'date passée',
  unavailable: 'non disponible',
  closedAt: 'réservations closes à {time}',
  cellLeft: '{seats} pl.',
  cellFull: 'PLEIN',
  cellClosed: 'Fermé',
  noDepartures: 'Aucun départ en {month}. La saison reprend le {start}.',
  goToMonth: 'Voir {month}',
  wait: 'Me prévenir si une place se libère',
  orAllTours: 'Ou voir toutes les sorties pendant votre séjour',
  allTours: 'Voir toutes les sorties pendant votre séjour',
})
