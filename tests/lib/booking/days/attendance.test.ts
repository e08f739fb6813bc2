import { canRecordAttendance, toAttendance } from '@/lib/booking/days/attendance'
import { at } from '@/tests/support/builders'

const time = at('20:10')

test.each([
  [null, null, 'none'],
  [time, null, 'came'],
  [null, time, 'no_show'],
  [time, time, 'no_show'],
])('no-show: a party that came at %p and did not at %p is shown as %s', (cameAt, noShowAt, attendance) => {
  expect(toAttendance({ cameAt, noShowAt })).toBe(attendance)
})

test.each([
  ['came', at('19:00')],
  ['no_show', at('20:00')],
])('no-show: %s can be recorded from %p on', (what, from) => {
  expect(canRecordAttendance(what, at('20:00'), new Date(from.getTime() - 1))).toBe(false)
  expect(canRecordAttendance(what, at('20:00'), from)).toBe(true)
})
