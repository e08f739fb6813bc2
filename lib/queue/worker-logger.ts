import 'server-only'
import { Logger } from 'graphile-worker'
import { log } from '@/lib/observability/log'

/** Log the queue engine's complaints: an error's kind and place, without its message. */
export function workerLogger(): Logger {
  return new Logger(({ label }) => (level, _message, meta) => {
    // `toTaskList` already logs a failed job with its name.
    if (meta?.failure) return
    if (level === 'error') log().error({ err: meta?.error, engine: label }, 'job queue in trouble')
    else if (level === 'warning') log().warn({ err: meta?.error, engine: label }, 'job queue warns')
  })
}
