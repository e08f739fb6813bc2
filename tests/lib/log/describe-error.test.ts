import { describeError } from '@/lib/log/describe-error'
import { scrub } from '@/lib/log/scrub'

test.each([
  ['550 5.1.1 <aino@example.com>: no such user', '550 5.1.1 …: no such user'],
  ['invalid input syntax for type date: "Aino Korhonen"', 'invalid input syntax for type date: …'],
  ['call +358 40 123 4567 now', 'call … now'],
  ['card 4242 4242 4242 4242 declined', 'card … declined'],
  ['no answer from postgresql://lumi:secret@db:5432/lumi', 'no answer from …'],
  ['GET /payment-success?session_id=cs_test_1 failed', 'GET … failed'],
  ['No such session: cs_test_a1B2', 'No such session: …'],
  [
    '\nInvalid `prisma.booking.create()` in\n\n  name: Aino\n\nUnique constraint failed',
    'Unique constraint failed',
  ],
])('%j loses what may be somebody’s', (message, left) => {
  expect(scrub(message)).toBe(left)
})

test('an error keeps its kind, its code, its place and its cause', () => {
  const cause = Object.assign(new RangeError('too far'), { code: 'ECONNREFUSED' })
  const facts = describeError(new TypeError('reading a name', { cause }))
  expect(facts).toMatchObject({
    kind: 'TypeError',
    says: 'reading a name',
    cause: { kind: 'RangeError', codes: { code: 'ECONNREFUSED' }, says: 'too far' },
  })
  expect(facts.at?.[0]).toContain('describe-error.test')
})

test('what a mail server or Stripe says is not repeated, only its codes', () => {
  const smtp = Object.assign(new Error('550 Aino Korhonen left'), { code: 'EENVELOPE', responseCode: 550 })
  const told = describeError(new Error('550 Aino Korhonen left', { cause: smtp }))
  expect(told).toMatchObject({ kind: 'Error', cause: { codes: { code: 'EENVELOPE', responseCode: 550 } } })
  const stripe = Object.assign(new Error('Bad name Aino'), { type: 'StripeCardError', code: 'name_invalid' })
  expect(describeError(stripe)).toMatchObject({ codes: { code: 'name_invalid' } })
  expect(JSON.stringify([told, describeError(stripe)])).not.toContain('Aino')
})

test('what is no error has no words in the log', () => {
  expect(describeError('Aino')).toEqual({ kind: 'string' })
  expect(describeError(null)).toEqual({ kind: 'object' })
})
