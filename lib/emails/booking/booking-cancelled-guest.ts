import { datesAddress } from '@/lib/booking/dates-address'
import { guestTable } from '@/lib/emails/booking/booking-rows'
import { guestReason, officeWordsPart, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { cancelReasonText } from '@/lib/emails/booking/cancel-reason-text'
import { calendarPart, freeUntil, hasStarted } from '@/lib/emails/booking/cancellation-text'
import { refundWay, withheldText } from '@/lib/emails/booking/refund-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { greeting, signature } from '@/lib/emails/salutation'
import { formatInstant } from '@/lib/language/dates'

export function bookingCancelledGuest(facts: BookingFacts, sender: Sender): Draft {
  const isOver = hasStarted(facts)
  // After the tour, money that goes back is the news; nobody thinks of the booking as ahead.
  const isRefund = isOver && Boolean(facts.refundCents)
  return {
    subject: subjectOf(isRefund ? 'Your refund' : 'Booking cancelled', facts),
    preheader: refundOrNot(facts),
    headline: isRefund ? 'Your payment goes back to you' : 'Your booking is cancelled',
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(facts.customerName) },
      { kind: 'paragraph', text: whatHappened(facts) },
      ...officeWordsPart(facts),
      { kind: 'paragraph', text: refundOrNot(facts) },
      guestTable(facts, { title: 'What was booked', money: facts.refundCents === null ? 'Price' : 'Paid' }),
      ...calendarPart(facts),
      isOver
        ? { kind: 'button', label: 'See the tour', url: facts.tourUrl }
        : { kind: 'button', label: 'Choose another date', url: datesAddress(facts.tourUrl) },
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}

function whatHappened(facts: BookingFacts): string {
  const { reference, startsAt } = facts
  if (facts.isCalledOff)
    return `${calledOffText(facts)} We are sorry. If you would rather come on another day, reply to this e-mail, and we help you to book one.`
  if (hasStarted(facts)) return whatHappenedLate(facts)
  if (facts.isCancelledByUs)
    return `We cannot run the tour as you booked it, and have cancelled booking ${reference}. We are sorry. If you would rather come on another day, reply to this e-mail, and we help you to book one.`
  return `Booking ${reference} for ${formatInstant(new Date(startsAt))} is cancelled, and your seats were given back.`
}

function calledOffText(facts: BookingFacts): string {
  const what = `We have called off this departure, and booking ${facts.reference} with it.`
  return [what, cancelReasonText(facts)].filter(Boolean).join(' ')
}

function whatHappenedLate({ reference, isCancelledByUs, refundCents }: BookingFacts): string {
  if (!refundCents) return `Booking ${reference} is cancelled.`
  const money = `We return what you paid for booking ${reference}. There is nothing for you to do.`
  return isCancelledByUs ? `We could not run the tour as you booked it. We are sorry. ${money}` : money
}

function refundOrNot(facts: BookingFacts): string {
  const withheld = withheldText(facts)
  if (withheld) return withheld
  if (facts.refundCents) return refundWay(facts)
  if (facts.refundCents === null)
    return 'Nothing had been paid, so there is nothing to return. A payment that still reaches us goes back to you in full.'
  return `You can cancel free of charge ${freeUntil(facts)}. This cancellation came later, so the price is not refunded.`
}
