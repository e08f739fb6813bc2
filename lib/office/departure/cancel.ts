import 'server-only'
import { z } from 'zod'
import { findTour, tours } from '@/content/tours/all-tours'
import { CANCEL_REASONS } from '@/lib/booking/changes/departure-cancellation'
import { helsinkiDay } from '@/lib/calendar/day'
import { sumPartyEffects } from '@/lib/booking/changes/change-effect'
import { optionalOfficeMessageField } from '@/lib/contract/fields'
import { oneOfInput, optionalInput } from '@/lib/contract/operator-inputs'
import { type OperatorField } from '@/lib/contract/operator-page'
import { database } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures/departures'
import { listDeparturesOnSale } from '@/lib/db/departures/departures-on-sale'
import { formatList } from '@/lib/language/lists'
import { plural } from '@/lib/language/pluralize'
import { departureAct } from '@/lib/office/act'
import { readyOutcome, refusedField, refusedOutcome } from '@/lib/office/outcomes'
import { toursInput } from '@/lib/office/tour-input'
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
  input: z.object({
    reason: oneOfInput(CANCEL_REASONS),
    offer: optionalInput(toursInput),
    message: optionalOfficeMessageField,
  }),
  fields: async ({ departure }, now) => [
    {
      ...{ name: 'reason', label: 'Reason', hint: 'Guests read it in the e-mail.' },
      options: CANCEL_REASONS.map((value) => ({ value, text: REASONS[value] })),
    },
    ...(await otherToursField(departure, now)),
    {
      ...{ name: 'message', label: 'Message', isOptional: true, isLong: true },
      hint: 'Added to the e-mail, exactly as you write it.',
    },
  ],
  async run({ departure, input: { reason, message, offer = [] }, how, call, now }) {
    const { tourId, day } = departure
    for (const id of offer)
      if (id !== tourId && !(await isOnSale(id, now)))
        return refusedField('offer', `${findTour(id)?.name ?? ''} has no open dates.`)
    const forUndo = await findSeatsForUndo(departure, now)
    const wanted = { tourId, day, reason, words: message ?? undefined, offeredTourIds: offer }
    const answer = await cancelDeparture[how](wanted, now, call)
    if (answer.kind === 'refused') {
      const text = CANCEL_DEPARTURE_REFUSALS[answer.reason]
      return answer.reason === 'offers_itself' ? refusedField('offer', text) : refusedOutcome(text)
    }
    const { parties, command } = answer
    const lines = [
      'The departure is cancelled and cannot be reopened.',
      ...(forUndo ? [`${heldSeatsText(forUndo)}. Once the departure is cancelled, it no longer can.`] : []),
      ...parties.map(cancelledPartyLine),
      ...(offer.length > 0 ? [`Those who choose may also take another tour: ${tourNames(offer)}.`] : []),
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
    'cancel a whole departure: it cannot be booked or reopened, guests who have paid choose another date, a tour that you offer or their money back, all other bookings end',
  examples: [
    '1 2026-12-24 --reason weather --offer-tour 4,5',
    'snowshoe-rental tomorrow --reason guide --dry-run',
  ],
  inputs: {
    reason: {
      flags: '--reason <reason>',
      about: 'the reason that guests read in the e-mail; few: too few guests',
      choices: CANCEL_REASONS,
    },
    offer: { flags: '--offer-tour <tours>', about: 'tours that guests may choose instead, such as 4,5' },
    message: { flags: '--message <words>', about: 'your own words to guests, added to the e-mail' },
  },
  act: () => cancelDepartureAct,
})

/** The field 'Other tours', with those that have open dates; left out if none has. */
async function otherToursField({ tourId }: StoredDeparture, now: Date): Promise<readonly OperatorField[]> {
  const options: { readonly value: string; readonly text: string }[] = []
  for (const { id, name } of tours)
    if (id !== tourId && (await isOnSale(id, now))) options.push({ value: String(id), text: name })
  if (options.length === 0) return []
  const hint = 'Guests may then choose one of the tours that you tick instead.'
  return [{ ...{ name: 'offer', label: 'Other tours', hint, options }, isOptional: true, isMultiple: true }]
}

function tourNames(ids: readonly number[]): string {
  return formatList(
    ids.flatMap((id) => findTour(id)?.name ?? []),
    'or',
  )
}

async function isOnSale(id: number, now: Date): Promise<boolean> {
  const tour = findTour(id)
  const wanted = tour && { tour, from: helsinkiDay(now), now }
  return wanted !== undefined && (await listDeparturesOnSale(database(), wanted)).length > 0
}
