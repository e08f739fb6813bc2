import { setTimeout as pause } from 'node:timers/promises'
import { type Fault, sql } from '@/tools/drills/doctor/fault'

/** Change a setting of PostgreSQL while it runs. */
function server(setting: string, value: string, then = ''): Fault['plant'] {
  return async ({ query }) => {
    const [{ was } = {}] = await query(`SELECT current_setting('${setting}') AS was`)
    const set = async (to: unknown) => {
      await query(`ALTER SYSTEM SET ${setting} = '${to}'`)
      await query('SELECT pg_reload_conf()')
      if (then) await query(then)
      await pause(RELOADED_MS)
    }
    await set(value)
    return () => set(was)
  }
}

/** How long to wait for PostgreSQL to reload its settings and try to archive. */
const RELOADED_MS = 1_500

/** How long to wait: longer than a worker may be silent. */
const SILENT_MS = 16_000

const LATEST = '(SELECT migration_name FROM _prisma_migrations ORDER BY started_at DESC LIMIT 1)'

/** Connections to open: enough to leave none for another instance, but no more than are available. */
const IDLE_CONNECTIONS = 70

export const DATABASE_FAULTS: readonly Fault[] = [
  {
    broken: "the database's password is another one",
    named: 'db.reach',
    alarm: 'LumiDatabaseDown',
    plant: sql(`ALTER ROLE lumi_site PASSWORD 'another'`, `ALTER ROLE lumi_site PASSWORD 'site'`),
  },
  {
    broken: 'the database is read-only',
    named: 'db.primary',
    alarm: 'LumiDatabaseReadOnly',
    plant: sql(
      'ALTER DATABASE lumi SET default_transaction_read_only = on',
      'ALTER DATABASE lumi RESET default_transaction_read_only',
    ),
  },
  {
    broken: 'a migration failed halfway',
    named: 'db.migrations',
    plant: sql(
      `UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = ${LATEST}`,
      `UPDATE _prisma_migrations SET finished_at = now() WHERE finished_at IS NULL`,
    ),
  },
  {
    broken: 'the site connects as a superuser',
    named: 'db.role',
    plant: sql('ALTER ROLE lumi_site SUPERUSER', 'ALTER ROLE lumi_site NOSUPERUSER'),
  },
  {
    broken: 'a program holds 70 connections',
    named: 'db.connections',
    async plant({ connect }) {
      const clients = await Promise.all(Array.from({ length: IDLE_CONNECTIONS }, connect))
      return () => Promise.all(clients.map((client) => client.end()))
    },
  },
  {
    broken: 'the clock is half a minute fast',
    named: 'db.clock',
    alarm: 'LumiClockWrong',
    env: { DRILL_CLOCK_MS: '30000' },
    plant: async () => () => {},
  },
  {
    broken: 'the disk of the archive is full',
    named: 'db.archive',
    alarm: 'LumiArchiveFailing',
    plant: server('archive_command', 'cat %p > /dev/full', 'SELECT pg_switch_wal()'),
  },
  {
    broken: 'a standby was abandoned, and its slot was not',
    named: 'db.room',
    alarm: 'LumiSlotFilling',
    plant: sql(
      `SELECT pg_create_physical_replication_slot('standby', true)`,
      `SELECT pg_drop_replication_slot('standby')`,
    ),
  },
  { broken: 'fsync is off', named: 'db.safe', plant: server('fsync', 'off') },
  {
    broken: 'the worker was killed (-9)',
    named: 'worker.alive',
    alarm: 'LumiWorkerDead',
    async plant({ worker }) {
      await worker.kill()
      await pause(SILENT_MS)
      return worker.start
    },
  },
  {
    broken: 'a job failed for good',
    named: 'worker.late',
    alarm: 'LumiJobsFailed',
    async plant({ query }) {
      await query(
        `SELECT graphile_worker.add_job('pay_refund', '{"id":"drill"}', job_key := 'pay_refund:drill', max_attempts := 1)`,
      )
      await pause(TRIED_MS)
      return () => query(`SELECT graphile_worker.remove_job('pay_refund:drill')`)
    },
  },
  {
    broken: 'nothing is on sale',
    named: 'business.ready',
    async plant({ query }) {
      await query('CREATE TABLE open_departures AS SELECT id FROM departures WHERE NOT is_closed')
      await query('UPDATE departures SET is_closed = true')
      return async () => {
        await query('UPDATE departures SET is_closed = false WHERE id IN (SELECT id FROM open_departures)')
        await query('DROP TABLE open_departures')
      }
    },
  },
]

/** How long to wait until a job has been tried. */
const TRIED_MS = 4_000
