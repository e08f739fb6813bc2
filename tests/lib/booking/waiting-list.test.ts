import fc from 'fast-check'
import { chooseNext, offerEndsAt, seatsAwaited, type Waiting } from '@/lib/booking/waiting-list'
import { minutesAfter } from '@/lib/calendar/duration'
import { at } from '@/tests/support/builders'

const CLOSES = at('18:00')
const lines = fc.array(
  fc.record({ by: fc.constantFrom('a', 'b', 'c', 'd', 'e'), seats: fc.integer({ min: 1, max: 8 }) }),
  {
    maxLength: 12,
  },
)
const free = fc.integer({ min: 0, max: 16 })
const sum = (line: readonly Waiting[]) => line.reduce((all, { seats }) => all + seats, 0)

test('nobody is overtaken but by a party that fits where they do not', () => {
  fc.assert(
    fc.property(lines, free, (line, seatsFree) => {
      const chosen = chooseNext(line, seatsFree)
      line.forEach((party, place) => {
        if (chosen.includes(party)) return
        const before = line.slice(0, place).filter((other) => chosen.includes(other))
        const hasOffer = before.some(({ by }) => by === party.by)
        expect(hasOffer || party.seats > seatsFree - sum(before)).toBe(true)
      })
    }),
  )
})

test('no more seats are offered than are free, to each address once, in the order of the line', () => {
  fc.assert(
    fc.property(lines, free, (line, seatsFree) => {
      const chosen = chooseNext(line, seatsFree)
      expect(sum(chosen)).toBeLessThanOrEqual(seatsFree)
      expect(new Set(chosen.map(({ by }) => by)).size).toBe(chosen.length)
      expect(chosen).toEqual(line.filter((party) => chosen.includes(party)))
      expect(seatsAwaited(line, seatsFree)).toBe(sum(chosen))
    }),
  )
})

test('offered one by one, the same parties have the same seats', () => {
  fc.assert(
    fc.property(lines, free, (line, seatsFree) => {
      const offered: Waiting[] = []
      for (;;) {
        const waiting = line.filter(({ by }) => !offered.some((other) => other.by === by))
        const [next] = chooseNext(waiting, seatsFree - sum(offered))
        if (!next) break
        offered.push(next)
      }
      expect(offered).toEqual(chooseNext(line, seatsFree))
    }),
  )
})

test('an offer lasts 12 hours, never goes beyond the end of the sale, and takes an hour at least', () => {
  expect(offerEndsAt(CLOSES, minutesAfter(CLOSES, -12 * 60 - 1))).toEqual(minutesAfter(CLOSES, -1))
  expect(offerEndsAt(CLOSES, minutesAfter(CLOSES, -11 * 60))).toEqual(CLOSES)
  expect(offerEndsAt(CLOSES, minutesAfter(CLOSES, -60))).toEqual(CLOSES)
  expect(offerEndsAt(CLOSES, minutesAfter(CLOSES, -59.9))).toBeNull()
})
