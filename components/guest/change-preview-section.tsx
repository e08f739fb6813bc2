import { ChangeConfirmation } from '@/components/guest/change-confirmation'
import { NoPreviewNote } from '@/components/guest/no-preview-note'
import { type PaymentMethod } from '@/lib/booking/money/money-methods'
import { changeCostCents, type ChangeDecision, type HeldChange } from '@/lib/booking/changes/change-decision'
import { CHECKOUT_MINUTES } from '@/lib/booking/seats/hold'
import { totalRefundCents } from '@/lib/booking/money/refund'
import { type GuestRefusalReason } from '@/lib/contract/guest-refusal'
import { formatInstant } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'
import { formatEuros } from '@/lib/language/money'
import { refundWayNote } from '@/lib/words/money/refund-way-note'
import { guestRefusalText } from '@/lib/words/refusals/guest'
import { words } from '@/lib/words/words'

type Confirmable = {
  readonly kind: 'applied' | 'held' | 'outdated'
  readonly decision: ChangeDecision
  readonly terms: string
  readonly booking: { readonly paymentMethod: PaymentMethod }
}

type Refused = {
  readonly kind: 'refused'
  readonly reason: GuestRefusalReason
  readonly seatsFree?: number
}

/** The outcome of previewing a change. */
type Previewed = Confirmable | { readonly kind: 'unchanged' } | Refused

type PreviewedChangeProps = {
  readonly language: Language
  readonly path: string
  readonly answer: Previewed
  /** The guest's selection, sent again as hidden fields of the confirmation form. */
  readonly fields: Readonly<Record<string, string>>
  /** Anything else the guest should know before confirming the change. */
  readonly notes?: readonly string[]
}

export function ChangePreviewSection({ language, path, answer, fields, notes = [] }: PreviewedChangeProps) {
  const say = words('guestChange', language)
  if (answer.kind === 'unchanged') return <NoPreviewNote>{say('alreadySo')}</NoPreviewNote>
  if (answer.kind === 'refused') return <NoPreviewNote>{refusalText(answer, language)}</NoPreviewNote>
  const { decision, terms } = answer
  return (
    <ChangeConfirmation
      action={`${path}/change`}
      cents={changeCostCents(decision)}
      fields={{ ...fields, terms }}
      language={language}
      path={path}
      notes={[
        ...costNotes(answer, language),
        ...('endsOpenChange' in decision && decision.endsOpenChange ? [say('droppedChange')] : []),
        ...notes,
      ]}
    />
  )
}

function refusalText({ reason, seatsFree: seats }: Refused, language: Language): string {
  return seats !== undefined && seats > 0
    ? words('guestChange', language)('placesFree', { seats })
    : guestRefusalText(reason, language)
}

function costNotes({ decision, booking }: Confirmable, language: Language): readonly string[] {
  const say = words('guestChange', language)
  if (decision.kind === 'held') return [pendingPaymentNote(decision, language)]
  if (decision.kind === 'applied' && decision.after.state === 'awaiting_payment')
    return [
      say('chargedLater', { price: formatEuros(decision.after.totalCents, language) }),
      // Rule: unpaid-changes (docs/rules.md)
      ...(booking.paymentMethod === 'crypto' ? [say('detailsVoid')] : []),
    ]
  const isRefunded = decision.kind === 'applied' && changeCostCents(decision) < 0
  return isRefunded ? [refundWayNote(decision.returns, language)] : []
}

/**
 * For a payment by card, state a duration rather than a deadline: the time starts at 'Confirm change', and the booking
 * page then shows the exact deadline. A time stated here would differ from it.
 *
 * Rule: change-holds (docs/rules.md)
 */
function pendingPaymentNote({ quoted, until, returns }: HeldChange, language: Language): string {
  const say = words('guestChange', language)
  const pay =
    quoted.payBy === 'crypto'
      ? say('payInCrypto', { until: formatInstant(until, language) })
      : say('payByCard', { minutes: CHECKOUT_MINUTES })
  const arrivedCents = totalRefundCents(returns)
  return arrivedCents > 0
    ? `${pay} ${say('arrivedGoesBack', { amount: formatEuros(arrivedCents, language) })}`
    : pay
}
