import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { climateFacts } from '@/content/climate'
import { company } from '@/content/company'
import { distances, travelTimesFromHelsinki, travelTimes } from '@/content/distances'
import {
  minUnaccompaniedAge,
  replyWithinHours,
  cancellationPolicy,
  retentionPeriods,
} from '@/content/policies'
import { leastIceText } from '@/content/safety'
import { tours } from '@/content/tours/all-tours'
import { customTransport, privateTransfer } from '@/content/transport/transport'
import {
  CRYPTO_CUTOFF_HOURS,
  CRYPTO_DUE_HOURS_BEFORE_START,
  CRYPTO_PAYMENT_HOURS,
} from '@/lib/booking/money/crypto-due'
import { CHECKOUT_MINUTES, PAYMENT_DETAILS_HOURS } from '@/lib/booking/seats/hold'
import { promises } from '@/content/promises'
import { REFUND_START_DAYS } from '@/lib/words/money/refund-times'
import { formatSeason } from '@/lib/language/dates'
import { words } from '@/lib/words/words'

/* A number that a token or a fact defines is written in one place only. Rule: one-home-per-fact (docs/rules.md) */

type Fact = { readonly name: string; readonly forms: readonly RegExp[]; readonly homes: readonly string[] }

const DISTANCE_WORDS = 'content/words/en/distances.ts'
const TOURS = 'content/tours/'
const POLICIES = 'content/policies.ts'
const HOLDS = 'lib/booking/'
const REFUNDS = 'lib/words/money/refund-times.ts'

const facts: readonly Fact[] = [
  ...tours.flatMap(({ name, prices, season, times, duration, seatsPerDeparture }): readonly Fact[] => [
    fact(`price of ${name}`, TOURS, euros(prices.adultCents), euros(prices.childCents)),
    fact(`season of ${name}`, TOURS, exactly(formatSeason(season))),
    fact(
      `times of ${name}`,
      TOURS,
      ...[times.start, times.end, times.earliestEnd, times.bookingCloses].filter(isThere).map(exactly),
    ),
    // '2 hours' alone has many other meanings.
    fact(
      `duration of ${name}`,
      TOURS,
      duration === '2 hours' ? /\b(lasts|takes|stays|tour of) (about )?(2|two) hours/ : exactly(duration),
    ),
    fact(`group of ${name}`, TOURS, ...groupOf(seatsPerDeparture)),
  ]),
  fact('price of the transfer', 'content/transport/transport.ts', euros(privateTransfer.priceCents)),
  fact('duration of the transfer', 'content/transport/transport.ts', exactly(privateTransfer.duration)),
  fact('seats of a vehicle', 'content/transport/transport.ts', ...groupOf(customTransport.maxPassengers)),
  fact(
    'free cancellation',
    POLICIES,
    new RegExp(`\\b${cancellationPolicy.fullRefundHoursBefore} hours (before|of) the start`),
  ),
  fact('how soon we answer', POLICIES, within(replyWithinHours, 'hours')),
  fact('accompanied children', POLICIES, new RegExp(`under ${minUnaccompaniedAge}\\b`, 'i')),
  ...Object.entries(retentionPeriods).map(([name, count]) =>
    fact(
      `retention.${name}`,
      POLICIES,
      new RegExp(`\\b${count} ${/Days$/.test(name) ? 'days' : 'years'}\\b`),
    ),
  ),
  fact('time to pay by card', HOLDS, exactly(`${CHECKOUT_MINUTES} minutes`)),
  fact('payment details', HOLDS, within(PAYMENT_DETAILS_HOURS, 'hours')),
  fact('time to pay in cryptocurrency', HOLDS, within(CRYPTO_PAYMENT_HOURS, 'hours')),
  fact('last time to pay in cryptocurrency', HOLDS, exactly(`${CRYPTO_DUE_HOURS_BEFORE_START} hours before`)),
  fact('end of cryptocurrency', HOLDS, within(CRYPTO_CUTOFF_HOURS, 'hours')),
  fact('start of a refund', REFUNDS, new RegExp(`latest within ${REFUND_START_DAYS} days`)),
  fact('arrival of a refund', REFUNDS, exactly(promises('en').refundArrival)),
  ...Object.entries(distances('en')).map(([name, words]) => ({
    ...fact(`distance.${name}`, 'content/distances.ts', exactly(words)),
    homes: ['content/distances.ts', DISTANCE_WORDS],
  })),
  ...Object.entries(travelTimesFromHelsinki('en')).map(([name, words]) =>
    fact(`fromHelsinki.${name}`, DISTANCE_WORDS, new RegExp(`(about|some|in) ${words}`)),
  ),
  fact('onTheWay.toRanua', DISTANCE_WORDS, /(?<![Hh]alf )an hour('s drive| by car| through| on the road)/),
  fact('onTheWay.toLevi', DISTANCE_WORDS, /(Levi|drive)[^.|]*\btwo hours/),
  fact('onTheWay.fromStation', DISTANCE_WORDS, exactly(travelTimes('en').fromStation)),
  fact('ice.least', 'content/safety.ts', exactly(leastIceText('en'))),
  ...climateFacts(words('climate', 'en'), 'en').map(([name, said]) =>
    fact(
      `climate.${name}`,
      'content/climate.ts',
      new RegExp(`\\| ${escaped(said)}( |$)|mean .*${escaped(said)}`),
    ),
  ),
  fact('guarantee', 'content/words/en/money.ts', /a full refund, or a free return trip on the next/),
  ...(['brand', 'legalName', 'businessId', 'vatNumber', 'streetAddress', 'phone', 'email'] as const).map(
    (name) => ({
      ...fact(`company.${name}`, 'content/company.ts', exactly(company[name])),
      homes: ['content/company.ts', 'content/samples.ts'],
    }),
  ),
]

const texts = ['content', 'lib/emails', 'components', 'app'].flatMap(listTexts)

/** An amount of money, in any style. */
const MONEY = /€|\bEUR ?\d|\d ?(EUR\b|euros?\b)/

test('every text is checked', () => {
  expect(texts).toEqual(
    expect.arrayContaining([
      'content/blog/best-time-northern-lights-lapland-2025.md',
      'content/legal/terms-conditions.md',
      'content/pages/safety.md',
      'lib/emails/guest/booking-confirmed-guest.ts',
      'components/booking/pay-buttons.tsx',
    ]),
  )
})

test.each(facts)('$name is defined in one place only', ({ forms, homes }) => {
  const found = texts
    .filter((file) => !homes.some((home) => file.startsWith(home)))
    .flatMap((file) =>
      wordsOf(file)
        .split('\n')
        .filter((line) => forms.some((form) => form.test(line)))
        .map((line) => `${file}: ${line.trim()}`),
    )
  expect(found).toEqual([])
})

test('a figure that is typed by hand is found', () => {
  const line = 'It costs 179 € for at most 8 guests, from 15 September to 15 April.'
  const found = facts.filter(({ forms }) => forms.some((form) => form.test(line))).map(({ name }) => name)
  expect(found).toEqual(
    expect.arrayContaining([
      'price of Guaranteed Northern Lights Tour',
      'group of Guaranteed Northern Lights Tour',
      'season of Guaranteed Northern Lights Tour',
    ]),
  )
})

test('a distance is typed in one text only', () => {
  const files = new Map<string, Set<string>>()
  for (const file of texts.filter((name) => name !== 'content/distances.ts')) {
    for (const [, km = ''] of wordsOf(file).matchAll(/(?<![\d.])(\d+(?:\.\d)?(?: to \d+)?) km \(/g))
      files.set(km, new Set([...(files.get(km) ?? []), file]))
  }
  expect([...files].filter(([, homes]) => homes.size > 1)).toEqual([])
})

test('the clock has one name in every text', () => {
  expect(texts.filter((file) => /Helsinki time/i.test(wordsOf(file)))).toEqual([])
})

test('amounts of money have one style: one function formats them, and nothing else contains the currency symbol', () => {
  // All but the second keep an amount on one line. Rule: money-style (docs/rules.md)
  const homes = [
    'content/line-breaks.ts',
    'lib/emails/layout/render-text-body.ts',
    'lib/emails/layout/text-to-html.ts',
    'lib/language/money.ts',
  ]
  const ours = [...texts, ...listTexts('lib')].filter((file) => !file.startsWith('lib/db/generated'))
  expect([...new Set(ours.filter((file) => MONEY.test(wordsOf(file))))].sort()).toEqual(homes)
  for (const other of ['€179', '179€', '179 €', 'EUR 179', '179 EUR', '1,000 euros'])
    expect(other).toMatch(MONEY)
})

test('one file names the locales', () => {
  const ours = [...texts, ...listTexts('lib')].filter((file) => /\ben-GB\b|\bfi-FI\b/.test(wordsOf(file)))
  expect([...new Set(ours)]).toEqual(['lib/language/language.ts'])
})

test('an e-mail is called an e-mail in every text', () => {
  // 'Email Address' and 'Check your email' are fixed texts. Rule: contact-texts (docs/rules.md)
  const markdown = texts.filter((file) => file.endsWith('.md'))
  expect(markdown.filter((file) => /\bemails?\b/i.test(wordsOf(file).replace(/\{\{[^}]*\}\}/g, '')))).toEqual(
    [],
  )
})

test('every English text uses British spelling', () => {
  // Names of institutions and of the operator's tours keep their spelling.
  const american =
    /\b(color|gray|favorite|traveler|traveling|neighbor|flavor|honor|meter|liter|organiz|recogniz|realiz)|\bcenter\b/i
  const found = texts
    .filter((file) => /^[^.]+\.md$/.test(file))
    .filter((file) => american.test(wordsOf(file).replace(/Prediction Center|https?:\S+/g, '')))
  expect(found).toEqual([])
})

function listTexts(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(md|tsx?)$/.test(name))
    .map((name) => path.posix.join(folder, name))
}

/** Without comments, which are only for readers of the code. */
function wordsOf(file: string): string {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.md')) return text
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}

function fact(name: string, home: string, ...forms: readonly RegExp[]): Fact {
  return { name, forms, homes: [home] }
}

function exactly(words: string): RegExp {
  return new RegExp(`(?<![\\w:])${escaped(words)}(?![\\w:])`)
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function euros(cents: number): RegExp {
  return new RegExp(`(?<![\\d.,])${cents / 100}(\\s|\\u00a0)?(€|euros?\\b)`)
}

function within(count: number, unit: string): RegExp {
  return new RegExp(`\\bwithin ${count} ${unit}\\b(?! of booking)`)
}

function groupOf(seats: number): readonly RegExp[] {
  return [
    new RegExp(`\\bat most ${seats}\\b(?! (times|days))`),
    new RegExp(`\\bup to ${seats} (guests|people|passengers|persons)\\b`),
    new RegExp(`\\bgroups? of ${seats}\\b`),
  ]
}

function isThere(time: string | null): time is string {
  return time !== null
}
