import 'server-only'
import { randomBytes } from 'node:crypto'
import { toBookingReference } from '@/lib/booking/reference'
import { deferredWorkDueAt, type UndoableCommandName, computeUndoWindow } from '@/lib/booking/changes/undo'
import { getCommandUser } from '@/lib/db/history/actor'
import { type Db } from '@/lib/db/client'
import { addCommand, findCommand, type StoredCommand } from '@/lib/db/history/commands'
import { schedule } from '@/lib/queue/enqueue-job'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { addSeatReserve } from '@/lib/db/departures/seat-reserves'

export type CommandRequest = {
  readonly name: UndoableCommandName
  /** Whether the command's e-mails and refunds go out at once, so that it cannot be undone. */
  readonly isAtOnce: boolean
}

/** A command that can still be undone: its e-mails and refunds wait until `dueAt`. */
export type OpenCommand = {
  readonly id: string
  readonly undoUntil: Date
  readonly dueAt: Date
}

export function toOpenCommand({ id, undoUntil }: StoredCommand): OpenCommand {
  return { id, undoUntil, dueAt: deferredWorkDueAt(undoUntil) }
}

/** Record an operator command, in the transaction that carries it out. Rule: undo (docs/rules.md) */
export async function beginCommand(
  db: Db,
  { name, isAtOnce }: CommandRequest,
  now: Date,
): Promise<OpenCommand> {
  const { undoUntil, dueAt } = isAtOnce ? { undoUntil: now, dueAt: now } : computeUndoWindow(now)
  const id = await generateCommandId(db)
  await addCommand(db, {
    id,
    name,
    userName: getCommandUser(),
    at: now,
    undoUntil,
    endedAt: isAtOnce ? now : null,
  })
  if (!isAtOnce) await schedule(db, 'end_command', id, dueAt)
  return { id, undoUntil, dueAt }
}

/** Generate an unused four-letter id that is hard to mistype. */
async function generateCommandId(db: Db): Promise<string> {
  const id = toBookingReference(randomBytes(24)).slice(-4)
  return (await findCommand(db, id)) ? generateCommandId(db) : id
}

/**
 * Keep the seats freed by a command off sale for as long as the command can be undone, on a locked departure. Seats of
 * a guest who was still paying are freed immediately: that payment page is closed for good, so the booking could not be
 * restored.
 *
 * @param after  null if the booking no longer has seats
 */
export async function reserveFreedSeats(
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
  if (seats > 0) await addSeatReserve(db, { commandId: command.id, departureId, seats, until: command.dueAt })
}
