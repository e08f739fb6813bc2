import 'server-only'
import { type z } from 'zod'
import { sumRefundEffects } from '@/lib/booking/changes/change-effect'
import { type QuotedChange } from '@/lib/booking/changes/change-decision'
import { countGuestsByBand } from '@/lib/booking/seats/places'
import { seatsFor } from '@/lib/booking/party'
import { formatCommandTemplate } from '@/lib/contract/format-command'
import { database } from '@/lib/db/client'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { loadDeparture } from '@/lib/db/departures/departures'
import { formatDay, formatInstant } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { type BookingSubject, type ActionRun } from '@/lib/office/act'
import { type ActionOutcome, nothingToDoOutcome, readyOutcome, refusedOutcome } from '@/lib/office/outcomes'
import { FAULTS_OF_DATE } from '@/lib/office/target-departure'
import {
  CHOICE_HINT,
  type onBehalfInput,
  refuseFutureRequestTime,
  toRequester,
} from '@/lib/office/booking/on-behalf'
import { withdrawChange } from '@/lib/use-cases/changes/withdraw-change'
import {
  type BookingChangeRequest,
  requestChange,
  type BookingChangeResult,
} from '@/lib/use-cases/changes/request-change'
import { changeCostLine, DROPPED_CHANGE_LINE } from '@/lib/words/changes/change-cost-line'
import { partySizeText } from '@/lib/words/party/party-size-text'
import { words } from '@/lib/words/words'
import { changeRefusalText, OPERATOR_REFUSALS } from '@/lib/words/refusals/operator'

/** Change a booking by the same rules as when the guest changes it. */
export async function changeOnBehalf(
  wanted: BookingChangeRequest['wanted'],
  { booking, input, how, shown, call, now }: ActionRun<BookingSubject, z.output<typeof onBehalfInput>>,
): Promise<ActionOutcome> {
  const { asOf } = input
  if (asOf && asOf > now) return refuseFutureRequestTime()
  const request = {
    reference: booking.reference,
    wanted,
    asking: toRequester(input),
    terms: shown,
    command: call,
  }
  const answer = await requestChange[how](request, now)
  switch (answer.kind) {
    case 'applied':
      return readyOutcome(
        [
          `The booking will be for ${await toStatus(answer.booking, now)}.`,
          changeCostLine(answer.decision, answer.booking),
          ...(answer.decision.endsOpenChange ? [DROPPED_CHANGE_LINE] : []),
        ],
        { guests: answer.booking.seats, ...sumRefundEffects(answer.decision.returns) },
        {
          shown: answer.terms,
          done: `is for ${await toStatus(answer.booking, now)}.`,
          command: answer.command,
        },
      )
    case 'held':
      return held(answer, now)
    case 'unchanged':
      return dropPendingChange(answer.booking, how, now)
    case 'outdated':
      return refusedOutcome(OPERATOR_REFUSALS.outdated)
    case 'refused':
      return {
        kind: 'refused',
        text: changeRefusalText(answer),
        hint: HINTS.get(answer.reason),
        field: answer.reason === 'as_of_out_of_range' ? 'asOf' : AT_FAULT[wanted.kind]?.get(answer.reason),
      }
  }
}

/** The field that a refusal is about: the guests, or the date they move to. */
const AT_FAULT: Partial<Record<BookingChangeRequest['wanted']['kind'], ReadonlyMap<string, string>>> = {
  party: new Map([
    ['no_adult', 'adults'],
    ['not_enough_slots', 'adults'],
  ]),
  move: FAULTS_OF_DATE,
}

const HINTS: ReadonlyMap<string, string> = new Map([
  ['too_late', 'If it is for our own reasons, use --by-us. If the guest asked in time, use --as-of.'],
  ['too_late_to_pay', 'With --waive the guest does not pay it.'],
  ['choice_open', CHOICE_HINT],
])

/** Describe the result of a change: `2 adults and 1 child on Saturday, 12 December 2026, 487 €` */
async function toStatus(
  { places, departureId, totalCents }: Pick<StoredBooking, 'places' | 'departureId' | 'totalCents'>,
  now: Date,
): Promise<string> {
  const { day } = await loadDeparture(database(), departureId, now)
  return `${partySizeText(words('party', 'en'), countGuestsByBand(places))} on ${formatDay(day)}, ${formatEuros(totalCents)}`
}

/** If the change costs extra, the guest first pays through a link. Rule: guest-changes (docs/rules.md) */
async function held(
  { booking, decision, terms }: Extract<BookingChangeResult, { readonly kind: 'held' }>,
  now: Date,
): Promise<ActionOutcome> {
  const { quoted, until, returns, endsOpenChange } = decision
  const effect = sumRefundEffects(returns)
  const { reference, customerEmail } = booking
  const isByLink = quoted.payBy !== 'crypto' && customerEmail !== ''
  const price = formatEuros(quoted.payCents)
  return readyOutcome(
    [
      `The booking will be for ${await toStatus(quoted, now)}, once the guest has paid ${price} more.`,
      `Until then it stays as it is. The seats are held until ${formatInstant(until)}.`,
      ...(endsOpenChange ? [DROPPED_CHANGE_LINE] : []),
      ...(effect.byHandCents > 0
        ? [`You have to return the ${formatEuros(effect.byHandCents)} already paid for that one.`]
        : []),
      ...(isByLink ? [`The payment link goes to ${customerEmail}.`] : []),
    ],
    { guests: seatsFor(countGuestsByBand(quoted.places)), ...effect },
    {
      shown: terms,
      isHeld: true,
      next: isByLink ? undefined : takePayment(reference, quoted),
      done: `stays as it is until the guest has paid ${price}.`,
    },
  )
}

/** What the operator does instead if the guest cannot be sent a payment link. */
function takePayment(reference: string, { payBy, payCents }: QuotedChange) {
  if (payBy === 'crypto')
    return {
      page: 'Next, use ‘Send payment details’.',
      command: `Next, send the payment details: ${formatCommandTemplate('crypto details', reference)}`,
    }
  const task = 'There is no e-mail address for a payment link. Please take the payment yourself'
  return {
    page: `${task}, then use ‘Record payment’.`,
    command: `${task}, then: ${formatCommandTemplate('money record', reference, payCents / 100)}`,
  }
}

/** The booking is already as requested, so only drop a change that still awaits payment, if any. */
async function dropPendingChange(
  { reference, seats }: StoredBooking,
  how: 'preview' | 'run',
  now: Date,
): Promise<ActionOutcome> {
  if (!(await withdrawChange[how](reference, 'operator', now)))
    return nothingToDoOutcome('Nothing would change: the booking is already like that.')
  return readyOutcome(
    [`The booking stays as it is. ${DROPPED_CHANGE_LINE}`],
    { guests: seats },
    { done: 'stays as it is.' },
  )
}
