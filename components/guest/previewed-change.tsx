import { MoneyOfChange } from '@/components/guest/money-of-change'
import { PreviewNote } from '@/components/guest/preview-note'
import { type PaymentMethod } from '@/lib/booking/booking'
import { type ChangeDecision, type HeldChange } from '@/lib/booking/change-decision'
import { CHECKOUT_MINUTES } from '@/lib/booking/hold'
import { moneyOfChange } from '@/lib/booking/money-of-change'
import { returnsCents } from '@/lib/booking/refund'
import { type GuestRefusalReason } from '@/lib/contract/guest-refusal'
import { formatInstant } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { plural } from '@/lib/language/plural'
import { GUEST_REFUSALS } from '@/lib/words/refusals/guest'

type Confirmable = {
  readonly kind: 'applied' | 'held' | 'outdated'
  readonly decision: ChangeDecision
  readonly terms: string
  readonly booking: { readonly paymentMethod: PaymentMethod }
}

/** The answer to what a guest would like to change. */
type Previewed =
  | Confirmable
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly reason: GuestRefusalReason; readonly seatsFree?: number }

type PreviewedChangeProps = {
  readonly path: string
  readonly answer: Previewed
  /** What the guest has chosen, for the form that confirms it. */
  readonly fields: Readonly<Record<string, string>>
  /** What else there is to know before confirming. */
  readonly notes?: readonly string[]
}

export function PreviewedChange({ path, answer, fields, notes = [] }: PreviewedChangeProps) {
  if (answer.kind === 'unchanged') return <PreviewNote>That is what your booking is already.</PreviewNote>
  if (answer.kind === 'refused') return <PreviewNote>{refusalWords(answer)}</PreviewNote>
  const { decision, terms } = answer
  return (
    <MoneyOfChange
      action={`${path}/change`}
      cents={moneyOfChange(decision)}
      fields={{ ...fields, terms }}
      notes={[...notesOf(decision, answer.booking), ...notes]}
    />
  )
}

function refusalWords({ reason, seatsFree }: Extract<Previewed, { kind: 'refused' }>): string {
  if (seatsFree !== undefined && seatsFree > 0)
    return `On that date ${plural(seatsFree, 'more place is', 'more places are')} free. Please choose fewer guests, or another date.`
  return GUEST_REFUSALS[reason]
}

function notesOf(decision: ChangeDecision, { paymentMethod }: Confirmable['booking']): readonly string[] {
  if (decision.kind === 'held') return [heldNote(decision)]
  if (decision.kind === 'applied' && decision.after.state === 'awaiting_payment')
    return [
      `Nothing is charged now. Together you then pay ${formatEuros(decision.after.totalCents)}.`,
      ...(paymentMethod === 'crypto' ? [VOID_DETAILS] : []),
    ]
  const cents = moneyOfChange(decision)
  return cents < 0 ? ['It goes back the way it was paid.'] : []
}

/** Rule: unpaid-changes (docs/rules.md) */
const VOID_DETAILS =
  'Payment details that you may have from us already are void then, and we send you new ones.'

/**
 * The time of the next page begins with 'Confirm change', and the booking's page says then when it ends: two instants
 * would be told of one change.
 *
 * Rule: change-holds (docs/rules.md)
 */
function heldNote({ quoted, until, returns }: HeldChange): string {
  const [way, time] =
    quoted.payBy === 'crypto'
      ? [
          'You pay in cryptocurrency: we send you the payment details by e-mail.',
          `until ${formatInstant(until)}`,
        ]
      : ['You pay on the next page.', `for the ${CHECKOUT_MINUTES} minutes that you have for that`]
  const arrivedCents = returnsCents(returns)
  const back =
    arrivedCents > 0
      ? ` What had come for the change before, ${formatEuros(arrivedCents)}, goes back to you.`
      : ''
  return `${way} We keep the places for you ${time}; unpaid, your booking stays as it is.${back}`
}
