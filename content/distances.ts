/**
 * By road from the centre of Rovaniemi, rounded as a driver would say it, in both units: '80 km (50 miles)'.
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
  /** The round of the wildlife park. No map of its own was found: other people's pages say three kilometres. */
  boardwalk: 'nearly three kilometres (just under two miles)',
  /** How high above the ground northern lights begin. */
  lights: sayKilometres(100),
} as const satisfies Readonly<Record<string, string>>

/** How long the way from Helsinki takes. */
export const fromHelsinki = {
  byAir: 'an hour and twenty minutes',
  byTrain: 'twelve hours',
} as const satisfies Readonly<Record<string, string>>

/** How long a way takes that several texts speak of; the drives in winter, in good weather. */
export const onTheWay = {
  toRanua: 'an hour',
  toLevi: 'a good two hours',
  fromStation: 'twenty minutes on foot',
} as const satisfies Readonly<Record<string, string>>

/** Beyond 300 miles to the next ten. */
function sayKilometres(km: number): string {
  const miles = km / 1.609
  return `${km} km (${miles > 300 ? Math.round(miles / 10) * 10 : Math.round(miles)} miles)`
}
