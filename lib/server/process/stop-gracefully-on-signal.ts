import { log } from '@/lib/observability/log'

/** Docker kills a process after 10 seconds. Another process then finishes the remaining work. */
const DEADLINE_MS = 9_000

/**
 * Under npm, one Ctrl-C arrives twice: from the terminal, and again from npm. Two signals within this time count as
 * one.
 */
const SAME_PRESS_MS = 500

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/**
 * When the process is asked to stop, finish the running work and exit with code 0. Exit with 1 if that takes too long,
 * or immediately on a second request to stop.
 *
 * @param finish  resolves when the running work is finished
 */
export function stopGracefullyOnSignal(finish: () => Promise<unknown>): void {
  let askedAt: number | null = null
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (askedAt === null) {
        askedAt = performance.now()
        void stop(finish)
      } else if (performance.now() - askedAt > SAME_PRESS_MS) {
        process.exit(1)
      }
    })
  }
}

async function stop(finish: () => Promise<unknown>): Promise<void> {
  log().info('stopping: what is under way is finished')
  setTimeout(() => {
    log().warn('stopped before all that was under way was finished')
    process.exit(1)
  }, DEADLINE_MS).unref()
  try {
    await finish()
    log().info('stopped')
    process.exit(0)
  } catch (err) {
    log().error({ err }, 'stopped with an error')
    process.exit(1)
  }
}
