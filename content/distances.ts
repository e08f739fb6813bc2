/** By road from the centre of Rovaniemi, in kilometres, rounded as a driver would say it. */
const kilometres = {
  santaClausVillage: 8,
  airport: 10,
  ranua: 80,
  luosto: 120,
  levi: 170,
  saariselka: 260,
} as const satisfies Readonly<Record<string, number>>

/** The same in both units: '80 km (50 miles)'. Texts take them from here. Rule: one-home-per-fact (docs/rules.md) */
export const distances = {
  santaClausVillage: sayKilometres(kilometres.santaClausVillage),
  airport: sayKilometres(kilometres.airport),
  ranua: sayKilometres(kilometres.ranua),
  luosto: sayKilometres(kilometres.luosto),
  levi: sayKilometres(kilometres.levi),
  saariselka: sayKilometres(kilometres.saariselka),
  /** The round of the wildlife park. No map of its own was found: other people's pages say three kilometres. */
  boardwalk: 'nearly three kilometres (just under two miles)',
} as const satisfies Readonly<Record<string, string>>

/** How long the way from Helsinki takes. */
export const fromHelsinki = {
  byAir: 'an hour and twenty minutes',
  byTrain: 'twelve hours',
} as const satisfies Readonly<Record<string, string>>

function sayKilometres(km: number): string {
  return `${km} km (${Math.round(km / 1.609)} miles)`
}
