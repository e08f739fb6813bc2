import { guestTable } from '@/lib/emails/booking/booking-rows'
import { guestReason, officeWordsPart, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { cancelReasonText } from '@/lib/emails/booking/cancel-reason-text'
import { calendarPart } from '@/lib/emails/booking/cancellation-text'
import { choiceParts } from '@/lib/emails/booking/choice-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { greeting, signature } from '@/lib/emails/salutation'
import { formatDay } from '@/lib/language/dates'

/** A paid booking whose departure we have cancelled: the guest chooses. */
export function departureCancelledGuest(facts: BookingFacts, sender: Sender): Draft {
  const { tourName, day, reference, tourUrl } = facts
  const reason = cancelReasonText(facts)
  const what = `We have cancelled the ${tourName} of ${formatDay(day)}, and booking ${reference} with it.`
  return {
    subject: subjectOf('Your tour is cancelled, please choose', facts),
    preheader: reason,
    headline: 'We have cancelled your tour',
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(facts.customerName) },
      { kind: 'paragraph', text: [what, reason, 'We are sorry.'].filter(Boolean).join(' ') },
      ...officeWordsPart(facts),
      ...choiceParts(facts, sender),
      guestTable(facts, { title: 'What was booked', money: 'Price' }),
      ...calendarPart(facts),
      { kind: 'button', label: 'See the dates', url: tourUrl },
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}
