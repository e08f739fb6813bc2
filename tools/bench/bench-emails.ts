import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { median } from '@/tools/bench/median'
import { startSmtpServer } from '@/tools/mailbox/smtp'
import { ensureDatabase } from '@/tools/postgres/ensure-database'
import { startTestPostgres } from '@/tools/postgres/start-test-postgres'
import { type Disposables } from '@/tools/process/disposables'
import { MIGRATE_ARGS, WORKER_ARGS } from '@/tools/process/programs'
import { runStep } from '@/tools/process/run-step'
import { startNodeProgram } from '@/tools/process/start-node-program'
import { siteEnvironment } from '@/tools/site/environment'
import { withoutSiteSettings } from '@/tools/suites/without-site-settings'

const WORKERS = [1, 4]
const EMAILS = 400
const SINGLE_EMAILS = 20

/**
 * Measure how many e-mails one worker and four workers send per second, and how long a single e-mail takes from the
 * transaction that queues it until the mail server has it. The mail server accepts everything at once and stores
 * nothing.
 *
 * @returns  the exit code
 */
export async function benchEmails({
  disposables,
  signal,
}: {
  readonly disposables: Disposables
  readonly signal: AbortSignal
}): Promise<number> {
  const postgres = await startTestPostgres()
  disposables.add(postgres.close)
  const databaseUrl = postgres.urlOf(`bench_emails_${process.pid}`)
  await ensureDatabase(databaseUrl)
  const smtp = await startSmtpServer({ port: 0, keep: async () => {} })
  disposables.add(smtp.close)
  const addresses = { port: 0, databaseUrl, stripeUrl: null, smtpUrl: smtp.url }
  const env = { ...siteEnvironment(withoutSiteSettings(process.env), addresses), LOG_LEVEL: 'error' }
  await runStep('Migrating the database.', { args: MIGRATE_ARGS, env, signal })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  disposables.add(() => client.end())

  for (const count of WORKERS) {
    signal.throwIfAborted()
    await enqueueEmails(client, EMAILS)
    const workers = Array.from({ length: count }, () => startNodeProgram(WORKER_ARGS, { env, isShown: true }))
    await waitUntilSent(client, signal)
    const rate = await sentPerSecond(client)
    console.log(`${count} ${count === 1 ? 'worker' : 'workers'}: ${rate.toFixed(1)} e-mails per second`)
    if (count === 1)
      console.log(
        `one e-mail by itself: ${(await measureOneEmail(client, signal)).toFixed(3)} s, median of 20`,
      )
    await Promise.all(workers.map((worker) => worker.stop()))
  }
  return 0
}

const FACTS = {
  receivedAt: '2026-12-01T10:00:00.000Z',
  name: 'Aino Korhonen',
  email: 'aino@example.com',
  answerWithinHours: 2,
  phone: null,
  message: 'Is there snow in early December? '.repeat(10),
}

async function enqueueEmails(client: pg.Client, count: number): Promise<void> {
  await client.query('DELETE FROM emails')
  await client.query(
    `WITH owed AS (
       INSERT INTO emails (id, kind, cause, recipient, facts, created_at)
       SELECT gen_random_uuid(), 'contact-received-guest', '', n || '@example.com', $1, clock_timestamp()
       FROM generate_series(1, $2::int) n RETURNING id
     ) SELECT graphile_worker.add_job('send_email', json_build_object('id', id), job_key := 'send_email:' || id)
       FROM owed`,
    [FACTS, count],
  )
}

async function waitUntilSent(client: pg.Client, signal: AbortSignal): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query('SELECT FROM emails WHERE sent_at IS NULL LIMIT 1')
    if (!rowCount) return
    await pause(20, null, { signal })
  }
}

/** Rates are measured from the first e-mail sent to the last, because a worker takes time to start. */
async function sentPerSecond(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ rate: number }>(
    `SELECT (count(*) - 1) / extract(epoch FROM max(sent_at) - min(sent_at))::float8 AS rate FROM emails`,
  )
  return rows[0]?.rate ?? 0
}

async function measureOneEmail(client: pg.Client, signal: AbortSignal): Promise<number> {
  const seconds: number[] = []
  while (seconds.length < SINGLE_EMAILS) {
    await enqueueEmails(client, 1)
    await waitUntilSent(client, signal)
    const { rows } = await client.query<{ seconds: number }>(
      'SELECT extract(epoch FROM sent_at - created_at)::float8 AS seconds FROM emails',
    )
    seconds.push(rows[0]?.seconds ?? 0)
    // Vary the time between the worker's poll and the next e-mail, so that the result does not depend on it.
    await pause(137 * (seconds.length % 7), null, { signal })
  }
  return median(seconds)
}
