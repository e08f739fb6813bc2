import 'server-only'
import { backgroundPool } from '@/lib/db/client'

/** PostgreSQL's settings that determine what survives a crash, as a new session gets them. */
const SETTINGS = [
  'archive_mode',
  'archive_timeout',
  'data_checksums',
  'fsync',
  'full_page_writes',
  'idle_in_transaction_session_timeout',
  'max_connections',
  'superuser_reserved_connections',
  'synchronous_commit',
] as const

export type ServerState = {
  /** PostgreSQL's version as a number, such as 180004. */
  readonly versionNumber: number
  readonly clock: Date
  readonly roundTripMs: number
  readonly isEncrypted: boolean
  readonly isStandby: boolean
  readonly isReadOnly: boolean
  readonly isSuperuser: boolean
  readonly ownsTables: boolean
  readonly settings: Readonly<Partial<Record<(typeof SETTINGS)[number], string>>>
  readonly connections: number
  readonly archivedAt: Date | null
  readonly archiveFailedAt: Date | null
  /** Replication slots with the log they keep; `lost` if the server has already dropped some of it. */
  readonly slots: readonly {
    readonly name: string
    readonly isActive: boolean
    readonly status: string | null
    readonly bytes: number | null
  }[]
}

const STATE = `
  SELECT current_setting('server_version_num')::int AS "versionNumber",
    clock_timestamp() AS "clock",
    (SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()) AS "isEncrypted",
    pg_is_in_recovery() AS "isStandby",
    current_setting('transaction_read_only') = 'on' AS "isReadOnly",
    (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS "isSuperuser",
    coalesce((SELECT pg_has_role(current_user, relowner, 'MEMBER') FROM pg_class
      WHERE oid = to_regclass('public.bookings')), false) AS "ownsTables",
    (SELECT json_object_agg(name, reset_val) FROM pg_settings WHERE name = ANY($1)) AS "settings",
    (SELECT sum(numbackends)::int FROM pg_stat_database) AS "connections",
    last_archived_time AS "archivedAt",
    last_failed_time AS "archiveFailedAt",
    (SELECT coalesce(json_agg(json_build_object('name', slot_name, 'isActive', active, 'status', wal_status,
        'bytes', CASE WHEN NOT pg_is_in_recovery() THEN pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn) END)), '[]')
      FROM pg_replication_slots) AS "slots"
  FROM pg_stat_archiver`

/** Load what PostgreSQL reports about itself. Throws the driver's error. */
export async function loadServerState(): Promise<ServerState> {
  const pool = backgroundPool()
  const roundTripMs = await measureRoundTripMs(() => pool.query('SELECT 1'))
  const { rows } = await pool.query<Omit<ServerState, 'roundTripMs'>>(STATE, [SETTINGS])
  if (!rows[0]) throw new Error('the database answered without its state')
  return { ...rows[0], roundTripMs }
}

const ROUND_TRIPS = 5

/**
 * The shortest of several round trips: on a busy machine, others wait for the processor. The first one opens the
 * connection.
 */
export async function measureRoundTripMs(ask: () => Promise<unknown>): Promise<number> {
  let shortestMs = Infinity
  for (let asked = 0; asked <= ROUND_TRIPS; asked++) {
    const begin = performance.now()
    await ask()
    if (asked > 0) shortestMs = Math.min(shortestMs, performance.now() - begin)
  }
  return shortestMs
}

export type MigrationRow = {
  readonly name: string
  readonly isFinished: boolean
  readonly isRolledBack: boolean
  readonly startedAt: Date
}

/**
 * The migrations that this database has seen, oldest first. Throws the driver's error, also if there have been none.
 */
export async function listMigrations(): Promise<readonly MigrationRow[]> {
  const { rows } = await backgroundPool().query<MigrationRow>(`
    SELECT migration_name AS "name", finished_at IS NOT NULL AS "isFinished",
      rolled_back_at IS NOT NULL AS "isRolledBack", started_at AS "startedAt"
    FROM _prisma_migrations ORDER BY started_at`)
  return rows
}
