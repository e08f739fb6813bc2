import pg from 'pg'
import { dataFolder } from '@/tools/data-folder'
import { Failure } from '@/tools/process/user-error'
import { type Disposables } from '@/tools/process/disposables'
import { step } from '@/tools/process/run-logged-step'
import { dropDatabase, ensureDatabase } from '@/tools/postgres/ensure-database'
import { ensureSiteRole } from '@/tools/postgres/ensure-site-role'
import { startPostgres } from '@/tools/postgres/start-postgres'
import { markAsDemo } from '@/tools/site/mark-as-demo'
import { hasUnknownMigrations } from '@/tools/site/has-unknown-migrations'

const ANSWER_MS = 5_000
const POLL_MS = 2_000

export type LocalDatabase = {
  /** The database URL with the site's role. */
  readonly url: string
  /** The database URL with the role that owns the tables; the same as `url` if one role does everything. */
  readonly ownerUrl: string
  /** Rejects if the server disappears without having been stopped; otherwise it never settles. */
  readonly lost: Promise<never>
}

/** Connect to the given database once it responds; without one, start an embedded PostgreSQL. Throws `Failure`. */
export async function openDatabase(given: string | undefined, { add }: Disposables): Promise<LocalDatabase> {
  if (given) {
    await step('Looking for the database of DATABASE_URL.', () => expectAnswer(given))
    const ownerUrl = process.env.DATABASE_OWNER_URL || given
    if (await hasUnknownMigrations(ownerUrl))
      throw new Failure(
        'The tables in the database of DATABASE_URL are those of another version, which this one cannot bring up to date. Name an empty database.',
      )
    return { url: given, ownerUrl, lost: new Promise(() => {}) }
  }
  const folder = dataFolder('postgres')
  const postgres = await step(`Starting PostgreSQL, with its data in ${folder}.`, () =>
    startPostgres({ folder }),
  )
  add(postgres.close)
  const ownerUrl = postgres.urlOf('lumi')
  await ensureDatabase(ownerUrl)
  if (await hasUnknownMigrations(ownerUrl)) {
    console.log("Another version has left a demo's tables there: they are made anew.")
    await dropDatabase(ownerUrl)
    await ensureDatabase(ownerUrl)
  }
  await markAsDemo(ownerUrl)
  const url = await ensureSiteRole(ownerUrl)
  const lost = new Promise<never>((_resolve, reject) => {
    const watch = setInterval(() => {
      if (!postgres.isRunning()) reject(new Failure('PostgreSQL ended unexpectedly.'))
    }, POLL_MS)
    add(async () => clearInterval(watch))
  })
  lost.catch(() => {})
  return { url, ownerUrl, lost }
}

async function expectAnswer(url: string): Promise<void> {
  if (!/^postgres(ql)?:\/\/\S+$/.test(url)) {
    throw new Failure('DATABASE_URL must be an address such as postgresql://user:password@host:5432/name.')
  }
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_MS })
    await client.connect()
    await client.end()
  } catch (error) {
    // If a host name has several addresses and all refuse, the error contains one error for each and has no message
    // itself.
    const reason = error instanceof AggregateError ? error.errors[0] : error
    const text = reason instanceof Error ? reason.message : String(reason)
    throw new Failure(`The database of DATABASE_URL does not answer: ${text}`)
  }
}
