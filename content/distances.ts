/**
 * Distances by road from the centre of Rovaniemi, rounded as a driver would say them, in both units: '80 km (50
 * miles)'.
 *
 * Rule: one-home-per-fact (docs/rules.md)
 */
export const distances = {
  ounasvaara: sayKilometres(3),
  santaClausVillage: sayKilometres(8),
  airport: sayKilometres(10),
  olkkajarvi: '15 to 20 km (9 to 12 miles)',
  vikakongas: sayKilometres(25),
  lehtojarvi: sayKilometres(26),
  ranua: sayKilometres(80),
  luosto: sayKilometres(120),
  sodankyla: sayKilometres(130),
  pyha: sayKilometres(135),
  kittila: sayKilometres(150),
  levi: sayKilometres(170),
  yllas: sayKilometres(180),
  oulu: sayKilometres(220),
  saariselka: sayKilometres(260),
  inari: sayKilometres(330),
  helsinki: sayKilometres(800),
  /** The loop through the wildlife park. The park publishes no length; visitors' pages say three kilometres. */
  boardwalk: 'nearly three kilometres (just under two miles)',
  /** The height at which northern lights begin. */
  lights: sayKilometres(100),
} as const satisfies Readonly<Record<string, string>>

/** Travel times from Helsinki. */
export const fromHelsinki = {
  byAir: 'an hour and twenty minutes',
  byTrain: 'twelve hours',
} as const satisfies Readonly<Record<string, string>>

/** Travel times used in several texts. Drives are for winter, in good weather. */
export const onTheWay = {
  toRanua: 'an hour',
  toLevi: 'a good two hours',
  fromStation: 'twenty minutes on foot',
} as const satisfies Readonly<Record<string, string>>

/** Above 300 miles, rounds to the nearest ten. */
function sayKilometres(km: number): string {
  const miles = km / 1.609
  return `${km} km (${miles > 300 ? Math.round(miles / 10) * 10 : Math.round(miles)} miles)`
}
