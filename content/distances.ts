import { type Language } from '@/lib/language/language'
import { formatKilometreRange, formatKilometres } from '@/lib/language/units'
import { words } from '@/lib/words/words'

/** In kilometres by road from the centre of Rovaniemi, rounded as a driver would say them. */
const byRoad = {
  ounasvaara: 3,
  santaClausVillage: 8,
  airport: 10,
  vikakongas: 25,
  lehtojarvi: 26,
  ranua: 80,
  luosto: 120,
  sodankyla: 130,
  pyha: 135,
  kittila: 150,
  levi: 170,
  yllas: 180,
  oulu: 220,
  saariselka: 260,
  inari: 330,
  helsinki: 800,
} as const

/** The height at which northern lights begin, in kilometres. */
const LIGHTS_KM = 100

type Distance = keyof typeof byRoad | 'olkkajarvi' | 'boardwalk' | 'lights'

/**
 * Every distance that texts mention: in English in both units, '80 km (50 miles)'.
 *
 * Rule: one-home-per-fact (docs/rules.md)
 */
export function distances(language: Language): Readonly<Record<Distance, string>> {
  const kilometres = Object.entries(byRoad).map(([place, km]) => [place, formatKilometres(km, language)])
  return {
    ...(Object.fromEntries(kilometres) as Record<keyof typeof byRoad, string>),
    olkkajarvi: formatKilometreRange(15, 20, language),
    boardwalk: words('distances', language)('boardwalk'),
    lights: formatKilometres(LIGHTS_KM, language),
  }
}

/** Travel times from Helsinki. */
export function travelTimesFromHelsinki(language: Language) {
  const say = words('distances', language)
  return { byAir: say('fromHelsinkiByAir'), byTrain: say('fromHelsinkiByTrain') }
}

/** Travel times used in several texts. Drives are for winter, in good weather. */
export function travelTimes(language: Language) {
  const say = words('distances', language)
  return { toRanua: say('toRanua'), toLevi: say('toLevi'), fromStation: say('fromStation') }
}
