/** The text of the page that shows guests all tours on the days of their stay. */
export const yourStayPage = {
  route: '/your-stay',
  name: 'Your stay, day by day',
  shortName: 'Rovaniemi day by day: tours and dark nights',
  description:
    'Type when you are in Rovaniemi and how many you are: all tours on each day, with free places, your price, hours of darkness and the moon of each evening.',
  picture: 'familyFire',
  /** The results page that the server renders for browsers without scripts. */
  answer: {
    title: 'Your days in Rovaniemi: tours and places',
    description:
      'All tours on the days of your stay in Rovaniemi: free places, the price of your whole party, hours of darkness and the moon of each evening.',
  },
  intro:
    'Tell us when you are here and how many you are. You see every tour on each of your days: places, price, darkness and moon.',
  /** The legend of the day strips, for sighted guests. */
  strips: {
    intro: 'Each strip runs from six in the morning to six.',
    sky: 'sky, from day to dark',
    moon: 'moon above the horizon',
    bars: { evening: 'tour in the evening', daytime: 'tour by day', taken: 'no room for you' },
    agreed: 'its end is agreed with you',
  },
  noSky: 'Darkness and moon of these days could not be loaded. Load the page again to see them.',
  /** For a tour that this guest has booked. */
  booked: 'booked by you',
  /** For the first day of a stay, if it has tours by day. */
  arrivalDay: 'On the day you arrive, a tour by day fits only if you are in Rovaniemi well before it starts.',
  /** Why the last day of a stay has no evening tours. */
  lastEvening: 'In the evening of your last day you travel home: tours of that evening are left out.',
  /** Before the link to the transfer form, which receives day and party. */
  transfer: 'From the airport or the station, or on to the fells: we also drive you.',
  guide: {
    heading: 'How to read it',
    parts: [
      {
        title: 'Two tours on one day',
        text: 'Our hours run from your door to your door. A tour of the day and one of the evening fit together when an hour at least lies between, for dry socks and dinner. Tours of the same hours do not.',
      },
      {
        title: 'The darkest evening',
        text: 'First comes how long it is dark, then how little the moon shines meanwhile. Both are computed for Rovaniemi and certain. Cloud decides as much and cannot be known so far ahead, so keep a second evening free if you can.',
      },
      {
        title: 'A date that is full',
        text: 'Its link leads to the tour’s calendar all the same. There you can join the waiting list, and we write to you when a place is free.',
      },
    ],
  },
} as const
