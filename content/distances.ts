/**
 * Distances by road from the centre of Rovaniemi, rounded as a driver would say them, in both units: '80 km (50
 * miles)'.
 *
 * Rule: one-home-per-fact (docs/rules.md)
 */
export const distances = {
  ounasvaara: formatKilometres(3),
  santaClausVillage: formatKilometres(8),
  airport: formatKilometres(10),
  olkkajarvi: '15 to 20 km (9 to 12 miles)',
  vikakongas: formatKilometres(25),
  lehtojarvi: formatKilometres(26),
  ranua: formatKilometres(80),
  luosto: formatKilometres(120),
  sodankyla: formatKilometres(130),
  pyha: formatKilometres(135),
  kittila: formatKilometres(150),
  levi: formatKilometres(170),
  yllas: formatKilometres(180),
  oulu: formatKilometres(220),
  saariselka: formatKilometres(260),
  inari: formatKilometres(330),
  helsinki: formatKilometres(800),
  /** The loop through the wildlife park. The park publishes no length; visitors' pages say three kilometres. */
  boardwalk: 'nearly three kilometres (just under two miles)',
  /** The height at which northern lights begin. */
  lights: formatKilometres(100),
} as const satisfies Readonly<Record<string, string>>

/** Travel times from Helsinki. */
export const travelTimesFromHelsinki = {
  byAir: 'an hour and twenty minutes',
  byTrain: 'twelve hours',
} as const satisfies Readonly<Record<string, string>>

/** Travel times used in several texts. Drives are for winter, in good weather. */
export const travelTimes = {
  toRanua: 'an hour',
  toLevi: 'a good two hours',
  fromStation: 'twenty minutes on foot',
} as const satisfies Readonly<Record<string, string>>

/** Above 300 miles, rounds to the nearest ten. */
function formatKilometres(km: number): string {
  const miles = km / 1.609
  return `${km} km (${miles > 300 ? Math.round(miles / 10) * 10 : Math.round(miles)} miles)`
}
