import 'server-only'
import { z } from 'zod'
import { sumPartyEffects } from '@/lib/booking/changes/change-effect'
import { plural } from '@/lib/language/pluralize'
import { departureAct } from '@/lib/office/act'
import { nothingToDoOutcome, readyOutcome, refusedOutcome } from '@/lib/office/outcomes'
import { defineDepartureCommand } from '@/lib/office/command'
import { recordLightsSeen as operation } from '@/lib/use-cases/changes/record-lights-seen'
import { recordNoLights } from '@/lib/use-cases/changes/record-no-lights'
import { noLightsPartyLine } from '@/lib/words/party/party-line'
import { LIGHTS_SEEN_REFUSALS, NO_LIGHTS_REFUSALS } from '@/lib/words/refusals/departure'

export const reportNoLights = departureAct({
  done: 'The guests of that night have been asked to choose.',
  undoable: 'departure not-seen',
  showsEmail: true,
  input: z.object({}),
  async run({ departure, how, call, now }) {
    const answer = await recordNoLights[how](departure, now, call)
    if (answer.kind === 'refused') return refusedOutcome(NO_LIGHTS_REFUSALS[answer.reason])
    const { parties, command } = answer
    if (parties.length === 0)
      return nothingToDoOutcome('There is nobody to ask: no party came, or all have been asked already.')
    const lines = ['No northern lights were seen.', ...parties.map(noLightsPartyLine)]
    return readyOutcome(lines, sumPartyEffects(parties), {
      done: `${plural(parties.length, 'booking')} with a choice to make.`,
      command,
    })
  },
})

export const noLightsCommand = defineDepartureCommand('departure not-seen', {
  about:
    'record that no northern lights were seen on a guaranteed tour: each party that came chooses a full refund or a free return trip',
  examples: ['1 2026-12-24'],
  act: () => reportNoLights,
})

/** Record that the northern lights were seen. Nothing else happens. */
export const reportLightsSeen = departureAct({
  done: 'It has been recorded that the lights were seen.',
  input: z.object({}),
  async run({ departure: { id }, how, now }) {
    const answer = await operation[how](id, now)
    if (answer.kind === 'refused') return refusedOutcome(LIGHTS_SEEN_REFUSALS[answer.reason])
    return readyOutcome(['The northern lights were seen, so no guest is offered a refund or a return trip.'])
  },
})
