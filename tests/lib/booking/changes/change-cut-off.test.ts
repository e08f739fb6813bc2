import { changeCutOffAt } from '@/lib/booking/changes/change-cut-off'
import { at } from '@/tests/support/builders'

const policy = { fullRefundHoursBefore: 24 }

test.each([
  ['the policy’s hours before the start', at('20:00'), null, at('20:00', '2026-12-11')],
  ['before the old start, if we moved it forward', at('17:30'), at('20:00'), at('20:00', '2026-12-11')],
  ['before the new start, if we moved it back', at('20:00'), at('17:30'), at('20:00', '2026-12-11')],
  [
    'in elapsed hours on a day of 23',
    new Date('2027-03-28T10:00:00+03:00'),
    null,
    new Date('2027-03-27T09:00:00+02:00'),
  ],
  [
    'in elapsed hours on a day of 25',
    new Date('2026-10-25T10:00:00+02:00'),
    null,
    new Date('2026-10-24T11:00:00+03:00'),
  ],
])('guest-changes: the cut-off is %s', (_, startsAt, latestStartsAt, cutOff) => {
  expect(changeCutOffAt(policy, { startsAt, latestStartsAt })).toEqual(cutOff)
})

test('guest-changes: each booking has the cut-off of its own policy', () => {
  const start = { startsAt: at('20:00'), latestStartsAt: null }
  expect(changeCutOffAt({ fullRefundHoursBefore: 48 }, start)).toEqual(at('20:00', '2026-12-10'))
  expect(changeCutOffAt({ fullRefundHoursBefore: 0 }, start)).toEqual(at('20:00'))
})
