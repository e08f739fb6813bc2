import 'server-only'
import { undoableWords } from '@/lib/booking/undo'
import { type UndoableCommand } from '@/lib/contract/operator-page'
import { type StoredCommand } from '@/lib/db/commands'
import { undoCommand } from '@/lib/use-cases/changes/undo-command'

/** What a page offers to undo: only what would be undone now. Rule: undo (docs/rules.md) */
export async function undoOnPage(command: StoredCommand | null, now: Date): Promise<UndoableCommand | null> {
  if (!command || (await undoCommand.preview(command.id, now)).kind !== 'undone') return null
  return { what: undoableWords(command.name), by: command.userName, until: command.undoUntil }
}
