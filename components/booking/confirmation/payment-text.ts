import { REFUND_ARRIVAL_TEXT } from '@/lib/words/money/refund-times'
import { type CheckoutStatus } from '@/lib/contract/checkout'
import { type PaymentState } from '@/components/booking/confirmation/use-checkout-status'

/** The text for a payment that has not led to a booking, at least not yet. */
export type PaymentText = { readonly heading: string; readonly text: string }

const LOOK_FIRST =
  'Your payment may well have arrived: if it has, a confirmation comes by e-mail. Please look there before you pay again.'

const UNSETTLED: PaymentText = {
  heading: 'We could not check your payment',
  text: `Your seats are no longer held, and our payment provider does not say what happened. ${LOOK_FIRST}`,
}

/** Return the text for a payment; null if it is confirmed. */
export function paymentText(state: PaymentState, isWatching: boolean): PaymentText | null {
  switch (state.kind) {
    case 'asking':
      return {
        heading: 'Checking your payment',
        text: 'One moment. We are asking whether your payment has arrived.',
      }
    case 'unreachable':
      return {
        heading: 'We could not check your payment',
        text: isWatching
          ? 'Our server does not answer at the moment. This page keeps trying. Please do not pay again yet.'
          : `Our server does not answer. ${LOOK_FIRST}`,
      }
    case 'not_found':
      return {
        heading: 'We could not find this payment',
        text: 'The address of this page names a payment that we do not know. If you have paid, the confirmation comes by e-mail.',
      }
    case 'answered':
      return state.isUnsettled ? UNSETTLED : answeredText(state.status, isWatching)
  }
}

function answeredText(status: CheckoutStatus['status'], isWatching: boolean): PaymentText | null {
  switch (status) {
    case 'confirmed':
      return null
    case 'processing':
      return {
        heading: 'Your payment is being confirmed',
        text: isWatching
          ? 'A card takes a few moments, and this page looks again by itself. From a bank account it takes some days: your seats are held, our e-mail has told you so, and you may close this page. There is no need to pay twice.'
          : 'This takes longer than usual. You may close this page: we write to you by e-mail as soon as your payment is confirmed. If your bank refuses it, the seats go back and nothing is charged.',
      }
    case 'expired':
      return {
        heading: 'Payment not completed',
        text: 'Your payment was not completed, so there is no booking. Nothing was charged, and the seats have been released.',
      }
    case 'cancelled':
      return {
        heading: 'Booking cancelled',
        text: 'Your payment had arrived, and the booking is cancelled. Our e-mail about it says what happens next.',
      }
    case 'refunded':
      return {
        heading: 'Payment refunded',
        text: `Your payment goes back to you, so there is no booking. We write to you about it by e-mail. Banks usually need ${REFUND_ARRIVAL_TEXT} to show a refund.`,
      }
  }
}
