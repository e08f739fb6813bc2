import { z } from 'zod'
import { operatorAction, type Told } from '@/app/(site)/operator/[token]/actions/action'
import { UNDO_LINE } from '@/app/(site)/operator/[token]/actions/cancel'
import { dateField } from '@/app/(site)/operator/[token]/actions/date-field'
import { changeLine } from '@/lib/booking/change-line'
import { returnsEffect } from '@/lib/booking/effect'
import { formatEuros } from '@/lib/booking/money'
import { formatInstant } from '@/lib/calendar/day'
import { dateInput } from '@/lib/contract/guest-page'
import { type OperatorField } from '@/lib/contract/operator-page'
import { noRoomText, OPERATOR_REFUSALS } from '@/lib/contract/operator-refusals'
import { requestChange, type RequestedChange } from '@/lib/use-cases/changes/request-change'
import { type OperatorSubject } from '@/lib/use-cases/links/open-operator-link'
import { listOpenDates } from '@/lib/use-cases/guest-page/list-open-dates'

const REASONS = [
  { value: 'guest', text: 'The guest asks for it' },
  { value: 'us', text: 'A reason of ours' },
] as const

/** Ours has no cut-off; waived, a date is open also when nobody could pay for it in time. */
const ASKINGS = [false, true].map((isWaived) => ({ actor: 'operator', by: 'us', isWaived }) as const)

/** Another date of the same tour, at its prices. */
export const move = operatorAction({
  input: dateInput.extend({ reason: z.enum(['guest', 'us']) }),
  fields: async ({ booking, departure }, now) => [
    await newDateField({ booking, departure }, now),
    {
      name: 'reason',
      label: 'Reason',
      hint: 'For a reason of ours a dearer date costs the guest nothing more.',
      options: REASONS,
    },
  ],
  async run({ booking: { reference }, input, shown, now }) {
    const wanted = { kind: 'move', departureId: input.departure } as const
    const isOurs = input.reason === 'us'
    const asking = { actor: 'operator', by: input.reason, isWaived: isOurs } as const
    if (shown === null) return tell(await requestChange.preview({ reference, wanted, asking }, now))
    const command = { name: 'booking move', isAtOnce: false } as const
    return tell(await requestChange.run({ reference, wanted, asking, terms: shown, command }, now))
  },
})

/** Where no date can be chosen, it says why: for that the booking is asked about any of them. */
async function newDateField(
  { booking, departure }: Pick<OperatorSubject, 'booking' | 'departure'>,
  now: Date,
): Promise<OperatorField> {
  const dates = await listOpenDates(booking, departure, now, ASKINGS)
  const any = dates.find(({ id }) => id !== departure.id)
  if (!any || dates.some(({ differenceCents }) => differenceCents !== null))
    return dateField(dates, departure.day)
  const wanted = { kind: 'move', departureId: any.id } as const
  const asking = { actor: 'operator', by: 'us', isWaived: true } as const
  const answer = await requestChange.preview({ reference: booking.reference, wanted, asking }, now)
  const isOfBooking = answer.kind === 'refused' && !OF_DATE.has(answer.reason)
  return dateField(dates, departure.day, isOfBooking ? refusalOf(answer) : undefined)
}

/** Refused because of the date that is asked about: another one may do. */
const OF_DATE: ReadonlySet<string> = new Set(['not_enough_slots', 'date_closed', 'crypto_closed'])

function tell(answer: RequestedChange): Told {
  switch (answer.kind) {
    case 'applied': {
      const { decision, booking, terms } = answer
      const lines = [changeLine(decision, booking), UNDO_LINE]
      return { kind: 'ready', lines, effect: returnsEffect(decision.returns), shown: terms }
    }
    case 'held':
      return { kind: 'ready', lines: heldLines(answer), shown: answer.terms, isHeld: true }
    case 'unchanged':
      return { kind: 'refused', text: 'The booking is on that date already.' }
    case 'outdated':
      return { kind: 'refused', text: OPERATOR_REFUSALS.outdated }
    case 'refused':
      return { kind: 'refused', text: refusalOf(answer) }
  }
}

/** What costs more is paid first, by the link that the guest is sent. Rule: guest-changes (docs/rules.md) */
function heldLines({ booking, decision }: Extract<RequestedChange, { readonly kind: 'held' }>) {
  const { payCents, payBy } = decision.quoted
  const next =
    payBy === 'crypto'
      ? 'Please send the payment details then.'
      : booking.customerEmail
        ? 'The guest is sent a link to pay.'
        : 'There is no e-mail address: please take the payment, and record it then.'
  return [
    `${formatEuros(payCents)} more is paid first: the places are kept until ${formatInstant(decision.until)}, and the booking is as it was until it is paid.`,
    next,
  ]
}

function refusalOf(answer: Extract<RequestedChange, { readonly kind: 'refused' }>): string {
  if (answer.reason === 'not_enough_slots') return noRoomText(answer.seatsFree)
  return OPERATOR_REFUSALS[answer.reason]
}
