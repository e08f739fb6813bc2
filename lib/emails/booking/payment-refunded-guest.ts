import { datesAddress } from '@/lib/booking/dates-address'
import { guestTable } from '@/lib/emails/booking/booking-rows'
import { documentsPart, guestReason, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { refundAmount, refundText, refundWay, staysBooked } from '@/lib/emails/booking/refund-text'
import { type Draft, type Part } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { greeting, signature } from '@/lib/emails/salutation'
import { formatDay } from '@/lib/language/dates'

export function paymentRefundedGuest(facts: BookingFacts, sender: Sender): Draft {
  const isBooked = staysBooked(facts)
  const title = isBooked ? 'Your booking, still confirmed' : 'What the payment was for'
  return {
    subject: subjectOf('Your payment is on its way back', facts),
    preheader: refundWay(facts),
    headline: `${refundAmount(facts)} is on its way back`,
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(facts.customerName) },
      { kind: 'paragraph', text: refundText(facts) },
      { kind: 'paragraph', text: refundWay(facts) },
      ...documentsPart(facts),
      ...nextStep(facts, isBooked),
      guestTable(facts, { title, money: isBooked ? 'Paid' : 'Price' }),
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}

/** Rule: late-payment (docs/rules.md) */
function nextStep(facts: BookingFacts, isBooked: boolean): readonly Part[] {
  const { tourUrl, refundReason, nextDays } = facts
  // It waits for its payment, on its own page.
  if (!isBooked && refundReason === 'booking_changed') return []
  if (isBooked) return [{ kind: 'button', label: 'See your tour', url: tourUrl }]
  const dates =
    nextDays.length > 0
      ? `these dates have room for your party just now:\n${nextDays.map((day) => formatDay(day)).join('\n')}`
      : 'the calendar shows the seats that are free.'
  return [
    { kind: 'paragraph', text: `If you would still like to come, ${dates}` },
    { kind: 'button', label: 'Choose a date', url: datesAddress(tourUrl, { ...facts, day: nextDays[0] }) },
  ]
}
