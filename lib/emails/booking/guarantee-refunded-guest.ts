import { guestTable } from '@/lib/emails/booking/booking-rows'
import { guestReason, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { refundAmount, refundWay } from '@/lib/emails/booking/refund-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { greeting, signature } from '@/lib/emails/salutation'
import { formatDay } from '@/lib/language/dates'

export function guaranteeRefundedGuest(facts: BookingFacts, sender: Sender): Draft {
  return {
    subject: subjectOf('Your refund under our guarantee', facts),
    preheader: refundWay(facts),
    headline: `No lights: ${refundAmount(facts)} goes back to you`,
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(facts.customerName) },
      {
        kind: 'paragraph',
        text: `You were out with us on ${formatDay(facts.day)} and saw no northern lights. Our guarantee holds: we return everything you paid for booking ${facts.reference}.`,
      },
      { kind: 'paragraph', text: refundWay(facts) },
      guestTable(facts, { title: 'Your tour', money: 'Paid' }),
      {
        kind: 'paragraph',
        text: 'Thank you for looking with us. If you come to Rovaniemi again, you are welcome to try another night.',
      },
      { kind: 'button', label: 'See the tour', url: facts.tourUrl },
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}
