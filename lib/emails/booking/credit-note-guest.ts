import { datesAddress } from '@/lib/booking/dates-address'
import { guestTable } from '@/lib/emails/booking/booking-rows'
import { documentsText, guestReason, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { refundAmount, refundWay } from '@/lib/emails/booking/refund-text'
import { type Draft, type Part } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { greeting, signature } from '@/lib/emails/salutation'

/** The paper of a refund whose figure the guest knows, or that was made by hand. */
export function creditNoteGuest(facts: BookingFacts, sender: Sender): Draft {
  return {
    subject: subjectOf('Your credit note', facts),
    preheader: refundWay(facts),
    headline: `${refundAmount(facts)} is on its way back`,
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(facts.customerName) },
      { kind: 'paragraph', text: `${refundWay(facts)} ${documentsText(facts)}` },
      ...(facts.isPaid ? [guestTable(facts, { title: 'Your booking', money: 'Price' })] : ended(facts)),
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}

function ended(facts: BookingFacts): readonly Part[] {
  return [
    guestTable(facts, { title: 'What was booked', money: 'Price' }),
    { kind: 'button', label: 'Choose another date', url: datesAddress(facts.tourUrl) },
  ]
}
