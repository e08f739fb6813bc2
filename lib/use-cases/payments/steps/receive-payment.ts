import 'server-only'
import { allowanceFor } from '@/lib/booking/money/allowance'
import { isHandledByProvider } from '@/lib/booking/money/money-methods'
import { type PaymentDecision, type PaymentOrder, decidePayment } from '@/lib/booking/money/decide-payment'
import { splitRefund } from '@/lib/booking/money/refund'
import { updateBooking, type StoredBooking } from '@/lib/db/bookings/bookings'
import { endChange, holdChangeAgain, type StoredChange } from '@/lib/db/bookings/changes'
import { type Db } from '@/lib/db/client'
import { recordBookingHistory } from '@/lib/db/history/history'
import { addCorrections, listPartPayments, loadLedger } from '@/lib/db/money/ledger'
import { type StoredCryptoDetails } from '@/lib/db/money/payment-details'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { addPaymentRow, type PaymentRow } from '@/lib/use-cases/payments/steps/add-payment-row'
import { requestRefunds } from '@/lib/use-cases/booking/request-refunds'
import { closeOpenPaymentPages } from '@/lib/use-cases/booking/close-open-payment-pages'
import { applyChange } from '@/lib/use-cases/booking/apply-change'
import { type LockedBooking } from '@/lib/use-cases/booking/lock-booking'

/** The booking or change that money is received for, with the departures of both locked. */
export type PaymentTarget = LockedBooking & {
  /** The change that the money is for; null if it is for the booking itself. */
  readonly change: StoredChange | null
  readonly wanted: PaymentOrder
  /** Part payments received earlier and not refunded, in cents. */
  readonly earlierCents?: number
  readonly details?: StoredCryptoDetails | null
}

export type IncomingPayment = PaymentRow & {
  /** Saves further data about the payment, once its ledger row is written. */
  readonly keep?: (paymentId: string) => Promise<void>
  /** Returns further fields to update on a booking that this payment confirms. */
  readonly confirming?: () => Promise<{ readonly attempt: number }>
}

type Received = { readonly decision: PaymentDecision; readonly booking: StoredBooking }

export function decideIncomingPayment(
  order: PaymentTarget,
  money: IncomingPayment,
  now: Date,
): PaymentDecision {
  const { wanted, earlierCents } = order
  return decidePayment(wanted, { ...money, earlierCents }, allowanceFor(money.method, wanted), now)
}

/**
 * Record money received by any method. It is added to the ledger with a receipt even if it will be refunded. Then the
 * booking or change is confirmed, the guest is asked for the rest, or a refund is requested.
 */
export async function receivePayment(
  db: Db,
  order: PaymentTarget,
  money: IncomingPayment,
  now: Date,
): Promise<Received> {
  const { booking, departure, change } = order
  const decision = decideIncomingPayment(order, money, now)
  if (decision.kind === 'done') return { decision, booking }
  const { id, documents } = await addPaymentRow(db, money, { booking, departure, change, now })
  await money.keep?.(id)
  const arrival = { ...money, id, documents }
  const after = await settle(db, order, arrival, decision, now)
  const returnCents = 'returnCents' in decision ? decision.returnCents : 0
  if (returnCents > 0) {
    const reason = decision.kind === 'returned' ? decision.reason : 'overpaid'
    const returns = splitRefund(await loadLedger(db, booking.id), returnCents)
    await requestRefunds(db, booking, { returns, reason, isPromised: false, changeId: change?.id }, now)
  }
  if (!isHandledByProvider(money.method)) await closeOpenPaymentPages(db, booking.id, now)
  return { decision, booking: after }
}

type Arrival = IncomingPayment & { readonly id: string; readonly documents: readonly string[] }

async function settle(
  db: Db,
  order: PaymentTarget,
  arrival: Arrival,
  decision: PaymentDecision,
  now: Date,
): Promise<StoredBooking> {
  const { booking, departure, change } = order
  const { documents } = arrival
  switch (decision.kind) {
    case 'short':
      return awaitRest(db, order, { ...arrival, ...decision }, now)
    case 'paid':
      await addCorrections(db, booking.id, decision.corrections, now)
      return change
        ? applyPaidChange(db, { ...order, change }, arrival, now)
        : confirm(db, order, { ...arrival, ...decision }, now)
    case 'kept':
      await enqueueBookingEmails(db, ['payment-kept-guest'], { booking, departure, now, documents })
      return booking
    default:
      return booking
  }
}

async function awaitRest(
  db: Db,
  { booking, departure, change, wanted, details = null }: PaymentTarget,
  { id, documents, until, restCents }: Arrival & { readonly until: Date; readonly restCents: number },
  now: Date,
): Promise<StoredBooking> {
  const parts = await listPartPayments(db, { bookingId: booking.id, changeId: change?.id ?? null })
  // An open payment page shows the old amount, so it is no longer the booking's current attempt.
  const attempt = booking.attempt + 1
  const unpaid = { state: 'awaiting_payment', expiresAt: until, endedAt: null, attempt } as const
  const waiting = change ? booking : await updateBooking(db, booking.id, unpaid)
  if (change) await holdChangeAgain(db, change.id, until)
  else await recordBookingHistory(db, { what: 'payment_awaited', before: booking, after: waiting }, now)
  await enqueueBookingEmails(db, ['payment-short-guest'], {
    booking: waiting,
    departure,
    now,
    documents,
    cause: id,
    paidBy: parts.map(({ method }) => method).toReversed(),
    isOfChange: change !== null,
    crypto: { details, arrivedCents: wanted.wantedCents - restCents, restCents, dueAt: until },
  })
  return waiting
}

async function confirm(
  db: Db,
  { booking, departure, earlierCents = 0 }: PaymentTarget,
  { method, cents, documents, returnCents, confirming }: Arrival & { readonly returnCents: number },
  now: Date,
): Promise<StoredBooking> {
  const change = { state: 'confirmed', confirmedAt: now, expiresAt: null, endedAt: null } as const
  const confirmed = await updateBooking(db, booking.id, { ...change, ...(await confirming?.()) })
  await recordBookingHistory(db, { what: 'confirmed', before: booking, after: confirmed }, now)
  const kinds = ['booking-confirmed-guest', 'booking-confirmed-operator'] as const
  await enqueueBookingEmails(db, kinds, {
    booking: confirmed,
    departure,
    now,
    documents,
    crypto: isHandledByProvider(method) ? undefined : { details: null, arrivedCents: cents + earlierCents },
    refund: returnCents > 0 ? { cents: returnCents, reason: 'overpaid' } : undefined,
  })
  return confirmed
}

async function applyPaidChange(
  db: Db,
  { booking, departure, change, earlierCents = 0 }: PaymentTarget & { readonly change: StoredChange },
  { cents, documents }: Arrival,
  now: Date,
): Promise<StoredBooking> {
  await endChange(db, change.id, { state: 'applied', now })
  const { departureId, places, totalCents } = change
  const after = { state: 'confirmed', departureId, places, totalCents, expiresAt: null } as const
  const money = { paidCents: cents + earlierCents, refundCents: 0 }
  return applyChange(db, { booking, departure, change }, { after, money, documents }, now)
}
