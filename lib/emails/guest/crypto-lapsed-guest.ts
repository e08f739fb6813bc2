import { tourCalendarUrl } from '@/lib/booking/days/tour-calendar-url'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { amountReceivedText, dueTime } from '@/lib/emails/parts/booking-text'
import { type Say } from '@/lib/words/say'

export const cryptoLapsedGuest = defineGuestEmail('emailPayment', (facts, { say, common }) => {
  const hasDetails = facts.cryptoDetails !== null
  return {
    subject: common('endedUnpaid'),
    preheader: common('seatsReturned'),
    parts: [
      whatHappened(say, facts),
      amountReceivedText(facts),
      say(hasDetails ? 'bookAgainOrReply' : 'bookAgainByCard'),
      {
        kind: 'button',
        label: say(hasDetails ? 'bookAgainButton' : 'bookAgainByCardButton'),
        url: tourCalendarUrl(facts.tourUrl, facts),
      },
      { kind: 'booking', title: common('whatWasBooked'), money: common('wasToPay') },
    ],
  }
})

function whatHappened(say: Say<'emailPayment'>, facts: BookingFacts): string {
  const { reference, cryptoDetails, arrivedCents } = facts
  const what = { reference, due: dueTime(facts) }
  if (!cryptoDetails && arrivedCents === 0) return say('noDetailsSent', what)
  return say(arrivedCents > 0 ? 'restLapsed' : 'lapsed', what)
}
