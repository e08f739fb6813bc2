import { AstroTime, Body, Observer, SearchRiseSet } from 'astronomy-engine'
import { tourPages } from '@/content/tours/all-pages'
import { addDays, type Day, helsinkiDay, helsinkiInstant, weekdayIndex } from '@/lib/calendar/day'
import { loadArticles } from '@/lib/markdown/articles'
import { computeSky } from '@/lib/night/sky'
import { findNextNewMoon } from '@/lib/night/sky-events'
import { sunAltitude } from '@/tests/support/the-sun'

/* Every sentence about the sun and moon in the articles and tours, computed for the season it describes. */

const HOUR_MS = 3_600_000

/** Height of the sun in degrees, below which the texts call it dark. */
const DARK = -12
/** Height of the sun in degrees, above which one can walk without a lamp. */
const CIVIL = -6
/** The sun's centre when its upper edge is on the horizon, in degrees. */
const HORIZON = -0.83

/** In hours: half of a quarter of an hour either way, plus a minute of variation between years. */
const QUARTER = 0.125 + 1 / 60

const articles = loadArticles()
const texts = new Map(articles.map(({ slug, body }) => [slug, plain(body.html)]))
const seasonHtml =
  articles.find(({ slug }) => slug === 'best-time-northern-lights-lapland-2025')?.body.html ?? ''
const season = textOf('best-time-northern-lights-lapland-2025')
const year = textOf('best-time-visit-lapland-seasonal-guide')
const snowshoes = textOf('snowshoe-adventure-exploring-lapland-wilderness')

const MONTHS = [
  ['January', '2027-01'],
  ['February', '2027-02'],
  ['March', '2027-03'],
  ['April', '2027-04'],
  ['May', '2027-05'],
  ['July', '2027-07'],
  ['August', '2027-08'],
  ['September', '2026-09'],
  ['October', '2026-10'],
  ['November', '2026-11'],
  ['December', '2026-12'],
] as const

test.each(MONTHS)('daylight in %s is right to the quarter of an hour', (month, written) => {
  const [, whole = '', quarter = ''] = new RegExp(`${month} (\\d+)([¼½¾]?) h`).exec(year) ?? []
  const said = Number(whole) + { '': 0, '¼': 0.25, '½': 0.5, '¾': 0.75 }[quarter as '' | '¼' | '½' | '¾']
  expect(Math.abs(said - daylight(`${written}-15`))).toBeLessThan(QUARTER)
})

test('in the middle of June the sun does not set, from about 6 June to 7 July', () => {
  expect(year).toContain('June 24 h')
  expect(year).toContain('From about 6 June to 7 July the sun does not go below the horizon')
  const lit = listDays('2027-06-07', 29).filter((day) => !computeSky(day).sunset)
  expect(lit).toHaveLength(29)
  expect(computeSky('2027-06-04').sunset).not.toBeNull()
  expect(computeSky('2027-07-09').sunset).not.toBeNull()
})

test('the shortest day is longer at Ranua, farther south', () => {
  expect(textOf('lapland-wildlife-animals-ranua-zoo')).toContain(
    'At Ranua around 21 December the sun rises shortly before eleven and sets a little after half past one',
  )
  const from = new AstroTime(helsinkiInstant('2026-12-21', '00:00'))
  const at = (direction: number) => SearchRiseSet(Body.Sun, new Observer(65.94, 26.47, 0), direction, from, 1)
  expect(isBetween(at(1)?.date ?? null, '2026-12-21', '10:40', '10:55')).toBe(true)
  expect(isBetween(at(-1)?.date ?? null, '2026-12-21', '13:31', '13:45')).toBe(true)
})

test('on the shortest day the sun is up from a little after eleven to before half past one', () => {
  expect(year).toContain('On 21 December the sun rises a little after eleven and sets before half past one')
  const { sunrise, sunset } = computeSky('2026-12-21')
  expect(isBetween(sunrise, '2026-12-21', '11:00', '11:15')).toBe(true)
  expect(isBetween(sunset, '2026-12-21', '13:15', '13:30')).toBe(true)
  expect(year).toContain('a little over two hours even on the shortest day')
  expect(snowshoes).toContain('Barely 2¼ hours around the 21st, about six with twilight')
  expect(daylight('2026-12-21')).toBeCloseTo(2.25, 1)
  for (const [day, time] of [
    ['2026-12-21', '09:30'],
    ['2026-12-21', '15:00'],
  ] as const)
    expect(sunAltitude(helsinkiInstant(day, time))).toBeGreaterThan(CIVIL)
  for (const text of [year, snowshoes]) expect(text).toMatch(/from half past nine to three/i)
  expect(textOf('lapland-winter-activities-complete-guide')).toContain('between half past nine and three')
})

test('the two trips that the season’s article begins with have the nights that it says', () => {
  expect(season).toContain(
    'On Saturday, 12 December 2026, it is dark over Rovaniemi from about half past four in the afternoon until ten to eight the next morning, and the thin moon has set by a quarter past four',
  )
  const { nauticalDusk, nauticalDawn, moonset, moonShare } = computeSky('2026-12-12')
  expect(isBetween(nauticalDusk, '2026-12-12', '16:25', '16:35')).toBe(true)
  expect(isBetween(nauticalDawn, '2026-12-13', '07:45', '07:55')).toBe(true)
  expect(isBetween(moonset, '2026-12-12', '16:05', '16:15')).toBe(true)
  expect(moonShare).toBeLessThan(0.2)
  expect(season).toContain(
    'Take three nights from 10 March 2027 instead, each dark for only about nine hours',
  )
  for (const day of listDays('2027-03-10', 3)) expect(Math.abs(darkHours(day) - 9)).toBeLessThan(0.25)
  expect(season).toContain('on nearly all nights of the season the likeliest hours are dark')
  for (const day of ['2026-12-12', ...listDays('2027-03-10', 3)])
    for (const [date, time] of [
      [day, '21:30'],
      [addDays(day, 1), '01:30'],
    ] as const)
      expect([date, time, isDark(date, time)]).toEqual([date, time, true])
})

test('the week in March that the year’s article ends with is as it says', () => {
  expect(year).toContain('the week from 6 March 2027')
  expect(daylight('2027-03-06')).toBeGreaterThan(10.5)
  expect(isBetween(computeSky('2027-03-06').nauticalDusk, '2027-03-06', '19:35', '19:45')).toBe(true)
  expect(helsinkiDay(findNextNewMoon(helsinkiInstant('2027-03-01', '00:00')))).toBe('2027-03-08')
  expect(year).toContain('on the 15th it is dark by ten in the evening')
  expect(isDark('2026-09-15', '22:00')).toBe(true)
})

test('a photographer reads about an evening without a moon, and one with a full moon', () => {
  const said = textOf('northern-lights-photography-tips-beginners')
  expect(said).toContain('an evening without a moon')
  expect(said).toContain(
    'On the night of 20 February 2027 the moon is full, and up from a quarter past four in the afternoon until nearly eight the next morning',
  )
  const { moonrise, moonset, moonShare } = computeSky('2027-02-20')
  expect(moonShare).toBeGreaterThan(0.99)
  expect(isBetween(moonrise, '2027-02-20', '16:05', '16:20')).toBe(true)
  expect(isBetween(moonset, '2027-02-21', '07:45', '08:00')).toBe(true)
})

test('dusk at a cabin in December is as early as the article says', () => {
  expect(textOf('finnish-cabins-lapland-authentic-guide')).toContain(
    'On Saturday, 12 December 2026, the sun sets over Rovaniemi at 13:29, and by a quarter past three you need a lamp',
  )
  const { sunset, civilDusk } = computeSky('2026-12-12')
  expect(isBetween(sunset, '2026-12-12', '13:28', '13:30')).toBe(true)
  expect(isBetween(civilDusk, '2026-12-12', '15:10', '15:20')).toBe(true)
})

test('a day in the middle of January has the light that the articles plan with', () => {
  const activities = textOf('lapland-winter-activities-complete-guide')
  expect(activities).toContain('In mid-January the sun is up from about twenty past ten to half past two')
  expect(snowshoes).toContain(
    'Take 15 January as an example: the sun rises at about twenty past ten. Start at ten, turn round at noon wherever you are, and you are back by two, half an hour before it sets',
  )
  expect(textOf('traditional-ice-fishing-finnish-lapland')).toContain(
    'In the middle of January the sun is up for a little over four hours',
  )
  expect(Math.abs(daylight('2027-01-15') - 4.25)).toBeLessThan(0.25)
  const { sunrise, sunset, nauticalDusk } = computeSky('2027-01-15')
  expect(isBetween(sunrise, '2027-01-15', '10:15', '10:25')).toBe(true)
  expect(isBetween(sunset, '2027-01-15', '14:25', '14:35')).toBe(true)
  expect(textOf('where-to-stay-lapland-accommodation-guide')).toContain(
    'on 15 January and −18 °C (0 °F), and it has been dark since about five',
  )
  expect(isBetween(nauticalDusk, '2027-01-15', '16:50', '17:10')).toBe(true)
  expect(activities).toContain('the first begins in twilight and the third ends in the dark')
  const morning = sunAltitude(helsinkiInstant('2027-01-15', '09:00'))
  expect(morning > DARK && morning < HORIZON).toBe(true)
  // Two hours after sunset, which is shortly after three.
  expect(isDark('2027-01-15', '17:10')).toBe(true)
})

test('the sun sets before four within a few days of the clocks going back', () => {
  expect(year).toContain('within a few days the sun sets before four')
  const clocksBack = lastSunday('2026-10')
  const [early, late] = [0, 5].map((days) => addDays(clocksBack, days))
  expect(computeSky(early ?? '').sunset?.getTime()).toBeGreaterThan(instant(early, '16:00'))
  expect(computeSky(late ?? '').sunset?.getTime()).toBeLessThan(instant(late, '16:00'))
})

test('the snowshoe article and tour give the true hours of sun', () => {
  const said = [
    ['November 7½ hours on the 1st, 4 at the end', '2026-11-01', 7.5, '2026-11-30', 4],
    ['January Under 3 hours on the 1st, 6 at the end', '2027-01-01', 2.75, '2027-01-31', 6.25],
    ['February 6½ to nearly 10 hours', '2027-02-01', 6.5, '2027-02-28', 9.8],
    ['March 10 to 13½ hours', '2027-03-01', 10, '2027-03-31', 13.5],
  ] as const
  for (const [words, first, one, last, other] of said) {
    expect(snowshoes).toContain(words)
    expect([words, Math.abs(daylight(first) - one) < 0.25, Math.abs(daylight(last) - other) < 0.25]).toEqual([
      words,
      true,
      true,
    ])
  }
  expect(answerOf(2, 'How much daylight is there?')).toContain(
    'In the middle of December about two and a half hours of sun, and six with the twilight; at the end of February nearly ten hours of sun',
  )
  expect(Math.abs(daylight('2026-12-15') - 2.5)).toBeLessThan(0.25)
})

test('the family tour says from when its evenings are too light', () => {
  const clocksForward = lastSunday('2027-03')
  expect(isDark(addDays(clocksForward, -1), '21:00')).toBe(true)
  expect(isDark(clocksForward, '21:00')).toBe(false)
  expect(isDark(clocksForward, '22:00')).toBe(false)
  expect(isDark('2027-04-06', '23:00')).toBe(true)
  expect(isDark('2027-04-09', '23:00')).toBe(false)
  const page = tourPages('en').find(({ tour }) => tour.id === 8)
  const words = [
    season,
    answerOf(8, 'Is it dark enough for northern lights on our date?'),
    page?.why.paragraphs.join(' '),
  ]
  for (const text of words) {
    expect(text).toMatch(/last Sunday of March/)
    expect(text).toContain('from about 8 April')
  }
})

test('ice fishers see rose at eleven in early January, and blue by three', () => {
  expect(
    tourPages('en')
      .find(({ tour }) => tour.id === 4)
      ?.why.paragraphs.join(' '),
  ).toContain('in early January rose at eleven and blue by three')
  for (const day of ['2027-01-01', '2027-01-10']) {
    const [morning, afternoon] = ['11:00', '15:00'].map((time) => sunAltitude(helsinkiInstant(day, time)))
    expect(morning).toBeGreaterThan(HORIZON - 1)
    expect(morning).toBeLessThan(3)
    expect(afternoon).toBeLessThan(HORIZON)
    expect(afternoon).toBeGreaterThan(CIVIL)
  }
})

test('a sleeper under glass is woken when the igloo article says', () => {
  expect(textOf('glass-igloos-lapland-complete-guide')).toContain(
    'In the middle of March the sun is up before seven, and in the middle of April before six',
  )
  expect(isBetween(computeSky('2027-03-15').sunrise, '2027-03-15', '06:00', '07:00')).toBe(true)
  expect(isBetween(computeSky('2027-04-15').sunrise, '2027-04-15', '05:00', '06:00')).toBe(true)
})

test('the remaining new moons of the season are the real ones', () => {
  const said = /new moons of this season: ([^.]+)\./.exec(season)?.[1] ?? ''
  const moons: string[] = []
  let moon = findNextNewMoon(helsinkiInstant('2026-11-23', '00:00'))
  while (helsinkiDay(moon) < '2027-04-30') {
    moons.push(helsinkiDay(moon).slice(5))
    moon = findNextNewMoon(helsinkiInstant(addDays(helsinkiDay(moon), 2), '00:00'))
  }
  expect([...said.matchAll(/(\d+) ([A-Z][a-z]+)/g)].map(([, day, month]) => dayOf(day, month))).toEqual(moons)
})

test('the odds of clear nights outdoors are calculated as the article says', () => {
  for (const nights of [1, 3, 5]) {
    const [one, moving] = [1 / 5, 1 / 3].map((share) => Math.round((1 - (1 - share) ** nights) * 100))
    expect(season).toContain(`${nights} ${one} % ${moving} %`)
  }
})

test('the wind makes bare skin as cold as the clothing article says', () => {
  const clothing = textOf('what-to-wear-lapland-winter-clothing-guide')
  expect(clothing).toContain('a breeze of 20 km/h (12 mph), bare skin cools as it would at −30 °C (−22 °F)')
  expect(clothing).toContain('at 40 km/h (25 mph) the same −20 °C cools it as −34 °C (−29 °F) would')
  expect([20, 40].map((speed) => Math.trunc(windChill(-20, speed)))).toEqual([-30, -34])
})

/** Source: the formula of Environment Canada and the US National Weather Service, 2001. */
function windChill(celsius: number, kmh: number): number {
  return 13.12 + 0.6215 * celsius - 11.37 * kmh ** 0.16 + 0.3965 * celsius * kmh ** 0.16
}

function textOf(slug: string): string {
  const text = texts.get(slug)
  if (text === undefined) throw new Error(`there is no article ${slug}`)
  return text
}

function answerOf(id: number, asked: string): string | undefined {
  const page = tourPages('en').find(({ tour }) => tour.id === id)
  return page?.questions.find(({ question }) => question === asked)?.answer
}

/** Without tags, and with ordinary spaces. */
function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/ ([.,])/g, '$1')
}

/** The time from sunrise to sunset, in hours. */
function daylight(day: Day): number {
  const { sunrise, sunset } = computeSky(day)
  if (!sunrise || !sunset) throw new Error(`on ${day} the sun does not rise and set`)
  const hours = (sunset.getTime() - sunrise.getTime()) / HOUR_MS
  // In July the sun sets after midnight.
  return hours < 0 ? hours + 24 : hours
}

/** How many hours the sun is at least 12 degrees below the horizon. */
function darkHours(day: Day): number {
  const { nauticalDusk, nauticalDawn } = computeSky(day)
  if (!nauticalDusk || !nauticalDawn) throw new Error(`on ${day} it does not grow dark`)
  return (nauticalDawn.getTime() - nauticalDusk.getTime()) / HOUR_MS
}

function isDark(day: Day, time: string): boolean {
  return sunAltitude(helsinkiInstant(day, time)) < DARK
}

function isBetween(found: Date | null, day: Day, from: string, to: string): boolean {
  return found !== null && found.getTime() > instant(day, from) && found.getTime() < instant(day, to)
}

function instant(day: Day = '', time: string): number {
  return helsinkiInstant(day, time).getTime()
}

function listDays(first: Day, count: number): readonly Day[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index))
}

/** @param month  `2027-03`; must have 31 days */
function lastSunday(month: string): Day {
  const last = `${month}-31`
  return addDays(last, -((weekdayIndex(last) + 1) % 7))
}

/** Return `09-11`. */
function dayOf(day = '', month = ''): string {
  const number = new Date(`1 ${month} 2026 UTC`).getUTCMonth() + 1
  return `${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
}

/* The table of dark hours in the article on the season. */

const DARK_HOURS: readonly (readonly [string, Day])[] = [
  ['September', '2026-09-15'],
  ['October', '2026-10-15'],
  ['November', '2026-11-15'],
  ['December', '2026-12-15'],
  ['January', '2027-01-15'],
  ['February', '2027-02-15'],
  ['March', '2027-03-15'],
  ['1 April', '2027-04-01'],
]

test.each(DARK_HOURS)('the hours of darkness of %s are right to the nearest five minutes', (month, day) => {
  const row = new RegExp(`>${month}</th>\\s*<td[^>]*>(\\d\\d:\\d\\d) to (\\d\\d:\\d\\d)<`)
  const [, dusk = '', dawn = ''] = row.exec(seasonHtml) ?? []
  expect(heightAround(day, dusk)).toEqual({ before: 'light', after: 'dark' })
  expect(heightAround(addDays(day, 1), dawn)).toEqual({ before: 'dark', after: 'light' })
})

/** Two and a half minutes either way, plus a few seconds for the approximation. */
function heightAround(day: Day, time: string) {
  const instant = helsinkiInstant(day, time).getTime()
  const [before, after] = [-160_000, 160_000].map((ms) =>
    sunAltitude(new Date(instant + ms)) > DARK ? 'light' : 'dark',
  )
  return { before, after }
}
