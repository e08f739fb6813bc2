import { log } from '@/lib/observability/log'

/**
 * How long a stop may take: longer than any response (`withDeadline`). Work that is unfinished then is redone by another
 * process. Service managers must wait a little longer, such as 40 s.
 */
const DEADLINE_MS = 25_000

/**
 * Under npm, one Ctrl-C arrives twice: from the terminal, and again from npm. Two signals within this time count as
 * one.
 */
const SAME_PRESS_MS = 500

type Stopping = {
  /** Tells proxies to send nothing more; resolves when they have noticed. */
  readonly leave?: () => Promise<unknown>
  /** Resolves when the running work is finished. */
  readonly finish: () => Promise<unknown>
  readonly deadlineMs?: number
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/**
 * When the process is asked to stop, finish the running work and exit with code 0. Exit with 1 if that takes too long,
 * or immediately if it is asked again. Ctrl-C skips `leave`.
 */
export function stopGracefullyOnSignal(stopping: Stopping): void {
  let askedAt: number | null = null
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (askedAt === null) {
        askedAt = performance.now()
        void stop(stopping, signal)
      } else if (performance.now() - askedAt > SAME_PRESS_MS) {
        process.exit(1)
      }
    })
  }
}

async function stop(
  { leave, finish, deadlineMs = DEADLINE_MS }: Stopping,
  signal: NodeJS.Signals,
): Promise<void> {
  log().info('stopping: what is under way is finished')
  setTimeout(() => {
    log().warn('stopped before all that was under way was finished')
    process.exit(1)
  }, deadlineMs).unref()
  try {
    if (signal !== 'SIGINT') await leave?.()
    await finish()
    log().info('stopped')
    process.exit(0)
  } catch (err) {
    log().error({ err }, 'stopped with an error')
    process.exit(1)
  }
}
