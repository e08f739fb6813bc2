import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { type Part } from '@/lib/emails/layout/email-draft'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { dueTime } from '@/lib/emails/parts/booking-text'
import { paymentQrCodePart } from '@/lib/emails/parts/payment-qr-code'
import { formatInstant } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { formatCoins, inCryptocurrencyText, exchangeRateText } from '@/lib/words/money/cryptocurrency'
import { type Say } from '@/lib/words/say'

/** Sends the guest the wallet address and amount for a cryptocurrency payment. Rule: crypto-details (docs/rules.md) */
export const cryptoDetailsGuest = defineGuestEmail('emailPayment', (facts, { say, common }) => {
  const { restCents, cryptoType, isOfChange, language } = facts
  const toPay = {
    amount: formatEuros(restCents, language),
    method: inCryptocurrencyText(cryptoType, language),
    due: dueTime(facts),
  }
  return {
    subject: say('detailsSubject'),
    preheader: say('detailsPreheader', toPay),
    headline: say('detailsHeadline'),
    parts: [
      opening(say, facts, toPay),
      ...detailsParts(say, facts),
      { kind: 'section', title: say('beforeSending'), text: say('sendingAdvice') },
      { kind: 'button', label: common('seeYourTour'), url: facts.tourUrl },
      {
        kind: 'booking',
        title: isOfChange ? say('bookingUntilThen') : common('yourBooking'),
        money: common('price'),
      },
    ],
  }
})

function opening(
  say: Say<'emailPayment'>,
  { reference, arrivedCents, isOfChange, language }: BookingFacts,
  toPay: { readonly amount: string; readonly method: string; readonly due: string },
): string {
  const arrived = formatEuros(arrivedCents, language)
  return [
    say('details', { ...toPay, reference, isOfChange: String(isOfChange) }),
    ...(arrivedCents > 0 ? [say('partArrived', { amount: arrived })] : []),
    say('earlierDetailsVoid'),
  ].join(' ')
}

function detailsParts(
  say: Say<'emailPayment'>,
  { cryptoDetails, cryptoType, restCents, language }: BookingFacts,
): readonly Part[] {
  if (!cryptoDetails) return []
  const { address, network, coins, rate, rateSource, sentAt } = cryptoDetails
  const priced = [exchangeRateText(rate, cryptoType, language), ...(rateSource === null ? [] : [rateSource])]
  const rows = [
    { label: say('amount'), value: formatCoins(coins, cryptoType, language), isStrong: true },
    { label: say('address'), value: address, isStrong: true },
    { label: say('network'), value: network, isStrong: true },
    { label: say('worth'), value: formatEuros(restCents, language) },
    { label: say('rate'), value: `${priced.join(', ')}\n${formatInstant(new Date(sentAt), language)}` },
  ]
  return [{ kind: 'table', title: say('pleaseSend'), rows }, paymentQrCodePart(say)]
}
