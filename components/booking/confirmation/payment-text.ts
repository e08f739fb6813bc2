import { type CheckoutStatus } from '@/lib/contract/checkout'
import { type PaymentState } from '@/components/booking/confirmation/use-checkout-status'
import { REFUND_ARRIVAL_DAYS } from '@/lib/words/money/refund-times'
import { type Say } from '@/lib/words/say'

/** The text for a payment that has not led to a booking, at least not yet. */
export type PaymentText = { readonly heading: string; readonly text: string }

/** Return the text for a payment; null if it is confirmed. */
export function paymentText(
  say: Say<'confirmation'>,
  state: PaymentState,
  isWatching: boolean,
): PaymentText | null {
  switch (state.kind) {
    case 'asking':
      return { heading: say('checkingHeading'), text: say('checking') }
    case 'unreachable':
      return { heading: say('unreachableHeading'), text: say(isWatching ? 'stillTrying' : 'unreachable') }
    case 'not_found':
      return { heading: say('notFoundHeading'), text: say('notFound') }
    case 'answered':
      if (state.isUnsettled) return { heading: say('unreachableHeading'), text: say('unsettled') }
      return answeredText(say, state.status, isWatching)
  }
}

function answeredText(
  say: Say<'confirmation'>,
  status: CheckoutStatus['status'],
  isWatching: boolean,
): PaymentText | null {
  switch (status) {
    case 'confirmed':
      return null
    case 'processing':
      return { heading: say('processingHeading'), text: say(isWatching ? 'processing' : 'stillProcessing') }
    case 'expired':
      return { heading: say('expiredHeading'), text: say('expired') }
    case 'cancelled':
      return { heading: say('cancelledHeading'), text: say('cancelled') }
    case 'refunded':
      return { heading: say('refundedHeading'), text: say('refunded', REFUND_ARRIVAL_DAYS) }
  }
}
