import { toCommandFailure } from '@/lib/commands/failures'
import { actAs } from '@/lib/db/history/actor'
import { closeDatabase, withPool } from '@/lib/db/client'
import { measureClockOffset, now } from '@/lib/db/clock'
import { assertDatabaseReachable } from '@/lib/db/connection/assert-database-reachable'
import { logToStandardError } from '@/lib/observability/log'

/**
 * Run a program for a user or a script. A failure is printed on standard error, with the exit code from
 * `toCommandFailure`.
 */
export async function runCliProgram(program: () => Promise<unknown>): Promise<void> {
  ignoreClosedPipe(process.stdout)
  logToStandardError()
  try {
    await actAs('command', () => withPool('background', program))
  } catch (error) {
    const { line, exitCode } = toCommandFailure(error)
    if (line) console.error(line)
    process.exitCode = exitCode
  } finally {
    await closeDatabase()
  }
}

/** Connect to the database, run a command at the database's time, and disconnect. */
export function runCommand(command: (now: Date) => Promise<void>): Promise<void> {
  return runCliProgram(async () => {
    await connectToDatabase()
    await command(now())
  })
}

/**
 * Connect to the database and use its clock. If that fails, throws an error for which `toCommandFailure` gives exit code 3.
 */
export async function connectToDatabase(): Promise<void> {
  await assertDatabaseReachable()
  await measureClockOffset()
}

/**
 * In `ops … | head -1` the reader closes the pipe early. Work in progress must still finish, so the rest of the output
 * is discarded, and the exit code does not change.
 */
function ignoreClosedPipe(stream: NodeJS.WriteStream): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}
