import { readFileSync } from 'node:fs'
import { tours } from '@/content/tours/all-tours'
import { CRYPTO_PAYMENT_HOURS } from '@/lib/booking/money/crypto-due'
import { HOLD_MINUTES } from '@/lib/booking/seats/hold'
import { type Tour } from '@/lib/booking/tour'
import { decideUnpaidBooking, type SeatsOnSale } from '@/lib/booking/seats/unpaid-bounds'
import { WAITING_OFFER_HOURS } from '@/lib/booking/seats/waiting-list'
import { isInSeason } from '@/lib/calendar/season'
import { addDays } from '@/lib/calendar/day'
import { RATE_LIMITS } from '@/lib/limits/limits'
import { seatsBlocked, seatsBlockedByCrypto, seatsBlockedFreely } from '@/tests/support/blocked-seats'

/* Checks that docs/bounds.md agrees with the code. */

const CLIENTS = [1, 10, 1000]
const text = readFileSync('docs/bounds.md', 'utf8')
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

test.each([
  ['without a proof of work', seatsBlockedFreely],
  ['with proofs of work', seatsBlocked],
  ['by cryptocurrency', seatsBlockedByCrypto],
])(
  'the table of seats held %s is correct for the tours with the fewest and the most seats on sale',
  (what, seatsOf) => {
    const seasons = tours.map((tour) => ({ tour, onSale: aSeason(tour) }))
    const sizes = seasons.map(({ onSale }) => onSale.seatsOfTour)
    for (const size of [Math.min(...sizes), Math.max(...sizes)]) {
      const { tour, onSale } = seasons[sizes.indexOf(size)] ?? {}
      if (!tour || !onSale) throw new Error('no season')
      const cells = CLIENTS.map((clients) => share(seatsOf(clients, onSale), onSale))
      expect(rows).toContainEqual([tour.name, what, String(onSale.seatsOfTour), ...cells])
    }
  },
)

test('the times and daily limits in the text are those of the code', () => {
  const { points } = RATE_LIMITS.seats_of_client
  const atAnyTime = Math.floor((points * HOLD_MINUTES) / (24 * 60))
  expect(text).toContain(`${HOLD_MINUTES} minutes`)
  expect(text).toContain(`${CRYPTO_PAYMENT_HOURS} hours`)
  expect(text).toContain(`${points} seats a day`)
  expect(text).toContain(`${atAnyTime} seats at any time`)
  expect(text).toContain(`${RATE_LIMITS.bookings_of_client.points} bookings an hour`)
  expect(text).toContain(`joins ${RATE_LIMITS.waiting_of_client.points} times a day`)
  expect(text).toContain(`for ${WAITING_OFFER_HOURS} hours each`)
  expect(text).toContain(`${RATE_LIMITS.stripe_questions.points} questions a second`)
})

test('no order of bookings gets a client more seats than the table says', () => {
  for (const tour of tours) {
    const onSale = aSeason(tour)
    for (const clients of [1, 10]) {
      expect(takeAll(clients, onSale, true)).toBeLessThanOrEqual(seatsBlocked(clients, onSale))
      expect(takeAll(clients, onSale, false)).toBeLessThanOrEqual(seatsBlockedFreely(clients, onSale))
    }
  }
})

/** Each client in turn takes whole departures, then the seats left on others, until it is refused. */
function takeAll(clients: number, onSale: SeatsOnSale, hasProofs: boolean): number {
  const left = Array<number>(Math.floor(onSale.seatsOfTour / onSale.seats)).fill(onSale.seats)
  let ofAllOnTour = 0
  for (let client = 0; client < clients; client++) {
    let held = { holds: 0, ofClientOnTour: 0 }
    left.forEach((free, date) => {
      let ofClientOnDeparture = 0
      for (let seats = free; seats > 0; seats--) {
        if (seats > (left[date] ?? 0)) continue
        const decision = decideUnpaidBooking(seats, onSale, { ...held, ofClientOnDeparture, ofAllOnTour })
        if (decision.kind === 'refused' || (decision.kind === 'needs_proof' && !hasProofs)) continue
        left[date] = (left[date] ?? 0) - seats
        ofClientOnDeparture += seats
        ofAllOnTour += seats
        held = { holds: held.holds + 1, ofClientOnTour: held.ofClientOnTour + seats }
      }
    })
  }
  return ofAllOnTour
}

/** Every date of the current and the next season, without a leap day and with no seat sold. */
function aSeason({ season, seatsPerDeparture }: Tour): SeatsOnSale {
  const days = Array.from({ length: 365 }, (_, index) => addDays('2026-07-01', index))
  const dates = days.filter((day) => isInSeason(day, season)).length
  return { seats: seatsPerDeparture, seatsOfTour: 2 * dates * seatsPerDeparture }
}

/** `170 (10 %)` */
function share(seats: number, { seatsOfTour }: SeatsOnSale): string {
  const percent = (100 * seats) / seatsOfTour
  return `${seats} (${percent < 10 ? percent.toFixed(1).replace(/\.0$/, '') : Math.round(percent)} %)`
}
