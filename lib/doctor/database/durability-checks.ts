import { z } from 'zod'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '@/lib/calendar/duration'
import { ageMs, formatAge } from '@/lib/doctor/age'
import { type Check, doubt, fault, good, judge, type CheckResult, skipped } from '@/lib/doctor/check-result'
import { databaseHost } from '@/lib/doctor/database/database-host'
import { networkErrorText } from '@/lib/doctor/network-error-text'
import { type Site } from '@/lib/doctor/site'
import { isLoopback } from '@/lib/env'

const ARCHIVED_WITHIN_MS = 5 * MS_PER_MINUTE
const FULL_WITHIN_MS = 8 * MS_PER_DAY
const ANY_WITHIN_MS = 26 * MS_PER_HOUR
const RESTORED_WITHIN_MS = 200 * MS_PER_DAY
const LEAST_FREE_SHARE = 0.2

/** A file that is touched at the end of each restore drill: see docs/restore-drill.md. */
const RESTORE_RECORD = '/var/lib/lumi/restore-tried'

/** Where Debian and pgBackRest keep data, log and repository. */
const DISKS = ['/var/lib/postgresql', '/var/lib/pgbackrest']

const NEEDS = ['db.reach'] as const

export const DURABILITY_CHECKS: readonly Check[] = [
  { name: 'db.archive', needs: NEEDS, look: lookAtArchive },
  { name: 'db.backup', needs: NEEDS, look: lookAtBackup },
  { name: 'db.restored', look: lookAtRestore },
  { name: 'db.room', needs: NEEDS, look: lookAtRoom },
  { name: 'db.safe', needs: NEEDS, look: lookAtSafety },
]

async function lookAtArchive(site: Site): Promise<CheckResult> {
  const { settings, archivedAt, archiveFailedAt, clock } = await site.server()
  if (settings.archive_mode === 'off')
    return fault(
      'archive_mode is off: a crash loses everything since the last backup',
      'set archive_mode = on, with pgBackRest: docs/operations.md',
    )
  const age = ageMs(clock, archivedAt)
  const hasFailed = archiveFailedAt !== null && (archivedAt === null || archiveFailedAt > archivedAt)
  return judge(`archived ${formatAge(age)}`, [
    [
      hasFailed,
      `archiving failed ${formatAge(ageMs(clock, archiveFailedAt))}`,
      "read pgBackRest's log (a new repository needs `stanza-create` first); until it works, pg_wal grows",
    ],
    [!hasFailed && age >= ARCHIVED_WITHIN_MS, `last archived ${formatAge(age)}`, 'set archive_timeout = 60'],
  ])
}

const backups = z.array(
  z.object({
    backup: z.array(
      z.object({
        type: z.string(),
        timestamp: z.object({ stop: z.number() }),
        info: z.object({ size: z.number() }),
        database: z.object({ 'repo-key': z.number() }),
      }),
    ),
  }),
)

async function lookAtBackup(site: Site): Promise<CheckResult> {
  const answer = await readBackups(site)
  if (answer === null)
    return skipped('pgbackrest is not on this machine: ask the machine or provider that makes the backups')
  if (typeof answer === 'object')
    return doubt(
      `pgbackrest does not say what it has: ${answer.failure}`,
      'install the sudoers file of `npm run host`, which lets this user ask; else correct what it says',
    )
  const all = backups.parse(JSON.parse(answer))
  const made = all
    .flatMap(({ backup }) => backup)
    .map(({ type, timestamp, info }) => ({ type, at: new Date(timestamp.stop * 1000), bytes: info.size }))
  const full = ageMs(site.now(), newest(made.filter(({ type }) => type === 'full')))
  const any = ageMs(site.now(), newest(made))
  // Count only repositories with a backup: pgBackRest also lists those in which nothing was ever saved.
  const places = new Set(all.flatMap(({ backup }) => backup.map(({ database }) => database['repo-key']))).size
  const timer = "read the log of the backup's timer"
  return judge(
    `full ${formatAge(full)}, any ${formatAge(any)}, ${gigabytes(made.at(-1)?.bytes ?? 0)}, ${places} places`,
    [
      [full >= FULL_WITHIN_MS, `last full backup ${formatAge(full)}`, timer],
      [any >= ANY_WITHIN_MS, `last backup ${formatAge(any)}`, timer],
      [places < 2, 'all backups are in one place', 'add a second repository elsewhere (repo2-…)'],
    ],
  )
}

/**
 * Run `pgbackrest info`. pgBackRest's settings hold the repository's password, which only `postgres` may read; the
 * sudoers file allows this one call.
 */
async function readBackups(site: Site): Promise<string | null | { readonly failure: string }> {
  const info = ['info', '--output=json']
  try {
    return await site.program('pgbackrest', info)
  } catch {
    const asPostgres = ['-n', '-u', 'postgres', 'pgbackrest', ...info]
    return site.program('sudo', asPostgres).then(
      (answer) => answer ?? { failure: 'this user may not read its settings, and there is no sudo' },
      (error: unknown) => ({ failure: networkErrorText(error) }),
    )
  }
}

function newest(made: readonly { readonly at: Date }[]): Date | null {
  return made.length === 0 ? null : new Date(Math.max(...made.map(({ at }) => at.getTime())))
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`
}

function lookAtRestore(site: Site): CheckResult {
  const age = ageMs(site.now(), site.modifiedAt(RESTORE_RECORD))
  if (age < RESTORED_WITHIN_MS) return good(`tried ${formatAge(age)}`)
  return fault(
    age === Infinity ? 'no restore is known to have been tried' : `last tried ${formatAge(age)}`,
    `docs/restore-drill.md, then touch ${RESTORE_RECORD}`,
  )
}

async function lookAtRoom(site: Site): Promise<CheckResult> {
  const { slots } = await site.server()
  const dead = slots.filter(
    ({ status, isActive }) => status === 'lost' || status === 'unreserved' || !isActive,
  )
  const { DATABASE_URL: address } = site.settings
  // If the database is on another machine, a folder of that name on this one has nothing to do with it.
  const isHere = address !== undefined && isLoopback(databaseHost(address.url))
  const disks = (isHere ? DISKS : [])
    .map((folder) => ({ folder, free: site.freeShare(folder) }))
    .filter(({ free }) => free !== null)
  const full = disks.filter(({ free }) => (free ?? 1) < LEAST_FREE_SHARE)
  const seen = disks.map(({ folder, free }) => `${folder} ${percent(free)} free`).join(', ')
  const names = dead.map(
    ({ name, bytes }) => `${name}${bytes === null ? '' : ` (keeps ${gigabytes(bytes)})`}`,
  )
  const found = judge(seen, [
    [
      dead.length > 0,
      `slots without a reader: ${names.join(', ')}`,
      `start the standby again, or SELECT pg_drop_replication_slot('${dead[0]?.name}')`,
    ],
    [
      full.length > 0,
      full.map(({ folder, free }) => `${folder} has only ${percent(free)} free`).join(', '),
      'make room, or a larger disk, before PostgreSQL stops',
    ],
  ])
  if (found.kind === 'good' && disks.length === 0)
    return skipped("PostgreSQL's disks are not on this machine; no replication slot is dead")
  return found
}

function percent(share: number | null): string {
  return `${Math.floor(100 * (share ?? 0))} %`
}

async function lookAtSafety(site: Site): Promise<CheckResult> {
  const { settings } = await site.server()
  const off = (['data_checksums', 'fsync', 'full_page_writes', 'synchronous_commit'] as const).filter(
    (name) => settings[name] === 'off',
  )
  const [checksums, ...others] = [
    off.includes('data_checksums'),
    ...off.filter((name) => name !== 'data_checksums'),
  ]
  return judge('checksums, fsync, full_page_writes and synchronous_commit are on', [
    [
      checksums,
      'data_checksums is off: a bad disk goes unnoticed',
      'stop PostgreSQL, run pg_checksums --enable (Debian: in /usr/lib/postgresql/*/bin), start it again',
    ],
    [
      others.length > 0,
      `${others.join(', ')} off: a crash loses or corrupts what was confirmed`,
      `set ${others.map((name) => `${name} = on`).join(', ')}`,
    ],
  ])
}
