import { addressChangedGuest } from '@/lib/emails/guest/address-changed-guest'
import { addressProofGuest } from '@/lib/emails/guest/address-proof-guest'
import { bookingCancelledGuest } from '@/lib/emails/guest/booking-cancelled-guest'
import { bookingChangedGuest } from '@/lib/emails/guest/booking-changed-guest'
import { bookingConfirmedGuest } from '@/lib/emails/guest/booking-confirmed-guest'
import { bookingLinksGuest } from '@/lib/emails/guest/booking-links-guest'
import { changeDroppedGuest } from '@/lib/emails/guest/change-dropped-guest'
import { changeLapsedGuest } from '@/lib/emails/guest/change-lapsed-guest'
import { changePaymentGuest } from '@/lib/emails/guest/change-payment-guest'
import { choiceKeptGuest } from '@/lib/emails/guest/choice-kept-guest'
import { choiceRefundedGuest } from '@/lib/emails/guest/choice-refunded-guest'
import { choiceReminderGuest } from '@/lib/emails/guest/choice-reminder-guest'
import { contactReceivedGuest } from '@/lib/emails/guest/contact-received-guest'
import { creditNoteGuest } from '@/lib/emails/guest/credit-note-guest'
import { cryptoDetailsGuest } from '@/lib/emails/guest/crypto-details-guest'
import { cryptoLapsedGuest } from '@/lib/emails/guest/crypto-lapsed-guest'
import { cryptoReceivedGuest } from '@/lib/emails/guest/crypto-received-guest'
import { customizedTourReceivedGuest } from '@/lib/emails/guest/customized-tour-received-guest'
import { departureCancelledGuest } from '@/lib/emails/guest/departure-cancelled-guest'
import { departureMergedGuest } from '@/lib/emails/guest/departure-merged-guest'
import { detailsChangedGuest } from '@/lib/emails/guest/details-changed-guest'
import { guaranteeRefundedGuest } from '@/lib/emails/guest/guarantee-refunded-guest'
import { lightsNotSeenGuest } from '@/lib/emails/guest/lights-not-seen-guest'
import { officeMessageGuest } from '@/lib/emails/guest/office-message-guest'
import { paymentFailedGuest } from '@/lib/emails/guest/payment-failed-guest'
import { paymentKeptGuest } from '@/lib/emails/guest/payment-kept-guest'
import { paymentLinkGuest } from '@/lib/emails/guest/payment-link-guest'
import { paymentLinkLapsedGuest } from '@/lib/emails/guest/payment-link-lapsed-guest'
import { paymentRefundedGuest } from '@/lib/emails/guest/payment-refunded-guest'
import { paymentShortGuest } from '@/lib/emails/guest/payment-short-guest'
import { paymentUnderWayGuest } from '@/lib/emails/guest/payment-under-way-guest'
import { placeOfferedGuest } from '@/lib/emails/guest/place-offered-guest'
import { refundCorrectedGuest } from '@/lib/emails/guest/refund-corrected-guest'
import { returnTripBookedGuest } from '@/lib/emails/guest/return-trip-booked-guest'
import { reviewRefusedGuest } from '@/lib/emails/guest/review-refused-guest'
import { thankYouGuest } from '@/lib/emails/guest/thank-you-guest'
import { timeChangedGuest } from '@/lib/emails/guest/time-changed-guest'
import { tourReminderGuest } from '@/lib/emails/guest/tour-reminder-guest'
import { transportationReceivedGuest } from '@/lib/emails/guest/transportation-received-guest'
import { waitingJoinedGuest } from '@/lib/emails/guest/waiting-joined-guest'
import { bookingCancelledOperator } from '@/lib/emails/operator/booking-cancelled-operator'
import { bookingChangedOperator } from '@/lib/emails/operator/booking-changed-operator'
import { bookingConfirmedOperator } from '@/lib/emails/operator/booking-confirmed-operator'
import { booksDisagreeOperator } from '@/lib/emails/operator/books-disagree-operator'
import { deliveryTestOperator } from '@/lib/emails/operator/delivery-test-operator'
import { checkoutUnsettledOperator } from '@/lib/emails/operator/checkout-unsettled-operator'
import { choiceRefundedOperator } from '@/lib/emails/operator/choice-refunded-operator'
import { contactReceivedOperator } from '@/lib/emails/operator/contact-received-operator'
import { cryptoChangeOperator } from '@/lib/emails/operator/crypto-change-operator'
import { cryptoDetailsMissingOperator } from '@/lib/emails/operator/crypto-details-missing-operator'
import { cryptoReceivedOperator } from '@/lib/emails/operator/crypto-received-operator'
import { customizedTourReceivedOperator } from '@/lib/emails/operator/customized-tour-received-operator'
import { dayListOperator } from '@/lib/emails/operator/day-list-operator'
import { disputeEndedOperator } from '@/lib/emails/operator/dispute-ended-operator'
import { disputeOpenedOperator } from '@/lib/emails/operator/dispute-opened-operator'
import { emailUndeliverableOperator } from '@/lib/emails/operator/email-undeliverable-operator'
import { guaranteeRefundedOperator } from '@/lib/emails/operator/guarantee-refunded-operator'
import { lightsAskedOperator } from '@/lib/emails/operator/lights-asked-operator'
import { paymentLinkOperator } from '@/lib/emails/operator/payment-link-operator'
import { paymentRefundedOperator } from '@/lib/emails/operator/payment-refunded-operator'
import { paymentUnknownOperator } from '@/lib/emails/operator/payment-unknown-operator'
import { refundCorrectedOperator } from '@/lib/emails/operator/refund-corrected-operator'
import { refundFailedOperator } from '@/lib/emails/operator/refund-failed-operator'
import { returnTripBookedOperator } from '@/lib/emails/operator/return-trip-booked-operator'
import { reviewReceivedOperator } from '@/lib/emails/operator/review-received-operator'
import { transportationReceivedOperator } from '@/lib/emails/operator/transportation-received-operator'
import { weekAheadOperator } from '@/lib/emails/operator/week-ahead-operator'
import { officeLinkStaff } from '@/lib/emails/staff/office-link-staff'

/*
 * Every kind of e-mail, by name. The ending says who receives it: `-guest`, `-operator` for all inboxes, or `-staff` for
 * one person in the office.
 */

/** E-mails about a booking. Each kind is sent once per booking, cause and recipient, even after retries. */
export const bookingTemplates = {
  'booking-confirmed-guest': bookingConfirmedGuest,
  'booking-confirmed-operator': bookingConfirmedOperator,
  'booking-changed-guest': bookingChangedGuest,
  'booking-changed-operator': bookingChangedOperator,
  'details-changed-guest': detailsChangedGuest,
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
  'review-refused-guest': reviewRefusedGuest,
  'office-message-guest': officeMessageGuest,
  'address-proof-guest': addressProofGuest,
  'address-changed-guest': addressChangedGuest,
  'refund-corrected-guest': refundCorrectedGuest,
  'refund-corrected-operator': refundCorrectedOperator,
  'checkout-unsettled-operator': checkoutUnsettledOperator,
}

/** E-mails about enquiries. Each kind is sent once per enquiry. */
export const enquiryTemplates = {
  'contact-received-guest': contactReceivedGuest,
  'contact-received-operator': contactReceivedOperator,
  'customized-tour-received-guest': customizedTourReceivedGuest,
  'customized-tour-received-operator': customizedTourReceivedOperator,
  'transportation-received-guest': transportationReceivedGuest,
  'transportation-received-operator': transportationReceivedOperator,
}

/** E-mails that are about neither a booking nor an enquiry. */
export const nonBookingTemplates = {
  ...enquiryTemplates,
  'booking-links-guest': bookingLinksGuest,
  'waiting-joined-guest': waitingJoinedGuest,
  'day-list-operator': dayListOperator,
  'week-ahead-operator': weekAheadOperator,
  'lights-asked-operator': lightsAskedOperator,
  'review-received-operator': reviewReceivedOperator,
  'email-undeliverable-operator': emailUndeliverableOperator,
  'payment-unknown-operator': paymentUnknownOperator,
  'books-disagree-operator': booksDisagreeOperator,
  'delivery-test-operator': deliveryTestOperator,
  'office-link-staff': officeLinkStaff,
}
