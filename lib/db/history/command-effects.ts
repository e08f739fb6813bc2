import 'server-only'
import { z } from 'zod'
import { BOOKING_STATES } from '@/lib/booking/booking'
import { CORRECTION_REASONS } from '@/lib/booking/ledger'
import { UNBOOKED_REFUND_REASONS } from '@/lib/booking/money/refund-reasons'
import { type Db } from '@/lib/db/client'
import { type History } from '@/lib/db/generated/client'
import { placesSchema } from '@/lib/db/bookings/bookings'
import { type HistoryEventKind } from '@/lib/words/history/history-event-text'

export type CommandEffects = {
  readonly bookings: readonly AffectedBooking[]
  /** The departures that the command cancelled. */
  readonly departureIds: readonly number[]
  /** The departures whose times the command changed, with their previous times. */
  readonly shifted: readonly TracedTimes[]
}

type TracedTimes = { readonly departureId: number; readonly startsAt: Date; readonly closesAt: Date }

/** A booking before and after a command, with the price corrections that the command made. */
export type AffectedBooking = {
  readonly bookingId: string
  readonly before: TracedState
  readonly after: TracedState & { readonly corrections?: z.infer<typeof correctionsSchema> }
}

type TracedState = z.infer<typeof tracedStateSchema>

const tracedStateSchema = z.object({
  state: z.enum(BOOKING_STATES),
  departureId: z.int(),
  places: placesSchema,
  totalCents: z.int(),
  expiresAt: z.coerce.date().nullable(),
  latestStartsAt: z.coerce.date().nullable().default(null),
  version: z.int(),
})
const correctionsSchema = z.array(z.object({ cents: z.int(), reason: z.enum(CORRECTION_REASONS) })).readonly()
const afterSchema = tracedStateSchema.extend({ corrections: correctionsSchema.optional() })

const timesSchema = z.object({ startsAt: z.coerce.date(), closesAt: z.coerce.date() })

export async function loadCommandEffects(db: Db, commandId: string): Promise<CommandEffects> {
  const rows = await db.history.findMany({ where: { commandId }, orderBy: { id: 'asc' } })
  return {
    bookings: joinSteps(rows.flatMap(bookingOf)),
    departureIds: rows.flatMap(({ what, departureId }) => (what === 'cancelled' ? (departureId ?? []) : [])),
    shifted: rows.flatMap(timesOf),
  }
}

/** Kinds of history events that move a booking's money or request a refund. */
const MONEY: readonly HistoryEventKind[] = [
  ...(['paid', 'debit_failed', 'refund_asked', 'refund_bounced', 'dispute_opened', 'dispute_ended'] as const),
]

/**
 * Which of a command's bookings have since had money move or a refund requested, for any reason. A payment that was
 * refunded in full immediately does not count, unless it was the bank debit that a booking was waiting for, which is
 * then no longer pending. Lock the bookings' departures first.
 */
export async function listBookingsWithMoneyMoved(db: Db, commandId: string): Promise<ReadonlySet<string>> {
  // Rows from the transaction of a command belong to it, even those without its id.
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT later.booking_id::text AS id
    FROM history own JOIN history later ON later.booking_id = own.booking_id AND later.id > own.id
    WHERE own.command_id = ${commandId} AND later.xmin::text <> own.xmin::text
      AND (later.what = ANY(${[...MONEY]}) OR later.what = 'money_returned' AND later.why = 'dashboard')
      AND NOT EXISTS (SELECT FROM history h WHERE h.booking_id = later.booking_id AND h.xmin::text = later.xmin::text
        AND h.what = 'refund_asked' AND h.why = ANY(${[...UNBOOKED_REFUND_REASONS]})
        AND NOT EXISTS (SELECT FROM history p WHERE p.booking_id = h.booking_id AND p.xmin::text = h.xmin::text
          AND p.what = 'paid' AND p.after->>'method' = 'bank_debit'))`
  return new Set(rows.map(({ id }) => id))
}

function bookingOf({ bookingId, before, after }: History): readonly AffectedBooking[] {
  if (bookingId === null || before === null) return []
  return [{ bookingId, before: tracedStateSchema.parse(before), after: afterSchema.parse(after) }]
}

function joinSteps(steps: readonly AffectedBooking[]): readonly AffectedBooking[] {
  const joined = new Map<string, AffectedBooking>()
  for (const step of steps) {
    const former = joined.get(step.bookingId)
    const corrections = [...(former?.after.corrections ?? []), ...(step.after.corrections ?? [])]
    const { before } = former ?? step
    joined.set(step.bookingId, { ...step, before, after: { ...step.after, corrections } })
  }
  return [...joined.values()]
}

function timesOf({ what, departureId, before }: History): readonly TracedTimes[] {
  if (what !== 'time_changed' || departureId === null) return []
  return [{ departureId, ...timesSchema.parse(before) }]
}
