import { closeDatabase, withPool } from '@/lib/db/client'
import { measureClock, now } from '@/lib/db/clock'
import { logBesideAnswers } from '@/lib/observability/log'
import { UsageError } from '@/lib/commands/ask-confirmation'

/** Run a command to its end. A failure is one clear line and exit code 1; 2 when it was called wrongly. */
export async function runCommand(command: (now: Date) => Promise<void>): Promise<void> {
  logBesideAnswers()
  try {
    await withPool('background', async () => {
      await measureClock()
      await command(now())
    })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = error instanceof UsageError ? 2 : 1
  } finally {
    await closeDatabase()
  }
}
