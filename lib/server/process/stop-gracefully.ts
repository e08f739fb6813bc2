import { log } from '@/lib/observability/log'

/** Docker kills after 10 seconds; another process then finishes the rest. */
const DEADLINE_MS = 9_000

/** Ctrl-C reaches a program started by npm twice: from the terminal, and through npm. */
const SAME_PRESS_MS = 500

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/**
 * When the process is asked to stop, finish running work and exit with code 0; with 1 if something takes too long, or
 * immediately if asked again.
 *
 * @param finish  resolves when running work is finished
 */
export function stopGracefully(finish: () => Promise<unknown>): void {
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
