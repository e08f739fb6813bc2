import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import getPort from 'get-port'
import { dataFolder } from '@/tools/data-folder'
import { ensureDatabase } from '@/tools/postgres/ensure-database'
import { startTestPostgres } from '@/tools/postgres/start-test-postgres'
import { type Disposables } from '@/tools/process/disposables'
import { NEXT_CLI, siteArgs } from '@/tools/process/programs'
import { runStep } from '@/tools/process/run-step'
import { type Settings } from '@/tools/process/environment-variables'
import { buildSite } from '@/tools/site/build-site'
import { siteEnvironment } from '@/tools/site/environment'
import { prepareDatabase } from '@/tools/site/prepare-database'
import { startStandIns } from '@/tools/site/start-stand-ins'
import { withoutSiteSettings } from '@/tools/suites/without-site-settings'

/** The command that starts a server, and the server's URL. */
export type ServerCommand = {
  readonly url: string
  readonly args: readonly string[]
  readonly env: Settings
  /** The working directory, in which Next also looks for files that are not listed. */
  readonly cwd: string
}

export type BenchSites = {
  readonly site: ServerCommand
  readonly bare: ServerCommand
  readonly databaseUrl: string
}

type Context = { readonly disposables: Disposables; readonly signal: AbortSignal }

/** Prepare the site and the bare app: build both, each with a fresh database. Nothing is started yet. */
export async function prepareBenchSites({ disposables, signal }: Context): Promise<BenchSites> {
  const name = `bench_${process.pid}`
  disposables.add(async () => rmSync(dataFolder(name), { recursive: true, force: true }))
  const postgres = await startTestPostgres()
  disposables.add(postgres.close)
  const databaseUrl = postgres.urlOf(name)
  await ensureDatabase(databaseUrl)
  const [port, barePort] = [await getPort(), await getPort()]
  const given = withoutSiteSettings(process.env)
  const standIns = await startStandIns(given, { port, folder: dataFolder(name), disposables })
  const env: Settings = {
    ...siteEnvironment(given, { port, databaseUrl, ...standIns }),
    TRUSTED_PROXY_HOPS: '1',
  }
  await prepareDatabase(env, signal)
  const bareEnv = { ...given, NEXT_TELEMETRY_DISABLED: '1' }
  const bareFolder = await buildBare(`${name}/bare`, bareEnv, signal)
  const NEXT_DIST_DIR = await buildSite(`${name}/site`, { env, signal })
  return {
    databaseUrl,
    site: {
      url: `http://127.0.0.1:${port}`,
      args: siteArgs(NEXT_DIST_DIR),
      env: { ...env, NEXT_DIST_DIR },
      cwd: process.cwd(),
    },
    bare: {
      url: `http://127.0.0.1:${barePort}`,
      args: [NEXT_CLI, 'start', '--port', String(barePort)],
      env: bareEnv,
      cwd: bareFolder,
    },
  }
}

/** Build a copy inside the project, so that it uses the same Next. Returns the copy's folder. */
async function buildBare(name: string, env: Settings, signal: AbortSignal): Promise<string> {
  const folder = dataFolder(name)
  cpSync(path.resolve('tools/bench/bare'), folder, { recursive: true })
  await runStep('Building a bare app.', { args: [NEXT_CLI, 'build', folder], env, signal })
  return folder
}
