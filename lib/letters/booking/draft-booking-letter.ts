import { bookingCancelledGuest } from '@/lib/letters/booking/booking-cancelled-guest'
import { bookingCancelledOperator } from '@/lib/letters/booking/booking-cancelled-operator'
import { bookingConfirmedGuest } from '@/lib/letters/booking/booking-confirmed-guest'
import { bookingConfirmedOperator } from '@/lib/letters/booking/booking-confirmed-operator'
import { checkoutUnsettledOperator } from '@/lib/letters/booking/checkout-unsettled-operator'
import { cryptoLapsedGuest } from '@/lib/letters/booking/crypto-lapsed-guest'
import { cryptoReceivedGuest } from '@/lib/letters/booking/crypto-received-guest'
import { cryptoReceivedOperator } from '@/lib/letters/booking/crypto-received-operator'
import { disputeOpenedOperator } from '@/lib/letters/booking/dispute-opened-operator'
import { guaranteeRefundedGuest } from '@/lib/letters/booking/guarantee-refunded-guest'
import { guaranteeRefundedOperator } from '@/lib/letters/booking/guarantee-refunded-operator'
import { paymentFailedGuest } from '@/lib/letters/booking/payment-failed-guest'
import { paymentRefundedGuest } from '@/lib/letters/booking/payment-refunded-guest'
import { paymentRefundedOperator } from '@/lib/letters/booking/payment-refunded-operator'
import { refundCorrectedGuest } from '@/lib/letters/booking/refund-corrected-guest'
import { refundCorrectedOperator } from '@/lib/letters/booking/refund-corrected-operator'
import { refundFailedOperator } from '@/lib/letters/booking/refund-failed-operator'
import { cleanBookingFacts } from '@/lib/letters/clean-facts'
import { type Draft } from '@/lib/letters/draft'
import { type BookingFacts, type Sender } from '@/lib/letters/facts'
import { type BookingLetter, type BookingLetterKind } from '@/lib/letters/letter'

const drafts: Readonly<Record<BookingLetterKind, (facts: BookingFacts, sender: Sender) => Draft>> = {
  'booking-confirmed-guest': bookingConfirmedGuest,
  'booking-confirmed-operator': bookingConfirmedOperator,
  'crypto-received-guest': cryptoReceivedGuest,
  'crypto-received-operator': cryptoReceivedOperator,
  'crypto-lapsed-guest': cryptoLapsedGuest,
  'payment-refunded-guest': paymentRefundedGuest,
  'payment-refunded-operator': paymentRefundedOperator,
  'booking-cancelled-guest': bookingCancelledGuest,
  'booking-cancelled-operator': bookingCancelledOperator,
  'guarantee-refunded-guest': guaranteeRefundedGuest,
  'guarantee-refunded-operator': guaranteeRefundedOperator,
  'dispute-opened-operator': disputeOpenedOperator,
  'payment-failed-guest': paymentFailedGuest,
  'refund-failed-operator': refundFailedOperator,
  'refund-corrected-guest': refundCorrectedGuest,
  'refund-corrected-operator': refundCorrectedOperator,
  'checkout-unsettled-operator': checkoutUnsettledOperator,
}

export function draftBookingLetter({ kind, facts }: BookingLetter, sender: Sender): Draft {
  return drafts[kind](cleanBookingFacts(facts), sender)
}
