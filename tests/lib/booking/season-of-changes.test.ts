import fc from 'fast-check'
import { type Requester } from '@/lib/booking/changes/requester'
import { type DesiredChange, previewFingerprint } from '@/lib/booking/changes/change-decision'
import { dueAfterRefundsCents, unrequestedRefundCents } from '@/lib/booking/ledger'
import { moneyHeldCents } from '@/lib/booking/money/list-payment-remainders'
import { aChangeableDeparture } from '@/tests/support/a-changeable-booking'
import {
  ask,
  cancelDeparture,
  applyDecision,
  cashLeft,
  choose,
  departureOf,
  endDispute,
  type Guests,
  mergeDepartures,
  openDispute,
  payChange,
  refundAsCourtesy,
  settleRefunds,
  type Season,
  SEATS,
  seatsTaken,
  sell,
  setPrices,
  wait,
} from '@/tests/support/a-season'
import { at, prices } from '@/tests/support/builders'
import { isExhaustive } from '@/tests/support/tier'

/*
 * A season with random events: guests book, change, pay in time or late or never, choose or do not reply; we cancel,
 * merge, change prices; banks take money back. tests/support/a-season.ts counts seats and cash alongside the decisions.
 */

/** `npm test` does half as many runs, with a fixed seed. */
const runs = (numRuns: number) => (isExhaustive ? { numRuns } : { numRuns: numRuns / 2, seed: 1 })

const NIGHTS = ['2026-12-12', '2026-12-14', '2026-12-20']

function aSeason(): Season {
  const departures = NIGHTS.map((day, index) =>
    aChangeableDeparture({
      id: index + 1,
      day,
      startsAt: at('20:00', day),
      closesAt: at('18:00', day),
      prices: {
        adultCents: prices.adultCents + index * 20_01,
        childCents: prices.childCents - index * 10_03,
      },
    }),
  )
  return { now: at('12:00', '2026-12-05'), payments: 0, guests: [], departures }
}

const night = fc.integer({ min: 1, max: NIGHTS.length })
const who = fc.nat({ max: 5 })
const party = fc.record({ adults: fc.integer({ min: 1, max: 3 }), children: fc.integer({ min: 0, max: 1 }) })
const asking: fc.Arbitrary<Requester> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Requester>({ actor: 'guest' }) },
  {
    weight: 1,
    arbitrary: fc.record({
      actor: fc.constant('operator' as const),
      by: fc.constantFrom('guest' as const, 'us' as const),
      isWaived: fc.boolean(),
    }),
  },
)

/** A requested change, resolved once its departure is known. */
type Wanted =
  { readonly kind: 'move'; readonly night: number } | Exclude<DesiredChange, { readonly kind: 'move' }>

const wanted: fc.Arbitrary<Wanted> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('party' as const), party }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('move' as const), night }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'cancel' } as const) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('agree' as const),
      totalCents: fc.integer({ min: 0, max: 900_00 }),
    }),
  },
)

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('sell' as const), night, party, isCard: fc.boolean() }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('change' as const), who, wanted, asking }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pay' as const), who }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 0, max: 72 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('courtesy' as const),
      who,
      cents: fc.integer({ min: 1, max: 300_00 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('return' as const), who, bounces: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('dispute' as const), who, isWhole: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('bank' as const),
      who,
      outcome: fc.constantFrom('won' as const, 'lost' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), night }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('merge' as const), night, into: night }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('choose' as const), who, night: fc.option(night) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('price' as const),
      night,
      cents: fc.integer({ min: 1_00, max: 300_00 }),
    }),
  },
)

type Step = typeof step extends fc.Arbitrary<infer Some> ? Some : never

function take(season: Season, some: Step): void {
  if (some.do === 'sell') sell(season, some.night, some.party, some.isCard ? 'card' : 'crypto')
  if (some.do === 'wait') wait(season, some.hours)
  if (some.do === 'cancel') cancelDeparture(season, some.night)
  if (some.do === 'merge') mergeDepartures(season, some.night, some.into)
  if (some.do === 'price') setPrices(season, some.night, { adultCents: some.cents, childCents: some.cents })
  const guests = 'who' in some ? season.guests[some.who % season.guests.length] : undefined
  if (!guests) return
  if (some.do === 'change') changeTwice(season, guests, some)
  if (some.do === 'pay') payChange(season, guests)
  if (some.do === 'courtesy') refundAsCourtesy(guests, some.cents)
  if (some.do === 'return') settleRefunds(guests, some.bounces)
  if (some.do === 'dispute') openDispute(guests, some.isWhole)
  if (some.do === 'bank') endDispute(guests, some.outcome)
  if (some.do === 'choose')
    choose(
      season,
      guests,
      some.night === null
        ? { option: 'full_refund' }
        : { option: 'another_date', to: departureOf(season, some.night) },
    )
}

/** Make a change and request it again immediately: the second request must have no effect. */
function changeTwice(
  season: Season,
  guests: Guests,
  some: { readonly wanted: Wanted; readonly asking: Requester },
): void {
  const first = ask(season, guests, read(season, some.wanted), some.asking)
  applyDecision(season, guests, first)
  const again = ask(season, guests, read(season, some.wanted), some.asking)
  if (first.kind === 'applied') expect(again.kind).toMatch(/unchanged|refused/)
  if (first.kind === 'held') expect(previewFingerprint(again)).toBe(previewFingerprint(first))
}

function read(season: Season, some: Wanted): DesiredChange {
  return some.kind === 'move' ? { kind: 'move', to: departureOf(season, some.night) } : some
}

/** Check the invariants of the guests' accounts and of the seats. */
function expectInOrder(season: Season): void {
  const crowded = season.departures.filter(({ id }) => seatsTaken(season, id) > SEATS)
  expect([...crowded.map(({ day }) => `${day} is overbooked`), ...season.guests.flatMap(faultsOf)]).toEqual(
    [],
  )
}

function faultsOf(guests: Guests): readonly string[] {
  const { booking, totalCents, cash } = guests
  const { ledger, state } = booking
  const payments = [...cash].map(([paymentId, some]) => {
    const asked = ledger.asked.filter((refund) => refund.paymentId === paymentId)
    return { ...some, going: asked.reduce((sum, { cents }) => sum + cents, 0) }
  })
  const due = dueAfterRefundsCents(totalCents, ledger)
  const withBank = payments.reduce((sum, some) => sum + some.withBank, 0)
  const isEnded = state === 'cancelled' || state === 'refunded'
  const faults = {
    'a payment gives back more than it was': payments.some(
      ({ paid, returned, withBank: taken, going }) => returned + taken + going > paid,
    ),
    'a payment that a bank decides about is refunded as well': payments.some(
      ({ withBank: taken, going }) => taken > 0 && going > 0,
    ),
    'the ledger knows another sum than the accounts': moneyHeldCents(ledger) !== cashLeft(guests),
    // While a bank decides, the disputed amount is missing, or the remainder waits for it.
    'somebody owes something at rest': withBank === 0 ? due !== 0 : due > withBank,
    'money waits that no bank decides about':
      withBank === 0 && unrequestedRefundCents(totalCents, ledger) > 0,
    'the total of an ended booking is not what we keep':
      isEnded && withBank === 0 && totalCents !== cashLeft(guests),
    'the total is not the price of the places': state === 'confirmed' && totalCents !== priceOf(guests),
    'the total is below zero': totalCents < 0,
  }
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : []))
}

function priceOf({ booking }: Guests): number {
  return booking.places.reduce((sum, { count, eachCents }) => sum + count * eachCents, 0)
}

test('whatever happens in any order, no seat is sold twice and the money adds up', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 60, size: 'max' }), (steps) => {
      const season = aSeason()
      // Full enough for seats to be scarce from the start.
      for (const id of [1, 1, 2, 2, 3]) sell(season, id, { adults: 2, children: 1 }, 'card')
      for (const some of steps) {
        take(season, some)
        expectInOrder(season)
      }
    }),
    runs(200),
  )
})

test('two simultaneous changes end like successive ones: the first one’s payment is refunded in full', () => {
  fc.assert(
    fc.property(party, wanted, wanted, asking, (some, former, latter, by) => {
      const season = aSeason()
      const alone = aSeason()
      const guests = sell(season, 1, some, 'card')
      const same = sell(alone, 1, some, 'card')
      if (!guests || !same) return
      // Both decisions start from the same facts. The first is only held, so it does not count until it is paid.
      const first = ask(season, guests, read(season, former), by)
      if (first.kind !== 'held') return
      applyDecision(season, guests, first)
      const change = guests.change
      const second = ask(season, guests, read(season, latter), by)
      applyDecision(season, guests, second)
      if (second.kind !== 'applied' || !change) return
      payChange(season, guests)
      applyDecision(alone, same, ask(alone, same, read(alone, latter), by))
      expect(guests.totalCents).toBe(same.totalCents)
      expect(guests.booking.places).toEqual(same.booking.places)
      expect(cashLeft(guests)).toBe(cashLeft(same))
      expectInOrder(season)
    }),
    runs(500),
  )
})

test('when two parties want the last seats at once, the first gets them', () => {
  fc.assert(
    fc.property(party, party, party, party, (one, other, oneNow, otherNow) => {
      const season = aSeason()
      const first = sell(season, 1, one, 'card')
      const second = sell(season, 1, other, 'card')
      if (!first || !second) return
      const free = departureOf(season, 1).seatsFree
      for (const [guests, wanted] of [
        [first, oneNow],
        [second, otherNow],
      ] as const)
        applyDecision(
          season,
          guests,
          ask(season, guests, { kind: 'party', party: wanted }, { actor: 'guest' }),
        )
      expect(departureOf(season, 1).seatsFree).toBeGreaterThanOrEqual(0)
      payChange(season, second)
      payChange(season, first)
      expectInOrder(season)
      const more = (now: typeof one, before: typeof one) =>
        Math.max(0, now.adults + now.children - before.adults - before.children)
      if (more(oneNow, one) + more(otherNow, other) <= free) {
        expect(first.booking.places.reduce((sum, { count }) => sum + count, 0)).toBe(
          oneNow.adults + oneNow.children,
        )
      }
    }),
    runs(300),
  )
})
