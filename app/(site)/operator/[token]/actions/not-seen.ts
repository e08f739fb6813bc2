import { z } from 'zod'
import { departureAction, type Told } from '@/app/(site)/operator/[token]/actions/action'
import { UNDO_LINE } from '@/app/(site)/operator/[token]/actions/cancel'
import { partiesEffect } from '@/lib/booking/effect'
import { notSeenLine } from '@/lib/booking/party-line'
import { NOT_SEEN_REFUSALS } from '@/lib/contract/departure-refusals'
import { type NotSeen, sayNotSeen } from '@/lib/use-cases/changes/say-not-seen'

/** No northern lights were seen: each party that came chooses. */
export const notSeen = departureAction({
  input: z.object({}),
  showsEmail: true,
  async run({ departure, shown, now }) {
    if (shown === null) return tell(await sayNotSeen.preview(departure, now))
    return tell(await sayNotSeen.run(departure, now, { name: 'departure not-seen', isAtOnce: false }))
  },
})

function tell(answer: NotSeen): Told {
  if (answer.kind === 'refused') return { kind: 'refused', text: NOT_SEEN_REFUSALS[answer.reason] }
  const { parties } = answer
  if (parties.length === 0)
    return { kind: 'refused', text: 'Nobody is left who has no choice yet: there is nothing to do.' }
  return {
    kind: 'ready',
    lines: ['No northern lights were seen.', ...parties.map(notSeenLine), UNDO_LINE],
    effect: partiesEffect(parties),
  }
}
