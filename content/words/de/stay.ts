import { type stay as english } from '@/content/words/en/stay'
import { translate } from '@/content/words/translation'

export const stay = translate<typeof english>()({
  arrival: 'Anreise',
  departure: 'Abreise',
  adults: 'Erwachsene',
  children: 'Kinder',
  show: 'Meine Tage zeigen',
  loading: 'Einen Moment …',
  listed: 'Ihre Tage stehen unten.',
  notConnected:
    'Ihre Tage konnten nicht geladen werden. Bitte prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.',
  failed: 'Ihre Tage konnten nicht geladen werden. Bitte versuchen Sie es gleich noch einmal.',

  fromTo: '{from} bis {to}',
  dayOver:
    '{days, plural, one {Der erste Tag Ihres Aufenthalts ist vorbei} other {Die ersten # Tage Ihres Aufenthalts sind vorbei}}: {left, plural, one {Dies ist der Tag, der bleibt} other {Dies sind die Tage, die bleiben}}.',
  eveningsWithRoom:
    'An {evenings, plural, one {# Abend} other {# Abenden}} hat eine Nordlichttour Platz für {guests, plural, one {# Gast} other {# Gäste}}.',
  listedEveningsWithRoom:
    'An {evenings, plural, one {# Abend} other {# Abenden}} hat eine Nordlichttour Platz für {guests, plural, one {# Gast} other {# Gäste}}: {days}.',
  darkest: '{count, plural, one {Der dunkelste ist {days}.} other {Die dunkelsten sind {days}.}}',
  allTooLight:
    '{count, plural, one {Er ist} other {Sie alle sind}} zu hell: In den Stunden der Touren mit Platz wird es nicht dunkel.',
  someTooLight:
    'Zu hell {count, plural, one {ist} other {sind}} {days}: In den Stunden der Touren mit Platz wird es nicht dunkel.',
  manyTooLight: '{count} davon sind zu hell: In den Stunden der Touren mit Platz wird es nicht dunkel.',
  noRoom:
    'An keinem dieser Abende hat eine Nordlichttour Platz für {guests, plural, one {# Gast} other {# Gäste}}.',
  outOfSeason:
    'Diese Tage liegen außerhalb der Saison: Unsere Nordlichttouren laufen vom {season}, und die Nächte dazwischen sind zu hell.',
  noEveningLeft: 'Von Ihrem Aufenthalt bleibt kein Abend mehr.',
  tooLateTonight: 'Die Nordlichttouren von heute Abend lassen sich nicht mehr buchen.',
  notOnSale: 'Nordlichttouren an diesen Abenden lassen sich noch nicht buchen.',
  noneBookable: 'An diesen Abenden lässt sich keine Nordlichttour buchen.',
  nextEvening:
    'Der nächste Abend mit Platz für {guests, plural, one {# Gast} other {# Gäste}} ist {day}{tours, plural, =0 {} other {: <list></list>}}.',
  tooSmall: 'Zu klein für {guests, plural, one {# Gast} other {# Gäste}}: {tours}.',
  tourUpTo: '{tour} (bis zu {seats})',
  larger: 'Bis zu {seats} Gäste fasst diese Tour: {tour}.',
  customized: 'Nur für Ihre Gruppe planen wir eine <link>Tour nach Wunsch</link>.',

  tour: 'Tour',
  hours: 'Uhrzeit',
  places: 'Plätze',
  price: 'Ihr Preis',
  darkness: 'Dunkelheit und Mond',
  fromOn: 'ab {from}\u00a0Uhr',
  tooFew: 'noch {seats}, zu wenig für Sie',
  full: 'ausgebucht',
  upTo: '{count, plural, one {bis zu # Gast} other {bis zu # Gäste}}',
  booked: 'von Ihnen gebucht',
  askUs: 'Fragen Sie uns',
  onDay: '{tour}<hidden>, {day}</hidden>',
  darkestEvening: 'Dunkelster Abend',
  arrivalDay:
    'Am Anreisetag passt eine Tour tagsüber nur, wenn Sie lange vor ihrem Beginn in Rovaniemi sind.',
  lastEvening: 'Am Abend Ihres letzten Tages reisen Sie heim: Die Touren dieses Abends lassen wir weg.',
  noTour: 'An diesem Tag lässt sich keine Tour buchen.',
  closedToday: 'Die Touren von heute lassen sich nicht mehr buchen.',
  tourInSentence: '„{tour}“',
  toursClosedToday: 'Für heute nicht mehr buchbar: {tours}.',
  clashes: 'Nicht am selben Tag wie Ihre Buchung ({booked}): {tours}.',
  fits: 'Passt an einen Tag: {first}, danach {later}.',
  backBy: '{tour} (zurück bis {time}\u00a0Uhr)',
  shortNight:
    'Diese Tour kann bis {end}\u00a0Uhr dauern: {tour}. Danach {count, plural, one {lässt} other {lassen}} {tours} wenig Schlaf.',
  tourAt: '{tour} um {time}\u00a0Uhr',

  noSky:
    'Dunkelheit und Mond dieser Tage konnten nicht geladen werden. Laden Sie die Seite noch einmal, um sie zu sehen.',
  stripsIntro: 'Jeder Streifen reicht von sechs Uhr morgens bis sechs Uhr morgens.',
  stripsSky: 'Himmel, von hell bis dunkel',
  stripsMoon: 'Mond über dem Horizont',
  stripsEvening: 'Tour am Abend',
  stripsDaytime: 'Tour am Tag',
  stripsTaken: 'kein Platz für Sie',
  stripsAgreed: 'das Ende vereinbaren wir mit Ihnen',
  transfer:
    'Vom Flughafen oder Bahnhof oder weiter in die Fjells: Wir fahren Sie auch. <link>Transfer anfragen</link>',
  wholeParty:
    'Die Preise gelten für Ihre ganze Gruppe, inkl. MwSt. Sonne, Mond und Dunkelheit sind für Rovaniemi berechnet; Wolken sind nicht berücksichtigt.',
  print: 'Diese Tage drucken',
})
