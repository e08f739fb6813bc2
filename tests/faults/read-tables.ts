import { z } from 'zod'
import { type BookingState } from '@/lib/booking/booking'
import { type Email } from '@/tools/mailbox/email'
import { type StripeRefund, type StripeSession } from '@/tests/support/a-faulty-stripe'
import { type Stage } from '@/tests/faults/stage'

export type BookedRow = {
  id: string
  reference: string
  email: string
  departure_id: number
  state: BookingState
  method: 'card' | 'crypto'
  seats: number
  total_cents: number
  was_confirmed: boolean
  /** Whether a bank debit for it was pending. */
  was_awaited: boolean
  /** Waived or refunded as a courtesy: the amount kept is this much below its price. */
  corrected_cents: number
  /** Changes that were applied. */
  changes: number
  /** The guest's options since we cancelled the departure; null if there is no choice. */
  choice: 'open' | 'full_refund' | 'another_date' | null
  /** Whether it is a place offered to a waiting party. */
  was_offered: boolean
}
type CheckoutRow = { booking_id: string; session_id: string | null; refund_reason: string | null }
type EmailRow = { id: string; booking_id: string; kind: string; was_overtaken: boolean }
/** A payment or refund, with the number of its document, less those that were skipped on purpose. */
type DocumentRow = { reference: string; kind: string; series: 'R' | 'C' | null; count: number | null }
type DepartureRow = { id: number; tour_id: number; seats: number; seats_taken: number }

/** The state of the database, Stripe and the mailbox, read when all is idle. */
export type Tables = {
  readonly bookings: readonly BookedRow[]
  readonly checkouts: readonly CheckoutRow[]
  readonly emails: readonly EmailRow[]
  readonly departures: readonly DepartureRow[]
  readonly documents: readonly DocumentRow[]
  readonly sessions: readonly StripeSession[]
  readonly refunds: readonly StripeRefund[]
  /** Disputed payments. */
  readonly disputed: ReadonlySet<string>
  /** Sessions whose bank debit never arrived. */
  readonly bounced: ReadonlySet<string>
  readonly mail: readonly Email[]
}

const BOOKINGS = `
  SELECT id, reference, customer_email AS email, departure_id, state, payment_method AS method, seats, total_cents,
    confirmed_at IS NOT NULL AS was_confirmed,
    payment_method = 'card' AND EXISTS (SELECT FROM history h
      WHERE h.booking_id = b.id AND h.what = 'payment_awaited') AS was_awaited, source = 'waiting_list' AS was_offered,
    (SELECT coalesce(sum(cents), 0)::int FROM money_movements m
      WHERE m.booking_id = b.id AND m.kind = 'correction') AS corrected_cents,
    (SELECT count(*)::int FROM changes c WHERE c.booking_id = b.id AND c.state = 'applied') AS changes,
    (SELECT coalesce(c.chosen::text, 'open') FROM choices c
      WHERE c.booking_id = b.id AND c.cause = 'departure_cancelled') AS choice
  FROM bookings b`

export async function readTables({ query, stripe, mailbox }: Stage): Promise<Tables> {
  const events = await stripe.events()
  const told = (type: string, field: string) =>
    new Set(events.filter((event) => event.type === type).map(({ data }) => textIn(data.object, field)))
  return {
    bookings: await query<BookedRow>(BOOKINGS),
    checkouts: await query<CheckoutRow>(`
      SELECT c.booking_id, c.session_id, r.reason AS refund_reason
      FROM checkouts c LEFT JOIN refunds r ON r.payment_id = c.payment_id`),
    emails: await query<EmailRow>(
      'SELECT id, booking_id, kind, overtaken_at IS NOT NULL AS was_overtaken FROM emails',
    ),
    departures: await query<DepartureRow>('SELECT id, tour_id, seats, seats_taken FROM departures'),
    documents: await query<DocumentRow>(`
      SELECT b.reference, m.kind, r.series, r.count - (SELECT coalesce(sum(g.last - g.first + 1), 0)::int
          FROM receipt_gaps g WHERE g.series = r.series AND g.year = r.year AND g.last < r.count) AS count
      FROM money_movements m JOIN bookings b ON b.id = m.booking_id LEFT JOIN receipts r ON r.movement_id = m.id
      WHERE m.kind IN ('payment', 'refund') ORDER BY r.series, r.year, r.count`),
    sessions: await stripe.sessions(),
    refunds: await stripe.refunds(),
    disputed: told('charge.dispute.created', 'payment_intent'),
    bounced: told('checkout.session.async_payment_failed', 'id'),
    mail: await mailbox.emails(),
  }
}

function textIn(object: unknown, field: string): string {
  return String(z.looseObject({}).parse(object)[field])
}

/** Group by a property of each. */
export function groupBy<T>(
  all: readonly T[],
  nameOf: (one: T) => string | number,
): Map<string, readonly T[]> {
  const groups = new Map<string, readonly T[]>()
  for (const one of all) {
    const name = String(nameOf(one))
    groups.set(name, [...(groups.get(name) ?? []), one])
  }
  return groups
}
