import { addressChangedGuest } from '@/lib/emails/booking/address-changed-guest'
import { addressProofGuest } from '@/lib/emails/booking/address-proof-guest'
import { bookingCancelledGuest } from '@/lib/emails/booking/booking-cancelled-guest'
import { bookingCancelledOperator } from '@/lib/emails/booking/booking-cancelled-operator'
import { bookingChangedGuest } from '@/lib/emails/booking/booking-changed-guest'
import { bookingChangedOperator } from '@/lib/emails/booking/booking-changed-operator'
import { bookingConfirmedGuest } from '@/lib/emails/booking/booking-confirmed-guest'
import { bookingConfirmedOperator } from '@/lib/emails/booking/booking-confirmed-operator'
import { bookingLinksGuest } from '@/lib/emails/notices/booking-links-guest'
import { booksDisagreeOperator } from '@/lib/emails/notices/books-disagree-operator'
import { changeDroppedGuest } from '@/lib/emails/booking/change-dropped-guest'
import { changeLapsedGuest } from '@/lib/emails/booking/change-lapsed-guest'
import { changePaymentGuest } from '@/lib/emails/booking/change-payment-guest'
import { checkoutUnsettledOperator } from '@/lib/emails/booking/checkout-unsettled-operator'
import { choiceKeptGuest } from '@/lib/emails/booking/choice-kept-guest'
import { choiceRefundedGuest } from '@/lib/emails/booking/choice-refunded-guest'
import { choiceRefundedOperator } from '@/lib/emails/booking/choice-refunded-operator'
import { choiceReminderGuest } from '@/lib/emails/booking/choice-reminder-guest'
import { contactReceivedGuest } from '@/lib/emails/enquiry/contact-received-guest'
import { contactReceivedOperator } from '@/lib/emails/enquiry/contact-received-operator'
import { creditNoteGuest } from '@/lib/emails/booking/credit-note-guest'
import { cryptoChangeOperator } from '@/lib/emails/booking/crypto-change-operator'
import { cryptoDetailsGuest } from '@/lib/emails/booking/crypto-details-guest'
import { cryptoDetailsMissingOperator } from '@/lib/emails/booking/crypto-details-missing-operator'
import { cryptoLapsedGuest } from '@/lib/emails/booking/crypto-lapsed-guest'
import { cryptoReceivedGuest } from '@/lib/emails/booking/crypto-received-guest'
import { cryptoReceivedOperator } from '@/lib/emails/booking/crypto-received-operator'
import { customizedTourReceivedGuest } from '@/lib/emails/enquiry/customized-tour-received-guest'
import { customizedTourReceivedOperator } from '@/lib/emails/enquiry/customized-tour-received-operator'
import { dayListOperator } from '@/lib/emails/notices/day-list-operator'
import { departureCancelledGuest } from '@/lib/emails/booking/departure-cancelled-guest'
import { departureMergedGuest } from '@/lib/emails/booking/departure-merged-guest'
import { disputeEndedOperator } from '@/lib/emails/booking/dispute-ended-operator'
import { disputeOpenedOperator } from '@/lib/emails/booking/dispute-opened-operator'
import { emailUndeliverableOperator } from '@/lib/emails/notices/email-undeliverable-operator'
import { guaranteeRefundedGuest } from '@/lib/emails/booking/guarantee-refunded-guest'
import { guaranteeRefundedOperator } from '@/lib/emails/booking/guarantee-refunded-operator'
import { lightsAskedOperator } from '@/lib/emails/notices/lights-asked-operator'
import { lightsNotSeenGuest } from '@/lib/emails/booking/lights-not-seen-guest'
import { officeMessageGuest } from '@/lib/emails/booking/office-message-guest'
import { paymentFailedGuest } from '@/lib/emails/booking/payment-failed-guest'
import { paymentKeptGuest } from '@/lib/emails/booking/payment-kept-guest'
import { paymentLinkGuest } from '@/lib/emails/booking/payment-link-guest'
import { paymentLinkLapsedGuest } from '@/lib/emails/booking/payment-link-lapsed-guest'
import { paymentLinkOperator } from '@/lib/emails/booking/payment-link-operator'
import { paymentRefundedGuest } from '@/lib/emails/booking/payment-refunded-guest'
import { paymentRefundedOperator } from '@/lib/emails/booking/payment-refunded-operator'
import { paymentShortGuest } from '@/lib/emails/booking/payment-short-guest'
import { paymentUnderWayGuest } from '@/lib/emails/booking/payment-under-way-guest'
import { paymentUnknownOperator } from '@/lib/emails/notices/payment-unknown-operator'
import { placeOfferedGuest } from '@/lib/emails/booking/place-offered-guest'
import { refundCorrectedGuest } from '@/lib/emails/booking/refund-corrected-guest'
import { refundCorrectedOperator } from '@/lib/emails/booking/refund-corrected-operator'
import { refundFailedOperator } from '@/lib/emails/booking/refund-failed-operator'
import { returnTripBookedGuest } from '@/lib/emails/booking/return-trip-booked-guest'
import { returnTripBookedOperator } from '@/lib/emails/booking/return-trip-booked-operator'
import { thankYouGuest } from '@/lib/emails/booking/thank-you-guest'
import { timeChangedGuest } from '@/lib/emails/booking/time-changed-guest'
import { tourReminderGuest } from '@/lib/emails/booking/tour-reminder-guest'
import { transportationReceivedGuest } from '@/lib/emails/enquiry/transportation-received-guest'
import { transportationReceivedOperator } from '@/lib/emails/enquiry/transportation-received-operator'
import { waitingJoinedGuest } from '@/lib/emails/notices/waiting-joined-guest'
import { weekAheadOperator } from '@/lib/emails/notices/week-ahead-operator'

/* Every kind of e-mail, by its name, which ends in `-guest` or `-operator`: whom it is for. */

/** The e-mails about a booking. One of a kind is sent per booking, cause and receiver, whatever is retried. */
export const bookingTemplates = {
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

/** The e-mails about enquiries. One of a kind is sent per enquiry. */
export const enquiryTemplates = {
  'contact-received-guest': contactReceivedGuest,
  'contact-received-operator': contactReceivedOperator,
  'customized-tour-received-guest': customizedTourReceivedGuest,
  'customized-tour-received-operator': customizedTourReceivedOperator,
  'transportation-received-guest': transportationReceivedGuest,
  'transportation-received-operator': transportationReceivedOperator,
}

/** Every other e-mail. */
export const otherTemplates = {
  ...enquiryTemplates,
  'booking-links-guest': bookingLinksGuest,
  'waiting-joined-guest': waitingJoinedGuest,
  'day-list-operator': dayListOperator,
  'week-ahead-operator': weekAheadOperator,
  'lights-asked-operator': lightsAskedOperator,
  'email-undeliverable-operator': emailUndeliverableOperator,
  'payment-unknown-operator': paymentUnknownOperator,
  'books-disagree-operator': booksDisagreeOperator,
}
