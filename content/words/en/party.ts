/** Who comes, in every text that counts guests. */
export const party = {
  adults: '{count, plural, one {# adult} other {# adults}}',
  children: '{count, plural, one {# child} other {# children}}',
  both: '{adults} and {children}',
  guests: '{count, plural, one {# guest} other {# guests}}',
  places: '{count, plural, one {# place} other {# places}}',
} as const
