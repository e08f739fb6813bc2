import { z } from 'zod'
import { departureAction, type Told } from '@/app/(site)/operator/[token]/actions/action'
import { UNDO_LINE } from '@/app/(site)/operator/[token]/actions/cancel'
import { CANCEL_REASONS } from '@/lib/booking/departure-cancellation'
import { partiesEffect } from '@/lib/booking/effect'
import { cancelledLine } from '@/lib/booking/party-line'
import { CANCEL_DEPARTURE_REFUSALS } from '@/lib/contract/departure-refusals'
import { optionalOfficeWords } from '@/lib/contract/fields'
import { cancelDeparture, type CancelledDeparture } from '@/lib/use-cases/changes/cancel-departure'

const REASONS = {
  weather: 'The weather does not allow it',
  guide: 'The guide cannot come',
  few: 'Too few have booked',
} as const

/** For good: who has paid chooses another date or all money back, all others end. */
export const cancelThisDeparture = departureAction({
  input: z.object({ reason: z.enum(CANCEL_REASONS), message: optionalOfficeWords }),
  showsEmail: true,
  fields: () => [
    {
      name: 'reason',
      label: 'Reason',
      hint: 'Guests read it in a sentence.',
      options: CANCEL_REASONS.map((value) => ({ value, text: REASONS[value] })),
    },
    {
      name: 'message',
      label: 'Message',
      hint: 'Guests read it besides, as you write it.',
      isOptional: true,
      isLong: true,
    },
  ],
  async run({ departure: { tourId, day }, input: { reason, message }, shown, now }) {
    const wanted = { tourId, day, reason, words: message ?? undefined }
    if (shown === null) return tell(await cancelDeparture.preview(wanted, now))
    return tell(await cancelDeparture.run(wanted, now, { name: 'departure cancel', isAtOnce: false }))
  },
})

function tell(answer: CancelledDeparture): Told {
  if (answer.kind === 'refused') return { kind: 'refused', text: CANCEL_DEPARTURE_REFUSALS[answer.reason] }
  const { parties } = answer
  return {
    kind: 'ready',
    lines: ['The departure is cancelled, for good.', ...parties.map(cancelledLine), UNDO_LINE],
    effect: partiesEffect(parties),
  }
}
