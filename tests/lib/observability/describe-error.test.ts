import { database } from '@/lib/db/client'
import { describeError } from '@/lib/observability/describe-error'
import { aBackend } from '@/tests/support/a-backend'

aBackend()

test('an error keeps its kind, its code, its place and its cause, and none of its words', () => {
  const cause = Object.assign(new RangeError('too far'), { code: 'ECONNREFUSED' })
  const facts = describeError(new TypeError('reading a name', { cause }))
  expect(facts).toMatchObject({
    kind: 'TypeError',
    cause: { kind: 'RangeError', codes: { code: 'ECONNREFUSED' } },
  })
  expect(facts.at?.[0]).toContain('tests/lib/observability/describe-error.test.ts:')
  expect(JSON.stringify(facts)).not.toMatch(/reading|too far/)
})

test('what a mail server, a database or Stripe says is not repeated, only its codes', () => {
  const smtp = Object.assign(new Error('550 Aino Korhonen left'), { code: 'EENVELOPE', responseCode: 550 })
  const told = describeError(new Error('550 Aino Korhonen left', { cause: smtp }))
  expect(told).toMatchObject({ kind: 'Error', cause: { codes: { code: 'EENVELOPE', responseCode: 550 } } })
  const stripe = Object.assign(new Error('Bad name Aino'), { type: 'StripeCardError', code: 'name_invalid' })
  expect(describeError(stripe)).toMatchObject({ codes: { code: 'name_invalid' } })
  const postgres = Object.assign(new Error('Key (email)=(aino) exists'), { code: '23505', table: 'bookings' })
  expect(describeError(postgres)).toMatchObject({ codes: { code: '23505', table: 'bookings' } })
  expect(JSON.stringify([told, stripe, postgres].map(describeError))).not.toMatch(/aino/i)
})

test('a code that is a sentence, or longer than words are, is no code', () => {
  const told = Object.assign(new Error('no'), { code: 'Aino left', type: 'x'.repeat(81), command: 'RCPT' })
  expect(describeError(told).codes).toEqual({ command: 'RCPT' })
})

test('what is no error has no words in the log', () => {
  expect(describeError('Aino')).toEqual({ kind: 'string' })
  expect(describeError(null)).toEqual({ kind: 'object' })
})

test('of what the database refuses its own code is told, and not what it was given', async () => {
  const refused = await database().$queryRaw`SELECT ${'Aino'}::int`.catch((error: unknown) => error)
  const facts = describeError(refused)
  expect(facts).toMatchObject({ kind: 'PrismaClientKnownRequestError', codes: { code: 'P2010' } })
  expect(facts.cause?.cause?.codes).toMatchObject({ originalCode: '22P02' })
  expect(JSON.stringify(facts)).not.toContain('Aino')
})
