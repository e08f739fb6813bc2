import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import getPort from 'get-port'
import pg from 'pg'
import { findServerUser } from '@/tools/postgres/server-user'
import { readCommandLine } from '@/tools/process/process-identity'
import { Failure } from '@/tools/process/user-error'

const DEBIAN = '/usr/lib/postgresql'
const PASSWORD = 'drill'

/** The superuser of a drill's servers. */
const SUPERUSER = 'app'

/** A server of Debian's PostgreSQL packages, on loopback. */
export type PostgresServer = {
  readonly port: number
  readonly folder: string
  readonly version: string
  /** Runs one of PostgreSQL's programs as the user that owns the data. Throws `Failure` unless it exits with 0. */
  readonly run: (program: string, args: readonly string[]) => Promise<void>
  readonly start: () => Promise<void>
  readonly stop: (mode: 'fast' | 'immediate') => Promise<void>
  /** Kills the postmaster with -9 or, as in a power cut, all its processes at the same moment. */
  readonly kill: (isPowerCut: boolean) => Promise<void>
  readonly isRunning: () => boolean
  readonly urlOf: (database: string) => string
  /** Runs a query as the superuser, on a separate connection. */
  readonly query: <Row extends pg.QueryResultRow>(
    sql: string,
    values?: readonly unknown[],
    database?: string,
  ) => Promise<readonly Row[]>
}

/**
 * Prepare a server without data. Throws `Failure` if PostgreSQL is not installed.
 *
 * @param folder    for its data; may not exist
 * @param settings  lines for postgresql.conf
 */
export async function preparePostgres(folder: string, settings: string): Promise<PostgresServer> {
  const [version = ''] = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  if (!version) throw new Failure('PostgreSQL is not installed: apt install postgresql')
  const user = findServerUser()
  const base = path.dirname(folder)
  mkdirSync(base, { recursive: true })
  if (user) chownSync(base, user.uid, user.gid)
  const [port, configuration] = [await getPort(), `${folder}.conf`]
  writeFileSync(configuration, settings)

  function run(program: string, args: readonly string[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const child = spawn(path.join(DEBIAN, version, 'bin', program), args, {
        ...user,
        ...{ cwd: base, env: { ...process.env, LC_ALL: 'C', PGPASSWORD: PASSWORD } },
        ...{ stdio: ['ignore', 'ignore', 'pipe'], detached: true },
      })
      let said = ''
      child.stderr.on('data', (text) => (said += String(text)))
      child.once('error', reject)
      child.once('close', (code) => {
        if (code === 0) resolve()
        else reject(new Failure(`${program} failed: ${said.trim()}\n${lastLines(`${folder}.log`)}`))
      })
    })
  }

  function postmaster(): number | null {
    const file = path.join(folder, 'postmaster.pid')
    const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
    return readCommandLine(pid)?.includes(folder) ? pid : null
  }

  const urlOf = (database: string) => `postgresql://${SUPERUSER}:${PASSWORD}@127.0.0.1:${port}/${database}`
  return {
    ...{ port, folder, version, run, urlOf },
    async start() {
      const options = [
        `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`,
        `-c config_file=${configuration} -c timezone=UTC`,
      ]
      await run('pg_ctl', ['start', '-w', '-D', folder, '-l', `${folder}.log`, '-o', options.join(' ')])
    },
    async stop(mode) {
      if (postmaster()) await run('pg_ctl', ['stop', '-w', '-D', folder, '-m', mode])
    },
    async kill(isPowerCut) {
      const pid = postmaster()
      if (!pid) throw new Error(`no server runs in ${folder}`)
      const others = isPowerCut ? childrenOf(pid) : []
      for (const one of [pid, ...others]) process.kill(one, 'SIGKILL')
      while (postmaster()) await pause(10)
      // Where nothing collects dead processes, the next start would take this one for a running server.
      rmSync(path.join(folder, 'postmaster.pid'), { force: true })
    },
    isRunning: () => postmaster() !== null,
    async query<Row extends pg.QueryResultRow>(
      sql: string,
      values: readonly unknown[] = [],
      database = 'postgres',
    ) {
      const client = new pg.Client({ connectionString: urlOf(database) })
      client.on('error', () => {})
      await client.connect()
      try {
        return (await client.query<Row>(sql, [...values])).rows
      } finally {
        await client.end()
      }
    },
  }
}

/** Create an empty database cluster with checksums, which pg_rewind and every backup need. */
export async function initialise({ folder, run }: PostgresServer): Promise<void> {
  const passwordFile = `${folder}.password`
  writeFileSync(passwordFile, `${PASSWORD}\n`)
  await run('initdb', [
    ...[`--pgdata=${folder}`, `--username=${SUPERUSER}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
    ...['--data-checksums', '--encoding=UTF8', '--locale=C.UTF-8'],
  ])
  rmSync(passwordFile)
}

function childrenOf(pid: number): readonly number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number)
    .filter(Boolean)
}

function lastLines(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').slice(-5).join('\n') : ''
}
