import { z } from 'zod'
import { operatorAction, type Told } from '@/app/(site)/operator/[token]/actions/action'
import { returnsEffect } from '@/lib/booking/effect'
import { refundLine } from '@/lib/booking/refund-line'
import { OPERATOR_REFUSALS } from '@/lib/contract/operator-refusals'
import { cancelBooking, type Cancellation } from '@/lib/use-cases/changes/cancel-booking'

export const UNDO_LINE = 'E-mails and refunds wait ten minutes; until then it can be undone here.'

/** 'Cancel for us': everything goes back. 'Cancel for the guest': what goes back is the policy's, as of now. */
const cancelling = (by: 'us' | 'guest') =>
  operatorAction({
    input: z.object({}),
    showsEmail: true,
    async run({ booking: { reference }, shown, now }) {
      const basis = by === 'us' ? 'us' : now
      if (shown === null) return tell(await cancelBooking.preview(reference, basis, now), by)
      const call = { name: 'booking cancel', isAtOnce: false } as const
      return tell(await cancelBooking.run(reference, basis, now, { call, shownCents: Number(shown) }), by)
    },
  })

export const cancelForUs = cancelling('us')

export const cancelForGuest = cancelling('guest')

const TERMS = {
  us: 'For a reason of ours: all that was paid and is left goes back, at any time.',
  guest: 'At the guest’s wish: what goes back is what the terms of the booking give back now.',
} as const

function tell(answer: Cancellation, by: keyof typeof TERMS): Told {
  if (answer.kind === 'refused') return { kind: 'refused', text: OPERATOR_REFUSALS[answer.reason] }
  return {
    kind: 'ready',
    lines: [TERMS[by], `The booking is cancelled: ${refundLine(answer)}.`, UNDO_LINE],
    effect: returnsEffect(answer.returns),
    shown: String(answer.refund.cents ?? 0),
  }
}
