/** Labels on the page about the sky over Rovaniemi; its texts are in `content/rovaniemi-sky.ts`. */
export const skyPage = {
  /** `season`: two years, the message `years`. */
  season: 'Season {season}',
  years: '{from} to {to}',
  rings: 'Each ring at the edge is a new moon.',
  /** What the chart shows, for those who do not see it. */
  chart:
    'The darkness of each night of the season {season}. In {month} it is dark from {from} to {to} on the longest nights. The figures are in the table below.',
  month: 'Month',
  getsDark: 'Gets dark, earliest to latest',
  getsLight: 'Gets light, earliest to latest',
} as const
