import {
  aMigration,
  aQueue,
  aServer,
  aServerWith,
  ago,
  DAY,
  HOUR,
  MINUTE,
  testCases,
} from '@/tests/support/a-doctored-site'

const REMOTE = 'postgresql://lumi_site:secret1@db.lumi.test/lumi'
const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

const noTable = Object.assign(new Error('relation "_prisma_migrations" does not exist'), { code: '42P01' })

testCases([
  [
    'db.migrations',
    { migrations: () => Promise.reject(noTable) },
    'wrong',
    'it lacks tables of this release',
  ],
  ['db.reach', {}, 'good', '0.4 ms'],
  ['db.reach', { server: () => Promise.reject(away) }, 'wrong', 'cannot be reached (ECONNREFUSED)'],
  ['db.reach', { env: { DATABASE_URL: 'mysql://lumi' } }, 'skipped', 'DATABASE_URL cannot be used'],
  ['db.reach', aServer({ roundTripMs: 20 }), 'wrong', 'near its database'],
  ['db.reach', { env: { DATABASE_URL: REMOTE } }, 'wrong', 'to db.lumi.test, no TLS'],
  [
    'db.reach',
    { ...aServer({ isEncrypted: true }), env: { DATABASE_URL: `${REMOTE}?sslmode=no-verify` } },
    'wrong',
    'certificate not verified',
  ],
  [
    'db.reach',
    { ...aServer({ isEncrypted: true }), env: { DATABASE_URL: `${REMOTE}?sslmode=require` } },
    'good',
    'TLS',
  ],
  ['db.version', {}, 'good', 'PostgreSQL 17.6, pg_dump 17'],
  ['db.version', { program: async () => null }, 'good', 'no pg_dump here'],
  [
    'db.version',
    { program: async () => 'pg_dump (PostgreSQL) 15.4' },
    'wrong',
    'pg_dump 15 cannot read PostgreSQL 17.6',
  ],
  ['db.version', aServer({ versionNumber: 130022 }), 'wrong', 'PostgreSQL 13.22 is not supported'],
  ['db.version', aServer({ versionNumber: 140019 }), 'wrong', 'since 2026-11-12'],
  ['db.primary', {}, 'good', 'primary'],
  ['db.primary', aServer({ isStandby: true, isReadOnly: true }), 'wrong', 'a standby'],
  ['db.primary', aServer({ isReadOnly: true }), 'wrong', 'read-only'],
  ['db.migrations', {}, 'good', '1 applied; queue 19'],
  [
    'db.migrations',
    { migrations: async () => ({ rows: [], folders: ['1_first'] }) },
    'wrong',
    'npm run db:migrate',
  ],
  [
    'db.migrations',
    { purpose: 'release', migrations: async () => ({ rows: [], folders: ['1_first'] }) },
    'good',
    '1 to run',
  ],
  [
    'db.migrations',
    { migrations: async () => ({ rows: [], folders: ['2_drop_contract'] }) },
    'good',
    'later: 2_drop_contract',
  ],
  [
    'db.migrations',
    {
      purpose: 'release',
      migrations: async () => ({
        rows: [aMigration('1_first', { isFinished: false })],
        folders: ['1_first'],
      }),
    },
    'wrong',
    'db:migrate -- --rolled-back 1_first',
  ],
  [
    'db.migrations',
    {
      migrations: async () => ({
        rows: [aMigration('1_first', { isFinished: false, isRolledBack: true }), aMigration('1_first')],
        folders: ['1_first'],
      }),
    },
    'good',
    '1 applied',
  ],
  [
    'db.migrations',
    { migrations: async () => ({ rows: [aMigration('2_later')], folders: [] }) },
    'thought',
    'ahead of this folder by 2_later',
  ],
  ['db.migrations', { ...aQueue({ revision: 18 }) }, 'wrong', "the queue's schema is 18, ours 19"],
  ['db.role', {}, 'good', 'no superuser'],
  ['db.role', aServer({ isSuperuser: true, ownsTables: true }), 'thought', 'as a superuser'],
  ['db.role', aServer({ ownsTables: true }), 'thought', 'owns the tables'],
  [
    'db.role',
    aServerWith({ idle_in_transaction_session_timeout: '0' }),
    'thought',
    'ALTER DATABASE lumi SET idle',
  ],
  ['db.connections', aServer({ connections: 74 }), 'good', '74 of 97'],
  ['db.connections', aServer({ connections: 75 }), 'thought', 'raise max_connections'],
  ['db.clock', { stripeDate: async () => null }, 'good', 'Stripe was not asked'],
  ['db.clock', aServer({ clock: ago(3) }), 'wrong', 'database -3.0 s'],
  [
    'db.clock',
    { ...aServer({ clock: ago(30) }), stripeDate: async () => ago(30) },
    'wrong',
    'Stripe -30.0 s → run',
  ],
  ['db.clock', { stripeDate: async () => ago(-4) }, 'wrong', 'Stripe 4.0 s'],
])

const backup = (type: string, seconds: number) => ({
  type,
  timestamp: { start: 0, stop: ago(seconds).getTime() / 1000 },
  info: { size: 2_000_000_000 },
})
/** Two repositories, of which some have these backups. */
const aBackup = (made: readonly object[], filled: readonly number[] = [1, 2]) => ({
  program: async () =>
    JSON.stringify([
      {
        name: 'lumi',
        backup: filled.flatMap((key) =>
          made.map((one) => ({ ...one, database: { id: 1, 'repo-key': key } })),
        ),
        repo: [{ key: 1 }, { key: 2 }],
      },
    ]),
})

/** pgBackRest as the user of the site finds it: only `postgres` may read its settings. */
function allowedBySudo({ program }: ReturnType<typeof aBackup>) {
  const allowed = '-n -u postgres pgbackrest info --output=json'
  return {
    program: (name: string, args: readonly string[]) =>
      name === 'sudo' && args.join(' ') === allowed ? program() : refuseAll(),
  }
}

const refuseAll = () => Promise.reject(new Error('permission denied'))

testCases([
  ['db.archive', {}, 'good', 'archived 40 s ago'],
  ['db.archive', aServerWith({ archive_mode: 'off' }), 'wrong', 'archive_mode is off'],
  ['db.archive', aServer({ archivedAt: ago(5 * MINUTE) }), 'wrong', 'last archived 5 min ago'],
  ['db.archive', aServer({ archivedAt: null }), 'wrong', 'never'],
  ['db.archive', aServer({ archiveFailedAt: ago(20) }), 'wrong', 'archiving failed 20 s ago'],
  ['db.archive', aServer({ archiveFailedAt: ago(50) }), 'good', 'archived 40 s ago'],
  ['db.backup', { program: async () => null }, 'skipped', 'pgbackrest is not on this machine'],
  [
    'db.backup',
    aBackup([backup('full', 7 * DAY), backup('diff', 20 * HOUR)]),
    'good',
    'full 7 days ago, any 20 h ago, 2.0 GB, 2 places',
  ],
  [
    'db.backup',
    aBackup([backup('full', 8 * DAY), backup('diff', 20 * HOUR)]),
    'wrong',
    'last full backup 8 days ago',
  ],
  ['db.backup', aBackup([backup('full', 26 * HOUR)]), 'wrong', 'last backup 26 h ago'],
  ['db.backup', allowedBySudo(aBackup([backup('full', HOUR)])), 'good', 'full 60 min ago'],
  ['db.backup', { program: refuseAll }, 'thought', 'permission denied → install the sudoers file'],
  [
    'db.backup',
    { program: async (name) => (name === 'sudo' ? null : refuseAll()) },
    'thought',
    'there is no sudo',
  ],
  ['db.backup', aBackup([]), 'wrong', 'last backup never'],
  ['db.backup', aBackup([backup('full', HOUR)], [1]), 'wrong', 'in one place'],
  ['db.restored', {}, 'good', '30 days ago'],
  ['db.restored', { modifiedAt: () => ago(200 * DAY) }, 'thought', '200 days ago'],
  ['db.restored', { modifiedAt: () => null }, 'thought', 'touch /var/lib/lumi/restore-tried'],
  ['db.room', {}, 'good', '/var/lib/postgresql 60 % free'],
  ['db.room', { freeShare: () => 0.19 }, 'wrong', 'has only 19 % free'],
  ['db.room', { freeShare: () => null }, 'skipped', 'not on this machine'],
  ['db.room', { env: { DATABASE_URL: REMOTE } }, 'skipped', 'not on this machine'],
  [
    'db.room',
    {
      freeShare: () => null,
      ...aServer({ slots: [{ name: 'standby', isActive: false, status: 'extended', bytes: 3e9 }] }),
    },
    'wrong',
    'standby (keeps 3.0 GB)',
  ],
  [
    'db.room',
    aServer({ slots: [{ name: 'standby', isActive: true, status: 'reserved', bytes: 16 }] }),
    'good',
    'free',
  ],
  ['db.safe', {}, 'good', 'checksums'],
  ['db.safe', aServerWith({ data_checksums: 'off' }), 'wrong', 'pg_checksums --enable'],
  [
    'db.safe',
    aServerWith({ fsync: 'off', synchronous_commit: 'off' }),
    'wrong',
    'fsync, synchronous_commit off',
  ],
])
