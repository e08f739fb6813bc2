import { ChangeConfirmation } from '@/components/guest/change-confirmation'
import { NoPreviewNote } from '@/components/guest/no-preview-note'
import { type PaymentMethod } from '@/lib/booking/money/money-methods'
import { changeCostCents, type ChangeDecision, type HeldChange } from '@/lib/booking/changes/change-decision'
import { CHECKOUT_MINUTES } from '@/lib/booking/seats/hold'
import { totalRefundCents } from '@/lib/booking/money/refund'
import { type GuestRefusalReason } from '@/lib/contract/guest-refusal'
import { formatInstant } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { plural } from '@/lib/language/pluralize'
import { DROPPED_CHANGE_NOTE } from '@/lib/words/changes/change-cost-line'
import { refundWayNote } from '@/lib/words/money/refund-way-note'
import { guestRefusalText } from '@/lib/words/refusals/guest'

type Confirmable = {
  readonly kind: 'applied' | 'held' | 'outdated'
  readonly decision: ChangeDecision
  readonly terms: string
  readonly booking: { readonly paymentMethod: PaymentMethod }
}

/** The outcome of previewing a change. */
type Previewed =
  | Confirmable
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly reason: GuestRefusalReason; readonly seatsFree?: number }

type PreviewedChangeProps = {
  readonly path: string
  readonly answer: Previewed
  /** The guest's selection, sent again as hidden fields of the confirmation form. */
  readonly fields: Readonly<Record<string, string>>
  /** Anything else the guest should know before confirming the change. */
  readonly notes?: readonly string[]
}

export function ChangePreviewSection({ path, answer, fields, notes = [] }: PreviewedChangeProps) {
  if (answer.kind === 'unchanged') return <NoPreviewNote>That is what your booking is already.</NoPreviewNote>
  if (answer.kind === 'refused') return <NoPreviewNote>{refusalWords(answer)}</NoPreviewNote>
  const { decision, terms } = answer
  return (
    <ChangeConfirmation
      action={`${path}/change`}
      cents={changeCostCents(decision)}
      fields={{ ...fields, terms }}
      path={path}
      notes={[
        ...notesOf(decision, answer.booking),
        ...('endsOpenChange' in decision && decision.endsOpenChange ? [DROPPED_CHANGE_NOTE] : []),
        ...notes,
      ]}
    />
  )
}

function refusalWords({ reason, seatsFree }: Extract<Previewed, { kind: 'refused' }>): string {
  if (seatsFree !== undefined && seatsFree > 0)
    return `On that date ${plural(seatsFree, 'more place is', 'more places are')} free. Please choose fewer guests, or another date.`
  return guestRefusalText(reason)
}

function notesOf(decision: ChangeDecision, { paymentMethod }: Confirmable['booking']): readonly string[] {
  if (decision.kind === 'held') return [pendingPaymentNote(decision)]
  if (decision.kind === 'applied' && decision.after.state === 'awaiting_payment')
    return [
      `Nothing is charged now. Together you then pay ${formatEuros(decision.after.totalCents)}.`,
      ...(paymentMethod === 'crypto' ? [VOID_DETAILS] : []),
    ]
  const isRefunded = decision.kind === 'applied' && changeCostCents(decision) < 0
  return isRefunded ? [refundWayNote(decision.returns)] : []
}

/** Shown with a change to an unpaid crypto booking. Rule: unpaid-changes (docs/rules.md) */
const VOID_DETAILS =
  'Payment details that you may have from us already are void then, and we send you new ones.'

/**
 * For a payment by card, state a duration rather than a deadline: the time starts at 'Confirm change', and the booking
 * page then shows the exact deadline. A time stated here would differ from it.
 *
 * Rule: change-holds (docs/rules.md)
 */
function pendingPaymentNote({ quoted, until, returns }: HeldChange): string {
  const [way, time] =
    quoted.payBy === 'crypto'
      ? [
          'You pay in cryptocurrency: we send you the payment details by e-mail.',
          `until ${formatInstant(until)}`,
        ]
      : ['You pay on the next page.', `for the ${CHECKOUT_MINUTES} minutes that you have for that`]
  const arrivedCents = totalRefundCents(returns)
  const back =
    arrivedCents > 0
      ? ` What had come for the change before, ${formatEuros(arrivedCents)}, goes back to you.`
      : ''
  return `${way} We keep the places for you ${time}; unpaid, your booking stays as it is.${back}`
}
