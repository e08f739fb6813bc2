import 'server-only'
import { type UndoableCommand } from '@/lib/contract/operator-page'
import { type StoredCommand } from '@/lib/db/history/commands'
import { undoCommand } from '@/lib/use-cases/changes/undo-command'
import { undoableCommandText } from '@/lib/words/changes/undo-text'

/** Find the command that a page offers to undo; null if it can no longer be undone. Rule: undo (docs/rules.md) */
export async function findUndoOffer(
  command: StoredCommand | null,
  now: Date,
): Promise<UndoableCommand | null> {
  if (!command || (await undoCommand.preview(command.id, now)).kind !== 'undone') return null
  return { what: undoableCommandText(command.name), by: command.userName, until: command.undoUntil }
}
