import { ChangeConfirmation } from '@/components/guest/change-confirmation'
import { NoPreviewNote } from '@/components/guest/no-preview-note'
import { type ChoiceInput } from '@/lib/contract/guest-page'
import { type PlannedRefund, totalRefundCents } from '@/lib/booking/money/refund'
import { type GuestRefusalReason } from '@/lib/contract/guest-refusal'
import { formatDay } from '@/lib/language/dates'
import { DROPPED_CHANGE_NOTE } from '@/lib/words/changes/change-cost-line'
import { refundWayNote } from '@/lib/words/money/refund-way-note'
import { guestRefusalText } from '@/lib/words/refusals/guest'

/** The outcome of previewing a choice. */
type Previewed =
  | {
      readonly kind: 'refunded' | 'moved'
      readonly returns: readonly PlannedRefund[]
      readonly departure: { readonly day: string }
      readonly endsOpenChange: boolean
    }
  | {
      readonly kind: 'return_trip' | 'kept' | 'unchanged'
      readonly departure: { readonly day: string }
      readonly endsOpenChange: boolean
    }
  | { readonly kind: 'refused'; readonly reason: GuestRefusalReason }

type PreviewedChoiceProps = {
  readonly path: string
  readonly answer: Previewed
  readonly option: ChoiceInput['option']
  readonly departureId?: number
  /** The tour it moves to, if that is another one. */
  readonly tourName?: string
  /** Notes about the new date, if the booking moves. */
  readonly notes?: readonly string[]
}

export function ChoicePreviewSection({
  path,
  answer,
  option,
  departureId,
  tourName,
  notes = [],
}: PreviewedChoiceProps) {
  if (answer.kind === 'refused' || answer.kind === 'unchanged')
    return (
      <NoPreviewNote>
        {answer.kind === 'refused'
          ? guestRefusalText(answer.reason)
          : 'That is what you have chosen already.'}
      </NoPreviewNote>
    )
  const cents = choiceRefundCents(answer)
  const chosen: Readonly<Record<string, string>> =
    departureId === undefined ? { option } : { option, departure: String(departureId) }
  return (
    <ChangeConfirmation
      action={`${path}/choose`}
      cents={0 - cents}
      fields={{ ...chosen, refund: String(cents) }}
      isReturn={answer.kind === 'refunded'}
      path={path}
      notes={[
        ...notesOf(answer, tourName),
        ...(answer.endsOpenChange ? [DROPPED_CHANGE_NOTE] : []),
        ...(answer.kind === 'moved' ? notes : []),
      ]}
    />
  )
}

/** The refund that a choice leads to, in cents. The confirmation form submits the same amount. */
function choiceRefundCents(answer: Exclude<Previewed, { readonly kind: 'refused' }>): number {
  const isPaidBack = answer.kind === 'refunded' || answer.kind === 'moved'
  return isPaidBack ? totalRefundCents(answer.returns) : 0
}

function notesOf(
  answer: Exclude<Previewed, { readonly kind: 'refused' }>,
  tourName?: string,
): readonly string[] {
  const when = formatDay(answer.departure.day)
  const returns = 'returns' in answer ? answer.returns : []
  const back = totalRefundCents(returns) > 0 ? [refundWayNote(returns)] : []
  switch (answer.kind) {
    case 'refunded':
      return [...back, 'Your booking ends with it. This cannot be undone.']
    case 'return_trip':
      return [`A free return trip on ${when}, as a booking of its own. You choose once.`]
    case 'kept':
      return [`You come on ${when}, as your booking says.`]
    default:
      return [
        `Your booking moves to ${tourName === undefined ? '' : `the ${tourName} on `}${when}. You choose once.`,
        ...back,
      ]
  }
}
