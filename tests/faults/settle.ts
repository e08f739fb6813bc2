import { setTimeout as pause } from 'node:timers/promises'
import { eventually } from '@/tests/faults/eventually'
import { healthOf } from '@/tests/faults/health-watch'
import { type Stage } from '@/tests/faults/stage'

const PATIENCE_MS = 60_000
/** Longer than sending one letter takes here. */
const QUIET_MS = 6_000

/** Wait until everything that must follow has followed: both sites well, payments settled, refunds made, letters sent. */
export async function settle(stage: Stage): Promise<void> {
  for (const { url } of stage.sites) {
    await eventually(async () => {
      const status = await healthOf(url)
      return status === 200 ? null : `health of ${url} is ${status}`
    }, PATIENCE_MS)
  }
  await eventually(() => unsettled(stage), PATIENCE_MS)
  await eventually(() => unsent(stage), QUIET_MS).catch(async () => {
    await freeAbandonedLetters(stage)
    await eventually(() => unsent(stage), PATIENCE_MS)
  })
}

/** Payments that the site has not taken note of, and refunds that it has not made. */
async function unsettled({ query, stripe }: Stage): Promise<string | null> {
  const paid = (await stripe.sessions()).filter((session) => session.payment_status === 'paid')
  const rows = await query<{ session_id: string }>(
    `SELECT session_id FROM checkouts WHERE state IN ('paid', 'refunded')`,
  )
  const settled = new Set(rows.map((row) => row.session_id))
  const open = paid.filter(({ id }) => !settled.has(id))
  if (open.length > 0) return `${open.length} payments are not settled, such as ${open[0]?.id}`
  const due = await query(`SELECT 1 FROM checkouts WHERE state = 'refund_due'`)
  return due.length > 0 ? `${due.length} refunds are due` : null
}

async function unsent({ query }: Stage): Promise<string | null> {
  const waiting = await query('SELECT 1 FROM letters WHERE sent_at IS NULL')
  return waiting.length > 0 ? `${waiting.length} letters wait` : null
}

/**
 * A dead worker's claim on a letter runs out after minutes, and pauses after refusals grow to an hour: no test waits so
 * long. What nobody has touched for a while is nobody's, and is made due now.
 */
async function freeAbandonedLetters({ query }: Stage): Promise<void> {
  const look = () =>
    query<{ id: string; next_try_at: string }>(
      'SELECT id, next_try_at::text FROM letters WHERE sent_at IS NULL AND next_try_at > now()',
    )
  const before = await look()
  await pause(QUIET_MS)
  for (const { id, next_try_at: then } of before) {
    await query('UPDATE letters SET next_try_at = now() WHERE id = $1 AND next_try_at::text = $2', [id, then])
  }
}
