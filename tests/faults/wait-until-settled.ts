import { eventually } from '@/tests/support/eventually'
import { healthOf } from '@/tests/faults/health-watch'
import { type Stage } from '@/tests/faults/stage'

/** Longer than it takes, on a busy machine, to notice that a worker died and to redo its work. */
const TIMEOUT_MS = 300_000

/** Wait until all follow-up work is done: both sites healthy, payments settled, refunds made, e-mails sent. */
export async function settle(stage: Stage, timeoutMs = TIMEOUT_MS): Promise<void> {
  for (const { url } of stage.sites) {
    await eventually(async () => {
      const status = await healthOf(url)
      return status === 200 ? null : `health of ${url} is ${status}`
    }, TIMEOUT_MS)
  }
  await eventually(() => unsettled(stage), timeoutMs)
  await eventually(async () => {
    await sendEmailsNow(stage)
    return unsent(stage)
  }, timeoutMs)
}

/** Payments that the site has not recorded, and refunds that it has not made. */
async function unsettled({ query, stripe }: Stage): Promise<string | null> {
  const paid = (await stripe.sessions()).filter((session) => session.payment_status === 'paid')
  const rows = await query<{ session_id: string }>(`SELECT session_id FROM checkouts WHERE state = 'paid'`)
  const settled = new Set(rows.map((row) => row.session_id))
  const open = paid.filter(({ id }) => !settled.has(id))
  if (open.length > 0) return `${open.length} payments are not settled, such as ${open[0]?.id}`
  const due = await query(`SELECT 1 FROM refunds WHERE state = 'due'`)
  if (due.length > 0) return `${due.length} refunds are due`
  const asked = await query(`SELECT 1 FROM graphile_worker.jobs WHERE key LIKE 'follow_payment:%'`)
  return asked.length > 0 ? `${asked.length} payments have news` : null
}

/** Why not all e-mails are sent; null if they are. */
export async function unsent(stage: Stage): Promise<string | null> {
  const { length } = await waitingEmails(stage)
  return length > 0 ? `${length} e-mails wait` : null
}

export type WaitingEmail = { tries: number; last_error: string | null }

/** E-mails still to be sent, or failed; not those overtaken by another. */
export function waitingEmails({ query }: Stage): Promise<readonly WaitingEmail[]> {
  return query<WaitingEmail>(
    'SELECT tries, last_error FROM emails WHERE sent_at IS NULL AND overtaken_at IS NULL',
  )
}

/** Pauses after refusals grow to an hour, which no test waits for. Jobs that a worker is running are left alone. */
export async function sendEmailsNow({ query }: Stage): Promise<void> {
  await query(`UPDATE graphile_worker._private_jobs SET run_at = now()
    WHERE locked_at IS NULL AND run_at > now() AND key LIKE 'send_email:%'`)
}
