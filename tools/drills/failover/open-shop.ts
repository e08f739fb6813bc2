import getPort from 'get-port'
import { type Shop } from '@/tools/drills/failover/buyers'
import { payOnStripe, redeliverSoon } from '@/tools/drills/stripe-view'
import { startWebhookRelay, type WebhookRelay } from '@/tools/drills/failover/webhook-relay'
import { buildForDrills } from '@/tools/drills/two-sites'
import { ensureDatabase } from '@/tools/postgres/ensure-database'
import { ensureSiteRole, siteRoleUrl } from '@/tools/postgres/ensure-site-role'
import { type Settings } from '@/tools/process/environment-variables'
import { MIGRATE_ARGS, OPS_ARGS, WORKER_ARGS } from '@/tools/process/programs'
import { runProgram } from '@/tools/process/run-program'
import { runStep } from '@/tools/process/run-step'
import { type StoppableWork } from '@/tools/process/run-until-stopped'
import { type Program, startNodeProgram } from '@/tools/process/start-node-program'
import { siteEnvironment } from '@/tools/site/environment'
import { startSite } from '@/tools/site/start-site'
import { startStandIns } from '@/tools/site/start-stand-ins'
import { withoutSiteSettings } from '@/tools/suites/without-site-settings'

export type OpenShop = Shop & {
  readonly stripeUrl: string
  readonly relay: WebhookRelay
  /** Stops both instances and the worker. Returns how many lines they have logged. */
  readonly close: () => Promise<number>
  readonly start: () => Promise<void>
  /** Runs `./ops`. Returns the exit code and the output. */
  readonly ops: (
    ...args: readonly string[]
  ) => Promise<{ readonly code: number | null; readonly output: string }>
}

/**
 * Open a season on an empty server, and start two instances, a worker, a fake Stripe and a mailbox.
 *
 * @param serverUrl  the database's address as its superuser, as the site reaches it
 * @param folder     for the fake services
 */
export async function openShop(
  siteUrl: string,
  { serverUrl, folder }: { readonly serverUrl: string; readonly folder: string },
  { disposables, signal }: Parameters<StoppableWork>[0],
): Promise<OpenShop> {
  const ports = [await getPort(), await getPort()] as const
  const given = { ...withoutSiteSettings(process.env), SITE_URL: siteUrl, TRUSTED_PROXY_HOPS: '1' }
  const relay = await startWebhookRelay(() => ports, disposables)
  const standIns = await startStandIns(given, { port: relay.port, folder, disposables })
  const stripeUrl = standIns.stripeUrl ?? ''
  await redeliverSoon(stripeUrl)
  const NEXT_DIST_DIR = await buildForDrills(siteUrl, signal)

  await ensureDatabase(serverUrl)
  await ensureSiteRole(serverUrl)
  const databaseUrl = siteRoleUrl(serverUrl)
  const env: Settings = {
    ...siteEnvironment(given, { port: 0, databaseUrl, ...standIns }),
    ...{ NEXT_DIST_DIR, WORKER_IN_PROCESS: 'false' },
  }
  const ownersEnv = { ...env, DATABASE_OWNER_URL: serverUrl }
  await runStep('Migrating the database.', { args: MIGRATE_ARGS, env: ownersEnv, signal })
  for (const year of seasonYears(new Date())) {
    const args = [...OPS_ARGS, 'season', 'open', 'all', String(year), '--yes']
    await runStep(`Opening the seasons of ${year}.`, { args, env, signal })
  }

  let programs: readonly Program[] = []
  const start = async () => {
    const sites = ports.map((port) => startSite({ mode: 'start', port, env, signal, isShown: false }))
    programs = [...(await Promise.all(sites)), startNodeProgram(WORKER_ARGS, { env, isShown: false })]
  }
  const close = async () => {
    await Promise.all(programs.map((program) => program.stop()))
    const endings = await Promise.all(programs.map(({ ended }) => ended))
    return endings.reduce((sum, { output }) => sum + output.split('\n').length - 1, 0)
  }
  disposables.add(async () => void (await close()))
  await start()
  return {
    ...{ sitePorts: ports, stripeUrl, relay, start, close },
    pay: (sessionId) => payOnStripe(stripeUrl, sessionId),
    ops: (...args) => runProgram({ args: [...OPS_ARGS, ...args], env, signal }, false),
  }
}

/** The years in which the current and the next season begin; no season extends beyond June. */
function seasonYears(now: Date): readonly number[] {
  const current = now.getUTCMonth() < 6 ? now.getUTCFullYear() - 1 : now.getUTCFullYear()
  return [current, current + 1]
}
