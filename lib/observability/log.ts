import 'server-only'
import pino, { type Logger } from 'pino'
import { logLevel } from '@/lib/env'
import { currentRequestContext } from '@/lib/observability/request-context'
import { describeError } from '@/lib/observability/describe-error'
import { redactEmailAddresses } from '@/lib/observability/redact-email-addresses'

/** Fields with personal data. No line contains them on purpose; any that gets in by mistake is redacted. */
const PERSONAL = [
  ...['name', 'email', 'phone', 'message', 'destination', 'additionalInfo', 'specialRequests', 'health'],
  ...[
    'customerName',
    'customerEmail',
    'customerPhone',
    'recipients',
    'replyTo',
    'facts',
    'to',
    'text',
    'html',
  ],
  ...['authorization', 'cookie', 'url', 'body'],
]

/** The log's destination: standard output, written synchronously so that nothing is lost when the process ends. */
export const logDestination = pino.destination({ dest: 1, sync: true })

/** For commands, which print their results to standard output: logs only warnings and errors, to standard error. */
export function logToStandardError(): void {
  Object.assign(logDestination, { fd: 2 })
  if (log().isLevelEnabled('info')) log().level = 'warn'
}

let logger: Logger | undefined

/**
 * The log: one line of JSON per entry. An entry says what happened and to which record, by our own id, and never names
 * a person; pass errors as `err`. Entries written during a request carry its id.
 */
export function log(): Logger {
  return (logger ??= pino(
    {
      level: logLevel(),
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      mixin: () => ({ requestId: currentRequestContext()?.id }),
      serializers: { err: describeError },
      redact: { paths: PERSONAL.flatMap((field) => [field, `*.${field}`]), remove: true },
      hooks: { streamWrite: redactEmailAddresses },
    },
    logDestination,
  ))
}
