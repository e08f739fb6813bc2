import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Sales } from '@/tools/drills/buyers'
import { type Finding } from '@/tools/drills/check'
import { type ReleaseMachine } from '@/tools/drills/release-machine'
import { readStripe } from '@/tools/drills/stripe-view'
import { openWorld } from '@/tools/release/world'

const NOTHING_FOUND = 'nothing found'
const JOB_PAUSE_MS = 1_000
const JOB_TRIES = 240

/** Compare what buyers saw with the database and with what was paid. */
export async function compareBooks(
  machine: ReleaseMachine,
  { confirmed }: Pick<Sales, 'confirmed'>,
): Promise<Finding> {
  const rows = await query<{ reference: string }>(
    machine,
    `SELECT reference FROM bookings WHERE customer_email LIKE 'buyer.%@example.com' AND state = 'confirmed'`,
  )
  const booked = rows.map(({ reference }) => reference)
  const emails = await query(
    machine,
    `SELECT customer_email FROM bookings WHERE customer_email LIKE 'buyer.%@example.com'
     GROUP BY customer_email HAVING count(*) > 1`,
  )
  const { sessions, refunds } = await readStripe(machine.stripeUrl)
  const paid = sessions.filter((session) => session.payment_status === 'paid').length
  const lost = confirmed.filter((reference) => !booked.includes(reference)).length
  const check = await checkBooks(machine)
  return {
    seen: `${booked.length} booked, ${paid} paid, ${refunds.length} refunded, ${emails.length} doubled, ${lost} lost; ./ops check: ${check}`,
    isGood:
      lost === 0 &&
      emails.length === 0 &&
      refunds.length === 0 &&
      booked.length === paid &&
      check === NOTHING_FOUND,
  }
}

/** Run the release's own checks of seats, money, documents, e-mails and Stripe. */
async function checkBooks({ host }: ReleaseMachine): Promise<string> {
  const folder = path.join(host.folder, 'running', String(host.sitePorts[0]))
  const { code, stdout, stderr } = await openWorld(host).run(['sh', 'ops', 'check', '--stripe'], folder)
  return code === 0 ? NOTHING_FOUND : `exit ${code}: ${stdout} ${stderr}`.trim()
}

/** Wait until the worker has done everything that the bookings left to it, such as e-mails. */
export async function waitForJobs(machine: ReleaseMachine): Promise<Finding> {
  const began = performance.now()
  const due = 'SELECT count(*)::int AS due FROM graphile_worker.jobs WHERE run_at <= now()'
  let left = Infinity
  for (let tries = 0; tries < JOB_TRIES && left > 0; tries++) {
    await pause(JOB_PAUSE_MS)
    left = (await query<{ due: number }>(machine, due))[0]?.due ?? 0
  }
  return {
    seen: `${left} left after ${Math.round((performance.now() - began) / 1000)} s`,
    isGood: left === 0,
  }
}

export async function query<T extends pg.QueryResultRow>(
  { ownerUrl }: ReleaseMachine,
  sql: string,
): Promise<readonly T[]> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    return (await client.query<T>(sql)).rows
  } finally {
    await client.end()
  }
}
