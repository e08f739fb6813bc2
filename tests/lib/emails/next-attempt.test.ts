import { type MailFailure, nextAttemptAt } from '@/lib/emails/next-attempt'
import { at } from '@/tests/support/builders'

const since = at('12:00')

function secondsUntil(tries: number, failure: MailFailure): number | null {
  const next = nextAttemptAt({ tries, since, failure }, since)
  return next && (next.getTime() - since.getTime()) / 1000
}

test('while the server does not respond, pauses double up to a minute, so that e-mails are sent soon after it is back', () => {
  expect([1, 2, 3, 5, 6, 50].map((tries) => secondsUntil(tries, 'unreachable'))).toEqual([
    2, 4, 8, 32, 60, 60,
  ])
})

test('after a refusal, pauses double up to an hour', () => {
  expect([1, 2, 3, 8, 9, 50].map((tries) => secondsUntil(tries, 'refused'))).toEqual([
    15, 30, 60, 1920, 3600, 3600,
  ])
})

test('an e-mail is tried for three days and then abandoned', () => {
  const nearly = new Date(at('12:00', '2026-12-15').getTime() - 1)
  expect(nextAttemptAt({ tries: 90, since, failure: 'refused' }, nearly)).not.toBeNull()
  expect(nextAttemptAt({ tries: 90, since, failure: 'refused' }, at('12:00', '2026-12-15'))).toBeNull()
})

test('a permanent refusal is abandoned after an hour', () => {
  const next = (now: Date) => nextAttemptAt({ tries: 8, since, failure: 'refused_for_good' }, now)
  expect(next(new Date(at('13:00').getTime() - 1))).not.toBeNull()
  expect(next(at('13:00'))).toBeNull()
})
