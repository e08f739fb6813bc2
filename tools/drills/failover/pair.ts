import { setTimeout as pause } from 'node:timers/promises'
import { host } from '@/tools/host/description'
import { renderFiles } from '@/tools/host/render-files'
import { initialise, type PostgresServer, preparePostgres } from '@/tools/drills/postgres-server'
import { type Disposables } from '@/tools/process/disposables'

/** The standby's name, used for its role, its slot, and in the primary's settings, as in docs/operations.md. */
const STANDBY = 'lumi_standby'
const PASSWORD = 'standby'
const WAIT_MS = 60_000
const POLL_MS = 100

/**
 * Functions that pg_rewind needs, if its role is not a superuser. Source:
 * https://www.postgresql.org/docs/15/app-pgrewind.html
 */
const REWIND_FUNCTIONS = [
  'pg_ls_dir(text, boolean, boolean)',
  'pg_stat_file(text, boolean)',
  'pg_read_binary_file(text)',
  'pg_read_binary_file(text, bigint, bigint, boolean)',
]

export type Pair = {
  readonly primary: () => PostgresServer
  readonly standby: () => PostgresServer
  /**
   * Promotes the standby as described in docs/operations.md, up to changing the address: fence the primary, promote the
   * standby, which is then the primary.
   */
  readonly promote: () => Promise<void>
  /** Lets the old primary follow the new one, and makes commits wait for it. */
  readonly rejoin: () => Promise<void>
  /** Waits until every commit is on both servers. */
  readonly waitUntilSynchronous: () => Promise<void>
}

/**
 * Start a primary and its synchronous standby, with the settings of `npm run host` and the commands of
 * docs/operations.md.
 */
export async function startPostgresPair(folder: string, disposables: Disposables): Promise<Pair> {
  const settings = renderFiles(host).get(host.replicationSettings) ?? ''
  const servers = [
    await preparePostgres(`${folder}/first`, settings),
    await preparePostgres(`${folder}/second`, settings),
  ]
  for (const server of servers) disposables.add(() => server.stop('immediate'))
  const [first, second] = servers
  if (!first || !second) throw new Error('two servers were prepared')
  let [primary, standby] = [first, second]

  await initialise(primary)
  await primary.start()
  await primary.query(`CREATE ROLE ${STANDBY} LOGIN REPLICATION PASSWORD '${PASSWORD}'`)
  for (const name of REWIND_FUNCTIONS) await primary.query(`GRANT EXECUTE ON FUNCTION ${name} TO ${STANDBY}`)
  await standby.run('pg_basebackup', [
    ...[`--pgdata=${standby.folder}`, '--wal-method=stream', '--checkpoint=fast', '--write-recovery-conf'],
    ...['--create-slot', `--slot=${STANDBY}`, `--dbname=${addressOf(primary)}`],
  ])
  await standby.start()
  await waitFor(standby)

  async function waitFor(follower: PostgresServer): Promise<void> {
    await waitUntil(async () => {
      const sql = `SELECT FROM pg_stat_replication WHERE application_name = '${STANDBY}' AND state = 'streaming'`
      return (await primary.query(sql)).length > 0 && follower.isRunning()
    })
    await setSynchronous(primary, STANDBY)
    await waitUntilSynchronous()
  }

  function waitUntilSynchronous(): Promise<void> {
    return waitUntil(async () => {
      const sql = `SELECT FROM pg_stat_replication WHERE application_name = '${STANDBY}' AND sync_state = 'sync'`
      return (await primary.query(sql)).length > 0
    })
  }

  return {
    primary: () => primary,
    standby: () => standby,
    waitUntilSynchronous,
    async promote() {
      await primary.stop('immediate')
      // There is no standby yet, so commits must not wait for one.
      await setSynchronous(standby, '')
      await standby.run('pg_ctl', ['promote', '-w', '-D', standby.folder])
      ;[primary, standby] = [standby, primary]
    },
    async rejoin() {
      await primary.query(`SELECT pg_create_physical_replication_slot('${STANDBY}')`)
      // Until its first checkpoint, pg_rewind takes the new primary for a standby, and rewinds nothing.
      await primary.query('CHECKPOINT')
      // Move the end of the old primary's log back to where the two servers diverged; what was not on both was never
      // confirmed.
      await standby.run('pg_rewind', [
        ...[`--target-pgdata=${standby.folder}`, `--source-server=${addressOf(primary)} dbname=postgres`],
        ...['--write-recovery-conf', `--config-file=${standby.folder}.conf`],
      ])
      await standby.start()
      // If the server was not rewound, drop its own slot from when it was the primary: it would keep log for nobody.
      await standby.query('SELECT pg_drop_replication_slot(slot_name) FROM pg_replication_slots')
      await waitFor(standby)
    },
  }
}

function addressOf({ port }: PostgresServer): string {
  return `host=127.0.0.1 port=${port} user=${STANDBY} password=${PASSWORD} application_name=${STANDBY}`
}

async function setSynchronous(server: PostgresServer, names: string): Promise<void> {
  await server.query(`ALTER SYSTEM SET synchronous_standby_names = '${names}'`)
  await server.query('SELECT pg_reload_conf()')
}

export async function waitUntil(isDone: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + WAIT_MS
  for (;;) {
    if (await isDone().catch(() => false)) return
    if (Date.now() > end) throw new Error(`not done within ${WAIT_MS / 1000} s: ${isDone}`)
    await pause(POLL_MS)
  }
}
