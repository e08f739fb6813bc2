import { arrivedPart } from '@/lib/emails/booking/arrived-part'
import { partyText } from '@/lib/emails/booking/booking-text'
import { freeUntil } from '@/lib/emails/booking/cancellation-text'
import { draftChangeEnded } from '@/lib/emails/booking/draft-change-ended'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { formatDay } from '@/lib/language/dates'

/** The facts are the booking's, which the change has left as it was. */
export function changeLapsedGuest(facts: BookingFacts, sender: Sender): Draft {
  const { reference, day } = facts
  return draftChangeEnded(facts, sender, {
    title: 'Your change has ended unpaid',
    preheader: 'Your booking stays as it was, and nothing is to pay.',
    parts: [
      {
        kind: 'paragraph',
        text: `The payment for the change of booking ${reference} did not reach us in time, so the change has ended by itself, and there is nothing to pay for it.${ofDetails(facts)} The booking stays as it was: ${partyText(facts)} on ${formatDay(day)}.`,
      },
      ...arrivedPart(facts),
      {
        kind: 'paragraph',
        text: `If you would still like the change, ask for it once more on the page of your booking, ${freeUntil(facts)}, or reply to this e-mail. If you have paid in the meantime, we make the change where there is still room, or return the payment in full.`,
      },
    ],
  })
}

function ofDetails({ paymentMethod }: BookingFacts): string {
  return paymentMethod === 'crypto' ? ' Payment details for it that you may have do not count any more.' : ''
}
