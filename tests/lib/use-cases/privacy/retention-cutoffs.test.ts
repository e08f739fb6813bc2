import { accountsNeedUntil, retentionCutoffs } from '@/lib/use-cases/privacy/retention-cutoffs'

const at = (day: string) => new Date(`${day}T18:00:00Z`)

test.each(['2026-12-12', '2028-02-06', '2028-02-28', '2029-02-28', '2029-03-01'])(
  'who came on %s is forgotten when the time that is told is over, and not before',
  (day) => {
    const until = accountsNeedUntil(at(day))
    expect(retentionCutoffs(until).bookings).toEqual(at(day))
    const soonAfter = new Date(until.getTime() + 1)
    expect(retentionCutoffs(soonAfter).bookings.getTime()).toBeGreaterThan(at(day).getTime())
  },
)

test('a 29 February takes no day from anybody', () => {
  expect(accountsNeedUntil(at('2028-02-29'))).toEqual(at('2035-03-01'))
  expect(retentionCutoffs(at('2035-02-28')).bookings).toEqual(at('2028-02-28'))
  expect(retentionCutoffs(at('2036-02-29')).bookings).toEqual(at('2029-02-28'))
})
