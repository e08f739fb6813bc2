/** Labels and notes among the days of a stay. The page around them: `content/your-stay.en.ts`. */
export const yourStay = {
  /** The legend of the day strips, for sighted guests. */
  stripsIntro: 'Each strip runs from six in the morning to six.',
  stripsSky: 'sky, from day to dark',
  stripsMoon: 'moon above the horizon',
  stripsEvening: 'tour in the evening',
  stripsDaytime: 'tour by day',
  stripsTaken: 'no room for you',
  stripsAgreed: 'its end is agreed with you',
  noSky: 'Darkness and moon of these days could not be loaded. Load the page again to see them.',
  /** For a tour that this guest has booked. */
  booked: 'booked by you',
  /** For the first day of a stay, if it has tours by day. */
  arrivalDay: 'On the day you arrive, a tour by day fits only if you are in Rovaniemi well before it starts.',
  /** Why the last day of a stay has no evening tours. */
  lastEvening: 'In the evening of your last day you travel home: tours of that evening are left out.',
  /** Before the link to the transfer form, which receives day and party. */
  transfer: 'From the airport or the station, or on to the fells: we also drive you.',
} as const
