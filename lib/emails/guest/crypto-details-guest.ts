import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { type Part } from '@/lib/emails/layout/email-draft'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { dueText } from '@/lib/emails/parts/booking-text'
import { paymentQrCodePart } from '@/lib/emails/parts/payment-qr-code'
import { formatInstant } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { formatCoins, inCryptocurrencyText, exchangeRateText } from '@/lib/words/money/cryptocurrency'

export const CRYPTO_SENDING_ADVICE =
  'Please compare the address sign by sign, and choose the very network named above: coins on another one do not arrive. The fee of the network comes on top. When everything has arrived, you have our confirmation by e-mail.'

/** Sends the guest the wallet address and amount for a cryptocurrency payment. Rule: crypto-details (docs/rules.md) */
export const cryptoDetailsGuest = defineGuestEmail((facts) => ({
  subject: 'How to pay',
  preheader: `${formatEuros(facts.restCents)} ${inCryptocurrencyText(facts.cryptoType)}, due ${dueText(facts)}.`,
  headline: 'Your payment details',
  parts: [
    opening(facts),
    ...detailsParts(facts),
    {
      kind: 'section',
      title: 'Before you send it',
      text: CRYPTO_SENDING_ADVICE,
    },
    { kind: 'button', label: 'See your tour', url: facts.tourUrl },
    { kind: 'booking', title: facts.isOfChange ? 'Your booking until then' : 'Your booking', money: 'Price' },
  ],
}))

function opening(facts: BookingFacts): string {
  const { reference, arrivedCents, restCents, isOfChange } = facts
  const what = isOfChange ? `the change of booking ${reference}` : `booking ${reference}`
  const came = arrivedCents > 0 ? ` ${formatEuros(arrivedCents)} of it has arrived.` : ''
  return `Here is how to pay for ${what}: ${formatEuros(restCents)} ${inCryptocurrencyText(facts.cryptoType)}, due ${dueText(facts)}.${came} Earlier payment details for it, if you had any, are no longer valid.`
}

function detailsParts({ cryptoDetails, cryptoType, restCents }: BookingFacts): readonly Part[] {
  if (!cryptoDetails) return []
  const { address, network, coins, rate, rateSource, sentAt } = cryptoDetails
  const source = rateSource === null ? '' : `, ${rateSource}`
  const rows = [
    { label: 'Amount', value: formatCoins(coins, cryptoType), isStrong: true },
    { label: 'Address', value: address, isStrong: true },
    { label: 'Network', value: network, isStrong: true },
    { label: 'Worth', value: formatEuros(restCents) },
    {
      label: 'Rate',
      value: `${exchangeRateText(rate, cryptoType)}${source}\n${formatInstant(new Date(sentAt))}`,
    },
  ]
  return [{ kind: 'table', title: 'Please send', rows }, paymentQrCodePart]
}
