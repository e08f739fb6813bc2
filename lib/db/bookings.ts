import 'server-only'
import { z } from 'zod'
import {
  type BookingState,
  type CancellationPolicy,
  CRYPTO_TYPES,
  type CryptoType,
  type PaymentMethod,
} from '@/lib/booking/booking'
import { type CryptoHolds } from '@/lib/booking/crypto-hold'
import { type UnpaidBooking } from '@/lib/booking/hold'
import { type Db } from '@/lib/db/client'
import { type Booking, Prisma } from '@/lib/db/generated/client'

/** A booking as it is kept. Money in cents; price and policy as they were when it was made. */
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
  readonly adultPriceCents: number
  readonly childPriceCents: number
  readonly totalCents: number
  readonly currency: string
  readonly cancellationPolicy: CancellationPolicy
  readonly customerName: string
  readonly customerEmail: string
  readonly customerPhone: string | null
  readonly specialRequests: string | null
  readonly cryptoType: CryptoType | null
  readonly expiresAt: Date | null
  readonly createdAt: Date
}

export type NewBooking = Omit<StoredBooking, 'id' | 'attempt'> & { readonly idempotencyKey: string | null }

export async function addBooking(db: Db, booking: NewBooking): Promise<StoredBooking> {
  return bookingFrom(
    await db.booking.create({ data: { ...booking, cancellationPolicy: booking.cancellationPolicy } }),
  )
}

export async function loadBooking(db: Db, id: string): Promise<StoredBooking> {
  return bookingFrom(await db.booking.findUniqueOrThrow({ where: { id } }))
}

export async function findBookingByKey(db: Db, idempotencyKey: string): Promise<StoredBooking | null> {
  const row = await db.booking.findUnique({ where: { idempotencyKey } })
  return row && bookingFrom(row)
}

export async function findBookingByReference(db: Db, reference: string): Promise<StoredBooking | null> {
  const row = await db.booking.findUnique({ where: { reference } })
  return row && bookingFrom(row)
}

export type BookingChange = Partial<
  Pick<
    StoredBooking,
    'state' | 'expiresAt' | 'attempt' | 'adultPriceCents' | 'childPriceCents' | 'totalCents'
  > & {
    readonly idempotencyKey: null
    readonly confirmedAt: Date | null
    readonly endedAt: Date | null
  }
>

/** Lock the departure first, see `lockDeparture`. */
export async function changeBooking(db: Db, id: string, change: BookingChange): Promise<StoredBooking> {
  return bookingFrom(await db.booking.update({ where: { id }, data: change }))
}

/**
 * Unpaid, and its time has run out: it holds no seats any more, marked as lapsed or not. A hold whose payment page is
 * open is not among them: it ends by Stripe's word, see `settleDue`. SQL for the table `bookings AS b`.
 */
export function overdueAt(now: Date): Prisma.Sql {
  return Prisma.sql`b.state IN ('hold', 'awaiting_payment') AND b.expires_at <= ${now}
    AND NOT (b.state = 'hold' AND EXISTS (
      SELECT FROM checkouts c WHERE c.booking_id = b.id AND c.state = 'open' AND c.session_id IS NOT NULL))`
}

/** Mark the unpaid bookings of a locked departure whose time has run out; answers those it marked. */
export async function lapseOverdueBookings(
  db: Db,
  departureId: number,
  now: Date,
): Promise<readonly StoredBooking[]> {
  const lapsed = await db.$queryRaw<{ id: string }[]>`
    UPDATE bookings b SET state = 'lapsed', ended_at = ${now}
    WHERE b.departure_id = ${departureId} AND ${overdueAt(now)} RETURNING id::text`
  if (lapsed.length === 0) return []
  const rows = await db.booking.findMany({ where: { id: { in: lapsed.map(({ id }) => id) } } })
  return rows.map(bookingFrom)
}

/** The bookings that have seats on a departure at an instant, the oldest first. */
export async function listLiveBookings(
  db: Db,
  departureId: number,
  now: Date,
): Promise<readonly StoredBooking[]> {
  const live = await db.$queryRaw<{ id: string }[]>`
    SELECT b.id::text FROM bookings b
    WHERE b.departure_id = ${departureId} AND b.state IN ('hold', 'awaiting_payment', 'confirmed')
      AND NOT coalesce(${overdueAt(now)}, false)`
  const rows = await db.booking.findMany({
    where: { id: { in: live.map(({ id }) => id) } },
    orderBy: { createdAt: 'asc' },
  })
  return rows.map(bookingFrom)
}

/** The unpaid bookings of an e-mail address, in whatever letter case, the first to run out first. */
export async function listUnpaid(
  db: Db,
  customerEmail: string,
  now: Date,
): Promise<readonly UnpaidBooking[]> {
  return db.$queryRaw<UnpaidBooking[]>`
    SELECT payment_method AS "paymentMethod", expires_at AS "expiresAt" FROM bookings
    WHERE state IN ('hold', 'awaiting_payment') AND expires_at > ${now}
      AND lower(customer_email) = lower(${customerEmail})
    ORDER BY expires_at`
}

/**
 * What unpaid cryptocurrency bookings hold of a departure and of its tour. Have both locked, so that nobody holds more
 * meanwhile. The letter case of an address makes no other guest.
 */
export async function findCryptoHolds(
  db: Db,
  {
    departure,
    customerEmail,
    now,
  }: {
    readonly departure: { readonly id: number; readonly tourId: number }
    readonly customerEmail: string
    readonly now: Date
  },
): Promise<CryptoHolds> {
  const [holds] = await db.$queryRaw<CryptoHolds[]>`
    SELECT COALESCE(sum(b.seats) FILTER (WHERE d.id = ${departure.id}), 0)::int AS seats,
      COALESCE(bool_or(lower(customer_email) = lower(${customerEmail})) FILTER (WHERE d.id = ${departure.id}), false)
        AS "hasOneOfGuest",
      COALESCE(sum(b.seats), 0)::int AS "seatsOfTour"
    FROM bookings b JOIN departures d ON d.id = b.departure_id
    WHERE b.state = 'awaiting_payment' AND b.expires_at > ${now} AND b.payment_method = 'crypto'
      AND d.tour_id = ${departure.tourId}`
  return holds ?? { seats: 0, hasOneOfGuest: false, seatsOfTour: 0 }
}

export type ListedBooking = StoredBooking & { readonly tourId: number; readonly day: string }

/** The newest bookings, for the operator. */
export async function listBookings(
  db: Db,
  { state, take }: { readonly state?: BookingState; readonly take: number },
): Promise<readonly ListedBooking[]> {
  const rows = await db.booking.findMany({
    where: { state },
    include: { departure: true },
    orderBy: { createdAt: 'desc' },
    take,
  })
  return rows.map(({ departure, ...row }) => ({
    ...bookingFrom(row),
    tourId: departure.tourId,
    day: departure.day.toISOString().slice(0, 10),
  }))
}

/** Who comes on a day, confirmed or still to pay by cryptocurrency or bank, tour by tour. */
export async function listGuests(db: Db, day: string): Promise<readonly ListedBooking[]> {
  const rows = await db.booking.findMany({
    where: {
      departure: { day: new Date(`${day}T00:00:00Z`) },
      state: { in: ['confirmed', 'awaiting_payment'] },
    },
    include: { departure: true },
    orderBy: [{ departure: { tourId: 'asc' } }, { createdAt: 'asc' }],
  })
  return rows.map(({ departure, ...row }) => ({ ...bookingFrom(row), tourId: departure.tourId, day }))
}

const policySchema = z.object({ fullRefundHoursBefore: z.number() })
const cryptoTypeSchema = z.enum(CRYPTO_TYPES).nullable()

function bookingFrom(row: Booking): StoredBooking {
  return {
    ...row,
    cancellationPolicy: policySchema.parse(row.cancellationPolicy),
    cryptoType: cryptoTypeSchema.parse(row.cryptoType),
  }
}
