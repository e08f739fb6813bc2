/** 'Your stay': the form, and all tours on the days of a stay. */
export const stay = {
  arrival: 'Arrival',
  departure: 'Departure',
  adults: 'Adults',
  children: 'Children',
  show: 'Show my days',
  loading: 'One moment…',
  listed: 'Your days are listed below.',
  notConnected: 'Your days could not be loaded. Please check your connection and try again.',
  failed: 'Your days could not be loaded. Please try again in a moment.',

  fromTo: '{from} to {to}',
  dayOver:
    '{days, plural, one {The first day of your stay is over} other {The first # days of your stay are over}}: {left, plural, one {this is the day that remains} other {these are the days that remain}}.',
  eveningsWithRoom:
    'On {evenings, plural, one {# evening} other {# evenings}} a northern lights tour has room for {guests, plural, one {# guest} other {# guests}}.',
  listedEveningsWithRoom:
    'On {evenings, plural, one {# evening} other {# evenings}} a northern lights tour has room for {guests, plural, one {# guest} other {# guests}}: {days}.',
  darkest: '{count, plural, one {The darkest is {days}.} other {The darkest are {days}.}}',
  allTooLight:
    '{count, plural, one {It is} other {All of them are}} too light: it does not get dark in the hours of the tours with room.',
  someTooLight:
    '{count, plural, one {{days} is} other {{days} are}} too light: it does not get dark in the hours of the tours with room.',
  manyTooLight: '{count} of them are too light: it does not get dark in the hours of the tours with room.',
  noRoom:
    'On none of these evenings does a northern lights tour have room for {guests, plural, one {# guest} other {# guests}}.',
  outOfSeason:
    'These days are out of season: our northern lights tours run from {season}, and the nights between are too light.',
  noEveningLeft: 'No evening of your stay remains.',
  tooLateTonight: 'Tonight’s northern lights tours can no longer be booked.',
  notOnSale: 'Northern lights tours on these evenings are not yet on sale.',
  noneBookable: 'No northern lights tour can be booked on these evenings.',
  /** The tag stands for the tours of that evening, each a link: 'one or another'. */
  nextEvening:
    'The next evening with room for {guests, plural, one {# guest} other {# guests}} is {day}{tours, plural, =0 {} other {: <list></list>}}.',
  tooSmall: 'Too small for {guests, plural, one {# guest} other {# guests}}: {tours}.',
  tourUpTo: '{tour} (up to {seats})',
  larger: '{tour} takes up to {seats}.',
  customized: 'For your party alone we plan a <link>Customized Tour</link>.',

  tour: 'Tour',
  hours: 'Hours',
  places: 'Places',
  price: 'Your price',
  darkness: 'Darkness and moon',
  fromOn: 'from {from}',
  tooFew: '{seats} left, too few for you',
  full: 'full',
  upTo: '{count, plural, one {up to # guest} other {up to # guests}}',
  booked: 'booked by you',
  askUs: 'Ask us',
  onDay: '{tour}<hidden> on {day}</hidden>',
  darkestEvening: 'Darkest evening',
  arrivalDay: 'On the day you arrive, a tour by day fits only if you are in Rovaniemi well before it starts.',
  lastEvening: 'In the evening of your last day you travel home: tours of that evening are left out.',
  noTour: 'No tour can be booked on this day.',
  closedToday: 'Today’s tours can no longer be booked.',
  /** The name of a tour within a sentence. */
  tourInSentence: '{tour}',
  toursClosedToday: '{tours} can no longer be booked for today.',
  clashes: 'Not on the same day as {booked}, which you have booked: {tours}.',
  fits: 'Fits on one day: {first}, then {later}.',
  backBy: '{tour} (back by {time})',
  shortNight:
    'The {tour} may end at {end}: after it, {tours} {count, plural, one {leaves} other {leave}} little sleep.',
  tourAt: '{tour} at {time}',

  noSky: 'Darkness and moon of these days could not be loaded. Load the page again to see them.',
  stripsIntro: 'Each strip runs from six in the morning to six.',
  stripsSky: 'sky, from day to dark',
  stripsMoon: 'moon above the horizon',
  stripsEvening: 'tour in the evening',
  stripsDaytime: 'tour by day',
  stripsTaken: 'no room for you',
  stripsAgreed: 'its end is agreed with you',
  transfer:
    'From the airport or the station, or on to the fells: we also drive you. <link>Ask for a transfer</link>',
  wholeParty:
    'Prices are for your whole party, VAT included. Sun, moon and darkness are computed for Rovaniemi; clouds are not in them.',
  print: 'Print these days',
} as const
