import { createInterface } from 'node:readline/promises'

/** The command was called wrongly: its message is for the operator, and the exit code is 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/**
 * Ask before an irreversible action: continue with `--yes`, or when the person at the terminal types yes. Throws
 * otherwise; `UsageError` where there is no terminal.
 */
export async function askConfirmation(args: readonly string[]): Promise<void> {
  if (args.includes('--yes')) return
  if (!process.stdin.isTTY) throw new UsageError('Nothing is done yet: say --yes to do it.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Do it? Write yes: ').finally(() => terminal.close())
  if (answer.trim().toLowerCase() !== 'yes') throw new Error('Nothing is done.')
}
