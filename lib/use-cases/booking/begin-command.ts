import 'server-only'
import { randomBytes } from 'node:crypto'
import { toReference } from '@/lib/booking/reference'
import { dueAfterUndo, type UndoableName, undoWindow } from '@/lib/booking/changes/undo'
import { commandUser } from '@/lib/db/history/actor'
import { type Db } from '@/lib/db/client'
import { addCommand, findCommand, type StoredCommand } from '@/lib/db/history/commands'
import { schedule } from '@/lib/queue/enqueue'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { reserveSeats } from '@/lib/db/departures/seat-reserves'

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
  const id = toReference(randomBytes(24)).slice(-4)
  return (await findCommand(db, id)) ? freeId(db) : id
}

/**
 * Keep the seats that a command frees for as long as it can be undone. The departure is locked. Seats of a guest who
 * was still paying are freed immediately: the payment page has ended, which cannot be undone.
 *
 * @param after  null if the booking no longer has seats
 */
export async function keepFreedSeats(
  db: Db,
  {
    command,
    before,
    after,
  }: {
    readonly command: OpenCommand | undefined
    readonly before: StoredBooking
    readonly after: StoredBooking | null
  },
  now: Date,
): Promise<void> {
  if (!command || command.dueAt <= now || before.state === 'hold') return
  const { departureId } = before
  const still = after?.departureId === departureId ? after.seats : 0
  const seats = before.seats - still
  if (seats > 0) await reserveSeats(db, { commandId: command.id, departureId, seats, until: command.dueAt })
}
