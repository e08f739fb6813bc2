import 'server-only'
import { z } from 'zod'
import { sumPartyEffects, sumRefundEffects } from '@/lib/booking/changes/change-effect'
import { dayInput } from '@/lib/contract/operator-inputs'
import { formatEuros } from '@/lib/language/money'
import { plural } from '@/lib/language/pluralize'
import { departureAct } from '@/lib/office/act'
import { readyOutcome, refusedOutcome, refusedField } from '@/lib/office/outcomes'
import { defineDepartureCommand } from '@/lib/office/command'
import { describeDeparture } from '@/lib/office/describe'
import { listDateOptions } from '@/lib/use-cases/office/list-date-options'
import { mergeDepartures, type MergedParty } from '@/lib/use-cases/changes/merge-departures'
import { partyLine } from '@/lib/words/party/party-line'
import { MERGE_REFUSALS } from '@/lib/words/refusals/departure'

/**
 * Merge a departure into another one, all or nothing. Paid guests are moved and may choose something else; all other
 * bookings end.
 */
export const mergeAct = departureAct({
  done: 'The departure has been merged.',
  undoable: 'departure merge',
  showsEmail: true,
  input: z.object({ other: dayInput }),
  fields: async ({ departure: { id, tourId } }, now) => [
    {
      ...{ name: 'other', label: 'Other date' },
      options: await listDateOptions(tourId, (other) => (other.id === id ? null : other.day), now),
    },
  ],
  async run({ departure: { tourId, day }, input: { other }, how, shown, call, now }) {
    const answer = await mergeDepartures[how]({ tourId, day, into: other(now), shown }, now, call)
    if (answer.kind === 'refused')
      return OWN_REFUSALS.has(answer.reason)
        ? refusedOutcome(toText(answer))
        : refusedField('other', toText(answer))
    const { parties, into, terms, command } = answer
    const title = await describeDeparture(into)
    const moved = parties.filter(({ kind }) => kind === 'moved').length
    return readyOutcome(
      [`This date is cancelled and cannot be reopened. Its guests move to ${title}.`, ...parties.map(toLine)],
      sumPartyEffects(parties),
      { shown: terms, done: `is merged into ${title}: ${plural(moved, 'booking')} moved.`, command },
    )
  },
})

export const mergeCommand = defineDepartureCommand('departure merge', {
  about:
    'merge a departure into another date, all or nothing: guests who have paid move and may still choose something else, all other bookings end',
  examples: ['1 2026-12-24 into 2026-12-26'],
  inputs: {
    into: { argument: '<into>', about: 'the word itself', choices: ['into'] },
    other: { argument: '<other>', about: 'the date that they move to' },
  },
  act: () => mergeAct,
})

/** Refusals that have nothing to do with the other date. */
const OWN_REFUSALS: ReadonlySet<string> = new Set(['no_departure', 'cancelled_before', 'already_started'])

type Refusal = Extract<Awaited<ReturnType<typeof mergeDepartures.run>>, { readonly kind: 'refused' }>

function toText(refusal: Refusal): string {
  return refusal.reason === 'not_enough_slots'
    ? `The other date is ${plural(refusal.seatsMissing, 'seat')} short, so nobody is moved.`
    : MERGE_REFUSALS[refusal.reason]
}

function toLine(party: MergedParty): string {
  if (party.kind === 'ended') return partyLine(party.booking, party)
  const { refundCents, byHandCents } = sumRefundEffects(party.returns)
  const back = refundCents + byHandCents
  const money = back > 0 ? `, ${formatEuros(back)} cheaper` : ''
  return partyLine(party.booking, `moves to the other date${money}, and may still choose something else`)
}
