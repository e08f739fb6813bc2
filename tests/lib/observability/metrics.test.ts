import { writeFileSync } from 'node:fs'
import path from 'node:path'
import getPort from 'get-port'
import { POST as handleWebhook } from '@/app/api/checkout/webhook/route'
import { POST as book } from '@/app/api/crypto-bookings/route'
import { closeDatabase } from '@/lib/db/client'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { handlePaymentEvent } from '@/lib/use-cases/payments/steps/handle-payment-event'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { recordBuild } from '@/lib/server/build/record-build'
import { startMetricsServer } from '@/lib/server/process/start-metrics-server'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { aCall } from '@/tests/support/a-call'
import { aSigner } from '@/tests/support/a-signer'
import { expectLog } from '@/tests/support/expect-logged-problem'
import { lapseOverdue } from '@/tests/support/run-jobs'
import { temporaryFolders } from '@/tests/support/temporary-folders'

const backend = aBackend()
const aFolder = temporaryFolders()
let port: number
let served: ReturnType<typeof startMetricsServer>

beforeAll(async () => {
  port = await getPort()
  process.env.METRICS_PORT = String(port)
  served = startMetricsServer()
})
afterAll(() => served.stop())

async function figures(): Promise<Readonly<Record<string, number>>> {
  // Prometheus waits no longer.
  const signal = AbortSignal.timeout(10_000)
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { signal })
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  const lines = (await answer.text()).split('\n').filter((line) => line && !line.startsWith('#'))
  return Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.lastIndexOf(' ')),
      Number(line.slice(line.lastIndexOf(' ') + 1)),
    ]),
  )
}

test('holds, bookings, refusals, e-mails and refunds are counted', async () => {
  const departureId = await backend.aDeparture({ seats: 2 })
  await bookWithCrypto(aBookingInput({ departureId, cryptoType: 'bitcoin' }), NOON)
  const input = aBookingInput({ departureId, idempotencyKey: 'twice' })
  await startCheckout(input, NOON)
  await startCheckout(input, NOON)
  await backend.query(`
    WITH payment AS (
      INSERT INTO money_movements (id, booking_id, kind, payment_id, method, cents, at)
      SELECT id, id, 'payment', id, 'card', total_cents, now() FROM bookings WHERE payment_method = 'card'
      RETURNING id, booking_id, cents
    )
    INSERT INTO refunds (id, booking_id, payment_id, cents, reason, state, due_at, created_at)
    SELECT id, booking_id, id, cents, 'cancelled', 'due', now(), now() FROM payment`)
  await backend.query(
    `UPDATE emails SET created_at = now() - interval '90 seconds' WHERE kind LIKE '%-guest'`,
  )
  await backend.query(`UPDATE emails SET failed_at = now() WHERE kind LIKE '%-operator'`)
  await backend.query(`INSERT INTO book_checks (night, checked_at, findings, stripe)
    VALUES ('2026-12-01', now(), 0, 'compared'), ('2026-12-02', '2026-12-02T02:47Z', 3, 'away')`)
  await book(aCall('POST', '/api/crypto-bookings', {}))
  const told = await figures()
  expect(told).toMatchObject({
    'lumi_holds_total{payment="crypto"}': 1,
    'lumi_holds_total{payment="card"}': 1,
    'lumi_bookings{payment="crypto",state="awaiting_payment"}': 1,
    'lumi_bookings{payment="card",state="hold"}': 1,
    'lumi_refusals_total{code="invalid"}': 1,
    lumi_emails_waiting: 1,
    lumi_emails_given_up: 2,
    lumi_refunds_waiting: 1,
    lumi_books_findings: 3,
    lumi_books_checked_timestamp_seconds: Date.UTC(2026, 11, 2, 2, 47) / 1000,
    lumi_database_up: 1,
    'lumi_pool_waiting{pool="money"}': 0,
    'lumi_pool_taken{pool="money"}': 0,
  })
  expect(told.lumi_emails_oldest_waiting_seconds).toBeGreaterThanOrEqual(89)
  expect(told.process_resident_memory_bytes).toBeGreaterThan(0)
})

test('the last sign of a worker, the oldest due job and the last run of each scheduled task are shown', async () => {
  await backend.query('DELETE FROM workers')
  expect(await figures()).toMatchObject({ lumi_worker_seen_timestamp_seconds: 0 })
  await backend.query(`INSERT INTO workers VALUES ('old', '2026-12-01T10:00Z'), ('new', '2026-12-01T10:02Z')`)
  const startedAt = Date.now() / 1000
  await lapseOverdue(new Date())
  await backend.query(`SELECT graphile_worker.add_job('pay_refund', run_at := now() - interval '2 minutes')`)
  const told = await figures()
  expect(told).toMatchObject({
    lumi_worker_seen_timestamp_seconds: Date.UTC(2026, 11, 1, 10, 2) / 1000,
    lumi_database_writable: 1,
    lumi_replication_slot_retained_bytes: 0,
  })
  expect(told['lumi_task_run_timestamp_seconds{task="lapse_overdue"}']).toBeGreaterThan(startedAt - 1)
  expect(told.lumi_jobs_oldest_due_seconds).toBeGreaterThanOrEqual(119)
})

test('a job that runs, is not due yet, or failed for good does not wait for a worker', async () => {
  await backend.query(`
    DELETE FROM graphile_worker._private_jobs;
    SELECT graphile_worker.add_job('pay_refund', run_at := now() - interval '1 hour') FROM generate_series(1, 2);
    SELECT graphile_worker.add_job('pay_refund', run_at := now() + interval '1 hour');
    UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'a' WHERE id = (
      SELECT min(id) FROM graphile_worker._private_jobs);
    UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE run_at < now() AND locked_at IS NULL`)
  expect(await figures()).toMatchObject({ lumi_jobs_oldest_due_seconds: 0 })
})

test('a database that accepts no writes is shown as such', async () => {
  const [{ name } = { name: '' }] = await backend.query<{ name: string }>('SELECT current_database() AS name')
  await backend.query(`ALTER DATABASE "${name}" SET default_transaction_read_only = on`)
  await closeDatabase()
  expect(await figures()).toMatchObject({ lumi_database_up: 1, lumi_database_writable: 0 })
  await backend.query(`ALTER DATABASE "${name}" RESET default_transaction_read_only`)
  await closeDatabase()
})

test('the build that runs is shown, and none in development', async () => {
  const folder = aFolder()
  recordBuild(folder)
  expect(Object.keys(await figures()).filter((name) => name.startsWith('lumi_build'))).toEqual([])
  writeFileSync(path.join(folder, 'BUILD_ID'), 'Ab1_x\n')
  recordBuild(folder)
  expect(await figures()).toMatchObject({ 'lumi_build_info{build_id="Ab1_x"}': 1 })
})

test('counters that alarms watch start at zero', async () => {
  const told = await figures()
  expect(told).toMatchObject({
    'lumi_webhook_events_total{type="refund.failed",outcome="failed"}': 0,
    'lumi_refusals_total{code="payment_provider_error"}': 0,
  })
})

test('deliveries of Stripe are counted by outcome, and how long they were under way', async () => {
  const createdAt = new Date(Date.now() - 7000)
  const update = {
    kind: 'payment_news',
    paymentIntentId: 'pi_of_nobody',
    objectId: 'du_of_nobody',
  } as const
  const event = { id: 'evt_metrics', type: 'charge.dispute.created', createdAt, update }
  await handlePaymentEvent(event, NOON)
  await handlePaymentEvent(event, NOON)
  await handleWebhook(new Request('https://lumi.example.com/', { method: 'POST', body: '{}' }))
  const payload = JSON.stringify({
    ...{ id: 'evt_bad', object: 'event', type: 'charge.dispute.created' },
    ...{ created: Math.floor(Date.now() / 1000), data: { object: { payment_intent: 7 } } },
  })
  expectLog()
  const headers = { 'stripe-signature': await aSigner('whsec_desk').sign(payload) }
  await handleWebhook(new Request('https://lumi.example.com/', { method: 'POST', body: payload, headers }))
  const told = await figures()
  expect(told).toMatchObject({
    'lumi_webhook_events_total{type="charge.dispute.created",outcome="handled"}': 1,
    'lumi_webhook_events_total{type="charge.dispute.created",outcome="repeated"}': 1,
    'lumi_webhook_events_total{type="unknown",outcome="untrusted"}': 1,
    'lumi_webhook_events_total{type="unknown",outcome="failed"}': 1,
    lumi_webhook_lag_seconds_count: 1,
  })
  expect(told.lumi_webhook_lag_seconds_sum).toBeGreaterThanOrEqual(7)
})

test('there is nothing else on that port, and a port that is taken does not stop the site', async () => {
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404)
  const log = expectLog()
  const second = startMetricsServer()
  while (log.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  expect(log).toHaveBeenCalledWith(expect.stringContaining('"code":"EADDRINUSE"'))
  await second.stop()
})

test('while the database is away the answer comes all the same, says so, and makes nothing up', async () => {
  const nobody = await getPort()
  const url = process.env.DATABASE_URL
  await closeDatabase()
  process.env.DATABASE_URL = `postgresql://app:app@127.0.0.1:${nobody}/app`
  const away = await figures()
  expect(away).toMatchObject({ lumi_database_up: 0, 'lumi_holds_total{payment="card"}': 1 })
  const kept = /^lumi_(build|clock|database_up|holds|http|pool|refusals|stripe|webhook)/
  expect(Object.keys(away).filter((name) => name.startsWith('lumi_') && !kept.test(name))).toEqual([])
  await closeDatabase()
  process.env.DATABASE_URL = url
  expect(await figures()).toMatchObject({ lumi_database_up: 1, lumi_emails_waiting: 1 })
})

test('a database that hangs holds nobody up, and is asked one question at a time', async () => {
  await backend.query('BEGIN')
  await backend.query('LOCK TABLE emails IN ACCESS EXCLUSIVE MODE')
  const told = await Promise.all([figures(), figures(), figures()])
  expect(told.map(({ lumi_database_up: up }) => up)).toEqual([0, 0, 0])
  const [waiting] = await backend.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  expect(waiting?.n).toBe(1)
  await backend.query('COMMIT')
})
