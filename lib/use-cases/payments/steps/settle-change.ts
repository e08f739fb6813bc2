import 'server-only'
import { decideChangePayment } from '@/lib/booking/change-payment'
import { type Payment } from '@/lib/booking/confirmation'
import { type MoneyReturn } from '@/lib/booking/refund'
import { endChange } from '@/lib/db/changes'
import { type Db } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures'
import { askRefunds } from '@/lib/use-cases/payments/steps/ask-refunds'
import { type ChangeOfBooking, makeChange } from '@/lib/use-cases/payments/steps/make-change'

/**
 * Settle a payment that came for a change, and is a row of the ledger already: the change is made, or the payment goes
 * back whole. The departures of booking and change are locked.
 *
 * @param to  the departure that the booking will be on, as it was before the payment's page was closed
 *
 * Rule: change-payment (docs/rules.md)
 */
export async function settleChange(
  db: Db,
  { to, ...of }: ChangeOfBooking & { readonly to: StoredDeparture },
  payment: Payment & {
    readonly paymentId: string
    /** Its receipt. */
    readonly documents: readonly string[]
    readonly by: MoneyReturn['by']
  },
  now: Date,
): Promise<void> {
  const { booking, departure, change } = of
  const { amountCents, paymentId, documents, by } = payment
  const own = change.state === 'held' ? change.seats : 0
  const decision = decideChangePayment(
    payment,
    {
      ...change,
      heldUntil: change.heldUntil ?? now,
      currency: booking.currency,
      isPaidByThis: false,
      isOfThisBooking: booking.state === 'confirmed' && booking.version === change.baseVersion,
    },
    { ...to, seatsFree: to.seatsFree + own, leftAt: departure.startsAt, isBeingCancelled: false },
    now,
  )
  if (decision.kind === 'apply') {
    await endChange(db, change.id, { state: 'applied', now })
    const { departureId, places, totalCents } = change
    const after = { state: 'confirmed', departureId, places, totalCents, expiresAt: null } as const
    await makeChange(db, of, { after, money: { paidCents: amountCents, refundCents: 0 }, documents }, now)
  }
  if (decision.kind === 'refund') {
    const returns = [{ paymentId, cents: amountCents, by }]
    const { reason } = decision
    await askRefunds(db, booking.id, { returns, reason, isPromised: false, changeId: change.id }, now)
  }
}
