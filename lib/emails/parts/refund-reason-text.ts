import { COURTESY_REFUND_REASONS } from '@/lib/booking/money/refund-reasons'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { formatEuros } from '@/lib/language/money'
import { words } from '@/lib/words/words'

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
  const { refundReason, reference, totalCents, language } = facts
  if (facts.isOfChange && !isCourtesy(facts)) return changeRefundText(facts)
  const say = words('emailRefund', language)
  if (refundReason === null) return say('goesBack', { reference })
  return say(BOOKING_MESSAGES[refundReason], {
    reference,
    price: formatEuros(totalCents, language),
    isPaid: String(facts.isPaid),
  })
}

const BOOKING_MESSAGES = {
  paid_twice: 'paidTwice',
  wrong_amount: 'wrongAmount',
  seat_gone: 'seatGone',
  called_off: 'calledOff',
  overpaid: 'overpaid',
  not_in_full: 'notInFull',
  dispute_ended: 'disputeEnded',
  goodwill: 'goodwill',
  tour_not_as_booked: 'tourNotAsBooked',
  our_mistake: 'ourMistake',
  booking_changed: 'bookingChanged',
  booking_ended: 'bookingEnded',
  change_dropped: 'goesBack',
} as const satisfies Texts

/** A courtesy refund concerns the booking, regardless of which payment it is taken from. */
function isCourtesy({ refundReason }: BookingFacts): boolean {
  return COURTESY_REFUND_REASONS.some((reason) => reason === refundReason)
}

/** Tell the guest why a payment for a change was refunded. */
function changeRefundText({ refundReason, reference, isPaid, language }: BookingFacts): string {
  const say = words('emailRefund', language)
  const asItWas = say('staysAsItWas', { reference, isPaid: String(isPaid) })
  switch (refundReason) {
    case 'paid_twice':
      return say('changePaidTwice', { reference })
    case 'wrong_amount':
      return `${say('changeWrongAmount')} ${asItWas}`
    case 'seat_gone':
      return `${say('changeSeatGone')} ${asItWas}`
    case 'called_off':
      return say('changeCalledOff')
    case 'booking_ended':
    case 'change_dropped':
      return `${say('changeDropped')} ${asItWas}`
    case 'booking_changed':
      return `${say('changeOfOther')} ${asItWas}`
    case 'overpaid':
      return say('changeOverpaid', { reference })
    case 'not_in_full':
      return `${say('changeNotInFull')} ${asItWas}`
    case 'dispute_ended':
      return say('changeDisputeEnded', { reference })
    case 'goodwill':
    case 'tour_not_as_booked':
    case 'our_mistake':
    case null:
      return `${say('changeGoesBack')} ${asItWas}`
  }
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
