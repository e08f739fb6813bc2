import 'server-only'
import { type Db } from '@/lib/db/client'
import { type Command } from '@/lib/db/generated/client'

/** An operator command that can be undone, or once could be. */
export type StoredCommand = Readonly<Command>

/**
 * Record a command.
 *
 * @param command.endedAt  set if it cannot be undone
 */
export async function addCommand(
  db: Db,
  command: Pick<StoredCommand, 'id' | 'name' | 'userName' | 'at' | 'undoUntil' | 'endedAt'>,
): Promise<void> {
  await db.command.create({ data: command })
}

export function findCommand(db: Db, id: string): Promise<StoredCommand | null> {
  return db.command.findUnique({ where: { id } })
}

export function findNewestCommand(db: Db, userName: string): Promise<StoredCommand | null> {
  return db.command.findFirst({
    where: { userName, undoneAt: null },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  })
}

/** Commands of all users that can still be undone, newest first. */
export function listUndoableCommands(db: Db, now: Date): Promise<readonly StoredCommand[]> {
  return db.command.findMany({
    where: { endedAt: null, undoneAt: null, undoUntil: { gt: now } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  })
}

/** End a command once: returns false if it has already ended. A concurrent call waits for this transaction. */
export async function endCommand(
  db: Db,
  id: string,
  end: Partial<Pick<StoredCommand, 'undoneAt'>> & { readonly endedAt: Date },
): Promise<boolean> {
  const { count } = await db.command.updateMany({ where: { id, endedAt: null }, data: end })
  return count > 0
}

/** Whether a command that changed this booking or its departure can still be undone. */
export async function hasUndoableCommand(
  db: Db,
  { id, departureId }: { readonly id: string; readonly departureId: number },
): Promise<boolean> {
  const about = { some: { OR: [{ bookingId: id }, { departureId }] } }
  return (await db.command.count({ where: { endedAt: null, history: about } })) > 0
}

/** The newest command that changed this booking and nothing else, if it can still be undone. */
export function findUndoableCommandOn(db: Db, bookingId: string): Promise<StoredCommand | null> {
  return db.command.findFirst({
    where: { endedAt: null, history: { some: { bookingId }, every: { bookingId } } },
    orderBy: { at: 'desc' },
  })
}

/** Whether a command that changed this booking, alone or with others, can still be undone. */
export async function hasUndoableBookingCommand(db: Db, bookingId: string): Promise<boolean> {
  return (await db.command.count({ where: { endedAt: null, history: { some: { bookingId } } } })) > 0
}

/** The newest command that changed this booking by changing a departure, if it can still be undone. */
export async function findUndoableDepartureCommand(db: Db, bookingId: string): Promise<StoredCommand | null> {
  const row = await db.history.findFirst({
    where: {
      departureId: { not: null },
      command: { endedAt: null, history: { some: { bookingId } } },
    },
    orderBy: { id: 'desc' },
    include: { command: true },
  })
  return row?.command ?? null
}

/** The newest command that changed this departure itself, if it can still be undone. */
export function findUndoableCommandOnDeparture(db: Db, departureId: number): Promise<StoredCommand | null> {
  return db.command.findFirst({
    where: { endedAt: null, history: { some: { departureId } } },
    orderBy: { at: 'desc' },
  })
}

/** What a command changed, and so where it is undone: a departure, or else one booking. Null if that is erased. */
export async function findCommandSubject(
  db: Db,
  commandId: string,
): Promise<{ readonly departureId: number } | { readonly bookingId: string } | null> {
  const rows = await db.history.findMany({
    where: { commandId },
    select: { departureId: true, bookingId: true },
  })
  const departureId = rows.find((row) => row.departureId !== null)?.departureId ?? null
  if (departureId !== null) return { departureId }
  const bookingId = rows.find((row) => row.bookingId !== null)?.bookingId ?? null
  return bookingId === null ? null : { bookingId }
}
