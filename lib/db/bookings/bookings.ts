import 'server-only'
import { z } from 'zod'
import {
  BOOKING_SOURCES,
  type BookingSource,
  type BookingState,
  type CancellationPolicy,
  CRYPTO_TYPES,
  type CryptoType,
} from '@/lib/booking/booking'
import { type PaymentMethod } from '@/lib/booking/money/money-methods'
import { type Places } from '@/lib/booking/seats/places'
import { type Day } from '@/lib/calendar/day'
import { type Db } from '@/lib/db/client'
import { dateToDay, dayToDate } from '@/lib/db/sql/date-column'
import { type Booking } from '@/lib/db/generated/client'
import { placesSchema } from '@/lib/db/departures/places'

/** A booking as stored. Money in cents; price and policy as they were when it was made. */
export type StoredBooking = {
  readonly id: string
  readonly reference: string
  readonly departureId: number
  readonly state: BookingState
  readonly paymentMethod: PaymentMethod
  readonly attempt: number
  readonly adults: number
  readonly children: number
  readonly seats: number
  readonly places: Places
  /** The price of the places; for a booking that has ended, the amount we keep. */
  readonly totalCents: number
  readonly currency: string
  readonly cancellationPolicy: CancellationPolicy
  readonly customerName: string
  readonly customerEmail: string
  readonly customerPhone: string | null
  readonly specialRequests: string | null
  readonly source: BookingSource
  readonly pickupPlace: string | null
  /** When the party was marked as a no-show. */
  readonly noShowAt: Date | null
  /** When the party was ticked off at the pick-up. */
  readonly cameAt: Date | null
  /** When the wishes were shown to the guide. */
  readonly wishesReleasedAt: Date | null
  readonly cryptoType: CryptoType | null
  readonly expiresAt: Date | null
  readonly createdAt: Date
  readonly confirmedAt: Date | null
  /** Rises with every change to the booking. */
  readonly version: number
  /** Links made with an earlier version are revoked. */
  readonly linkVersion: number
  /** Version of the links in e-mails to the operator. */
  readonly inboxLinkVersion: number
  /** The latest start that its departure has had since the booking; null if we have not changed it. */
  readonly latestStartsAt: Date | null
  /** For a free return trip: the first booking, and the last possible day. */
  readonly returnTripOf: string | null
  readonly returnTripUntil: Day | null
}

type Later =
  | 'source'
  | 'pickupPlace'
  | 'noShowAt'
  | 'cameAt'
  | 'wishesReleasedAt'
  | 'latestStartsAt'
  | 'returnTripOf'
  | 'returnTripUntil'

export type NewBooking = Omit<
  StoredBooking,
  'id' | 'attempt' | 'version' | 'linkVersion' | 'inboxLinkVersion' | 'confirmedAt' | Later
> & {
  readonly returnTripOf?: string
  readonly returnTripUntil?: Day
  readonly idempotencyKey: string | null
  /** A keyed hash of the client's address while the booking is unpaid; the database deletes it after that. */
  readonly clientHash?: string | null
  readonly source?: BookingSource
  readonly confirmedAt?: Date
}

export async function addBooking(db: Db, booking: NewBooking): Promise<StoredBooking> {
  const { places, returnTripUntil, ...rest } = booking
  const until = returnTripUntil === undefined ? null : dayToDate(returnTripUntil)
  return toBooking(
    await db.booking.create({ data: { ...rest, places: [...places], returnTripUntil: until } }),
  )
}

export async function loadBooking(db: Db, id: string): Promise<StoredBooking> {
  return toBooking(await db.booking.findUniqueOrThrow({ where: { id } }))
}

export async function findBooking(db: Db, id: string): Promise<StoredBooking | null> {
  const row = await db.booking.findUnique({ where: { id } })
  return row && toBooking(row)
}

/** The recipient that a link to a booking was made for. */
export type LinkOwner = 'guest' | 'operator'

/** Revoke links to a booking. Returns its id, or null if there is no such booking. */
export async function invalidateBookingLinks(
  db: Db,
  reference: string,
  owners: readonly LinkOwner[],
): Promise<string | null> {
  const [raised] = await db.booking.updateManyAndReturn({
    where: { reference },
    data: {
      ...(owners.includes('guest') && { linkVersion: { increment: 1 } }),
      ...(owners.includes('operator') && { inboxLinkVersion: { increment: 1 } }),
    },
    select: { id: true },
  })
  return raised?.id ?? null
}

export async function findBookingByKey(db: Db, idempotencyKey: string): Promise<StoredBooking | null> {
  const row = await db.booking.findUnique({ where: { idempotencyKey } })
  return row && toBooking(row)
}

export async function findBookingByReference(db: Db, reference: string): Promise<StoredBooking | null> {
  const row = await db.booking.findUnique({ where: { reference } })
  return row && toBooking(row)
}

export type BookingUpdate = Partial<
  Pick<
    StoredBooking,
    | 'state'
    | 'specialRequests'
    | 'linkVersion'
    | 'expiresAt'
    | 'attempt'
    | 'departureId'
    | 'places'
    | 'adults'
    | 'children'
    | 'seats'
    | 'totalCents'
    | 'version'
    | 'customerName'
    | 'customerEmail'
    | 'customerPhone'
    | 'pickupPlace'
    | 'noShowAt'
    | 'cameAt'
    | 'wishesReleasedAt'
    | 'latestStartsAt'
  > & {
    readonly idempotencyKey: null
    readonly clientHash: string | null
    readonly confirmedAt: Date | null
    readonly endedAt: Date | null
  }
>

/** Lock the departure first, see `lockDeparture`. */
export async function changeBooking(db: Db, id: string, change: BookingUpdate): Promise<StoredBooking> {
  const { places, ...rest } = change
  const data = { ...rest, places: places && [...places] }
  return toBooking(await db.booking.update({ where: { id }, data }))
}

const sourceSchema = z.enum(BOOKING_SOURCES)
const policySchema = z.object({ fullRefundHoursBefore: z.number() })
const cryptoTypeSchema = z.enum(CRYPTO_TYPES).nullable()

/** Convert a database row. */
export function toBooking(row: Booking): StoredBooking {
  return {
    ...row,
    places: placesSchema.parse(row.places),
    cancellationPolicy: policySchema.parse(row.cancellationPolicy),
    source: sourceSchema.parse(row.source),
    cryptoType: cryptoTypeSchema.parse(row.cryptoType),
    returnTripUntil: row.returnTripUntil && dateToDay(row.returnTripUntil),
  }
}
