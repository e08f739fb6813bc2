import 'server-only'
import { coinsToCents, centsToCoins, isWithinCryptoTolerance } from '@/lib/booking/money/crypto-payment'
import { correctionsCents, type Ledger } from '@/lib/booking/ledger'
import { moneyHeldCents } from '@/lib/booking/money/list-payment-remainders'
import { type GuestPage } from '@/lib/contract/guest-page'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { type StoredChange } from '@/lib/db/bookings/changes'
import { database } from '@/lib/db/client'
import { findPaymentDetails } from '@/lib/db/money/payment-details'
import { sumReceivedForChange } from '@/lib/use-cases/payments/steps/lock-crypto-order'

/**
 * Find the cryptocurrency amount due for a booking or its pending change, and how to send it; null if none is due.
 *
 * Rule: crypto-details (docs/rules.md)
 */
export async function findCryptoAmountDue(
  booking: StoredBooking,
  change: StoredChange | null,
  ledger: Ledger,
): Promise<GuestPage['coins']> {
  const isAwaited = change
    ? change.payBy === 'crypto'
    : booking.state === 'awaiting_payment' && booking.paymentMethod === 'crypto'
  if (!isAwaited) return null
  const arrivedCents = change
    ? await sumReceivedForChange(database(), change, ledger)
    : moneyHeldCents(ledger)
  const wantedCents = change ? change.payCents : booking.totalCents + correctionsCents(ledger)
  const restCents = wantedCents - arrivedCents
  const order = { bookingId: booking.id, changeId: change?.id ?? null }
  const sent = await findPaymentDetails(database(), order)
  if (!sent || sent.voidedAt) return { restCents, details: null }
  const { address, network, coins, rate } = sent
  // Once any part of the amount has arrived, however small, the rest keeps the exchange rate of that time.
  const isAsSent = arrivedCents === 0 && isWithinCryptoTolerance(coinsToCents(coins, rate), restCents)
  return { restCents, details: { address, network, coins: isAsSent ? coins : centsToCoins(restCents, rate) } }
}
