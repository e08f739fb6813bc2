import { rmSync } from 'node:fs'
import getPort from 'get-port'
import { dataFolder } from '@/tools/data-folder'
import { ensureDatabase } from '@/tools/postgres/ensure-database'
import { startTestPostgres } from '@/tools/postgres/start-test-postgres'
import { type StoppableWork } from '@/tools/process/run-until-stopped'
import { type Program } from '@/tools/process/start-node-program'
import { buildSite } from '@/tools/site/build-site'
import { siteEnvironment } from '@/tools/site/environment'
import { prepareDatabase } from '@/tools/site/prepare-database'
import { startSite } from '@/tools/site/start-site'
import { startStandIns } from '@/tools/site/start-stand-ins'
import { withoutSiteSettings } from '@/tools/suites/without-site-settings'

export type Instance = {
  readonly port: number
  readonly program: () => Program
  readonly start: () => Promise<void>
}

/** Build the site, and start two instances on a fresh database, as they run behind a proxy. */
export async function openTwoSites(
  siteUrl: string,
  { disposables, signal }: Parameters<StoppableWork>[0],
): Promise<readonly [Instance, Instance]> {
  const name = `drill_${process.pid}`
  disposables.add(async () => rmSync(dataFolder(name), { recursive: true, force: true }))
  const postgres = await startTestPostgres()
  disposables.add(postgres.close)
  const databaseUrl = postgres.urlOf(name)
  await ensureDatabase(databaseUrl)
  const given = { ...withoutSiteSettings(process.env), SITE_URL: siteUrl, TRUSTED_PROXY_HOPS: '1' }
  const ports = [await getPort(), await getPort()] as const
  const standIns = await startStandIns(given, { port: ports[0], folder: dataFolder(name), disposables })
  const NEXT_DIST_DIR = await buildForDrills(siteUrl, signal)
  const env = {
    ...siteEnvironment(given, { port: ports[0], databaseUrl, ...standIns }),
    NEXT_DIST_DIR,
  }
  await prepareDatabase(env, signal)
  const open = async (port: number): Promise<Instance> => {
    let program: Program
    const start = async () => {
      program = await startSite({ mode: 'start', port, env, signal, isShown: true })
    }
    await start()
    disposables.add(() => program.stop())
    return { port, program: () => program, start }
  }
  return [await open(ports[0]), await open(ports[1])]
}

/** Build the site, unless the last drill's build is current. Returns its folder. */
export function buildForDrills(siteUrl: string, signal: AbortSignal): Promise<string> {
  const given = { ...withoutSiteSettings(process.env), SITE_URL: siteUrl }
  // Leave the port out of the build's settings, so that the next drill can use the build again.
  const env = siteEnvironment(given, { port: 0, databaseUrl: '', stripeUrl: '', smtpUrl: '' })
  return buildSite('drill-site', { env, signal, isQuick: true })
}
