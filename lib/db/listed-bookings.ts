import 'server-only'
import { type BookingState, type PaymentMethod } from '@/lib/booking/booking'
import { type Day } from '@/lib/calendar/day'
import { overdueAt } from '@/lib/db/bookings'
import { type Db } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'

/** A booking with its money, for the operator: as it is at one instant, with nothing locked. Amounts in cents. */
export type BookingListing = {
  readonly id: string
  readonly reference: string
  /** An unpaid booking whose time is over is `lapsed`, marked or not. */
  readonly state: BookingState
  readonly tourId: number
  readonly day: Day
  readonly startsAt: Date
  readonly adults: number
  readonly children: number
  readonly seats: number
  readonly totalCents: number
  readonly paidCents: number
  readonly returnedCents: number
  /** Of a refund that is decided and has not gone out. */
  readonly refundDueCents: number
  readonly paymentMethod: PaymentMethod
  readonly cryptoType: string | null
  readonly customerName: string
  readonly customerEmail: string
  readonly customerPhone: string | null
  readonly specialRequests: string | null
  readonly createdAt: Date
  readonly confirmedAt: Date | null
  readonly endedAt: Date | null
  readonly expiresAt: Date | null
}

/** What to list; everything that is absent is not asked about. */
export type BookingFilter = {
  readonly reference?: string
  /** Each must be in the reference, the name, the e-mail address or the telephone number. */
  readonly words?: readonly string[]
  readonly state?: BookingState
  readonly tourId?: number
  readonly days?: { readonly first: Day; readonly last: Day }
  /** Made at this instant or later. */
  readonly since?: Date
}

/** Bookings of a filter, the newest first. */
export function listBookingsWithMoney(
  db: Db,
  filter: BookingFilter,
  now: Date,
): Promise<readonly BookingListing[]> {
  const state = Prisma.sql`CASE WHEN coalesce(${overdueAt(now)}, false) THEN 'lapsed' ELSE b.state::text END`
  return db.$queryRaw<BookingListing[]>`
    SELECT b.id::text, b.reference, ${state} AS state, d.tour_id AS "tourId", d.day::text AS day,
      d.starts_at AS "startsAt", b.adults, b.children, b.seats, b.total_cents AS "totalCents",
      CASE WHEN b.payment_method = 'crypto' AND b.confirmed_at IS NOT NULL THEN b.total_cents
        ELSE coalesce(money.paid, 0)::int END AS "paidCents",
      coalesce(money.returned, 0)::int AS "returnedCents", coalesce(money.due, 0)::int AS "refundDueCents",
      b.payment_method::text AS "paymentMethod", b.crypto_type AS "cryptoType",
      b.customer_name AS "customerName", b.customer_email AS "customerEmail",
      b.customer_phone AS "customerPhone", b.special_requests AS "specialRequests",
      b.created_at AS "createdAt", b.confirmed_at AS "confirmedAt", b.ended_at AS "endedAt",
      b.expires_at AS "expiresAt"
    FROM bookings b JOIN departures d ON d.id = b.departure_id
    LEFT JOIN LATERAL (${MONEY}) money ON true
    WHERE ${Prisma.join(conditions(filter, state), ' AND ')}
    ORDER BY b.created_at DESC, b.reference`
}

/**
 * What came in and went out of a booking's card payments: a refund counts by our own record or by Stripe's events,
 * whichever says more, for one made in Stripe's dashboard is known from events alone.
 */
const MONEY = Prisma.sql`
  SELECT sum(c.paid_cents) AS paid,
    sum(greatest(CASE WHEN c.state = 'refunded' THEN c.refund_cents ELSE 0 END, coalesce(told.cents, 0))) AS returned,
    sum(c.refund_cents) FILTER (WHERE c.state IN ('refund_due', 'refund_refused')) AS due
  FROM checkouts c
  LEFT JOIN LATERAL (
    SELECT greatest(0, newest.refunded_cents - coalesce((
      SELECT sum(failed_cents) FROM (
        SELECT DISTINCT ON (object_id) failed_cents FROM payment_events f
        WHERE f.payment_intent_id = c.payment_intent_id AND failed_cents IS NOT NULL
          AND f.created_at >= newest.created_at) AS failed), 0)) AS cents
    FROM payment_events newest
    WHERE newest.payment_intent_id = c.payment_intent_id AND newest.refunded_cents IS NOT NULL
    ORDER BY newest.created_at DESC, newest.refunded_cents DESC LIMIT 1
  ) told ON true
  WHERE c.booking_id = b.id`

function conditions(
  { reference, words = [], state, tourId, days, since }: BookingFilter,
  stateNow: Prisma.Sql,
): Prisma.Sql[] {
  return [
    Prisma.sql`true`,
    ...(reference ? [Prisma.sql`b.reference = ${reference}`] : []),
    ...(state
      ? [Prisma.sql`b.state = ANY(${[...kept(state)]}::booking_state[])`, Prisma.sql`${stateNow} = ${state}`]
      : []),
    ...(tourId === undefined ? [] : [Prisma.sql`d.tour_id = ${tourId}`]),
    ...(days ? [Prisma.sql`d.day BETWEEN ${days.first}::date AND ${days.last}::date`] : []),
    ...(since ? [Prisma.sql`b.created_at >= ${since}`] : []),
    ...words.map(has),
  ]
}

/** The states that a row may have where the booking is in a state at this instant. */
function kept(state: BookingState): readonly BookingState[] {
  return state === 'lapsed' ? ['lapsed', 'hold', 'awaiting_payment'] : [state]
}

/** Fewer digits would be in every other telephone number. */
const LEAST_DIGITS = 4

function has(word: string): Prisma.Sql {
  const text = `%${fold(word).replace(/[\\%_]/g, '\\$&')}%`
  // A number may be typed with 0 or with the country's code: what both have is found.
  const digits = word.replace(/\D/g, '').replace(/^0+/, '')
  const isNumber = /^[+\d\s()-]+$/.test(word) && digits.length >= LEAST_DIGITS
  const phone = isNumber
    ? Prisma.sql`OR regexp_replace(b.customer_phone, '\\D', '', 'g') LIKE ${`%${digits}%`}`
    : Prisma.empty
  const letters = `%${word.toUpperCase().replace(/[^A-Z0-9]/g, '') || '-'}%`
  return Prisma.sql`(
    regexp_replace(lower(normalize(b.customer_name, NFD)), '[\u0300-\u036f]', '', 'g') LIKE ${text}
    OR lower(b.customer_email) LIKE ${text} OR replace(b.reference, '-', '') LIKE ${letters} ${phone})`
}

/** Without the marks above letters: an operator types Makinen and means Mäkinen. */
function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
