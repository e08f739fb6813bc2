import { CommanderError } from 'commander'
import { joinLines } from '@/lib/commands/join-lines'
import { describeDatabaseOutage } from '@/lib/db/connection/describe-database-outage'
import { EnvError } from '@/lib/env'
import { PaymentProviderError } from '@/lib/stripe/client'

/** The command was used incorrectly: exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** A rule does not allow the command, and nothing has changed: exit code 1. */
export class RefusedCommandError extends Error {
  override name = 'RefusedCommandError'
}

/** Something that the command needs is unavailable, as its message says: exit code 3. */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
}

/** A failed command: the line to print, or one for each wrong option, and the exit code for scripts. */
export type Failure = { readonly line: string; readonly exitCode: 0 | 1 | 2 | 3 }

/**
 * Exit codes: 0 after `--help`; 1 for a refusal or a bug in our code; 2 for incorrect usage; 3 if the settings, the
 * database or Stripe cannot be used.
 */
export function toCommandFailure(error: unknown): Failure {
  // Commander has already printed its own message.
  if (error instanceof CommanderError) return { line: '', exitCode: error.exitCode === 0 ? 0 : 2 }
  if (error instanceof UsageError) return { line: error.message, exitCode: 2 }
  const { line, exitCode } = describeFailure(error)
  return { line: joinLines(line, '; '), exitCode }
}

function describeFailure(error: unknown): Failure {
  if (error instanceof RefusedCommandError) return { line: error.message, exitCode: 1 }
  if (error instanceof UnavailableError) return { line: error.message, exitCode: 3 }
  if (error instanceof EnvError)
    return { line: `The settings cannot be used: ${error.message}. See .env.example.`, exitCode: 3 }
  if (error instanceof PaymentProviderError)
    return { line: `Stripe refused, or did not answer: ${error.message}`, exitCode: 3 }
  const away = describeDatabaseOutage(error)
  if (away) return { line: away, exitCode: 3 }
  return { line: error instanceof Error ? error.message : String(error), exitCode: 1 }
}
