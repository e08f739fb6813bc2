/** What a tour asks of its guests. */
export const tourSafety = {
  anyAge: 'Any age',
  fromAge: 'From about {age} years',
  coldLimit: 'Below {degrees} we shorten, change or cancel it',
  onFoot: 'On foot',
  wheelchair: 'Wheelchair',
  toilets: 'Toilets',
} as const
