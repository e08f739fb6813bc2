import 'server-only'
import { z } from 'zod'
import { type Requester } from '@/lib/booking/changes/requester'
import { refundsEffect } from '@/lib/booking/changes/effect'
import { countParty } from '@/lib/booking/seats/places'
import { seatsFor } from '@/lib/booking/party'
import { commandTemplate } from '@/lib/contract/command-line'
import { flagInput, instantInput } from '@/lib/contract/operator-inputs'
import { database } from '@/lib/db/client'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { loadDeparture } from '@/lib/db/departures/departures'
import { formatDay, formatInstant } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { type ActionOutcome, type BookingSubject, type ActionRun } from '@/lib/office/act'
import { invalidInput, nothing, ready, refused } from '@/lib/office/outcomes'
import { type CommandInputs } from '@/lib/office/command'
import { withdrawChange } from '@/lib/use-cases/changes/withdraw-change'
import {
  type BookingChangeRequest,
  requestChange,
  type BookingChangeResult,
} from '@/lib/use-cases/changes/request-change'
import { changeLine } from '@/lib/words/changes/change-line'
import { partySizeText } from '@/lib/words/party/party-size-text'
import { changeRefusalText, OPERATOR_REFUSALS } from '@/lib/words/refusals/operator'

/** On whose behalf a change is made: one field on the page, several options of a command. */
export const onBehalfInput = z.object({
  reason: z.enum(['guest', 'us']).optional(),
  asOf: instantInput.optional(),
  byUs: flagInput,
  waive: flagInput,
})

export const REASON_FIELD = {
  name: 'reason',
  label: 'Reason',
  hint: 'For a reason of ours, what costs more costs the guest nothing.',
  options: [
    { value: 'guest', text: 'The guest asks for it' },
    { value: 'us', text: 'A reason of ours' },
  ],
} as const

export const AS_OF = {
  flags: '--as-of <instant>',
  about: 'when the guest asked, as 2026-12-11 19:50 in Helsinki',
  conflicts: 'byUs',
} as const

export const ON_BEHALF: CommandInputs = {
  asOf: AS_OF,
  byUs: { flags: '--by-us', about: 'for a reason of ours: without a cut-off' },
  waive: { flags: '--waive', about: 'what it costs more is ours, and the guest pays nothing for it' },
}

/** Change a booking by the same rules as when the guest changes it. */
export async function changeOnBehalf(
  wanted: BookingChangeRequest['wanted'],
  { booking, input, how, shown, call, now }: ActionRun<BookingSubject, z.output<typeof onBehalfInput>>,
): Promise<ActionOutcome> {
  const { asOf } = input
  if (asOf && asOf > now) return invalidInput(OPERATOR_REFUSALS.asked_ahead)
  const request = {
    reference: booking.reference,
    wanted,
    asking: toOnBehalf(input),
    terms: shown,
    command: call,
  }
  const answer = await requestChange[how](request, now)
  switch (answer.kind) {
    case 'applied':
      return ready(
        [`It becomes ${await toStatus(answer.booking, now)}.`, changeLine(answer.decision, answer.booking)],
        { guests: answer.booking.seats, ...refundsEffect(answer.decision.returns) },
        {
          shown: answer.terms,
          done: `is ${await toStatus(answer.booking, now)}.`,
          command: answer.command,
        },
      )
    case 'held':
      return held(answer, now)
    case 'unchanged':
      return dropPendingChange(answer.booking, how, now)
    case 'outdated':
      return refused(OPERATOR_REFUSALS.outdated)
    case 'refused':
      return refused(changeRefusalText(answer), HINTS.get(answer.reason))
  }
}

const HINTS: ReadonlyMap<string, string> = new Map([
  ['too_late', 'For a reason of ours: --by-us. If the guest asked in time: --as-of.'],
  ['too_late_to_pay', 'With --waive it is ours.'],
  ['choice_open', 'The guest has to choose first: see booking show.'],
])

/** On the page, choosing 'a reason of ours' also waives the extra cost. */
function toOnBehalf({ reason, asOf, byUs, waive }: z.output<typeof onBehalfInput>): Requester {
  const isOurs = byUs || reason === 'us'
  return { actor: 'operator', by: isOurs ? 'us' : 'guest', asOf, isWaived: waive || reason === 'us' }
}

/** `2 adults and 1 child on Saturday, 12 December 2026, 487 €` */
async function toStatus(
  { places, departureId, totalCents }: Pick<StoredBooking, 'places' | 'departureId' | 'totalCents'>,
  now: Date,
): Promise<string> {
  const { day } = await loadDeparture(database(), departureId, now)
  return `${partySizeText(countParty(places))} on ${formatDay(day)}, ${formatEuros(totalCents)}`
}

/** If the change costs more, the guest pays first, through a link. Rule: guest-changes (docs/rules.md) */
async function held(
  { booking, decision, terms }: Extract<BookingChangeResult, { readonly kind: 'held' }>,
  now: Date,
): Promise<ActionOutcome> {
  const { quoted, until, returns } = decision
  const effect = refundsEffect(returns)
  const { reference, customerEmail } = booking
  const next =
    quoted.payBy === 'crypto'
      ? `Then please send the payment details: ${commandTemplate('crypto details', reference)}`
      : customerEmail
        ? `The link to pay goes to ${customerEmail}.`
        : `There is no e-mail address: please take the payment, and then ${commandTemplate('money record', reference, quoted.payCents / 100)}`
  return ready(
    [
      `It becomes ${await toStatus(quoted, now)}, once ${formatEuros(quoted.payCents)} is paid.`,
      `${formatEuros(quoted.payCents)} more is paid first: the places are kept until ${formatInstant(until)}, and the booking is as it was until it is paid.`,
      ...(effect.byHandCents > 0
        ? [`${formatEuros(effect.byHandCents)} that had come for the change before is for you to return.`]
        : []),
      next,
    ],
    { guests: seatsFor(countParty(quoted.places)), ...effect },
    { shown: terms, isHeld: true, done: `is as it was, and the change is held. ${next}` },
  )
}

/** The booking already is as requested: only drop a change that still awaits its payment, if any. */
async function dropPendingChange(
  { reference, seats }: StoredBooking,
  how: 'preview' | 'run',
  now: Date,
): Promise<ActionOutcome> {
  if (!(await withdrawChange[how](reference, 'operator', now))) return nothing('The booking is so already.')
  return ready(
    ['It stays as it is: the change that waits for its payment is dropped.'],
    { guests: seats },
    { done: 'stays as it is.' },
  )
}
