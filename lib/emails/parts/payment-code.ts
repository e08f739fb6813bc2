import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { type Part } from '@/lib/emails/layout/draft'

/** By which the e-mail's HTML names the picture that travels with it. */
export const PAYMENT_CODE_ID = 'payment-code'

export const paymentCodePart: Part = {
  kind: 'picture',
  id: PAYMENT_CODE_ID,
  alt: 'A QR code of the payment address',
  sizePixels: 232,
}

/**
 * What the code says: of Bitcoin address and amount, in the form that its wallets read; of other coins the address alone,
 * on which all wallets agree. Null where nothing is to be sent.
 *
 * Source: https://github.com/bitcoin/bips/blob/master/bip-0021.mediawiki
 */
export function paymentCodeText({ cryptoDetails, cryptoType }: BookingFacts): string | null {
  if (!cryptoDetails) return null
  const { address, coins } = cryptoDetails
  return cryptoType === 'bitcoin' ? `bitcoin:${address}?amount=${coins}` : address
}
