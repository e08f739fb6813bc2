import { datesAddress } from '@/lib/booking/dates-address'
import { REFUND_ARRIVAL_WORDS } from '@/lib/booking/refund-times'
import { guestTable } from '@/lib/emails/booking/booking-rows'
import { documentsPart, guestReason, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { correctedSums } from '@/lib/emails/booking/refund-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { greeting, signature } from '@/lib/emails/salutation'
import { formatEuros } from '@/lib/language/money'

export function refundCorrectedGuest(facts: BookingFacts, sender: Sender): Draft {
  const { promisedCents, totalCents } = facts
  return {
    subject: subjectOf('Your refund, corrected', facts),
    preheader: correctedSums(facts),
    headline: 'Your refund, corrected',
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(facts.customerName) },
      {
        kind: 'paragraph',
        text: `We wrote that ${formatEuros(promisedCents ?? totalCents)} is on its way back to you. That was not exact, and we are sorry.`,
      },
      { kind: 'paragraph', text: correctedSums(facts) },
      {
        kind: 'paragraph',
        text: `The money goes to the card or account you paid with, and usually arrives within ${REFUND_ARRIVAL_WORDS}.`,
      },
      ...documentsPart(facts),
      guestTable(facts, { title: 'What was booked', money: 'Paid' }),
      { kind: 'button', label: 'Choose another date', url: datesAddress(facts.tourUrl) },
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}
