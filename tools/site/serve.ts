import { rmSync } from 'node:fs'
import { dataFolder } from '@/tools/data-folder'
import { Failure } from '@/tools/process/failure'
import { type Disposables } from '@/tools/process/disposables'
import { type Program } from '@/tools/process/start-node'
import { aborted } from '@/tools/process/stop-signal'
import { buildSite } from '@/tools/site/build-site'
import { demoEffects } from '@/tools/site/demo-effects'
import { siteEnvironment } from '@/tools/site/environment'
import { findSitePort } from '@/tools/site/find-port'
import { openDatabase } from '@/tools/site/open-database'
import { prepareDatabase } from '@/tools/site/prepare-database'
import { refuseRealDatabase } from '@/tools/site/refuse-real-database'
import { startSite } from '@/tools/site/start-site'
import { startStandIns } from '@/tools/site/start-stand-ins'
import { writeSettings } from '@/tools/site/write-settings'

/** Serve the site and all that it needs, until somebody stops it. Answers the exit code; throws `Failure`. */
export async function serve(
  mode: 'start' | 'dev',
  { disposables, signal }: { readonly disposables: Disposables; readonly signal: AbortSignal },
): Promise<number> {
  const port = await findSitePort(process.env.PORT)
  const given = process.env.DATABASE_URL
  const database = await openDatabase(given, disposables)
  if (given) {
    const command = mode === 'start' ? 'npm run demo' : 'npm run dev'
    const use = { command, effects: demoEffects(process.env), word: process.env.USE_AS_DEMO }
    await refuseRealDatabase(given, use)
  }
  signal.throwIfAborted()
  const standIns = await startStandIns(process.env, { port, folder: dataFolder('.'), disposables })
  const settings = siteEnvironment(process.env, { port, databaseUrl: database.url, ...standIns })
  writeSettings(dataFolder('site.env'), settings)
  await prepareDatabase(settings, signal)
  let env = settings
  if (mode === 'start') {
    const name = `site-${port}`
    disposables.add(async () => rmSync(dataFolder(name), { recursive: true, force: true }))
    env = { ...settings, NEXT_DIST_DIR: await buildSite(name, { env, signal }) }
  }
  console.log('Starting the site.')
  const site = await startSite({ mode, port, env, signal, isShown: true })
  disposables.add(async () => {
    console.log('Stopping.')
    await site.stop()
  })
  if (!signal.aborted)
    announce({ site: env.SITE_URL, mailbox: standIns.mailboxUrl, stripe: standIns.stripeUrl })
  await Promise.race([aborted(signal), database.lost, endOf(site)])
  return 0
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
  ]
  console.log(`\n${lines.join('\n')}\n\nCtrl-C stops all of it.\n`)
}
