import { CRYPTO_PAYMENT_HOURS } from '@/lib/booking/money/crypto-due'
import { PAYMENT_DETAILS_HOURS } from '@/lib/booking/seats/hold'
import { MS_PER_HOUR } from '@/lib/calendar/duration'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { dueTime } from '@/lib/emails/parts/booking-text'
import { tellUsButton } from '@/lib/emails/parts/buttons'
import { inCryptocurrencyText } from '@/lib/words/money/cryptocurrency'
import { type Say } from '@/lib/words/say'

export const cryptoReceivedGuest = defineGuestEmail('emailPayment', (facts, { say, common }) => {
  const { reference, cryptoType, language } = facts
  const due = dueTime(facts)
  return {
    subject: say('heldSubject'),
    preheader: say('heldPreheader', { due }),
    headline: say('heldHeadline'),
    parts: [
      say('held', { reference, method: inCryptocurrencyText(cryptoType, language) }),
      { kind: 'booking', title: common('yourBooking'), money: common('toPay') },
      tellUsButton(facts),
      {
        kind: 'steps',
        title: common('whatHappensNext'),
        steps: [
          { title: say('sendDetailsStep'), text: detailsText(say, facts) },
          { title: say('payStep', { hours: hoursToPay(facts) }), text: say('payBy', { due }) },
          { title: say('confirmStep'), text: say('confirm') },
        ],
      },
      { kind: 'section', title: common('ifUnpaidTitle'), text: common('ifUnpaid') },
    ],
  }
})

/** How many hours the guest has to pay in cryptocurrency; fewer shortly before the tour, see `cryptoDueAt`. */
function hoursToPay({ writtenAt, paymentDueAt }: BookingFacts): number {
  if (paymentDueAt === null) return CRYPTO_PAYMENT_HOURS
  return Math.floor((Date.parse(paymentDueAt) - Date.parse(writtenAt)) / MS_PER_HOUR)
}

/**
 * Say when the details come, and ask which cryptocurrency the guest will use, unless the special requests name it, as
 * the booking panel suggests.
 */
function detailsText(say: Say<'emailPayment'>, facts: BookingFacts): string {
  const isHurried = hoursToPay(facts) < CRYPTO_PAYMENT_HOURS
  const when = isHurried ? say('sendDetailsSoon') : say('sendDetails', { hours: PAYMENT_DETAILS_HOURS })
  if (facts.cryptoType !== 'other') return when
  return `${when} ${say(facts.specialRequests ? 'nameCoinUnlessRequested' : 'nameCoin')}`
}
