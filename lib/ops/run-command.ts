import { closeDatabase } from '@/lib/db/client'

/** Run a command to its end. A failure is one clear line and exit code 1. */
export async function runCommand(command: (now: Date) => Promise<void>): Promise<void> {
  try {
    await command(new Date())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    await closeDatabase()
  }
}
