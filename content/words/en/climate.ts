/** The usual weather of a month. */
export const climate = {
  /** Alone, in a table. */
  aboutDegrees: 'About {degrees}',
  aboutDegreesInSentence: 'about {degrees}',
  usual: 'Usual in {month}: {mean}, the mean of day and night.',
  usualWithSnow: 'Usual in {month}: {mean}, the mean of day and night, and {snow} of snow in the forest.',
} as const
