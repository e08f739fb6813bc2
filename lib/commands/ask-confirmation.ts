import { createInterface } from 'node:readline/promises'

/** The command was called wrongly: its message is for the operator, and the exit code is 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/**
 * Before something that cannot be undone: go on when `--yes` was said, or when the person at the terminal says yes.
 * Throws otherwise, `UsageError` where there is no terminal to ask at.
 */
export async function askConfirmation(args: readonly string[]): Promise<void> {
  if (args.includes('--yes')) return
  if (!process.stdin.isTTY) throw new UsageError('Nothing is done yet: say --yes to do it.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Do it? Write yes: ').finally(() => terminal.close())
  if (answer.trim().toLowerCase() !== 'yes') throw new Error('Nothing is done.')
}
