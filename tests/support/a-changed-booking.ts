import { type Requester } from '@/lib/booking/changes/requester'
import { requestChange, type BookingChangeResult } from '@/lib/use-cases/changes/request-change'
import { openChangePaymentPage } from '@/lib/use-cases/checkout/open-change-payment-page'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { type BookingInput } from '@/lib/use-cases/seats/steps/hold-seats'
import { type aBackend, NOON } from '@/tests/support/a-backend'
import { heldBookings } from '@/tests/support/a-hold'

export const GUEST: Requester = { actor: 'guest' }

/** Paid and changed bookings on a backend. */
export function changedBookings(backend: ReturnType<typeof aBackend>) {
  const { aHold } = heldBookings(backend)

  async function pay(sessionId: string, now = NOON): Promise<void> {
    backend.stripe.pay(sessionId)
    await refreshCheckoutStatus(sessionId, now)
  }

  /** Paid by card: by default one adult for 179 €. */
  async function aPaidBooking(overrides: Partial<BookingInput> = {}) {
    const { departureId, reference, sessionId } = await aHold({ seats: 8, ...overrides })
    await pay(sessionId)
    return { departureId, reference, sessionId }
  }

  /** A change that must be paid first. Returns its id, and opens its payment page. */
  async function aHeldChange(
    call: Omit<Parameters<typeof requestChange.run>[0], 'asking'>,
    now = NOON,
  ): Promise<{ readonly changeId: string; readonly sessionId: string }> {
    const held = expectKind(await requestChange.run({ ...call, asking: GUEST }, now), 'held')
    const page = await openChangePaymentPage(held.change.id, 'https://lumi.example.com/booking/x', now)
    if (page.kind !== 'started') throw new Error(`no page: ${JSON.stringify(page)}`)
    return { changeId: held.change.id, sessionId: page.sessionId }
  }

  const bookingOf = async (reference: string) =>
    (
      await backend.query<{
        departure_id: number
        state: string
        adults: number
        children: number
        seats: number
        total_cents: number
        version: number
      }>(
        `SELECT departure_id, state, adults, children, seats, total_cents, version FROM bookings WHERE reference = '${reference}'`,
      )
    )[0]

  /** The balance that its guest owes once all requested refunds are done, in cents. */
  const dueOf = async (reference: string) =>
    (
      await backend.query<{ due: number }>(`
        SELECT (b.total_cents + coalesce((
          SELECT sum(CASE WHEN kind IN ('payment', 'dispute_won') THEN -cents ELSE cents END)
          FROM money_movements m WHERE m.booking_id = b.id), 0) + coalesce((
          SELECT sum(cents) FROM refunds r WHERE r.booking_id = b.id AND state NOT IN ('done', 'dropped')), 0))::int AS due
        FROM bookings b WHERE reference = '${reference}'`)
    )[0]?.due

  const changesOf = (reference: string) =>
    backend.query<{ kind: string; state: string; pay_cents: number }>(
      `SELECT kind, c.state, pay_cents FROM changes c JOIN bookings b ON b.id = c.booking_id
       WHERE reference = '${reference}' ORDER BY c.created_at, c.ended_at`,
    )

  return { pay, aPaidBooking, aHeldChange, bookingOf, dueOf, changesOf }
}

type OfKind<K extends BookingChangeResult['kind']> = Extract<BookingChangeResult, { readonly kind: K }>

export function expectKind<K extends BookingChangeResult['kind']>(
  answer: BookingChangeResult,
  kind: K,
): OfKind<K> {
  const isKind = (one: BookingChangeResult): one is OfKind<K> => one.kind === kind
  if (!isKind(answer)) throw new Error(`not ${kind}: ${JSON.stringify(answer)}`)
  return answer
}
