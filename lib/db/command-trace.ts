import 'server-only'
import { z } from 'zod'
import { BOOKING_STATES } from '@/lib/booking/booking'
import { CORRECTION_REASONS } from '@/lib/booking/ledger'
import { type Db } from '@/lib/db/client'
import { type History } from '@/lib/db/generated/client'
import { placesSchema } from '@/lib/db/places'

/** What a command has changed, by the history. */
export type CommandTrace = {
  readonly bookings: readonly TracedBooking[]
  /** Those that it cancelled. */
  readonly departureIds: readonly number[]
}

/** A booking as it was before a command and as the command left it, with the corrections that came with it. */
export type TracedBooking = {
  readonly bookingId: string
  readonly before: TracedStand
  readonly after: TracedStand & { readonly corrections?: z.infer<typeof correctionsSchema> }
}

type TracedStand = z.infer<typeof standSchema>

const standSchema = z.object({
  state: z.enum(BOOKING_STATES),
  departureId: z.int(),
  places: placesSchema,
  totalCents: z.int(),
  expiresAt: z.coerce.date().nullable(),
  version: z.int(),
})
const correctionsSchema = z.array(z.object({ cents: z.int(), reason: z.enum(CORRECTION_REASONS) })).readonly()
const afterSchema = standSchema.extend({ corrections: correctionsSchema.optional() })

export async function loadCommandTrace(db: Db, commandId: string): Promise<CommandTrace> {
  const rows = await db.history.findMany({ where: { commandId }, orderBy: { id: 'asc' } })
  return {
    bookings: rows.flatMap(bookingOf),
    departureIds: rows.flatMap(({ departureId }) => departureId ?? []),
  }
}

function bookingOf({ bookingId, before, after }: History): readonly TracedBooking[] {
  if (bookingId === null || before === null) return []
  return [{ bookingId, before: standSchema.parse(before), after: afterSchema.parse(after) }]
}
