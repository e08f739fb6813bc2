import 'server-only'
import { randomBytes } from 'node:crypto'
import { referenceFrom } from '@/lib/booking/reference'
import { dueAfterUndo, type UndoableName, undoWindow } from '@/lib/booking/changes/undo'
import { commandUser } from '@/lib/db/history/actor'
import { type Db } from '@/lib/db/client'
import { addCommand, findCommand, type StoredCommand } from '@/lib/db/history/commands'
import { schedule } from '@/lib/queue/enqueue'

/** How to run a command that can be undone. */
export type CommandCall = {
  readonly name: UndoableName
  /** Nothing is delayed, so nothing can be undone. */
  readonly isAtOnce: boolean
}

/** A running command: its e-mails and refunds wait until `dueAt`. */
export type OpenCommand = {
  readonly id: string
  readonly undoUntil: Date
  readonly dueAt: Date
}

/** Reopen a command that can still be undone, to add later work to it. */
export function toOpenCommand({ id, undoUntil }: StoredCommand): OpenCommand {
  return { id, undoUntil, dueAt: dueAfterUndo(undoUntil) }
}

/** Begin a command in the transaction that carries it out. Rule: undo (docs/rules.md) */
export async function beginCommand(db: Db, { name, isAtOnce }: CommandCall, now: Date): Promise<OpenCommand> {
  const { undoUntil, dueAt } = isAtOnce ? { undoUntil: now, dueAt: now } : undoWindow(now)
  const id = await freeId(db)
  await addCommand(db, {
    id,
    name,
    userName: commandUser(),
    at: now,
    undoUntil,
    endedAt: isAtOnce ? now : null,
  })
  if (!isAtOnce) await schedule(db, 'end_command', id, dueAt)
  return { id, undoUntil, dueAt }
}

/** Generate an unused id of four letters that are hard to mistype. */
async function freeId(db: Db): Promise<string> {
  const id = referenceFrom(randomBytes(24)).slice(-4)
  return (await findCommand(db, id)) ? freeId(db) : id
}
