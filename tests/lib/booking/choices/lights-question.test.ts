import { listNightsToAskAbout } from '@/lib/booking/choices/lights-question'

const askedAt = (instant: string) => listNightsToAskAbout(new Date(instant))
const FIRST = { day: '2026-12-12', round: 'first' }
const AGAIN = { day: '2026-12-12', round: 'again' }

test('the question about a night is due from nine the next morning, not before', () => {
  expect(askedAt('2026-12-13T06:59:59Z')).toEqual([])
  expect(askedAt('2026-12-13T07:00:00Z')).toContainEqual(FIRST)
  expect(askedAt('2026-12-13T17:59:59Z')).toContainEqual(FIRST)
  expect(askedAt('2026-12-13T18:00:00Z')).toEqual([])
})

test('an unanswered question is repeated from noon the day after, and never later', () => {
  expect(askedAt('2026-12-14T09:59:59Z')).toContainEqual(FIRST)
  expect(askedAt('2026-12-14T10:00:00Z')).toContainEqual(AGAIN)
  expect(askedAt('2026-12-14T10:00:00Z')).not.toContainEqual(FIRST)
  for (const day of ['2026-12-15', '2026-12-16'])
    expect(askedAt(`${day}T12:00:00Z`).map((night) => night.day)).not.toContain('2026-12-12')
})

test('nine means nine in Helsinki, also on the mornings after a clock change', () => {
  for (const [day, hour] of [
    ['2027-03-28', '06'],
    ['2026-10-25', '07'],
  ] as const) {
    expect(askedAt(`${day}T${hour}:00:00Z`)).toHaveLength(2)
    expect(listNightsToAskAbout(new Date(Date.parse(`${day}T${hour}:00:00Z`) - 1000))).toEqual([])
  }
})
