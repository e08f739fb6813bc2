import { z } from 'zod'
import { operatorAction, type Told } from '@/app/(site)/operator/[token]/actions/action'
import { returnsEffect } from '@/lib/booking/effect'
import { refundLine } from '@/lib/booking/refund-line'
import { OPERATOR_REFUSALS } from '@/lib/contract/operator-refusals'
import { cancelBooking, type Cancellation, previewCancellation } from '@/lib/use-cases/changes/cancel-booking'

export const UNDO_LINE = 'E-mails and refunds wait ten minutes; until then it can be undone here.'

/** 'Cancel for us': everything goes back. 'Cancel for the guest': what goes back is the policy's, as of now. */
const cancelling = (by: 'us' | 'guest') =>
  operatorAction({
    input: z.object({}),
    async run({ booking: { reference }, shown, now }) {
      const basis = by === 'us' ? 'us' : now
      if (shown === null) return tell(await previewCancellation(reference, basis, now))
      const call = { name: 'booking cancel', isAtOnce: false }
      return tell(await cancelBooking(reference, basis, now, { call, shownCents: Number(shown) }))
    },
  })

export const cancelForUs = cancelling('us')

export const cancelForGuest = cancelling('guest')

function tell(answer: Cancellation): Told {
  if (answer.kind === 'refused') return { kind: 'refused', text: OPERATOR_REFUSALS[answer.reason] }
  return {
    kind: 'ready',
    lines: [`The booking is cancelled: ${refundLine(answer)}.`, UNDO_LINE],
    effect: returnsEffect(answer.returns),
    shown: String(answer.refund.cents ?? 0),
  }
}
