import { helsinkiTime } from '@/lib/calendar/day'
import { commandLine } from '@/lib/contract/command-line'

/** How to undo the change; empty if it can't be undone. */
export function undoLine(
  command: { readonly id: string; readonly undoUntil: Date } | undefined,
  now: Date,
): readonly string[] {
  if (!command) return []
  if (command.undoUntil <= now) return [`Command ${command.id}, which cannot be undone.`]
  const until = helsinkiTime(command.undoUntil)
  return [
    `E-mails and refunds wait until ${until}. To undo it until then: ${commandLine('undo', command.id)}`,
  ]
}
