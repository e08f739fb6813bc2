import { type calendar as english } from '@/content/words/en/calendar'
import { translate } from '@/content/words/translation'

export const calendar = translate<typeof english>()({
  loading: 'Carichiamo le date disponibili',
  notLoaded: 'Non siamo riusciti a caricare le disponibilità',
  nextPlacesFree: 'Prossimi posti liberi',
  datesWithPlaces: 'Date con posti per {party}',
  moreOfYou: 'Un gruppo più grande? Date con posti per {party}',
  previousMonth: 'Mese precedente',
  nextMonth: 'Mese successivo',
  dayState: '{day}: {state}.',
  closedToday: 'Per oggi chiama il <phone></phone> o scrivi a <email></email>.',
  placesLeft: '{seats, plural, one {ancora # posto} other {ancora # posti}}',
  tooFewLeft:
    '{seats, plural, one {ancora # posto, non basta} other {ancora # posti, non bastano}} per il tuo gruppo',
  full: 'al completo, nessun posto libero',
  outOfSeason: 'chiuso',
  past: 'passato',
  unavailable: 'non disponibile',
  closedAt: 'prenotazioni chiuse alle {time}',
  cellLeft: '{seats, plural, one {# posto} other {# posti}}',
  cellFull: 'PIENO',
  cellClosed: 'Chiuso',
  noDepartures: 'Nel mese di {month} non ci sono partenze. Inizio della prossima stagione: {start}.',
  goToMonth: 'Mostra {month}',
  wait: 'Avvisami quando si libera un posto',
  orAllTours: 'Oppure vedi tutte le escursioni nei giorni del tuo soggiorno',
  allTours: 'Vedi tutte le escursioni nei giorni del tuo soggiorno',
})
