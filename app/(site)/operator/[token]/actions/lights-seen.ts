import { z } from 'zod'
import { departureAction } from '@/app/(site)/operator/[token]/actions/action'
import { LIGHTS_SEEN_REFUSALS } from '@/lib/contract/departure-refusals'
import { sayLightsSeen } from '@/lib/use-cases/changes/say-lights-seen'

/** The northern lights were seen: the answer is recorded, and nothing else comes of it. */
export const lightsSeen = departureAction({
  input: z.object({}),
  async run({ departure: { id }, shown, now }) {
    const answer = await (shown === null ? sayLightsSeen.preview : sayLightsSeen.run)(id, now)
    if (answer.kind === 'refused') return { kind: 'refused', text: LIGHTS_SEEN_REFUSALS[answer.reason] }
    return { kind: 'ready', lines: ['The northern lights were seen: no guest is asked to choose.'] }
  },
})
