import 'server-only'
import { z } from 'zod'
import { CANCEL_REASONS } from '@/lib/booking/changes/departure-cancellation'
import { sumPartyEffects } from '@/lib/booking/changes/change-effect'
import { optionalOfficeMessageField } from '@/lib/contract/fields'
import { oneOfInput } from '@/lib/contract/operator-inputs'
import { plural } from '@/lib/language/pluralize'
import { departureAct } from '@/lib/office/act'
import { readyOutcome, refusedOutcome } from '@/lib/office/outcomes'
import { defineDepartureCommand } from '@/lib/office/command'
import { findSeatsForUndo } from '@/lib/office/departure/find-seats-for-undo'
import { cancelDeparture } from '@/lib/use-cases/changes/cancel-departure'
import { cancelledPartyLine } from '@/lib/words/party/party-line'
import { heldSeatsText } from '@/lib/words/party/seats-for-undo-text'
import { CANCEL_DEPARTURE_REFUSALS } from '@/lib/words/refusals/departure'

const REASONS = {
  weather: 'Bad weather',
  guide: 'The guide is not available',
  few: 'Too few guests',
} as const

export const cancelDepartureAct = departureAct({
  done: 'The departure is cancelled.',
  undoable: 'departure cancel',
  showsEmail: true,
  input: z.object({ reason: oneOfInput(CANCEL_REASONS), message: optionalOfficeMessageField }),
  fields: () => [
    {
      ...{ name: 'reason', label: 'Reason', hint: 'Guests read it in the e-mail.' },
      options: CANCEL_REASONS.map((value) => ({ value, text: REASONS[value] })),
    },
    {
      ...{ name: 'message', label: 'Message', isOptional: true, isLong: true },
      hint: 'Added to the e-mail, exactly as you write it.',
    },
  ],
  async run({ departure, input: { reason, message }, how, call, now }) {
    const { tourId, day } = departure
    const forUndo = await findSeatsForUndo(departure, now)
    const wanted = { tourId, day, reason, words: message ?? undefined }
    const answer = await cancelDeparture[how](wanted, now, call)
    if (answer.kind === 'refused') return refusedOutcome(CANCEL_DEPARTURE_REFUSALS[answer.reason])
    const { parties, command } = answer
    const lines = [
      'The departure is cancelled and cannot be reopened.',
      ...(forUndo ? [`${heldSeatsText(forUndo)}. Once the departure is cancelled, it no longer can.`] : []),
      ...parties.map(cancelledPartyLine),
    ]
    const choosing = parties.filter(({ kind }) => kind === 'choice').length
    return readyOutcome(lines, sumPartyEffects(parties), {
      done: `is cancelled: ${plural(parties.length, 'booking')}, ${choosing} with a choice to make.`,
      command,
    })
  },
})

export const cancelDepartureCommand = defineDepartureCommand('departure cancel', {
  about:
    'cancel a whole departure: it cannot be booked or reopened, guests who have paid choose another date or their money back, all other bookings end',
  examples: ['1 2026-12-24 --reason weather', 'snowshoe-rental tomorrow --reason guide --dry-run'],
  inputs: {
    reason: {
      flags: '--reason <reason>',
      about: 'the reason that guests read in the e-mail; few: too few guests',
      choices: CANCEL_REASONS,
    },
    message: { flags: '--message <words>', about: 'your own words to guests, added to the e-mail' },
  },
  act: () => cancelDepartureAct,
})
