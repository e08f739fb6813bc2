import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import getPort, { portNumbers } from 'get-port'
import { dataFolder } from '@/tools/data-folder'
import { type Proxy, type ProxyName, DOMAIN, OTHER_DOMAIN, startProxy } from '@/tools/drills/start-proxy'
import { startUnitRunner, type UnitRunner } from '@/tools/drills/units'
import { host as description, type Host } from '@/tools/host/description'
import { renderFiles } from '@/tools/host/render-files'
import { dropDatabase, ensureDatabase } from '@/tools/postgres/ensure-database'
import { ensureSiteRole } from '@/tools/postgres/ensure-site-role'
import { startPostgres } from '@/tools/postgres/start-postgres'
import { type StoppableWork } from '@/tools/process/run-until-stopped'
import { type Settings } from '@/tools/process/environment-variables'
import { type Machine, runRelease } from '@/tools/release/release'
import { openWorld } from '@/tools/release/world'
import { siteEnvironment } from '@/tools/site/environment'
import { prepareDatabase } from '@/tools/site/prepare-database'
import { startStandIns } from '@/tools/site/start-stand-ins'
import { withoutSiteSettings } from '@/tools/suites/without-site-settings'

export type ReleaseMachine = {
  readonly host: Host
  readonly proxy: Proxy
  readonly units: UnitRunner
  readonly stripeUrl: string
  readonly ownerUrl: string
  /** Commits a change to the clone. */
  readonly commitBuild: (number: number) => void
  /** Runs `npm run release`. Returns the exit code and what it printed. */
  readonly release: (...args: readonly string[]) => Promise<{ readonly code: number; readonly said: string }>
}

const SECRETS = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
]
const OWN = /^(?:MAIL_FROM|OPERATOR_INBOXES|CRYPTO_WALLETS|STRIPE_API_BASE|NEXT_PUBLIC_\w+|LOG_LEVEL)$/
/** A file whose code is in every browser that books. */
const CHANGED_FILE = 'lib/browser/start-card-payment.ts'
/** The database comes from npm, and pg_dump from the machine; buyers, build and database share the processors. */
const WITHOUT = ['db.version', 'db.reach'].flatMap((name) => ['--without', name])
/** With a fixed date the commits are always the same, so that their builds can be kept for the next drill. */
const COMMIT_DATE = '2026-01-01T12:00:00Z'

/**
 * Set up a machine as `npm run host` describes it, on loopback: database, proxy and folders, with nothing released yet.
 * Its folder is outside the project, which Next would otherwise take for the root. Builds stay there for the next drill.
 */
export async function openReleaseMachine(
  proxyName: ProxyName,
  { disposables, signal }: Parameters<StoppableWork>[0],
): Promise<ReleaseMachine> {
  const folder = path.join(realpathSync(tmpdir()), 'lumi-release-drill')
  for (const name of ['running', 'former', 'assets', 'secrets', 'clone', 'machine'])
    rmSync(path.join(folder, name), { recursive: true, force: true })
  const machineFolder = path.join(folder, 'machine')
  const postgres = await startPostgres({ folder: dataFolder('drill-postgres'), isPassing: true })
  disposables.add(postgres.close)
  const ownerUrl = postgres.urlOf(`drill_${process.pid}_${proxyName}`)
  await ensureDatabase(ownerUrl)
  disposables.add(() => dropDatabase(ownerUrl))
  const given = withoutSiteSettings(process.env)
  const sitePorts = [await freePort(), await freePort()]
  const standIns = await startStandIns(given, { port: sitePorts[0] ?? 0, folder: machineFolder, disposables })
  const proxy = await startProxy(proxyName, { folder: path.join(machineFolder, 'proxy'), sitePorts })
  disposables.add(proxy.stop)

  const units = await startUnitRunner(machineFolder, () => host, proxy.reload)
  disposables.add(units.stopAll)
  const host: Host = {
    ...description,
    ...{ domain: DOMAIN, otherDomain: OTHER_DOMAIN, httpPort: proxy.httpPort, httpsPort: proxy.port },
    ...{
      folder,
      user: userInfo().username,
      sharedAssets: path.join(folder, 'assets'),
      node: process.execPath,
    },
    ...{ secrets: path.join(folder, 'secrets'), sitePorts, workerMetricsPort: await getPort() },
    ...{ settingsFile: path.join(machineFolder, 'env.production'), upstreamFile: proxy.upstreamFile },
    ...{ ownSettingsFile: path.join(machineFolder, 'env'), sudo: '', systemctl: units.systemctl },
  }
  const databaseUrl = await ensureSiteRole(ownerUrl)
  const env = {
    ...siteEnvironment(given, { port: 0, databaseUrl, ...standIns }),
    ...{ DATABASE_OWNER_URL: ownerUrl, SITE_URL: `https://${DOMAIN}` },
  }
  writeSettings(host, env)
  await prepareDatabase(env, signal)
  const clone = path.join(folder, 'clone')
  execFileSync('git', ['clone', '--quiet', process.cwd(), clone])

  const release = async (...args: readonly string[]) => {
    let said = ''
    const world = openWorld(host)
    const write = (text: string) => {
      said += text
      world.write(text)
    }
    const machine: Machine = { host, clone, world: { ...world, write }, buildCommands: quickBuild() }
    return { code: await runRelease([...args, ...WITHOUT], machine, signal), said }
  }
  return {
    ...{ host, proxy, units, ownerUrl, release, stripeUrl: standIns.stripeUrl ?? '' },
    commitBuild: (number) => commitBuild(clone, number),
  }
}

/** Find a free port up to 5000: an instance's metrics are on the same port with a 1 in front. */
function freePort(): Promise<number> {
  return getPort({ port: portNumbers(3001, 5000) })
}

function writeSettings(host: Host, env: Settings): void {
  mkdirSync(host.secrets, { recursive: true, mode: 0o700 })
  for (const name of SECRETS) writeFileSync(path.join(host.secrets, name), env[name] ?? '', { mode: 0o600 })
  writeFileSync(host.settingsFile, renderFiles(host).get(host.settingsFile) ?? '')
  const own = Object.entries(env).filter(([name]) => OWN.test(name))
  writeFileSync(host.ownSettingsFile, own.map(([name, value]) => `${name}='${value}'\n`).join(''), {
    mode: 0o600,
  })
}

/**
 * Use the packages installed here, and little compression: there is no network, and the visitors are on this machine.
 */
function quickBuild(): Machine['buildCommands'] {
  const packages = realpathSync('node_modules')
  return [
    ['sh', '-c', 'cp -al "$0" node_modules 2>/dev/null || cp -a "$0" .', packages],
    [process.execPath, 'node_modules/prisma/build/index.js', 'generate'],
    ['npm', 'run', 'build', '--', '--quick'],
  ]
}

function commitBuild(clone: string, number: number): void {
  const file = path.join(clone, CHANGED_FILE)
  const mark = `performance.mark('build ${number}')\n`
  if (!readFileSync(file, 'utf8').endsWith(mark)) appendFileSync(file, mark)
  const who = ['-c', 'user.name=drill', '-c', 'user.email=drill@example.com']
  execFileSync('git', [...who, 'commit', '--quiet', '--all', `--message=Build ${number}`], {
    cwd: clone,
    env: { ...process.env, GIT_AUTHOR_DATE: COMMIT_DATE, GIT_COMMITTER_DATE: COMMIT_DATE },
  })
}
