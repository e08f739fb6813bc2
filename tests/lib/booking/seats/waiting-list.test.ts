import fc from 'fast-check'
import {
  choosePartiesToOffer,
  offerExpiresAt,
  countReservedSeats,
  type QueuedParty,
} from '@/lib/booking/seats/waiting-list'
import { addMinutes } from '@/lib/calendar/duration'
import { at } from '@/tests/support/builders'

const CLOSES = at('18:00')
const lines = fc.array(
  fc.record({
    by: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    seats: fc.integer({ min: 1, max: 8 }),
    client: fc.constantFrom(null, 'one', 'other'),
    clientSeats: fc.constant(8),
  }),
  {
    maxLength: 12,
  },
)
const free = fc.integer({ min: 0, max: 16 })
const sum = (line: readonly QueuedParty[]) => line.reduce((all, { seats }) => all + seats, 0)
const ofClient = (line: readonly QueuedParty[], client: string | null) =>
  sum(line.filter((party) => party.client === client))

test('a party is skipped only for one that fits where it does not', () => {
  fc.assert(
    fc.property(lines, free, (line, seatsFree) => {
      const chosen = choosePartiesToOffer(line, seatsFree)
      line.forEach((party, place) => {
        if (chosen.includes(party)) return
        const before = line.slice(0, place).filter((other) => chosen.includes(other))
        const hasOffer = before.some(({ by }) => by === party.by)
        const isBeyondClient = party.client !== null && party.seats > 8 - ofClient(before, party.client)
        expect(hasOffer || isBeyondClient || party.seats > seatsFree - sum(before)).toBe(true)
      })
    }),
  )
})

test('offers follow the queue, once per address, and exceed neither the free seats nor a client’s limit', () => {
  fc.assert(
    fc.property(lines, free, (line, seatsFree) => {
      const chosen = choosePartiesToOffer(line, seatsFree)
      expect(sum(chosen)).toBeLessThanOrEqual(seatsFree)
      for (const client of ['one', 'other']) expect(ofClient(chosen, client)).toBeLessThanOrEqual(8)
      expect(new Set(chosen.map(({ by }) => by)).size).toBe(chosen.length)
      expect(chosen).toEqual(line.filter((party) => chosen.includes(party)))
      expect(countReservedSeats(line, seatsFree)).toBe(sum(chosen))
    }),
  )
})

test('offering seats one by one gives the same parties the same seats', () => {
  fc.assert(
    fc.property(lines, free, (line, seatsFree) => {
      const offered: QueuedParty[] = []
      for (;;) {
        const waiting = line.filter(({ by }) => !offered.some((other) => other.by === by))
        const left = waiting.map((one) => ({ ...one, clientSeats: 8 - ofClient(offered, one.client) }))
        const [next] = choosePartiesToOffer(left, seatsFree - sum(offered))
        if (!next) break
        offered.push({ ...next, clientSeats: 8 })
      }
      expect(offered).toEqual(choosePartiesToOffer(line, seatsFree))
    }),
  )
})

const STARTS = addMinutes(CLOSES, 120)

test.each([
  // Hours before the start, how long an offer lasts.
  [72.1, 12],
  [72, 6],
  [24.1, 6],
  [24, 2],
  [4.1, 2],
  // Minutes left until the sale ends, which is two hours before the start.
  [3.5, 1.5],
  [3, 1],
])('%s hours before the start an offer lasts %s hours', (before, hours) => {
  const now = addMinutes(STARTS, -before * 60)
  const end = offerExpiresAt({ startsAt: STARTS, closesAt: CLOSES }, now)
  expect(end).toEqual(addMinutes(now, hours * 60))
})

test('no offer is made that would last less than an hour', () => {
  const now = addMinutes(CLOSES, -59.9)
  expect(offerExpiresAt({ startsAt: STARTS, closesAt: CLOSES }, now)).toBeNull()
})
