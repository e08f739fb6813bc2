import 'server-only'
import { CRYPTO_PAYMENT_HOURS } from '@/lib/booking/hold'
import { inTransaction } from '@/lib/db/client'
import {
  type BookingWish,
  type CountHold,
  holdSeats,
  refuseEarly,
  type WishRefusal,
} from '@/lib/desk/hold-seats'
import { oweLetters } from '@/lib/desk/owe-letters'
import { metrics } from '@/lib/metrics/metrics'

export type CryptoBooking =
  { readonly kind: 'booked'; readonly reference: string; readonly paymentDueAt: Date } | WishRefusal

/** Book with payment by cryptocurrency: the seats are kept until payment is due (decision D18). */
export async function bookWithCrypto(
  wish: BookingWish,
  now: Date,
  countHold?: CountHold,
): Promise<CryptoBooking> {
  const terms = { method: 'crypto', holdMinutes: CRYPTO_PAYMENT_HOURS * 60, now, countHold } as const
  const refusal = await refuseEarly(wish, terms)
  if (refusal) return refusal
  const held = await inTransaction(async (db) => {
    const answer = await holdSeats(db, wish, terms)
    if (answer.kind === 'held' && answer.isNew)
      await oweLetters(db, ['crypto-received-guest', 'crypto-received-operator'], { ...answer, now })
    return answer
  }, `departure:${wish.departureId}`)
  if (held.kind === 'refused') return held
  if (held.isNew) metrics().holds.inc({ payment: 'crypto' })
  const { reference, expiresAt, createdAt } = held.booking
  // A booking that was confirmed meanwhile has no due date left: it was due when it was made.
  return { kind: 'booked', reference, paymentDueAt: expiresAt ?? createdAt }
}
