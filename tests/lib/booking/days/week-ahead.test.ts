import { sumMovements, weekAheadMonday, toSalesYear } from '@/lib/booking/days/week-ahead'

test.each([
  ['in winter', '2026-12-07', '05:59', '06:00'],
  ['on the morning after the clocks went forward', '2027-03-29', '04:59', '05:00'],
  ['on the morning after they went back', '2026-10-26', '05:59', '06:00'],
])('the weekly e-mail is due on Monday from eight in Helsinki, %s', (_when, monday, before, from) => {
  expect(weekAheadMonday(new Date(`${monday}T${before}:59Z`))).toBeNull()
  expect(weekAheadMonday(new Date(`${monday}T${from}:00Z`))).toBe(monday)
})

test('the weekly e-mail is due until midnight, and on no other day', () => {
  expect(weekAheadMonday(new Date('2026-12-07T21:59:59Z'))).toBe('2026-12-07')
  expect(weekAheadMonday(new Date('2026-12-07T22:00:00Z'))).toBeNull()
  expect(weekAheadMonday(new Date('2026-12-13T08:00:00Z'))).toBeNull()
})

test('both years of a season belong to the same season', () => {
  const winter = { first: '2026-07-01', last: '2027-06-30' }
  expect([toSalesYear('2026-07-01'), toSalesYear('2027-06-30')]).toEqual([winter, winter])
  expect(toSalesYear('2027-07-01').first).toBe('2027-07-01')
})

test('only money that moved counts: not a bounced refund, nor an amount that we waived', () => {
  const rows = [
    { kind: 'payment', reason: null, cents: 179_00 },
    { kind: 'dispute_won', reason: null, cents: 50_00 },
    { kind: 'refund', reason: 'cancelled', cents: 100_00 },
    { kind: 'correction', reason: 'refund_bounced', cents: -100_00 },
    { kind: 'dispute', reason: null, cents: 79_00 },
    { kind: 'correction', reason: 'waived', cents: -20_00 },
  ]
  expect(sumMovements(rows)).toEqual({ inCents: 229_00, outCents: 79_00 })
})
