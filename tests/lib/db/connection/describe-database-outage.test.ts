import { findDatabaseOutage, describeDatabaseOutage } from '@/lib/db/connection/describe-database-outage'

test('codes of the network and of PostgreSQL are found, however deeply a driver nests them', () => {
  const refused = Object.assign(
    new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })]),
    {},
  )
  expect(describeDatabaseOutage(refused)).toBe('The database cannot be reached (ECONNREFUSED).')
  const password = new Error('seven lines', { cause: { originalCode: '28P01' } })
  expect(describeDatabaseOutage(password)).toBe(
    'The database refuses the user or password of DATABASE_URL (28P01).',
  )
  expect(describeDatabaseOutage(Object.assign(new Error(), { code: '57P01' }))).toContain(
    'takes no connections',
  )
  expect(describeDatabaseOutage(Object.assign(new Error(), { code: 'P2021' }))).toContain(
    'npm run db:migrate',
  )
  expect(describeDatabaseOutage(new Error('Connection terminated unexpectedly'))).toBe(
    'The database does not answer.',
  )
})

test('other errors say nothing about the database, even circular ones', () => {
  const circle: Error & { cause?: unknown } = new Error('a rule')
  circle.cause = circle
  for (const error of [circle, Object.assign(new Error(), { code: '23505' }), 'text', null, undefined])
    expect(describeDatabaseOutage(error)).toBeNull()
})

const coded = (code: string, message = '') => Object.assign(new Error(message), { code })

/* Lasting errors that someone must fix, and passing ones: a starting site or worker waits only for the latter. */
test.each([
  [coded('28P01'), 'refuses the user or password of DATABASE_URL (28P01)', true],
  [
    new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
    'refuses the user or password of DATABASE_URL',
    true,
  ],
  [coded('3D000'), 'does not exist under the name in DATABASE_URL (3D000)', true],
  [
    new Error('The server does not support SSL connections'),
    'speaks no TLS, which DATABASE_URL asks for',
    true,
  ],
  [coded('SELF_SIGNED_CERT_IN_CHAIN'), 'shows a certificate that is not trusted', true],
  [coded('DEPTH_ZERO_SELF_SIGNED_CERT'), 'shows a certificate that is not trusted', true],
  [coded('UNABLE_TO_VERIFY_LEAF_SIGNATURE'), 'shows a certificate that is not trusted', true],
  [coded('CERT_HAS_EXPIRED'), 'shows a certificate that is not trusted', true],
  [coded('ERR_TLS_CERT_ALTNAME_INVALID'), 'shows a certificate that is not trusted', true],
  [coded('EPROTO'), 'does not agree on TLS', true],
  [coded('ENOTFOUND'), 'cannot be reached (ENOTFOUND)', false],
  [coded('EAI_AGAIN'), 'cannot be reached (EAI_AGAIN)', false],
  [coded('ENOENT', 'connect ENOENT /nowhere/.s.PGSQL.5432'), 'cannot be reached', false],
  [coded('57P03'), 'takes no connections (57P03)', false],
  [coded('53300'), 'takes no connections (53300)', false],
  [coded('55000', 'database "lumi" is not currently accepting connections'), 'takes no connections', false],
  [coded('25006'), 'takes no changes: it is a standby, or read-only (25006)', false],
  [coded('42501'), 'does not let the user of DATABASE_URL do this', false],
  [new Error('received invalid response: 48'), 'is no PostgreSQL', false],
])('%s: the database %s', (error, reason, isLasting) => {
  const outage = findDatabaseOutage(new Error('Prisma’s', { cause: error }))
  expect(outage?.text).toMatch(/^The database [^\n]+\.$/)
  expect(outage?.text).toContain(reason)
  expect(outage?.isLasting).toBe(isLasting)
})

test('a missing file is not a database problem', () => {
  expect(
    describeDatabaseOutage(coded('ENOENT', "ENOENT: no such file or directory, open '/a.csv'")),
  ).toBeNull()
})
