import {
  isCausedByUs,
  isExtraCostWaived,
  type Requester,
  effectiveRequestTime,
} from '@/lib/booking/changes/requester'
import { aChangeableBooking, guest } from '@/tests/support/a-changeable-booking'
import { at, justBefore } from '@/tests/support/builders'

const forGuest: Requester = { actor: 'operator', by: 'guest' }
const byUs: Requester = { actor: 'operator', by: 'us' }

test.each([
  ['the guest', guest, false, false],
  ['the operator for the guest', forGuest, false, false],
  ['the operator for us', byUs, true, false],
  ['the operator for the guest, waiving the cost', { ...forGuest, isWaived: true }, false, true],
  ['the operator for us, not waiving it', { ...byUs, isWaived: false }, true, false],
] as const)('a change by %s: ours %s, waived %s', (_, onBehalf, isOurs, waives) => {
  expect(isCausedByUs(onBehalf)).toBe(isOurs)
  expect(isExtraCostWaived(onBehalf)).toBe(waives)
})

const created = at('12:00', '2026-12-01')
const now = at('10:00')
const booking = aChangeableBooking({ createdAt: created })
const justAfter = (time: Date) => new Date(time.getTime() + 1)

test.each([
  ['now, from the guest', guest, now],
  ['now, unless the operator says otherwise', forGuest, now],
  ['when the guest asked', { ...forGuest, asOf: at('19:50', '2026-12-11') }, at('19:50', '2026-12-11')],
  ['at the earliest when the booking was made', { ...forGuest, asOf: created }, created],
  ['not before that', { ...forGuest, asOf: justBefore(created) }, null],
  ['not in the future', { ...forGuest, asOf: justAfter(now) }, null],
] as const)('guest-changes: a request counts from %s', (_, onBehalf, at) => {
  expect(effectiveRequestTime(onBehalf, booking, now)).toEqual(at)
})
