import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { type Part } from '@/lib/emails/layout/email-draft'
import { type Say } from '@/lib/words/say'

/** The content id by which the e-mail's HTML refers to the attached QR code. */
export const PAYMENT_QR_CODE_ID = 'payment-code'

export function paymentQrCodePart(say: Say<'emailPayment'>): Part {
  return { kind: 'picture', id: PAYMENT_QR_CODE_ID, alt: say('codeAlt'), sizePixels: 232 }
}

/**
 * The content of the QR code. For Bitcoin, it is a `bitcoin:` URI with address and amount; for other coins only the
 * address, the one format that all wallets support. Null if there are no payment details.
 * Source: https://github.com/bitcoin/bips/blob/master/bip-0021.mediawiki
 */
export function paymentQrCodeText({ cryptoDetails, cryptoType }: BookingFacts): string | null {
  if (!cryptoDetails) return null
  const { address, coins } = cryptoDetails
  return cryptoType === 'bitcoin' ? `bitcoin:${address}?amount=${coins}` : address
}
