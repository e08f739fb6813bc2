import 'server-only'
import { Logger } from 'graphile-worker'
import { log } from '@/lib/observability/log'

/** The complaints of the queue's engine, as lines of our log: an error's kind and place, and none of its words. */
export function workerLogger(): Logger {
  return new Logger(({ label }) => (level, _message, meta) => {
    // A job that failed is told of with its name by `tasksOf`.
    if (meta?.failure) return
    if (level === 'error') log().error({ err: meta?.error, engine: label }, 'job queue in trouble')
    else if (level === 'warning') log().warn({ err: meta?.error, engine: label }, 'job queue warns')
  })
}
