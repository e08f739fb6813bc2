import { type calendar as english } from '@/content/words/en/calendar'
import { translate } from '@/content/words/translation'

export const calendar = translate<typeof english>()({
  loading: 'Freie Termine werden geladen',
  notLoaded: 'Die freien Termine konnten nicht geladen werden',
  nextPlacesFree: 'Nächste freie Plätze',
  datesWithPlaces: 'Termine mit Platz für {party}',
  moreOfYou: 'Kommen mehr mit? Termine mit Platz für {party}',
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  dayState: '{day}: {state}.',
  closedToday: 'Für heute rufen Sie bitte <phone></phone> an oder schreiben Sie an <email></email>.',
  placesLeft: 'noch {seats, plural, one {# Platz} other {# Plätze}}',
  tooFewLeft: 'noch {seats, plural, one {# Platz} other {# Plätze}}, zu wenig für Ihre Gruppe',
  full: 'ausgebucht, kein Platz mehr',
  outOfSeason: 'geschlossen',
  past: 'vorbei',
  unavailable: 'nicht verfügbar',
  closedAt: 'Buchung seit {time}\u00a0Uhr geschlossen',
  cellLeft: '{seats} frei',
  cellFull: 'VOLL',
  cellClosed: 'Zu',
  noDepartures: 'Keine Termine im {month}. Die Saison beginnt wieder am {start}.',
  goToMonth: '{month} zeigen',
  wait: 'Ausgebucht? Zur Warteliste',
  orAllTours: 'Oder alle Touren an den Tagen Ihres Aufenthalts ansehen',
  allTours: 'Alle Touren an den Tagen Ihres Aufenthalts',
})
