import { addressChangedGuest } from '@/lib/emails/booking/address-changed-guest'
import { addressProofGuest } from '@/lib/emails/booking/address-proof-guest'
import { bookingCancelledGuest } from '@/lib/emails/booking/booking-cancelled-guest'
import { bookingCancelledOperator } from '@/lib/emails/booking/booking-cancelled-operator'
import { bookingChangedGuest } from '@/lib/emails/booking/booking-changed-guest'
import { bookingChangedOperator } from '@/lib/emails/booking/booking-changed-operator'
import { bookingConfirmedGuest } from '@/lib/emails/booking/booking-confirmed-guest'
import { bookingConfirmedOperator } from '@/lib/emails/booking/booking-confirmed-operator'
import { changeDroppedGuest } from '@/lib/emails/booking/change-dropped-guest'
import { changeLapsedGuest } from '@/lib/emails/booking/change-lapsed-guest'
import { changePaymentGuest } from '@/lib/emails/booking/change-payment-guest'
import { checkoutUnsettledOperator } from '@/lib/emails/booking/checkout-unsettled-operator'
import { creditNoteGuest } from '@/lib/emails/booking/credit-note-guest'
import { cryptoChangeOperator } from '@/lib/emails/booking/crypto-change-operator'
import { cryptoDetailsGuest } from '@/lib/emails/booking/crypto-details-guest'
import { cryptoDetailsMissingOperator } from '@/lib/emails/booking/crypto-details-missing-operator'
import { cryptoLapsedGuest } from '@/lib/emails/booking/crypto-lapsed-guest'
import { cryptoReceivedGuest } from '@/lib/emails/booking/crypto-received-guest'
import { cryptoReceivedOperator } from '@/lib/emails/booking/crypto-received-operator'
import { paymentShortGuest } from '@/lib/emails/booking/payment-short-guest'
import { disputeEndedOperator } from '@/lib/emails/booking/dispute-ended-operator'
import { disputeOpenedOperator } from '@/lib/emails/booking/dispute-opened-operator'
import { guaranteeRefundedGuest } from '@/lib/emails/booking/guarantee-refunded-guest'
import { guaranteeRefundedOperator } from '@/lib/emails/booking/guarantee-refunded-operator'
import { paymentFailedGuest } from '@/lib/emails/booking/payment-failed-guest'
import { paymentLinkGuest } from '@/lib/emails/booking/payment-link-guest'
import { paymentLinkOperator } from '@/lib/emails/booking/payment-link-operator'
import { paymentLinkLapsedGuest } from '@/lib/emails/booking/payment-link-lapsed-guest'
import { paymentRefundedGuest } from '@/lib/emails/booking/payment-refunded-guest'
import { paymentRefundedOperator } from '@/lib/emails/booking/payment-refunded-operator'
import { paymentKeptGuest } from '@/lib/emails/booking/payment-kept-guest'
import { paymentUnderWayGuest } from '@/lib/emails/booking/payment-under-way-guest'
import { placeOfferedGuest } from '@/lib/emails/booking/place-offered-guest'
import { refundCorrectedGuest } from '@/lib/emails/booking/refund-corrected-guest'
import { refundCorrectedOperator } from '@/lib/emails/booking/refund-corrected-operator'
import { refundFailedOperator } from '@/lib/emails/booking/refund-failed-operator'
import { departureCancelledGuest } from '@/lib/emails/booking/departure-cancelled-guest'
import { departureMergedGuest } from '@/lib/emails/booking/departure-merged-guest'
import { timeChangedGuest } from '@/lib/emails/booking/time-changed-guest'
import { lightsNotSeenGuest } from '@/lib/emails/booking/lights-not-seen-guest'
import { choiceReminderGuest } from '@/lib/emails/booking/choice-reminder-guest'
import { choiceRefundedGuest } from '@/lib/emails/booking/choice-refunded-guest'
import { choiceRefundedOperator } from '@/lib/emails/booking/choice-refunded-operator'
import { choiceKeptGuest } from '@/lib/emails/booking/choice-kept-guest'
import { returnTripBookedGuest } from '@/lib/emails/booking/return-trip-booked-guest'
import { returnTripBookedOperator } from '@/lib/emails/booking/return-trip-booked-operator'
import { officeMessageGuest } from '@/lib/emails/booking/office-message-guest'
import { openBookingButton } from '@/lib/emails/booking/open-booking-button'
import { thankYouGuest } from '@/lib/emails/booking/thank-you-guest'
import { tourReminderGuest } from '@/lib/emails/booking/tour-reminder-guest'
import { cleanBookingFacts } from '@/lib/emails/clean-facts'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { type BookingEmail, type BookingEmailKind, isForGuest } from '@/lib/emails/email'

const drafts: Readonly<Record<BookingEmailKind, (facts: BookingFacts, sender: Sender) => Draft>> = {
  'booking-confirmed-guest': bookingConfirmedGuest,
  'booking-confirmed-operator': bookingConfirmedOperator,
  'booking-changed-guest': bookingChangedGuest,
  'booking-changed-operator': bookingChangedOperator,
  'change-payment-guest': changePaymentGuest,
  'change-dropped-guest': changeDroppedGuest,
  'change-lapsed-guest': changeLapsedGuest,
  'crypto-received-guest': cryptoReceivedGuest,
  'crypto-received-operator': cryptoReceivedOperator,
  'crypto-change-operator': cryptoChangeOperator,
  'crypto-details-guest': cryptoDetailsGuest,
  'crypto-details-missing-operator': cryptoDetailsMissingOperator,
  'payment-short-guest': paymentShortGuest,
  'crypto-lapsed-guest': cryptoLapsedGuest,
  'payment-link-guest': paymentLinkGuest,
  'payment-link-operator': paymentLinkOperator,
  'payment-link-lapsed-guest': paymentLinkLapsedGuest,
  'payment-refunded-guest': paymentRefundedGuest,
  'payment-refunded-operator': paymentRefundedOperator,
  'booking-cancelled-guest': bookingCancelledGuest,
  'booking-cancelled-operator': bookingCancelledOperator,
  'departure-cancelled-guest': departureCancelledGuest,
  'departure-merged-guest': departureMergedGuest,
  'time-changed-guest': timeChangedGuest,
  'lights-not-seen-guest': lightsNotSeenGuest,
  'choice-reminder-guest': choiceReminderGuest,
  'choice-refunded-guest': choiceRefundedGuest,
  'choice-refunded-operator': choiceRefundedOperator,
  'choice-kept-guest': choiceKeptGuest,
  'return-trip-booked-guest': returnTripBookedGuest,
  'return-trip-booked-operator': returnTripBookedOperator,
  'guarantee-refunded-guest': guaranteeRefundedGuest,
  'guarantee-refunded-operator': guaranteeRefundedOperator,
  'dispute-opened-operator': disputeOpenedOperator,
  'dispute-ended-operator': disputeEndedOperator,
  'payment-failed-guest': paymentFailedGuest,
  'payment-under-way-guest': paymentUnderWayGuest,
  'payment-kept-guest': paymentKeptGuest,
  'refund-failed-operator': refundFailedOperator,
  'credit-note-guest': creditNoteGuest,
  'place-offered-guest': placeOfferedGuest,
  'tour-reminder-guest': tourReminderGuest,
  'thank-you-guest': thankYouGuest,
  'office-message-guest': officeMessageGuest,
  'address-proof-guest': addressProofGuest,
  'address-changed-guest': addressChangedGuest,
  'refund-corrected-guest': refundCorrectedGuest,
  'refund-corrected-operator': refundCorrectedOperator,
  'checkout-unsettled-operator': checkoutUnsettledOperator,
}

export function draftBookingEmail({ kind, facts }: BookingEmail, sender: Sender): Draft {
  const draft = drafts[kind](cleanBookingFacts(facts), sender)
  return isForGuest(kind) ? withGuestsButton(draft, facts) : withOperatorsButton(draft, facts)
}

/** Every e-mail to a guest has the one way to the booking's page, before what else it leads to. */
function withGuestsButton(draft: Draft, { bookingUrl }: BookingFacts): Draft {
  const isThere = draft.parts.some((part) => part.kind === 'button' && part.url === bookingUrl)
  if (bookingUrl === null || isThere) return draft
  const button = { kind: 'button', label: 'Your booking', url: bookingUrl } as const
  // The last part is the signature.
  return { ...draft, parts: draft.parts.toSpliced(placeOfButton(draft) ?? draft.parts.length - 1, 0, button) }
}

/** So has every e-mail to an inbox of ours, to the operator's page. Rule: operator-link (docs/rules.md) */
function withOperatorsButton(draft: Draft, facts: BookingFacts): Draft {
  const place = placeOfButton(draft) ?? draft.parts.length
  return { ...draft, parts: draft.parts.toSpliced(place, 0, ...openBookingButton(facts)) }
}

function placeOfButton({ parts }: Draft): number | null {
  const place = parts.findIndex(({ kind }) => kind === 'button')
  return place < 0 ? null : place
}
