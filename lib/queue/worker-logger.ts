import 'server-only'
import { Logger } from 'graphile-worker'
import { log } from '@/lib/observability/log'

/** What the queue's engine complains of, as lines of our log: the error's kind and place, and none of its sentences. */
export function workerLogger(): Logger {
  return new Logger(({ label }) => (level, _message, meta) => {
    // A job that failed is told of with its name by `tasksOf`.
    if (meta?.failure) return
    if (level === 'error') log().error({ err: meta?.error, engine: label }, 'job queue in trouble')
    else if (level === 'warning') log().warn({ err: meta?.error, engine: label }, 'job queue warns')
  })
}
