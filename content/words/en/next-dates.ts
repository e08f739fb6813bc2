/** What follows the day in the line of home that names the next date; a sentence about the light comes after it. */
export const nextDates = {
  placesLeft: ', {count, plural, one {# place} other {# places}}.',
  light: '{light}.',
} as const
