import { networkErrorText } from '@/lib/doctor/network-error-text'
import { findDatabaseOutage, isSchemaMismatch } from '@/lib/db/connection/describe-database-outage'
import { CONTRACT_SUFFIX } from '@/lib/db/upkeep/migration-folders'
import { isLoopback } from '@/lib/env'
import { endOfSupport, POSTGRES_RELEASES } from '@/lib/doctor/end-of-support'
import {
  blockingFault,
  type Check,
  doubt,
  fault,
  good,
  judge,
  type CheckResult,
  skipped,
} from '@/lib/doctor/check-result'
import { databaseHost } from '@/lib/doctor/database/database-host'
import { type Site } from '@/lib/doctor/site'
import { helsinkiDay } from '@/lib/calendar/day'
import { MAX_TOTAL_CONNECTIONS } from '@/lib/postgres/open-pool'

const ROUND_TRIP_MS = 20

/** How far two clocks may differ. Holds and payment pages last for minutes; signatures and codes are valid for less. */
const CLOCK_TOLERANCE_MS = 2_000

const NEEDS = ['db.reach'] as const

export const DATABASE_CHECKS: readonly Check[] = [
  { name: 'db.reach', look: reach },
  { name: 'db.version', needs: NEEDS, look: lookAtVersion },
  { name: 'db.primary', needs: NEEDS, look: lookForStandby },
  { name: 'db.migrations', needs: NEEDS, look: lookAtMigrations },
  { name: 'db.role', needs: NEEDS, look: lookAtRole },
  { name: 'db.connections', needs: NEEDS, look: lookAtConnections },
  { name: 'db.clock', needs: NEEDS, look: lookAtClocks },
]

async function reach(site: Site): Promise<CheckResult> {
  const { DATABASE_URL: address } = site.settings
  if (!address) return skipped('DATABASE_URL cannot be used')
  const url = new URL(address.url)
  const host = databaseHost(address.url)
  try {
    const { roundTripMs, isEncrypted } = await site.server()
    const isVerified = /^verify-/.test(url.searchParams.get('sslmode') ?? '')
    const isLocal = isLoopback(host)
    const trip = `${roundTripMs.toFixed(1)} ms to ${host || 'this machine'}`
    const tls = isLocal
      ? ''
      : isEncrypted
        ? `, TLS${isVerified ? '' : ', certificate not verified'}`
        : ', no TLS'
    return judge(trip + tls, [
      [
        roundTripMs >= ROUND_TRIP_MS,
        trip,
        'run the site near its database: a booking needs several round trips',
      ],
      [
        !isLocal && !(isEncrypted && isVerified),
        `to ${host}${tls}`,
        'add sslmode=verify-full to DATABASE_URL',
      ],
    ])
  } catch (error) {
    const outage = findDatabaseOutage(error)
    return blockingFault(
      outage?.text ?? networkErrorText(error),
      `start PostgreSQL, or correct DATABASE_URL (${host}${url.pathname})`,
    )
  }
}

async function lookAtVersion(site: Site): Promise<CheckResult> {
  const { versionNumber } = await site.server()
  const major = Math.floor(versionNumber / 10_000)
  const version = `${major}.${versionNumber % 10_000}`
  const ended = endOfSupport(POSTGRES_RELEASES, major)
  const dump = /\b(\d+)\b/.exec((await site.program('pg_dump', ['--version'])) ?? '')?.[1]
  const seen = `PostgreSQL ${version}, ${dump ? `pg_dump ${dump}` : 'no pg_dump here'}`
  return judge(seen, [
    [
      !ended || site.now() >= ended,
      `PostgreSQL ${version} is not supported${ended ? ` since ${helsinkiDay(ended)}` : ''}`,
      'upgrade PostgreSQL',
    ],
    [
      dump !== undefined && Number(dump) < major,
      `pg_dump ${dump} cannot read PostgreSQL ${version}`,
      `install PostgreSQL's client ${major}`,
    ],
  ])
}

async function lookForStandby(site: Site): Promise<CheckResult> {
  const { isStandby, isReadOnly } = await site.server()
  const fix = 'point DATABASE_URL, or the pool that it names, to the primary'
  if (isStandby) return blockingFault('it is a standby: nothing can be booked', fix)
  if (isReadOnly) return blockingFault('it is read-only: nothing can be booked', fix)
  return good('a primary that takes changes')
}

async function lookAtMigrations(site: Site): Promise<CheckResult> {
  try {
    return await compareMigrations(site)
  } catch (error) {
    if (!isSchemaMismatch(error)) throw error
    return blockingFault(
      'it lacks tables of this release, or its role may not read them',
      'npm run db:migrate',
    )
  }
}

async function compareMigrations(site: Site): Promise<CheckResult> {
  const { rows, folders } = await site.migrations()
  const applied = new Set(rows.filter((row) => row.isFinished && !row.isRolledBack).map(({ name }) => name))
  const failed = rows.filter((row) => !row.isFinished && !row.isRolledBack && !applied.has(row.name))
  const missing = folders.filter((name) => !applied.has(name))
  const contracts = missing.filter((name) => name.endsWith(CONTRACT_SUFFIX))
  const expanding = missing.length - contracts.length
  const later = [...applied].filter((name) => !folders.includes(name))
  const { revision, ownRevision } = await site.queue()
  const [broken] = failed
  if (broken)
    return fault(
      `${broken.name} failed (P3009)`,
      `correct what stopped it, then npm run db:migrate -- --rolled-back ${broken.name}`,
    )
  if (later.length > 0)
    return doubt(
      `the database is ahead of this folder by ${later.join(', ')}`,
      'use the folder of the running release',
    )
  const isReleasing = site.purpose === 'release'
  return judge(
    `${applied.size} applied${expanding > 0 ? `, ${expanding} to run` : ''}${contracts.length > 0 ? `, later: ${contracts.join(', ')}` : ''}; queue ${revision}`,
    [
      [!isReleasing && expanding > 0, `${expanding} of ${folders.length} are missing`, 'npm run db:migrate'],
      [
        !isReleasing && revision !== ownRevision,
        `the queue's schema is ${revision}, ours ${ownRevision}`,
        'npm run db:migrate',
      ],
    ],
  )
}

async function lookAtRole(site: Site): Promise<CheckResult> {
  const { isSuperuser, ownsTables, settings } = await site.server()
  const { DATABASE_URL: address } = site.settings
  const database = address ? new URL(address.url).pathname.slice(1) : 'lumi'
  const hasLimit = !['', '0', undefined].includes(settings.idle_in_transaction_session_timeout)
  return judge('no superuser, owns no table, idle transactions end', [
    [isSuperuser, 'the site connects as a superuser', 'make two roles: docs/operations.md'],
    [
      !isSuperuser && ownsTables,
      'the role of DATABASE_URL owns the tables',
      'make two roles: docs/operations.md',
    ],
    [
      !hasLimit,
      'transactions left open at a console never end',
      `ALTER DATABASE ${database} SET idle_in_transaction_session_timeout = '1min'`,
    ],
  ])
}

/** Check that enough connections are left for one more instance, which a release needs. */
async function lookAtConnections(site: Site): Promise<CheckResult> {
  const { connections, settings } = await site.server()
  const most = Number(settings.max_connections) - Number(settings.superuser_reserved_connections)
  const seen = `${connections} of ${most} in use, one more instance needs ${MAX_TOTAL_CONNECTIONS}`
  return most - connections >= MAX_TOTAL_CONNECTIONS
    ? good(seen)
    : fault(seen, 'raise max_connections, or use a pooler')
}

async function lookAtClocks(site: Site): Promise<CheckResult> {
  const { clock } = await site.server()
  const database = clock.getTime() - site.now().getTime()
  const atStripe = await site.stripeDate()
  const stripe = atStripe ? atStripe.getTime() - site.now().getTime() : null
  const fix = 'run a time service, such as systemd-timesyncd or chrony'
  const seen = `database ${signed(database)} ahead of this machine, ${stripe === null ? 'Stripe was not asked' : `Stripe ${signed(stripe)}`}`
  // Stripe's `Date` header is in whole seconds, so allow one more.
  const isStripeOff = stripe !== null && Math.abs(stripe) > CLOCK_TOLERANCE_MS + 1_000
  return Math.abs(database) > CLOCK_TOLERANCE_MS || isStripeOff ? fault(seen, fix) : good(seen)
}

function signed(ms: number): string {
  // `|| 0` turns `-0` into `0`.
  return `${(Math.round(ms / 100) / 10 || 0).toFixed(1)} s`
}
