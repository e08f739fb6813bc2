import {
  hasFreshProof,
  isLinkRequestOver,
  isSessionLive,
  isUseToRecord,
  maskAddress,
  officeLinkExpiresAt,
  sessionEndsAt,
} from '@/lib/booking/office-session'
import { addMinutes } from '@/lib/calendar/duration'
import { NOON } from '@/tests/support/a-backend'

const HOUR = 60
const DAY = 24 * HOUR
const session = { provedAt: NOON, seenAt: NOON, endsAt: sessionEndsAt(NOON), endedAt: null }
const after = (minutes: number) => addMinutes(NOON, minutes)
const justBefore = (minutes: number) => new Date(after(minutes).getTime() - 1)

test('a session ends after twelve hours without use', () => {
  expect(isSessionLive(session, justBefore(12 * HOUR))).toBe(true)
  expect(isSessionLive(session, after(12 * HOUR))).toBe(false)
})

test('a session in use ends after fourteen days', () => {
  const used = { ...session, seenAt: after(14 * DAY - 1) }
  expect(isSessionLive(used, justBefore(14 * DAY))).toBe(true)
  expect(isSessionLive(used, after(14 * DAY))).toBe(false)
})

test('a session that somebody has ended is over at once', () => {
  expect(isSessionLive({ ...session, endedAt: NOON }, NOON)).toBe(false)
})

test('the use of a session is recorded once a minute', () => {
  expect(isUseToRecord(session, justBefore(1))).toBe(false)
  expect(isUseToRecord(session, after(1))).toBe(true)
})

test('a person has just proved who they are for an hour', () => {
  expect(hasFreshProof(session, after(HOUR))).toBe(true)
  expect(hasFreshProof(session, new Date(after(HOUR).getTime() + 1))).toBe(false)
})

test('a link works for fifteen minutes, and is not sent to somebody who has waited for ten', () => {
  expect(officeLinkExpiresAt(NOON)).toEqual(after(15))
  expect(isLinkRequestOver(NOON, justBefore(10))).toBe(false)
  expect(isLinkRequestOver(NOON, after(10))).toBe(true)
})

test('only the owner of an address recognizes it', () => {
  expect(maskAddress('mika@example.com')).toBe('m…@example.com')
  expect(maskAddress('m@example.com')).toBe('m…@example.com')
})
