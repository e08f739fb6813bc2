import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import { type ChangeEffect } from '@/lib/booking/changes/change-effect'
import { RefusedCommandError, UsageError } from '@/lib/commands/failures'
import { type ConfirmationOptions } from '@/lib/commands/subcommand'
import { effectLine } from '@/lib/words/changes/effect-line'

type Change = {
  readonly preview: readonly string[]
  /** The effect on guests; omitted if the change affects none. */
  readonly effect?: ChangeEffect
  /** Makes the change. Returns what was done, one line per booking or departure. */
  readonly act: () => Promise<readonly string[]>
}

/** Printed last by every dry run. */
export const DRY_RUN_NOTE = 'Nothing was done: this was a dry run.'

const NO_EFFECT: ChangeEffect = { guests: 0, emails: 0 }

/**
 * Carry out a change that its command has found possible: show its effects, ask for confirmation, make the change.
 * `--dry-run` stops before the question, `--yes` skips it, and `--json` requires one of the two. Throws `UsageError` if
 * there is nobody to answer, `RefusedCommandError` if the answer is no.
 */
export async function confirmAndRun(
  { preview, effect = NO_EFFECT, act }: Change,
  { yes, dryRun, json }: ConfirmationOptions,
): Promise<void> {
  const isAsked = !yes && !dryRun
  if (isAsked && (json || !process.stdin.isTTY)) throw new UsageError('Nothing was done: say --yes to do it.')
  if (json) {
    const done = dryRun ? null : await act()
    return console.log(JSON.stringify({ preview, effect, done }, null, 2))
  }
  for (const line of [...preview, effectLine(effect)]) console.log(line)
  if (dryRun) return console.log(DRY_RUN_NOTE)
  if (isAsked) await ask()
  for (const line of await act()) console.log(line)
}

/** Say that there is nothing to do, as text or in the JSON form of a change. */
export function printNothingToDo(lines: readonly string[], { dryRun, json }: ConfirmationOptions): void {
  const answer = { preview: lines, effect: NO_EFFECT, done: dryRun ? null : [] }
  console.log(json ? JSON.stringify(answer, null, 2) : lines.join('\n'))
}

async function ask(): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  // Ctrl-C and Ctrl-D close the terminal; without this handler, the question would stay pending forever.
  const ended = once(terminal, 'close').then(() => '')
  const answer = await Promise.race([terminal.question('Go ahead? Type yes: '), ended])
  terminal.close()
  if (answer.trim().toLowerCase() !== 'yes') throw new RefusedCommandError('Nothing was done.')
}
