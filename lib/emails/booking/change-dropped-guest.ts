import { partyText } from '@/lib/emails/booking/booking-text'
import { draftChangeEnded } from '@/lib/emails/booking/draft-change-ended'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { formatDay } from '@/lib/language/dates'

/** What was sent to pay it by leads to nothing any more. */
export function changeDroppedGuest(facts: BookingFacts, sender: Sender): Draft {
  const { reference, day } = facts
  return draftChangeEnded(facts, sender, {
    title: 'Your change is no longer prepared',
    preheader: 'Your booking stands as it is below, and nothing is to pay.',
    parts: [
      {
        kind: 'paragraph',
        text: `We had prepared a change of booking ${reference} that waited for its payment. It is no longer kept, and there is nothing to pay for it. The booking stands for ${partyText(facts)} on ${formatDay(day)}.`,
      },
      {
        kind: 'paragraph',
        text: 'If you would still like the change, please reply to this e-mail, and we prepare it again. If you have paid for it already, we return that payment in full.',
      },
    ],
  })
}
