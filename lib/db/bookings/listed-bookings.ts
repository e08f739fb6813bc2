import 'server-only'
import { z } from 'zod'
import { type BookingState, type BookingDisplayState } from '@/lib/booking/booking'
import { type MoneyMethod } from '@/lib/booking/money/money-methods'
import { type Day } from '@/lib/calendar/day'
import { type BookingFilter } from '@/lib/contract/booking-filter'
import { overdueBookingSql } from '@/lib/db/bookings/live-bookings'
import { type Db } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { type ListCursor, type ListPage, type PageRequest, readCursor, toPage } from '@/lib/db/list-page'
import { type Language } from '@/lib/language/language'

/** A booking and its money as the operator's lists show it: a snapshot, taken without locks. Amounts in cents. */
export type BookingListing = {
  readonly id: string
  readonly reference: string
  /** The booking's state; `lapsed` if it is unpaid and past its deadline, even if it is not yet marked as such. */
  readonly state: BookingState
  /** Like `state`, except that a confirmed booking with an open choice or an unpaid change shows that instead. */
  readonly shownState: BookingDisplayState
  readonly tourId: number
  readonly day: Day
  readonly startsAt: Date
  readonly adults: number
  readonly children: number
  readonly seats: number
  /** The extra seats held by a change that awaits payment; `changeCents` is what it costs. */
  readonly seatsHeld: number
  readonly changeCents: number
  readonly totalCents: number
  readonly paidCents: number
  readonly returnedCents: number
  /** The amount that guests' banks have taken in open or lost disputes. */
  readonly disputedCents: number
  /** Amount of refunds that are decided but not yet sent. */
  readonly refundDueCents: number
  /** The balance due according to the ledger; negative if we owe the guest. See `dueCents`. */
  readonly dueCents: number
  /** The method of the newest payment; before any payment, the one that the guest chose. */
  readonly paymentMethod: MoneyMethod
  readonly cryptoType: string | null
  readonly customerName: string
  readonly customerEmail: string
  readonly customerPhone: string | null
  readonly language: Language
  readonly specialRequests: string | null
  readonly pickupPlace: string | null
  readonly noShowAt: Date | null
  readonly cameAt: Date | null
  readonly wishesReleasedAt: Date | null
  /** The guest's health note, stored only with consent. Rule: health (docs/rules.md) */
  readonly health: string | null
  /** How the booking was made, one of `BOOKING_SOURCES`. */
  readonly source: string
  readonly createdAt: Date
  readonly confirmedAt: Date | null
  readonly endedAt: Date | null
  readonly expiresAt: Date | null
}

type ListedBookingFilter = BookingFilter & { readonly reference?: string }

/** All bookings that the filter matches, newest first. */
export function listBookingsWithMoney(
  db: Db,
  filter: ListedBookingFilter,
  now: Date,
): Promise<readonly BookingListing[]> {
  return select(db, { filter, cursor: null, limit: null }, now)
}

/** A page of the bookings that the filter matches, newest first. */
export async function listBookingsPage(
  db: Db,
  filter: BookingFilter,
  { limit, after }: PageRequest,
  now: Date,
): Promise<ListPage<BookingListing>> {
  const cursor = readCursor(after, z.string().regex(REFERENCE))
  const rows = await select(db, { filter, cursor, limit: limit + 1 }, now)
  return toPage(rows, limit, ({ createdAt, reference }) => ({ at: createdAt, key: reference }))
}

const REFERENCE = /^[\w-]{1,40}$/

type Wanted = {
  readonly filter: ListedBookingFilter
  readonly cursor: ListCursor | null
  readonly limit: number | null
}

function select(db: Db, { filter, cursor, limit }: Wanted, now: Date): Promise<readonly BookingListing[]> {
  const state = Prisma.sql`CASE WHEN coalesce(${overdueBookingSql(now)}, false) THEN 'lapsed' ELSE b.state::text END`
  const shown = Prisma.sql`CASE WHEN b.state <> 'confirmed' THEN ${state}
    WHEN (SELECT true FROM choices o WHERE o.booking_id = b.id AND o.ended_at IS NULL) THEN 'choice_open'
    WHEN c.id IS NOT NULL THEN 'change_open' ELSE 'confirmed' END`
  return db.$queryRaw<BookingListing[]>`
    SELECT b.id::text, b.reference, b.state_now AS state, b.shown_state AS "shownState", b.tour_id AS "tourId",
      b.day::text AS day, b.starts_at AS "startsAt", b.adults, b.children, b.seats, b.seats_held AS "seatsHeld",
      b.change_cents AS "changeCents", b.total_cents AS "totalCents",
      money.paid AS "paidCents", money.returned AS "returnedCents",
      money.disputed AS "disputedCents", asked.cents AS "refundDueCents",
      b.total_cents + money.added AS "dueCents",
      coalesce(money.method::text, b.payment_method::text) AS "paymentMethod", b.crypto_type AS "cryptoType",
      b.customer_name AS "customerName", b.customer_email AS "customerEmail",
      b.customer_phone AS "customerPhone", b.language, b.special_requests AS "specialRequests",
      b.pickup_place AS "pickupPlace", b.no_show_at AS "noShowAt", b.came_at AS "cameAt", b.wishes_released_at AS "wishesReleasedAt",
      (SELECT h.words FROM health_notes h WHERE h.booking_id = b.id) AS health,
      b.source,
      b.created_at AS "createdAt", b.confirmed_at AS "confirmedAt", b.ended_at AS "endedAt",
      b.expires_at AS "expiresAt"
    FROM (
      SELECT b.*, ${state} AS state_now, ${shown} AS shown_state, d.tour_id, d.day, d.starts_at,
        coalesce(c.seats, 0) AS seats_held, coalesce(c.pay_cents, 0) AS change_cents
      FROM bookings b JOIN departures d ON d.id = b.departure_id
      LEFT JOIN changes c ON c.booking_id = b.id AND c.state = 'held' AND c.held_until > ${now}
      WHERE ${Prisma.join([...conditions(filter, shown), ...after(cursor)], ' AND ')}
      ORDER BY b.created_at DESC, b.reference
      LIMIT ${limit}
    ) b
    CROSS JOIN LATERAL (${MONEY}) money
    CROSS JOIN LATERAL (${ASKED}) asked
    ORDER BY b.created_at DESC, b.reference`
}

/** A booking's ledger totals: `added` is what the rows add to the balance due, `method` is the newest payment's. */
const MONEY = Prisma.sql`
  SELECT coalesce(sum(m.cents) FILTER (WHERE m.kind = 'payment'), 0)::int AS paid,
    coalesce(sum(m.cents) FILTER (WHERE m.kind = 'refund' OR m.reason = 'refund_bounced'), 0)::int AS returned,
    coalesce(sum(CASE m.kind WHEN 'dispute' THEN m.cents WHEN 'dispute_won' THEN -m.cents END), 0)::int AS disputed,
    coalesce(sum(CASE WHEN m.kind IN ('payment', 'dispute_won') THEN -m.cents ELSE m.cents END), 0)::int AS added,
    (array_agg(m.method ORDER BY m.sequence DESC) FILTER (WHERE m.kind = 'payment'))[1] AS method
  FROM money_movements m WHERE m.booking_id = b.id`

/** SQL for refunds that are decided but have no ledger row yet. */
const ASKED = Prisma.sql`
  SELECT coalesce(sum(r.cents), 0)::int AS cents FROM refunds r
  WHERE r.booking_id = b.id AND r.state NOT IN ('done', 'dropped')`

function conditions(
  { reference, words = [], state, tourId, days = {}, since }: ListedBookingFilter,
  stateNow: Prisma.Sql,
): Prisma.Sql[] {
  return [
    Prisma.sql`true`,
    ...(reference ? [Prisma.sql`b.reference = ${reference}`] : []),
    ...(state ? shownAs(state, stateNow) : []),
    ...(tourId === undefined ? [] : [Prisma.sql`d.tour_id = ${tourId}`]),
    ...(days.first ? [Prisma.sql`d.day >= ${days.first}::date`] : []),
    ...(days.last ? [Prisma.sql`d.day <= ${days.last}::date`] : []),
    ...(since ? [Prisma.sql`b.created_at >= ${since}`] : []),
    ...words.map(has),
  ]
}

function after(cursor: ListCursor | null): readonly Prisma.Sql[] {
  if (!cursor) return []
  const { at, key } = cursor
  return [Prisma.sql`b.created_at <= ${at} AND (b.created_at < ${at} OR b.reference > ${key})`]
}

/**
 * SQL for the bookings shown in a state. Where it can, it compares columns and not the computed state, of which
 * PostgreSQL has no statistics.
 */
function shownAs(state: BookingDisplayState, stateNow: Prisma.Sql): readonly Prisma.Sql[] {
  const stored = storedStates(state).map((one) => Prisma.sql`${one}::booking_state`)
  const isStored = Prisma.sql`b.state IN (${Prisma.join(stored)})`
  const withChoice = Prisma.sql`(SELECT o.booking_id FROM choices o WHERE o.ended_at IS NULL)`
  const hasNoChoice = Prisma.sql`NOT EXISTS (SELECT FROM choices o WHERE o.booking_id = b.id AND o.ended_at IS NULL)`
  if (state === 'choice_open') return [isStored, Prisma.sql`b.id IN ${withChoice}`]
  if (state === 'change_open') return [isStored, Prisma.sql`c.id IS NOT NULL`, hasNoChoice]
  // PostgreSQL sees an anti-join in the column that is joined by, and would expect no row with any other.
  if (state === 'confirmed') return [isStored, Prisma.sql`c.booking_id IS NULL`, hasNoChoice]
  return UNPAID_OR_LAPSED.includes(state) ? [isStored, Prisma.sql`${stateNow} = ${state}`] : [isStored]
}

/** What the clock decides: an unpaid booking past its deadline is shown as lapsed. */
const UNPAID_OR_LAPSED: readonly BookingDisplayState[] = ['hold', 'awaiting_payment', 'lapsed']

/** The stored states that a booking shown in this state may have. */
function storedStates(state: BookingDisplayState): readonly BookingState[] {
  if (state === 'change_open' || state === 'choice_open') return ['confirmed']
  return state === 'lapsed' ? ['lapsed', 'hold', 'awaiting_payment'] : [state]
}

/** The fewest digits to search phone numbers for: fewer would match almost every one. */
const MIN_DIGITS = 4

/**
 * SQL that matches a search term in every form in which it may be stored. The SQL function `booking_words` has an
 * index.
 */
function has(word: string): Prisma.Sql {
  // A phone number may be typed with a leading 0 or with the country code, so search for the part that both have.
  const digits = word.replace(/\D/g, '').replace(/^0+/, '')
  const isNumber = /^[+\d\s()-]+$/.test(word) && digits.length >= MIN_DIGITS
  const letters = word.toLowerCase().replace(/[^a-z0-9]/g, '')
  const isReference = /^ll[a-z0-9]+$/.test(letters)
  const ways = [fold(word), ...(isNumber ? [digits] : []), ...(isReference ? [letters] : [])]
  const patterns = ways.map((way) => `%${way.replace(/[\\%_]/g, '\\$&')}%`)
  return Prisma.sql`booking_words(b.reference, b.customer_name, b.customer_email, b.customer_phone)
    LIKE ANY (${patterns}::text[])`
}

/** Strip diacritics: an operator who types Makinen means Mäkinen. */
function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
