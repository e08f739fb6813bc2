import { COURTESY_REFUND_REASONS } from '@/lib/booking/money/refund-reasons'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { formatEuros } from '@/lib/language/money'

type Texts = Readonly<Record<NonNullable<BookingFacts['refundReason']>, string>>

const STAYS_BOOKED: readonly BookingFacts['refundReason'][] = [
  'paid_twice',
  'overpaid',
  'dispute_ended',
  'goodwill',
  'tour_not_as_booked',
  'our_mistake',
]

/** Whether the guest still has a booking after the refund. The booking may have ended before the payment arrived. */
export function isStillBooked({ isPaid, isOfChange, refundReason }: BookingFacts): boolean {
  return isPaid && (isOfChange || STAYS_BOOKED.includes(refundReason))
}

/** Tell the guest why a payment is refunded and what happened to the booking. */
export function guestRefundReasonText(facts: BookingFacts): string {
  const { refundReason, reference, totalCents, isPaid } = facts
  if (facts.isOfChange && !isCourtesy(facts)) return changeRefundText(facts)
  const goesBack = `Your payment for booking ${reference} goes back to you.`
  const texts: Texts = {
    paid_twice: `Booking ${reference} was paid twice. ${isPaid ? 'Your booking stays confirmed, with the seats you have; we' : 'We'} return the second payment.`,
    wrong_amount: `The amount we received is not the price of the booking, which is ${formatEuros(totalCents)}. We could not confirm booking ${reference} with it, so you have no booking for this day.`,
    seat_gone: `Your payment for booking ${reference} reached us when the seats were no longer kept for it, and we could not give them to you again. So you have no booking for this day. We are sorry.`,
    called_off: `Your payment for booking ${reference} reached us when we had called off this departure. So you have no booking for this day. We are sorry.`,
    overpaid: `More has arrived for booking ${reference} than it costs. Your booking is confirmed, and we return what was too much.`,
    not_in_full: `Not all of the payment for booking ${reference} reached us in time, so the seats were given back. We return what had arrived.`,
    dispute_ended: `Your bank has decided about your payment for booking ${reference}. What we could not return before it did goes back to you now.`,
    goodwill: `We return a part of what you paid for booking ${reference}, as a courtesy. Everything else about your booking stays as it is.`,
    tour_not_as_booked: `Your tour under booking ${reference} was not as you booked it. We are sorry, and return a part of what you paid.`,
    our_mistake: `We have made a mistake with the price of booking ${reference}. We are sorry, and put it right. Everything else about your booking stays as it is.`,
    booking_changed: `Your payment for booking ${reference} reached us from a payment page that was opened before the booking was changed, so it was not its price any more. We return it. Your seats are kept as before, and your booking’s page shows what is to pay now.`,
    booking_ended: `Your payment for booking ${reference} reached us when the booking had ended. We return it.`,
    change_dropped: goesBack,
  }
  return refundReason === null ? goesBack : texts[refundReason]
}

/** A courtesy refund concerns the booking, regardless of which payment it is taken from. */
function isCourtesy({ refundReason }: BookingFacts): boolean {
  return COURTESY_REFUND_REASONS.some((reason) => reason === refundReason)
}

/** Tell the guest why a payment for a change was refunded. */
function changeRefundText({ refundReason, reference, isPaid }: BookingFacts): string {
  const asItWas = `Booking ${reference} ${isPaid ? 'stays as it was' : 'has ended'}.`
  const dropped = `Your payment reached us for a change that was given up or replaced. ${asItWas}`
  const goesBack = `Your payment for the change goes back to you. ${asItWas}`
  const texts: Texts = {
    paid_twice: `The change of booking ${reference} was paid twice. It is made, and we return the second payment.`,
    wrong_amount: `The amount we received is not what the change costs. ${asItWas}`,
    seat_gone: `Your payment for the change reached us when its seats were no longer kept, and we could not give them to you again. We are sorry. ${asItWas}`,
    called_off: 'Your payment for the change reached us when we had called off this departure. We are sorry.',
    booking_ended: dropped,
    change_dropped: dropped,
    booking_changed: `Your payment reached us for a change of a booking that is another since. ${asItWas}`,
    overpaid: `More has arrived for the change of booking ${reference} than it costs. The change is made, and we return what was too much.`,
    not_in_full: `Not all of the payment for the change reached us in time. We return what had arrived. ${asItWas}`,
    dispute_ended: `Your bank has decided about your payment for a change of booking ${reference}. What we could not return before it did goes back to you now.`,
    goodwill: goesBack,
    tour_not_as_booked: goesBack,
    our_mistake: goesBack,
  }
  return refundReason === null ? goesBack : texts[refundReason]
}

/** Tell the operator why a payment is refunded, in one line. */
export function operatorRefundReasonText({ refundReason, isOfChange, isPaid }: BookingFacts): string {
  if (isOfChange && !isPaid) return 'It was paid for a change of a booking that has ended.'
  if (isOfChange) return CHANGE_REASONS[refundReason ?? 'change_dropped']
  if (refundReason === 'paid_twice' && !isPaid)
    return 'The booking was paid twice, and has ended. The second payment is refunded.'
  return REASONS[refundReason ?? 'change_dropped']
}

const AFTER_DISPUTE = 'The guest’s bank has decided. What could not be refunded until then is refunded now.'

const OWN_DECISION = 'You decided to refund part of the price. The booking stays as it is.'

const REASONS: Texts = {
  paid_twice: 'The booking was paid twice. It stays confirmed; the second payment is refunded.',
  wrong_amount: 'The amount paid was not the amount of the booking. There is no booking.',
  seat_gone:
    'It was paid after its seats had been released, and they were no longer free. There is no booking.',
  called_off: 'It was paid after its departure had been called off. There is no booking.',
  overpaid: 'More was paid than requested. The booking is confirmed; the excess is refunded.',
  dispute_ended: AFTER_DISPUTE,
  not_in_full: 'It was not paid in full in time, and the seats are free. What had been paid is refunded.',
  goodwill: OWN_DECISION,
  tour_not_as_booked: OWN_DECISION,
  our_mistake: OWN_DECISION,
  booking_changed:
    'It was paid on a page that was opened before the booking was changed. The booking waits for its new price.',
  booking_ended: 'It was for a booking that had ended.',
  change_dropped: 'The payment is refunded to the guest.',
}

const CHANGE_REASONS: Texts = {
  paid_twice: 'A change was paid twice. It is made; the second payment is refunded.',
  wrong_amount: 'The amount paid was not that of the change. The booking stays as it was.',
  seat_gone: 'A change was paid after its seats had been released. The booking stays as it was.',
  called_off: 'A change was paid after its departure had been called off.',
  booking_ended: 'It was paid for a change of a booking that had ended.',
  change_dropped: 'It was paid for a change that was withdrawn or replaced. The booking stays as it was.',
  booking_changed: 'It was paid for a change of a booking that has changed since, and stays as it is.',
  overpaid: 'More was paid for a change than requested. It is made; the excess is refunded.',
  dispute_ended: AFTER_DISPUTE,
  not_in_full:
    'A change was not paid in full in time. What had been paid is refunded; the booking stays as it was.',
  goodwill: OWN_DECISION,
  tour_not_as_booked: OWN_DECISION,
  our_mistake: OWN_DECISION,
}
