import 'server-only'
import { z } from 'zod'
import { partiesEffect, refundsEffect } from '@/lib/booking/changes/effect'
import { dayInput } from '@/lib/contract/operator-inputs'
import { formatEuros } from '@/lib/language/money'
import { plural } from '@/lib/language/plural'
import { departureAct } from '@/lib/office/act'
import { ready, refused } from '@/lib/office/outcomes'
import { departureCommand } from '@/lib/office/command'
import { describeDeparture } from '@/lib/office/describe'
import { mergeDepartures, type MergedParty } from '@/lib/use-cases/changes/merge-departures'
import { partyLine } from '@/lib/words/party/party-line'
import { MERGE_REFUSALS } from '@/lib/words/refusals/departure'

/**
 * Merge a departure into another one, all or nothing. Paid guests are moved and may choose something else; all other
 * bookings end.
 */
export const merge = departureAct({
  done: 'The departure is merged.',
  undoable: 'departure merge',
  showsEmail: true,
  input: z.object({ other: dayInput }),
  fields: () => [{ name: 'other', label: 'Other date', hint: 'Of the same tour.', type: 'date' }],
  async run({ departure: { tourId, day }, input: { other }, how, shown, call, now }) {
    const answer = await mergeDepartures[how]({ tourId, day, into: other(now), shown }, now, call)
    if (answer.kind === 'refused')
      return refused(
        answer.reason === 'not_enough_slots'
          ? `The other departure has ${plural(answer.seatsMissing, 'seat')} too few. Nobody is moved.`
          : MERGE_REFUSALS[answer.reason],
      )
    const { parties, into, terms, command } = answer
    const title = await describeDeparture(into)
    const moved = parties.filter(({ kind }) => kind === 'moved').length
    return ready(
      [`It is cancelled, for good, and its guests come to ${title}.`, ...parties.map(toLine)],
      partiesEffect(parties),
      { shown: terms, done: `is merged into ${title}: ${plural(moved, 'booking')} moved.`, command },
    )
  },
})

export const mergeCommand = departureCommand('departure merge', {
  about:
    'merge a departure into another date, as a whole or not at all: who has paid comes along and may choose otherwise, all others end',
  examples: ['1 2026-12-24 into 2026-12-26'],
  inputs: {
    into: { argument: '<into>', about: 'the word', choices: ['into'] },
    other: { argument: '<other>', about: 'of the departure that all come to' },
  },
  act: () => merge,
})

function toLine(party: MergedParty): string {
  if (party.kind === 'ended') return partyLine(party.booking, party)
  const { refundCents, byHandCents } = refundsEffect(party.returns)
  const back = refundCents + byHandCents
  const money = back > 0 ? `, ${formatEuros(back)} cheaper` : ''
  return partyLine(party.booking, `comes along${money}, and may choose otherwise`)
}
