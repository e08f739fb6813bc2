import { findBookingByReference } from '@/lib/db/bookings'
import { database } from '@/lib/db/client'
import { recordCryptoPayment, type RecordedCrypto } from '@/lib/use-cases/payments/record-crypto-payment'

/** Coins arrive for a booking: all of its price in euros, or so many cents, in a transaction of their own. */
export async function payInCoins(
  reference: string,
  now: Date,
  { cents, transactionId = crypto.randomUUID() }: { cents?: number; transactionId?: string } = {},
): Promise<RecordedCrypto> {
  const booking = await findBookingByReference(database(), reference)
  const amount = { cents: cents ?? booking?.totalCents ?? 1 }
  return recordCryptoPayment.run(reference, { amount, transactionId, network: null }, now)
}
