import 'server-only'
import { type PartPaymentDecision } from '@/lib/booking/part-payment'
import { changeBooking } from '@/lib/db/bookings'
import { endChange, reviveChange } from '@/lib/db/changes'
import { type Db } from '@/lib/db/client'
import { addCorrections, listMethodsOfParts } from '@/lib/db/ledger'
import { recordBookingHistory } from '@/lib/db/history'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { type CryptoOrder } from '@/lib/use-cases/payments/steps/lock-crypto-order'
import { makeChange } from '@/lib/use-cases/payments/steps/make-change'

type Arrival = {
  /** The payment's row, and its receipt. */
  readonly id: string
  readonly documents: readonly string[]
  readonly cents: number
  readonly decision: PartPaymentDecision
}

/** Make the booking, or the change, what coins that have arrived make of it, and tell both sides. */
export async function settleCrypto(db: Db, order: CryptoOrder, arrival: Arrival, now: Date): Promise<void> {
  const { decision } = arrival
  if (decision.kind === 'short') await waitForRest(db, order, { ...arrival, ...decision }, now)
  if (decision.kind !== 'paid') return
  await addCorrections(db, order.booking.id, decision.corrections, now)
  if (order.change) await applyChange(db, order, arrival, now)
  else await confirm(db, order, arrival, now)
}

async function waitForRest(
  db: Db,
  order: CryptoOrder,
  { id, documents, until, restCents }: Arrival & { readonly until: Date; readonly restCents: number },
  now: Date,
): Promise<void> {
  const { booking, departure, change, details, wantedCents } = order
  const waiting = change
    ? booking
    : await changeBooking(db, booking.id, { state: 'awaiting_payment', expiresAt: until, endedAt: null })
  if (change) await reviveChange(db, change.id, until)
  else await recordBookingHistory(db, { what: 'payment_awaited', before: booking, after: waiting }, now)
  await enqueueBookingEmails(db, ['payment-short-guest'], {
    booking: waiting,
    departure,
    now,
    documents,
    cause: id,
    paidBy: await listMethodsOfParts(db, { bookingId: booking.id, changeId: change?.id ?? null }),
    isOfChange: change !== null,
    crypto: { details, arrivedCents: wantedCents - restCents, restCents, dueAt: until },
  })
}

async function confirm(
  db: Db,
  { booking, departure, earlierCents }: CryptoOrder,
  { cents, documents, decision }: Arrival,
  now: Date,
): Promise<void> {
  const change = { state: 'confirmed', confirmedAt: now, expiresAt: null, endedAt: null } as const
  const confirmed = await changeBooking(db, booking.id, change)
  await recordBookingHistory(db, { what: 'confirmed', before: booking, after: confirmed }, now)
  const kinds = ['booking-confirmed-guest', 'booking-confirmed-operator'] as const
  const crypto = { details: null, arrivedCents: cents + earlierCents }
  const surplusCents = decision.kind === 'paid' ? decision.returnCents : 0
  const refund = surplusCents > 0 ? ({ cents: surplusCents, reason: 'overpaid' } as const) : undefined
  await enqueueBookingEmails(db, kinds, { booking: confirmed, departure, now, documents, crypto, refund })
}

async function applyChange(
  db: Db,
  { booking, departure, change, earlierCents }: CryptoOrder,
  { cents, documents }: Arrival,
  now: Date,
): Promise<void> {
  if (!change) return
  await endChange(db, change.id, { state: 'applied', now })
  const { departureId, places, totalCents } = change
  const after = { state: 'confirmed', departureId, places, totalCents, expiresAt: null } as const
  const money = { paidCents: cents + earlierCents, refundCents: 0 }
  await makeChange(db, { booking, departure, change }, { after, money, documents }, now)
}
