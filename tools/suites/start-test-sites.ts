import { rmSync } from 'node:fs'
import getPort from 'get-port'
import { dataFolder } from '@/tools/data-folder'
import { dropDatabase, ensureDatabase } from '@/tools/postgres/ensure-database'
import { ensureSiteRole } from '@/tools/postgres/ensure-site-role'
import { type Disposables } from '@/tools/process/disposables'
import { type Settings } from '@/tools/process/environment-variables'
import { siteEnvironment } from '@/tools/site/environment'
import { prepareDatabase } from '@/tools/site/prepare-database'
import { startSite } from '@/tools/site/start-site'
import { startStandIns } from '@/tools/site/start-stand-ins'
import { type SuiteContext } from '@/tools/suites/suite-context'

/**
 * Start two sites on one fresh database, with a mailbox and a fake Stripe, and a third site under Next's own server, as
 * a hosting platform may run it. Returns the settings that tests read.
 */
export async function startTestSites(
  { env: given, signal, findServer, findBuild }: Omit<SuiteContext, 'only'>,
  disposables: Disposables,
): Promise<Settings> {
  const name = `e2e_${process.pid}`
  disposables.add(async () => rmSync(dataFolder(name), { recursive: true, force: true }))
  const databaseUrl = await openDatabase(await findServer(), name, disposables)
  const { folder: NEXT_DIST_DIR, port } = await findBuild()
  const ports = [port, await getPort(), await getPort()] as const
  const standIns = await startStandIns(given, {
    port: ports[0],
    folder: dataFolder(name),
    disposables,
  })
  const siteUrl = await ensureSiteRole(databaseUrl)
  const env = siteEnvironment(given, { port: ports[0], databaseUrl: siteUrl, ...standIns })
  await prepareDatabase({ ...env, DATABASE_OWNER_URL: databaseUrl }, signal)
  const start = async (mode: 'start' | 'next start', port: number, hops: string) => {
    console.log(`Starting a site on port ${port}.`)
    const itsEnv = { ...env, NEXT_DIST_DIR, TRUSTED_PROXY_HOPS: hops }
    const site = await startSite({ mode, port, env: itsEnv, signal, isShown: true })
    disposables.add(site.stop)
  }
  // The first two sites trust one proxy. Tests pretend to be many clients behind it; a browser, which sends no such
  // header, is one client.
  await start('start', ports[0], '1')
  await start('start', ports[1], '1')
  await start('next start', ports[2], '0')
  return {
    DATABASE_URL: databaseUrl,
    E2E_BUILD: NEXT_DIST_DIR,
    E2E_BASE_URL: `http://localhost:${ports[0]}`,
    E2E_SECOND_URL: `http://localhost:${ports[1]}`,
    E2E_NEXT_START_URL: `http://localhost:${ports[2]}`,
    E2E_MAILBOX_URL: standIns.mailboxUrl ?? '',
    E2E_SMTP_URL: standIns.smtpUrl ?? '',
    E2E_STRIPE_URL: standIns.stripeUrl ?? '',
  }
}

async function openDatabase(server: string, name: string, disposables: Disposables): Promise<string> {
  const url = new URL(server)
  url.pathname = `/${name}`
  await dropDatabase(url.href)
  await ensureDatabase(url.href)
  disposables.add(() => dropDatabase(url.href))
  return url.href
}
