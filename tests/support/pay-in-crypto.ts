import { findBookingByReference } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { recordCryptoPayment, type CryptoPaymentResult } from '@/lib/use-cases/payments/record-crypto-payment'

/**
 * Record a cryptocurrency payment for a booking: its whole price in euros, or this many cents, as a new transaction.
 */
export async function payInCrypto(
  reference: string,
  now: Date,
  { cents, transactionId = crypto.randomUUID() }: { cents?: number; transactionId?: string } = {},
): Promise<CryptoPaymentResult> {
  const booking = await findBookingByReference(database(), reference)
  const amount = { cents: cents ?? booking?.totalCents ?? 1 }
  return recordCryptoPayment.run(reference, { amount, transactionId, network: null }, now)
}
