import { spawnSync } from 'node:child_process'
import path from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { type Sales } from '@/tools/drills/buyers'
import { type Finding } from '@/tools/drills/check'
import { type ReleaseMachine } from '@/tools/drills/release-machine'

const sessionsSchema = z.array(
  z.object({ payment_status: z.string(), client_reference_id: z.string().nullable() }),
)
const refundsSchema = z.array(z.unknown())

/** Compare what buyers saw with the database and with what was paid. */
export async function compareBooks(
  machine: ReleaseMachine,
  { confirmed }: Pick<Sales, 'confirmed'>,
): Promise<Finding> {
  const rows = await query<{ reference: string; state: string }>(
    machine,
    `SELECT reference, state FROM bookings WHERE customer_email LIKE 'buyer.%@example.com'`,
  )
  const booked = rows.filter(({ state }) => state === 'confirmed').map(({ reference }) => reference)
  const emails = await query(
    machine,
    `SELECT customer_email FROM bookings WHERE customer_email LIKE 'buyer.%@example.com'
     GROUP BY customer_email HAVING count(*) > 1`,
  )
  const sessions = sessionsSchema.parse(await readStripe(machine, 'sessions'))
  const paid = sessions.filter((session) => session.payment_status === 'paid').length
  const refunds = refundsSchema.parse(await readStripe(machine, 'refunds')).length
  const lost = confirmed.filter((reference) => !booked.includes(reference)).length
  const check = checkBooks(machine)
  return {
    seen: `${booked.length} booked, ${paid} paid, ${refunds} refunded, ${emails.length} doubled, ${lost} lost; ./ops check: ${check}`,
    isGood:
      lost === 0 &&
      emails.length === 0 &&
      refunds === 0 &&
      new Set([booked.length, rows.length, paid, confirmed.length, sessions.length]).size === 1 &&
      check === 'exit 0',
  }
}

/** The running release's own look at seats, money, documents, e-mails and Stripe. */
function checkBooks({ host, opsEnv }: ReleaseMachine): string {
  const { status, stdout, stderr } = spawnSync('./ops', ['check', '--stripe'], {
    cwd: path.join(host.folder, 'running', String(host.sitePorts[0])),
    env: Object.assign(Object.create(null), opsEnv),
    encoding: 'utf8',
  })
  return `exit ${status}${status ? `: ${stdout} ${stderr}` : ''}`
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

async function readStripe({ stripeUrl }: ReleaseMachine, what: string): Promise<unknown> {
  return (await fetch(`${stripeUrl}/__test/${what}`)).json()
}
