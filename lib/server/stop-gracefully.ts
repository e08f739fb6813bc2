import { log } from '@/lib/observability/log'

/** Docker kills after 10 seconds, and what was not finished then is finished by whoever comes next. */
const DEADLINE_MS = 9_000

/** Ctrl-C reaches a program that npm started twice: from the terminal, and through npm. */
const SAME_PRESS_MS = 500

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/**
 * Finish what is under way when the process is asked to stop, and end with exit code 0; with 1 when something takes too
 * long, or at once when asked again.
 *
 * @param finish  answers when what is under way is done
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
