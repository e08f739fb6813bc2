import 'server-only'
import { type Day } from '@/lib/calendar/day'
import { type Db } from '@/lib/db/client'
import { dateToDay, dayToDate } from '@/lib/db/sql/date-column'
import { type Choice } from '@/lib/db/generated/client'

export type StoredChoice = Readonly<Omit<Choice, 'returnTripUntil' | 'offeredTourIds'>> & {
  readonly returnTripUntil: Day | null
  readonly offeredTourIds: readonly number[]
}

/** Add a choice for a guest. Lock the booking's departure first. A booking can have only one open choice. */
export async function addChoice(
  db: Db,
  choice: Pick<StoredChoice, 'bookingId' | 'cause' | 'departureId' | 'returnTripUntil'> & {
    readonly openedBy?: string
    readonly offeredTourIds?: readonly number[]
  },
  now: Date,
): Promise<StoredChoice> {
  const returnTripUntil = choice.returnTripUntil === null ? null : dayToDate(choice.returnTripUntil)
  const offeredTourIds = [...(choice.offeredTourIds ?? [])]
  return choiceFrom(
    await db.choice.create({ data: { ...choice, offeredTourIds, returnTripUntil, openedAt: now } }),
  )
}

/** Find a choice; null if it was withdrawn. */
export async function findChoice(db: Db, id: string): Promise<StoredChoice | null> {
  const row = await db.choice.findUnique({ where: { id } })
  return row && choiceFrom(row)
}

export async function findOpenChoice(db: Db, bookingId: string): Promise<StoredChoice | null> {
  const row = await db.choice.findFirst({ where: { bookingId, endedAt: null } })
  return row && choiceFrom(row)
}

export async function countOpenChoices(
  db: Db,
  departureIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db.choice.findMany({
    where: { endedAt: null, booking: { departureId: { in: [...departureIds] } } },
    select: { booking: { select: { departureId: true } } },
  })
  const counts = new Map<number, number>()
  for (const { booking } of rows) counts.set(booking.departureId, (counts.get(booking.departureId) ?? 0) + 1)
  return counts
}

/** A booking's open choice, or else its newest one; null if it never had one. */
export async function findOpenOrLastChoice(db: Db, bookingId: string): Promise<StoredChoice | null> {
  const row = await db.choice.findFirst({ where: { bookingId }, orderBy: { openedAt: 'desc' } })
  const open = await findOpenChoice(db, bookingId)
  return open ?? (row && choiceFrom(row))
}

/**
 * The ids of bookings whose guest was given a choice because no northern lights were seen on a departure, and has made
 * it or still can.
 */
export async function listBookingsWithLightsChoice(
  db: Db,
  { id: departureId, startsAt }: { readonly id: number; readonly startsAt: Date },
): Promise<ReadonlySet<string>> {
  const rows = await db.choice.findMany({
    where: {
      departureId,
      cause: 'lights_not_seen',
      // Cancelling a return trip before it starts also gives its guest a choice, which does not count.
      openedAt: { gte: startsAt },
      OR: [{ endedAt: null }, { chosen: { not: null } }],
    },
    select: { bookingId: true },
  })
  return new Set(rows.map(({ bookingId }) => bookingId))
}

/** What a guest chose, and who recorded it. A return trip is a separate booking. */
export type ChoiceResult = Readonly<
  Pick<Choice, 'chosen' | 'chosenDepartureId' | 'chosenBy' | 'returnBookingId'>
>

/**
 * End a choice.
 *
 * @param chosen   null if the guest did not choose, or another choice replaces this one
 */
export async function closeChoice(
  db: Db,
  id: string,
  {
    chosen,
    now,
    endedBy,
  }: { readonly chosen: ChoiceResult | null; readonly now: Date; readonly endedBy?: string },
): Promise<void> {
  await db.choice.update({ where: { id }, data: { ...chosen, endedAt: now, endedBy, dueAt: null } })
}

export async function listChoicesOpenedByCommand(
  db: Db,
  commandId: string,
): Promise<readonly StoredChoice[]> {
  return (await db.choice.findMany({ where: { openedBy: commandId } })).map(choiceFrom)
}

/**
 * Withdraw the choices that a command opened, and reopen those it ended. Returns those reopened.
 *
 * Rule: undo (docs/rules.md)
 */
export async function undoChoices(db: Db, commandId: string): Promise<readonly StoredChoice[]> {
  await db.choice.deleteMany({ where: { openedBy: commandId } })
  const reopened = await db.choice.updateManyAndReturn({
    where: { endedBy: commandId },
    data: { endedAt: null, endedBy: null },
  })
  return reopened.map(choiceFrom)
}

export async function setChoiceAddressConfirmedAt(db: Db, id: string, provedAt: Date): Promise<StoredChoice> {
  return choiceFrom(await db.choice.update({ where: { id }, data: { provedAt } }))
}

/**
 * Set when the background job for a choice must run next.
 *
 * @param dueAt  null for never
 */
export async function setChoiceJobDueAt(db: Db, id: string, dueAt: Date | null): Promise<void> {
  await db.choice.update({ where: { id }, data: { dueAt } })
}

export async function listOpenChoices(db: Db) {
  const rows = await db.choice.findMany({
    where: { endedAt: null },
    include: { booking: { include: { departure: true } } },
    orderBy: { openedAt: 'asc' },
  })
  return rows.map(({ booking, ...row }) => ({
    ...choiceFrom(row),
    reference: booking.reference,
    phone: booking.customerPhone,
    startsAt: booking.departure.startsAt,
  }))
}

function choiceFrom(row: Choice): StoredChoice {
  return { ...row, returnTripUntil: row.returnTripUntil && dateToDay(row.returnTripUntil) }
}
