import { createInterface } from 'node:readline/promises'

/** The command was called wrongly: its message is for the operator, and the exit code is 2. */
export class WrongUse extends Error {
  override name = 'WrongUse'
}

/**
 * Before something that cannot be undone: go on when `--yes` was said, or when the person at the terminal says yes.
 * Throws otherwise, `WrongUse` where there is no terminal to ask at.
 */
export async function goOn(args: readonly string[]): Promise<void> {
  if (args.includes('--yes')) return
  if (!process.stdin.isTTY) throw new WrongUse('Nothing is done yet: say --yes to do it.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Do it? Write yes: ').finally(() => terminal.close())
  if (answer.trim().toLowerCase() !== 'yes') throw new Error('Nothing is done.')
}
