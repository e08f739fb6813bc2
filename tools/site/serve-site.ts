import { rmSync } from 'node:fs'
import { dataFolder } from '@/tools/data-folder'
import { Failure } from '@/tools/process/user-error'
import { type Disposables } from '@/tools/process/disposables'
import { type Settings } from '@/tools/process/environment-variables'
import { runConcurrently } from '@/tools/process/run-concurrently'
import { type Program } from '@/tools/process/start-node-program'
import { step } from '@/tools/process/run-logged-step'
import { whenAborted } from '@/tools/process/stop-signal'
import { buildSite } from '@/tools/site/build-site'
import { demoEffectsText } from '@/tools/site/demo-effects'
import { siteEnvironment } from '@/tools/site/environment'
import { findSitePort } from '@/tools/site/find-site-port'
import { type LocalDatabase, openDatabase } from '@/tools/site/open-database'
import { prepareDatabase } from '@/tools/site/prepare-database'
import { refuseRealDatabase } from '@/tools/site/refuse-real-database'
import { startSite } from '@/tools/site/start-site'
import { startStandIns } from '@/tools/site/start-stand-ins'
import { writeEnvFile } from '@/tools/site/write-env-file'

type Mode = 'start' | 'dev'
type Context = { readonly disposables: Disposables; readonly signal: AbortSignal }

/** Run the site and everything it needs until stopped. Returns the exit code; throws `Failure`. */
export async function serve(mode: Mode, { disposables, signal }: Context): Promise<number> {
  const port = await findSitePort(process.env.PORT)
  // Check the given database first: if it may not be used, fail before anything has started.
  const given = process.env.DATABASE_URL ? await openGiven(process.env.DATABASE_URL, mode, disposables) : null
  signal.throwIfAborted()
  const standIns = await startStandIns(process.env, { port, folder: dataFolder('.'), disposables })
  const environment = (databaseUrl: string) =>
    siteEnvironment(process.env, { port, databaseUrl, ...standIns })

  async function fillDatabase(stop: AbortSignal): Promise<LocalDatabase> {
    const database = given ?? (await openDatabase(undefined, disposables))
    const settings = { ...environment(database.url), DATABASE_OWNER_URL: database.ownerUrl }
    writeEnvFile(dataFolder('site.env'), settings)
    await prepareDatabase(settings, stop)
    return database
  }
  async function build(stop: AbortSignal): Promise<Settings> {
    if (mode === 'dev') return {}
    return buildFor(port, { env: environment(''), signal: stop, disposables })
  }
  const [database, built] = await runConcurrently(signal, fillDatabase, build)

  const env = { ...environment(database.url), ...built }
  const site = await step('Starting the site.', () => startSite({ mode, port, env, signal, isShown: true }))
  disposables.add(async () => {
    console.log('Stopping.')
    await site.stop()
  })
  if (!signal.aborted)
    announce({ site: env.SITE_URL, mailbox: standIns.mailboxUrl, stripe: standIns.stripeUrl })
  await Promise.race([whenAborted(signal), database.lost, endOf(site)])
  return 0
}

async function openGiven(url: string, mode: Mode, disposables: Disposables): Promise<LocalDatabase> {
  const database = await openDatabase(url, disposables)
  const command = mode === 'start' ? 'npm run demo' : 'npm run dev'
  await refuseRealDatabase(url, {
    command,
    effects: demoEffectsText(process.env),
    word: process.env.USE_AS_DEMO,
  })
  return database
}

/**
 * Build the site, and return the setting that names the build's folder. The next start on the same port reuses the
 * build, unless the port was chosen automatically.
 */
async function buildFor(
  port: number,
  { env, signal, disposables }: Context & { readonly env: Settings },
): Promise<Settings> {
  const name = `site-${port}`
  if (process.env.PORT === '0')
    disposables.add(async () => rmSync(dataFolder(name), { recursive: true, force: true }))
  return { NEXT_DIST_DIR: await buildSite(name, { env, signal, isQuick: true }) }
}

async function endOf(site: Program): Promise<never> {
  const { code } = await site.ended
  throw new Failure(`The site ended unexpectedly${code === null ? '' : `, with exit code ${code}`}.`)
}

type Announced = {
  readonly site: string | undefined
  readonly mailbox: string | null
  readonly stripe: string | null
}

function announce({ site, mailbox, stripe }: Announced): void {
  const lines = [
    `The site:             ${site}`,
    ...(mailbox ? [`Mailbox:              ${mailbox}`] : []),
    ...(stripe ? [`Stand-in for Stripe:  ${stripe}`] : []),
    'Commands:             ./ops today, in another terminal',
  ]
  console.log(`\n${lines.join('\n')}\n\nCtrl-C stops all of it.\n`)
}
