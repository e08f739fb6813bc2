import { isHandledByProvider } from '@/lib/booking/money/money-methods'
import { centsToCoins } from '@/lib/booking/money/crypto-payment'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { paymentMethodPhrase, documentsText, dueTime } from '@/lib/emails/parts/booking-text'
import { formatEuros } from '@/lib/language/money'
import { formatCoins } from '@/lib/words/money/cryptocurrency'
import { type Say } from '@/lib/words/say'

/** Asks for the rest as soon as a part payment arrives. Rule: part-payments (docs/rules.md) */
export const paymentShortGuest = defineGuestEmail('emailPayment', (facts, { say, common }) => {
  const { reference, arrivedCents, isOfChange, language } = facts
  const rest = formatEuros(facts.restCents, language)
  const due = dueTime(facts)
  return {
    subject: say('shortSubject'),
    preheader: say('shortPreheader', { amount: rest, due }),
    headline: say('shortHeadline', { amount: rest }),
    parts: [
      say('short', {
        arrived: formatEuros(arrivedCents, language),
        method: paymentMethodPhrase(facts),
        isOfChange: String(isOfChange),
        reference,
        rest,
        due,
      }),
      howToSend(say, facts),
      {
        kind: 'section',
        title: say('ifRestLateTitle'),
        text: say(isOfChange ? 'ifRestOfChangeLate' : 'ifRestLate'),
      },
      documentsText(facts),
      { kind: 'button', label: common('seeYourTour'), url: facts.tourUrl },
      { kind: 'booking', title: common('yourBooking'), money: common('price') },
    ],
  }
})

function howToSend(
  say: Say<'emailPayment'>,
  { cryptoDetails, cryptoType, paymentMethod, restCents, language }: BookingFacts,
): string {
  if (isHandledByProvider(paymentMethod)) return say('sendRest')
  if (!cryptoDetails) return say('askForRest')
  const { address, network, rate } = cryptoDetails
  const coins = formatCoins(centsToCoins(restCents, rate), cryptoType, language)
  return say('sendRestTo', { coins, address, network })
}
