import { canRecordAttendance, toAttendanceStatus } from '@/lib/booking/days/attendance'
import { at } from '@/tests/support/builders'

const time = at('20:10')

test.each([
  ['that nobody recorded', 'none', null, null],
  ['recorded as present', 'came', time, null],
  ['recorded as absent', 'no_show', null, time],
  ['recorded as both', 'no_show', time, time],
])('no-show: a party %s is shown as %s', (_, attendance, cameAt, noShowAt) => {
  expect(toAttendanceStatus({ cameAt, noShowAt })).toBe(attendance)
})

test.each([
  ['came', 'an hour before the start', at('19:00')],
  ['no_show', 'the start', at('20:00')],
])('no-show: %s can be recorded from %s on', (what, _, from) => {
  expect(canRecordAttendance(what, at('20:00'), new Date(from.getTime() - 1))).toBe(false)
  expect(canRecordAttendance(what, at('20:00'), from)).toBe(true)
})
