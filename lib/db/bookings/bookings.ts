import 'server-only'
import { z } from 'zod'
import { BOOKING_SOURCES, type CancellationPolicy, CRYPTO_TYPES } from '@/lib/booking/booking'
import { type BookingSource, type CryptoType } from '@/lib/booking/booking'
import { type Places } from '@/lib/booking/seats/places'
import { type Day } from '@/lib/calendar/day'
import { type Db } from '@/lib/db/client'
import { type Language, parseLanguage } from '@/lib/language/language'
import { dateToDay, dayToDate } from '@/lib/db/sql/date-column'
import { type Booking, type Prisma } from '@/lib/db/generated/client'

/** Columns that the database stores as JSON, text or a date, with the types we parse them into. */
type Parsed = {
  readonly places: Places
  readonly cancellationPolicy: CancellationPolicy
  readonly language: Language
  readonly source: BookingSource
  readonly cryptoType: CryptoType | null
  /** For a free return trip, the last day on which it may take place; otherwise null. */
  readonly returnTripUntil: Day | null
}

/**
 * A booking as stored; prisma/schema.prisma explains its columns. Its price and policy are those from when it was made.
 */
export type StoredBooking = Readonly<Omit<Booking, keyof Parsed>> & Parsed

/** A booking to insert. Columns left out take the table's defaults. */
export type NewBooking = Omit<Prisma.BookingCreateManyInput, keyof Parsed> &
  Pick<Parsed, 'places' | 'cancellationPolicy'> &
  Partial<Parsed>

export async function addBooking(db: Db, booking: NewBooking): Promise<StoredBooking> {
  const { places, returnTripUntil, ...rest } = booking
  const until = returnTripUntil ? dayToDate(returnTripUntil) : null
  return toStoredBooking(
    await db.booking.create({ data: { ...rest, places: [...places], returnTripUntil: until } }),
  )
}

export async function loadBooking(db: Db, id: string): Promise<StoredBooking> {
  return toStoredBooking(await db.booking.findUniqueOrThrow({ where: { id } }))
}

export async function findBooking(db: Db, id: string): Promise<StoredBooking | null> {
  const row = await db.booking.findUnique({ where: { id } })
  return row && toStoredBooking(row)
}

/** The language that a booking's guest reads; null if there is no such booking. */
export async function findBookingLanguage(db: Db, id: string): Promise<Language | null> {
  const row = await db.booking.findUnique({ where: { id }, select: { language: true } })
  return row && parseLanguage(row.language)
}

/** Whom a link to a booking was made for. */
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

export async function findBookingByIdempotencyKey(
  db: Db,
  idempotencyKey: string,
): Promise<StoredBooking | null> {
  const row = await db.booking.findUnique({ where: { idempotencyKey } })
  return row && toStoredBooking(row)
}

export async function findBookingByReference(db: Db, reference: string): Promise<StoredBooking | null> {
  const row = await db.booking.findUnique({ where: { reference } })
  return row && toStoredBooking(row)
}

/** Find the confirmed free return trip for a booking; the latest, if there was one before. */
export async function findReturnBooking(db: Db, bookingId: string): Promise<StoredBooking | null> {
  const row = await db.booking.findFirst({
    where: { returnTripOf: bookingId, state: 'confirmed' },
    orderBy: { createdAt: 'desc' },
  })
  return row && toStoredBooking(row)
}

export type BookingUpdate = Partial<Omit<StoredBooking, 'id' | 'reference' | 'createdAt' | 'returnTripUntil'>>

/** Update a booking. Lock its departure first, see `lockDeparture`. */
export async function updateBooking(db: Db, id: string, change: BookingUpdate): Promise<StoredBooking> {
  const { places, ...rest } = change
  const data = { ...rest, places: places && [...places] }
  return toStoredBooking(await db.booking.update({ where: { id }, data }))
}

const sourceSchema = z.enum(BOOKING_SOURCES)
const policySchema = z.object({ fullRefundHoursBefore: z.number() })
const cryptoTypeSchema = z.enum(CRYPTO_TYPES).nullable()

export function toStoredBooking(row: Booking): StoredBooking {
  return {
    ...row,
    places: placesSchema.parse(row.places),
    cancellationPolicy: policySchema.parse(row.cancellationPolicy),
    language: parseLanguage(row.language),
    source: sourceSchema.parse(row.source),
    cryptoType: cryptoTypeSchema.parse(row.cryptoType),
    returnTripUntil: row.returnTripUntil && dateToDay(row.returnTripUntil),
  }
}

export const placesSchema = z.array(
  z.object({
    band: z.enum(['adults', 'children']),
    count: z.int(),
    eachCents: z.int(),
    basis: z.enum(['departure', 'agreed', 'return_trip']),
  }),
) satisfies z.ZodType<Places>

/** The references of bookings, by their ids. */
export async function listReferences(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.booking.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, reference: true },
  })
  return new Map(rows.map(({ id, reference }) => [id, reference]))
}

/** The names, tours and days of bookings, also of those that have ended. */
export async function listPartyNames(db: Db, ids: readonly string[]) {
  return db.booking.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, customerName: true, departure: { select: { tourId: true, day: true } } },
  })
}
