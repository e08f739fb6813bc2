import fc from 'fast-check'
import { holdsSeats, type BookingState } from '@/lib/booking/booking'
import { EXACT_AMOUNT } from '@/lib/booking/money/allowance'
import { decideHold } from '@/lib/booking/seats/hold'
import { addMinutes } from '@/lib/calendar/duration'
import { type Party, seatsFor } from '@/lib/booking/party'
import { quote } from '@/lib/booking/money/quote'
import { decidePayment } from '@/lib/booking/money/decide-payment'
import { at, prices } from '@/tests/support/builders'
import { isExhaustive } from '@/tests/support/tier'

/*
 * The decisions as a state machine: random guests hold, pay, pay again, and let time pass, in any order. A model that
 * only counts seats runs alongside the real decisions.
 */

const SEATS = 8
const MORNING = at('08:00')
const CLOSES_AT = at('18:00')
const STARTS_AT = at('20:00')

type Step =
  | { readonly kind: 'hold'; readonly party: Party }
  | { readonly kind: 'pay'; readonly index: number; readonly cents: 'right' | 'wrong' }
  | { readonly kind: 'wait'; readonly minutes: number }

type Life = {
  state: BookingState
  expiresAt: Date | null
  seats: number
  totalCents: number
  payments: number
}

const party = fc.record({ adults: fc.integer({ min: 1, max: 6 }), children: fc.integer({ min: 0, max: 4 }) })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('hold'), party }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('pay'),
      index: fc.nat({ max: 12 }),
      cents: fc.constantFrom('right', 'right', 'right', 'wrong'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait'), minutes: fc.integer({ min: 1, max: 90 }) }),
  },
)

test('whatever guests do in any order, no seat is sold twice and every payment gets a seat or a refund', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const bookings: Life[] = []
      let now = MORNING
      let paidCents = 0
      let returnedCents = 0
      const taken = () =>
        bookings.filter((life) => holdsSeats(life, now)).reduce((sum, { seats }) => sum + seats, 0)
      const departure = () => ({
        ...{ startsAt: STARTS_AT, closesAt: CLOSES_AT, isClosed: false },
        seatsFree: SEATS - taken(),
      })

      for (const step of steps) {
        if (step.kind === 'wait') now = addMinutes(now, step.minutes)
        if (step.kind === 'hold') {
          const free = SEATS - taken()
          const offeredCents = quote(step.party, prices)
          const input = { party: step.party, offeredCents, method: 'card' } as const
          const decision = decideHold(input, { ...departure(), prices, inSeason: true }, now)
          const isPossible = now < CLOSES_AT && seatsFor(step.party) <= free
          expect(decision.kind).toBe(isPossible ? 'held' : 'refused')
          if (decision.kind === 'held') {
            const { seats, totalCents, expiresAt } = decision
            bookings.push({ state: 'hold', expiresAt, seats, totalCents, payments: 0 })
          }
        }
        if (step.kind === 'pay') {
          const life = bookings[step.index]
          if (!life) continue
          const amountCents = step.cents === 'right' ? life.totalCents : life.totalCents - 1
          const order = {
            ...life,
            ...{ currency: 'eur', wantedCents: life.totalCents, departure: departure() },
          }
          const decision = decidePayment(order, { cents: amountCents, currency: 'eur' }, EXACT_AMOUNT, now)
          paidCents += amountCents
          if (decision.kind === 'paid') Object.assign(life, { state: 'confirmed', expiresAt: null })
          else {
            returnedCents += amountCents
            if (life.state !== 'confirmed') Object.assign(life, { state: 'refunded', expiresAt: null })
          }
        }
        expect(taken()).toBeLessThanOrEqual(SEATS)
      }
      const keptCents = bookings
        .filter(({ state }) => state === 'confirmed')
        .reduce((sum, { totalCents }) => sum + totalCents, 0)
      expect(keptCents).toBe(paidCents - returnedCents)
    }),
    isExhaustive ? { numRuns: 500 } : { numRuns: 250, seed: 1 },
  )
})
