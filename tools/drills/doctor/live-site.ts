import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import getPort from 'get-port'
import pg from 'pg'
import { dataFolder } from '@/tools/data-folder'
import { dnsRecords, MAIL_ADDRESS } from '@/tools/drills/doctor/dns-records'
import { type Front, startFront } from '@/tools/drills/doctor/front'
import { type MailServer, startMailServer } from '@/tools/drills/doctor/mail-server'
import { createReleaseFolder, type Release, SECRET } from '@/tools/drills/doctor/release'
import { startDnsServer } from '@/tools/drills/start-dns-server'
import { DOMAIN } from '@/tools/drills/start-proxy'
import { buildForDrills } from '@/tools/drills/two-sites'
import { ensureDatabase } from '@/tools/postgres/ensure-database'
import { ensureSiteRole } from '@/tools/postgres/ensure-site-role'
import { startPostgres } from '@/tools/postgres/start-postgres'
import { type Settings } from '@/tools/process/environment-variables'
import { WORKER_ARGS } from '@/tools/process/programs'
import { type StoppableWork } from '@/tools/process/run-until-stopped'
import { type Program, startNodeProgram } from '@/tools/process/start-node-program'
import { siteEnvironment } from '@/tools/site/environment'
import { prepareDatabase } from '@/tools/site/prepare-database'
import { startSite } from '@/tools/site/start-site'
import { startStripeStandIn } from '@/tools/stripe/stand-in'
import { withoutSiteSettings } from '@/tools/suites/without-site-settings'

const POLL_MS = 200
const PASSWORD = 'battery-staple'

export type LiveSite = {
  /** The folder with the site's files. */
  readonly folder: string
  readonly release: Release
  readonly front: Front
  readonly mail: MailServer
  readonly standInUrl: string
  /** The site's settings, as in its `.env`. */
  readonly settings: Settings
  /** The files that contain one secret each, by the names of their settings. */
  readonly secrets: Readonly<Record<string, string>>
  readonly readSecret: (name: string) => string
  /** DNS records by `TYPE name`. They may be changed. */
  readonly zone: Record<string, readonly string[]>
  /** Runs SQL as the database's owner. */
  readonly query: (text: string) => Promise<readonly Record<string, unknown>[]>
  readonly connect: () => Promise<pg.Client>
  readonly worker: Restartable
  readonly site: Restartable
}

type Restartable = {
  readonly start: (changes?: Settings) => Promise<void>
  readonly stop: () => Promise<void>
  readonly kill: () => Promise<void>
}

/**
 * Build the site and run it on loopback as on a live machine: PostgreSQL with an archive and two roles, nginx with TLS,
 * a separate worker, a mail server with a password, DNS with all records, secrets in files, and a fake Stripe.
 */
export async function openLiveSite({ disposables, signal }: Parameters<StoppableWork>[0]): Promise<LiveSite> {
  const folder = dataFolder(`drill-doctor-${process.pid}`)
  disposables.add(async () => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(path.join(folder, 'secrets'), { recursive: true })
  const port = await getPort()
  const given = {
    ...withoutSiteSettings(process.env),
    SITE_URL: `https://${DOMAIN}`,
    TRUSTED_PROXY_HOPS: '1',
  }
  const build = await buildForDrills(given.SITE_URL, signal)

  const postgres = await startPostgres({
    folder: path.join(folder, 'postgres'),
    settings: { archive_mode: 'on', archive_timeout: '30' },
  })
  disposables.add(postgres.close)
  const ownerUrl = postgres.urlOf('lumi')
  await ensureDatabase(ownerUrl)
  const url = await ensureSiteRole(ownerUrl)
  const connect = async () => {
    // One of the faults makes the database read-only, which must still be undone.
    const options = '-c default_transaction_read_only=off'
    const client = new pg.Client({ connectionString: ownerUrl, options })
    client.on('error', () => {})
    await client.connect()
    return client
  }
  const query = async (text: string) => {
    const client = await connect()
    try {
      return (await client.query<Record<string, unknown>>(text)).rows
    } finally {
      await client.end()
    }
  }
  await prepareDatabase(
    {
      ...siteEnvironment(given, { port, databaseUrl: url, stripeUrl: '', smtpUrl: 'smtp://127.0.0.1' }),
      DATABASE_OWNER_URL: ownerUrl,
    },
    signal,
  )
  await query(`ALTER DATABASE lumi SET idle_in_transaction_session_timeout = '1min'`)
  // Set by SQL, because an option with which a server is started cannot be changed while it runs.
  await query(`ALTER SYSTEM SET archive_command = 'true'`)
  await query('SELECT pg_reload_conf()')
  await query('SELECT pg_switch_wal()')

  const front = await startFront(path.join(folder, 'nginx'), port)
  disposables.add(front.stop)
  const mail = await startMailServer(MAIL_ADDRESS, { ...front, password: PASSWORD })
  disposables.add(mail.close)
  const zone = dnsRecords()
  const dns = await startDnsServer(zone)
  disposables.add(dns.close)
  const standIn = await startStripeStandIn({
    webhookUrl: `http://127.0.0.1:${port}`,
    webhookSecret: randomBytes(8).toString('hex'),
  })
  disposables.add(standIn.close)

  const secrets = Object.fromEntries(
    ['DATABASE_URL', 'SMTP_URL', 'STRIPE_WEBHOOK_SECRET'].map((name) => [
      name,
      path.join(folder, 'secrets', name),
    ]),
  )
  const readSecret = (name: string) => readFileSync(secrets[name] ?? '', 'utf8').trim()
  const write = (name: string, text: string) => writeFileSync(secrets[name] ?? '', `${text}\n`, SECRET)
  write('DATABASE_URL', url)
  write('SMTP_URL', `smtps://lumi:${PASSWORD}@mail.lumi.test:${mail.port}`)
  const settings: Settings = {
    ...{ SITE_URL: `https://${DOMAIN}`, PORT: String(port), HOST: '127.0.0.1', TRUSTED_PROXY_HOPS: '1' },
    ...Object.fromEntries(Object.entries(secrets).map(([name, file]) => [`${name}_FILE`, file])),
    ...{ STRIPE_SECRET_KEY: 'sk_test_local', NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: 'pk_test_local' },
    ...{ STRIPE_API_BASE: standIn.url, WORKER_IN_PROCESS: 'false', LOG_LEVEL: 'silent' },
    ...{ MAIL_FROM: 'Lumi & Light <bookings@lumi.test>', OPERATOR_INBOXES: 'office@lumi.test' },
  }
  const world: Settings = {
    ...{ PATH: process.env.PATH, HOME: folder, NODE_EXTRA_CA_CERTS: front.trusted },
    ...{
      DRILL_DNS: dns.address,
      NODE_OPTIONS: `--import ${pathToFileURL(path.resolve('tools/drills/doctor/pretend-world.mjs')).href}`,
    },
  }
  const release = createReleaseFolder(path.join(folder, 'release'), { build, env: world })
  release.writeSettings(settings)
  const connected = await release.runOps(['stripe', 'connect'])
  if (connected.code !== 0) throw new Error(connected.output)

  const env = (changes: Settings): Settings => ({
    ...world,
    ...siteEnvironment({}, { port, databaseUrl: '', stripeUrl: '', smtpUrl: '' }),
    ...Object.fromEntries(Object.keys(secrets).map((name) => [name, readSecret(name)])),
    ...Object.fromEntries(Object.entries(settings).filter(([name]) => !name.endsWith('_FILE'))),
    ...{ NEXT_DIST_DIR: build, NODE_ENV: 'production', ...changes },
  })
  const site = restartable(async (changes) => {
    return startSite({ mode: 'start', port, env: env(changes), signal, isShown: false })
  })
  const worker = restartable(async (changes) => {
    const program = startNodeProgram(WORKER_ARGS, { env: env(changes), isShown: false })
    while ((await query(`SELECT FROM workers WHERE seen_at > now() - interval '3 seconds'`)).length === 0)
      await pause(POLL_MS, undefined, { signal })
    return program
  })
  disposables.add(site.stop)
  disposables.add(worker.stop)
  await site.start()
  await worker.start()
  return {
    ...{ folder, release, front, mail, standInUrl: standIn.url, settings, secrets, readSecret, zone },
    ...{ query, connect, worker, site },
  }
}

function restartable(open: (changes: Settings) => Promise<Program>): Restartable {
  let program: Program | undefined
  return {
    async start(changes = {}) {
      await program?.stop()
      program = await open(changes)
    },
    stop: async () => program?.stop(),
    kill: async () => program?.kill(),
  }
}
