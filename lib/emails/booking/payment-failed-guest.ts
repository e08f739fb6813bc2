import { datesAddress } from '@/lib/booking/dates-address'
import { guestTable } from '@/lib/emails/booking/booking-rows'
import { guestReason, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { type Draft, type Part } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { greeting, signature } from '@/lib/emails/salutation'

export function paymentFailedGuest(facts: BookingFacts, sender: Sender): Draft {
  const { isOfChange, reference } = facts
  return {
    subject: subjectOf('Your payment did not go through', facts),
    preheader: isOfChange
      ? 'Nothing was taken from your account, and your booking stays as it was.'
      : 'Nothing was taken from your account, and the seats are free again.',
    headline: 'Your payment did not go through',
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(facts.customerName) },
      {
        kind: 'paragraph',
        text: isOfChange
          ? `Your bank did not make the payment for the change of booking ${reference}. Nothing was taken from your account, and the booking stays as it was.`
          : `Your bank did not make the payment for booking ${reference}. Nothing was taken from your account. The seats are free again, so you have no booking for this day.`,
      },
      ...(isOfChange ? ofChange(facts) : ofBooking(facts)),
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}

/** The guest has a booking, and asks for the change once more on its page. */
function ofChange(facts: BookingFacts): readonly Part[] {
  const text =
    'If you would still like the change, ask for it once more on the page of your booking. A card is confirmed at once; your bank can tell you why it did not pay.'
  return [{ kind: 'paragraph', text }, guestTable(facts, { title: 'Your booking', money: 'Price' })]
}

function ofBooking(facts: BookingFacts): readonly Part[] {
  const text =
    'If you would still like to come, the calendar shows the seats that are free. A card is confirmed at once; your bank can tell you why it did not pay.'
  return [
    { kind: 'paragraph', text },
    { kind: 'button', label: 'Choose a date', url: datesAddress(facts.tourUrl, facts) },
    guestTable(facts, { title: 'What was booked', money: 'Was to pay' }),
  ]
}
