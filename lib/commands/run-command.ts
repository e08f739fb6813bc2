import { failureOf } from '@/lib/commands/failures'
import { joinLines } from '@/lib/commands/join-lines'
import { actAs } from '@/lib/db/history/actor'
import { closeDatabase, withPool } from '@/lib/db/client'
import { measureClock, now } from '@/lib/db/clock'
import { reachDatabase } from '@/lib/db/connection/reach-database'
import { logToStandardError } from '@/lib/observability/log'

/**
 * Run a program that a person or a script waits for, to its end. A failure is one line on standard error, and the exit
 * code that `failureOf` gives it.
 */
export async function runProgram(program: () => Promise<unknown>): Promise<void> {
  endQuietlyWithReader(process.stdout)
  logToStandardError()
  try {
    await actAs('command', () => withPool('background', program))
  } catch (error) {
    const { line, exitCode } = failureOf(error)
    if (line) console.error(joinLines(line, '; '))
    process.exitCode = exitCode
  } finally {
    await closeDatabase()
  }
}

/** Run one piece of work on the database, by its clock. */
export function runCommand(command: (now: Date) => Promise<void>): Promise<void> {
  return runProgram(async () => {
    await connect()
    await command(now())
  })
}

/** Reach the database, and take over its clock. Throws what `failureOf` calls an exit code 3. */
export async function connect(): Promise<void> {
  await reachDatabase()
  await measureClock()
}

/**
 * `ops … | head -1` has read enough when its pipe closes. What is under way must still come to its end, so the rest of
 * the answer goes nowhere, and the exit code stays what it is.
 */
function endQuietlyWithReader(stream: NodeJS.WriteStream): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}
