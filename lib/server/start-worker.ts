import { deliverLetters } from '@/lib/desk/deliver-letters'
import { forgetOutdatedPeople } from '@/lib/desk/forget-outdated'
import { payRefunds } from '@/lib/desk/pay-refunds'
import { lapseOverdue, settleStaleCheckouts } from '@/lib/desk/settle-overdue'
import { log } from '@/lib/log/log'
import { sweepCounts } from '@/lib/desk/sweep-counts'

type Chore = {
  readonly name: string
  readonly pauseMs: number
  readonly run: (now: Date, stopping: AbortSignal) => Promise<unknown>
}

/** Each has its own rhythm, so that a slow Stripe never delays a letter. */
const CHORES: readonly Chore[] = [
  {
    name: 'deliver letters',
    pauseMs: 1_000,
    run: (_now, stopping) => deliverLetters(() => new Date(), stopping),
  },
  { name: 'pay refunds', pauseMs: 2_000, run: payRefunds },
  { name: 'lapse overdue bookings', pauseMs: 5_000, run: lapseOverdue },
  { name: 'forget outdated people', pauseMs: 24 * 3_600_000, run: forgetOutdatedPeople },
  { name: 'sweep old counts', pauseMs: 24 * 3_600_000, run: sweepCounts },
  { name: 'settle stale checkouts', pauseMs: 10_000, run: settleStaleCheckouts },
]

/** Pause after a chore failed as a whole, as while the database is away. */
const FAILED_PAUSE_MS = 5_000

export type Worker = {
  /** Answers when what is under way is done. */
  readonly stop: () => Promise<void>
}

/** Do what must follow bookings, over and over. Any number of workers may share one database. */
export function startWorker(): Worker {
  const stopping = new AbortController()
  const loops = CHORES.map((chore) => repeat(chore, stopping.signal))
  return {
    async stop() {
      stopping.abort()
      await Promise.all(loops)
    },
  }
}

async function repeat({ name, pauseMs, run }: Chore, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const isDone = await run(new Date(), signal).then(
      () => true,
      (error: unknown) => {
        log().error({ err: error }, `could not ${name}, will try again`)
        return false
      },
    )
    await pause(isDone ? pauseMs : FAILED_PAUSE_MS, signal)
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done, { once: true })
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
}
