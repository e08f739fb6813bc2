import 'server-only'
import { randomBytes } from 'node:crypto'
import { referenceFrom } from '@/lib/booking/reference'
import { dueAfterUndo, type UndoableName, undoWindow } from '@/lib/booking/undo'
import { commandUser } from '@/lib/db/history/actor'
import { type Db } from '@/lib/db/client'
import { addCommand, findCommand, type StoredCommand } from '@/lib/db/history/commands'
import { schedule } from '@/lib/queue/enqueue'

/** How a command that can be undone is called. */
export type CommandCall = {
  readonly name: UndoableName
  /** Nothing waits, and nothing can be undone. */
  readonly isAtOnce: boolean
}

/** A command under way: what it sends and returns waits until `dueAt`. */
export type OpenCommand = {
  readonly id: string
  readonly undoUntil: Date
  readonly dueAt: Date
}

/** A command that can still be undone, for what is done along with it later. */
export function openCommandOf({ id, undoUntil }: StoredCommand): OpenCommand {
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

/** Four letters that are not mistaken for others when they are typed. */
async function freeId(db: Db): Promise<string> {
  const id = referenceFrom(randomBytes(24)).slice(-4)
  return (await findCommand(db, id)) ? freeId(db) : id
}
