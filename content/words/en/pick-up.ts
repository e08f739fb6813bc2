/** Where we pick guests up. */
export const pickUp = {
  /** Inside sentences: 'At the door of your accommodation, {area}.' */
  area: 'within {radius} of the centre of Rovaniemi, the airport and Santa Claus Village included',
  sentence:
    'We collect guests within {radius} of the centre of Rovaniemi, the airport and Santa Claus Village included.',
  map: 'A map of the area: a circle of {radius} around the centre of Rovaniemi, where the rivers Ounasjoki and Kemijoki meet. The airport and Santa Claus Village, both to the north-east, are inside it.',
  airport: 'Airport',
  santaClausVillage: 'Santa Claus Village',
} as const
