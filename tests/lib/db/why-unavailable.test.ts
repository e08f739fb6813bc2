import { whyUnavailable } from '@/lib/db/why-unavailable'

test('codes of the network and of PostgreSQL are found however deep a driver buries them', () => {
  const refused = Object.assign(
    new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })]),
    {},
  )
  expect(whyUnavailable(refused)).toBe('The database cannot be reached (ECONNREFUSED).')
  const password = new Error('seven lines', { cause: { originalCode: '28P01' } })
  expect(whyUnavailable(password)).toBe('The database refuses the user or password of DATABASE_URL (28P01).')
  expect(whyUnavailable(Object.assign(new Error(), { code: '57P01' }))).toContain('takes no connections')
  expect(whyUnavailable(Object.assign(new Error(), { code: 'P2021' }))).toContain('npm run db:migrate')
  expect(whyUnavailable(new Error('Connection terminated unexpectedly'))).toBe(
    'The database does not answer.',
  )
})

test('other errors say nothing about the database, also those that go round in circles', () => {
  const circle: Error & { cause?: unknown } = new Error('a rule')
  circle.cause = circle
  for (const error of [circle, Object.assign(new Error(), { code: '23505' }), 'text', null, undefined])
    expect(whyUnavailable(error)).toBeNull()
})
