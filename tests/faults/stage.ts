import { rmSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { ensureSiteRole } from '@/tools/postgres/ensure-site-role'
import { ensureDatabase } from '@/tools/postgres/ensure-database'
import { type Disposables } from '@/tools/process/disposables'
import { runStep } from '@/tools/process/run-step'
import { type Settings } from '@/tools/process/environment-variables'
import { MIGRATE_ARGS, OPS_ARGS } from '@/tools/process/programs'
import { siteEnvironment } from '@/tools/site/environment'
import { aMailbox, type Mailbox } from '@/tests/support/a-mailbox'
import { aPostgres, type CrashingPostgres } from '@/tests/support/a-crashing-postgres'
import { aSite, type Site } from '@/tests/support/a-site'
import { aFaultyStripe, type FaultyStripe } from '@/tests/support/a-faulty-stripe'
import { type Departures, type FreshDeparture, listDepartures } from '@/tests/faults/departures'
import { aGate, type Gate } from '@/tests/support/a-gate'

/** The site's final message to a guest; null until there is one. */
type Told =
  | { readonly kind: 'booked'; readonly reference: string; readonly sessionId: string | null }
  | { readonly kind: 'refused'; readonly status: number }

/** A guest who books, and what the guest knows about the booking. */
export type Guest = {
  readonly email: string
  readonly method: 'card' | 'crypto'
  readonly departure: FreshDeparture
  readonly adults: number
  readonly input: object
  readonly headers: Readonly<Record<string, string>>
  /** The site asked first. */
  readonly prefers: number
  told: Told | null
  /** The last status on the page after payment. */
  saw: string | null
  /** The path of the booking's page, once it is confirmed. */
  page: string | null
}

/** Two instances of the site with all that they need, each of which can fail. */
export type Stage = {
  readonly sites: readonly [Site, Site]
  /** The sites' environment with a direct database URL, for commands. */
  readonly env: Settings
  readonly postgres: CrashingPostgres
  /** A direct connection to the database, regardless of the sites' gates. */
  readonly databaseUrl: string
  /** Each site's gate to the database. */
  readonly ways: readonly [Gate, Gate]
  readonly stripe: FaultyStripe
  readonly mailbox: Mailbox
  readonly departures: Departures
  /** All guests since the stage was opened. */
  readonly guests: Guest[]
  /** `faults` are the retries answered with anything but 503 and a time to retry, or not at all. */
  readonly count: { requests: number; retries: number; faults: number }
  readonly query: <Row extends pg.QueryResultRow>(
    sql: string,
    values?: readonly unknown[],
  ) => Promise<readonly Row[]>
}

type Setting = {
  readonly env: Settings
  readonly folder: string
  readonly signal: AbortSignal
  readonly disposables: Disposables
}

/** @param setting.env names the build in `NEXT_DIST_DIR` */
export async function openStage({ env: given, folder, signal, disposables }: Setting): Promise<Stage> {
  disposables.add(async () => rmSync(folder, { recursive: true, force: true }))
  const postgres = await aPostgres(path.join(folder, 'postgres'))
  disposables.add(postgres.close)
  const databaseUrl = postgres.urlOf('faults')
  await ensureDatabase(databaseUrl)
  const mailbox = await aMailbox(folder)
  disposables.add(mailbox.close)
  // The webhook points to a site as soon as one has an address.
  const stripe = await aFaultyStripe(path.join(folder, 'stripe'), 'http://127.0.0.1:1')
  disposables.add(stripe.close)
  const siteUrl = await ensureSiteRole(databaseUrl)
  const addresses = { port: 0, databaseUrl: siteUrl, stripeUrl: stripe.url, smtpUrl: mailbox.smtpUrl }
  const env: Settings = { ...siteEnvironment(given, addresses), TRUSTED_PROXY_HOPS: '1' }
  const ownersEnv = { ...env, DATABASE_OWNER_URL: databaseUrl }
  await runStep('Migrating the database.', { args: MIGRATE_ARGS, env: ownersEnv, signal })
  await publishDepartures(env, signal)
  const ways = [await aGate(portOf(databaseUrl)), await aGate(portOf(databaseUrl))] as const
  for (const way of ways) disposables.add(way.shut)
  const siteOn = ({ port }: Gate) => aSite({ ...env, DATABASE_URL: withPort(siteUrl, port) }, signal)
  const sites = [await siteOn(ways[0]), await siteOn(ways[1])] as const
  await stripe.tell('webhook', { url: `${sites[0].url}/api/checkout/webhook` })
  for (const site of sites) {
    disposables.add(async () => void (await site.kill()))
    await site.start()
  }
  return {
    sites,
    env,
    postgres,
    databaseUrl,
    ways,
    stripe,
    mailbox,
    departures: await listDepartures(sites[0].url),
    guests: [],
    count: { requests: 0, retries: 0, faults: 0 },
    query: (sql, values = []) => queryOnce(databaseUrl, sql, values),
  }
}

function portOf(url: string): number {
  return Number(new URL(url).port)
}

function withPort(url: string, port: number): string {
  const changed = new URL(url)
  changed.port = String(port)
  return changed.href
}

/** No samples: all guests in the books come from the tests. */
async function publishDepartures(env: Settings, signal: AbortSignal): Promise<void> {
  for (const year of seasonYears(new Date())) {
    const args = [...OPS_ARGS, 'season', 'open', 'all', String(year), '--yes']
    await runStep(`Opening the seasons of ${year}.`, { args, env, signal })
  }
}

/** The years in which the current and the next season begin: no season extends beyond June. */
function seasonYears(now: Date): readonly number[] {
  const running = now.getUTCMonth() < 6 ? now.getUTCFullYear() - 1 : now.getUTCFullYear()
  return [running, running + 1]
}

/** One connection per query, because PostgreSQL stops and starts in these tests. */
async function queryOnce<Row extends pg.QueryResultRow>(
  connectionString: string,
  sql: string,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<Row>(sql, [...values])).rows
  } finally {
    await client.end()
  }
}
