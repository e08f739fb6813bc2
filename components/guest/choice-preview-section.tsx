import { ChangeConfirmation } from '@/components/guest/change-confirmation'
import { NoPreviewNote } from '@/components/guest/no-preview-note'
import { type ChoiceInput } from '@/lib/contract/guest-page'
import { type PlannedRefund, totalRefundCents } from '@/lib/booking/money/refund'
import { type GuestRefusalReason } from '@/lib/contract/guest-refusal'
import { formatDay } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'
import { refundWayNote } from '@/lib/words/money/refund-way-note'
import { guestRefusalText } from '@/lib/words/refusals/guest'
import { words } from '@/lib/words/words'

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
  readonly language: Language
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
  language,
  path,
  answer,
  option,
  departureId,
  tourName,
  notes = [],
}: PreviewedChoiceProps) {
  const say = words('guestChange', language)
  if (answer.kind === 'refused' || answer.kind === 'unchanged')
    return (
      <NoPreviewNote>
        {answer.kind === 'refused' ? guestRefusalText(answer.reason, language) : say('alreadyChosen')}
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
      language={language}
      path={path}
      notes={[
        ...outcomeNotes(answer, tourName, language),
        ...(answer.endsOpenChange ? [say('droppedChange')] : []),
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

function outcomeNotes(
  answer: Exclude<Previewed, { readonly kind: 'refused' }>,
  tour: string | undefined,
  language: Language,
): readonly string[] {
  const say = words('guestChange', language)
  const day = formatDay(answer.departure.day, language)
  const returns = 'returns' in answer ? answer.returns : []
  const back = totalRefundCents(returns) > 0 ? [refundWayNote(returns, language)] : []
  switch (answer.kind) {
    case 'refunded':
      return [...back, say('choiceEnds')]
    case 'return_trip':
      return [say('choiceReturnTrip', { day })]
    case 'kept':
      return [say('choiceKeeps', { day })]
    default:
      return [
        tour === undefined ? say('choiceMoves', { day }) : say('choiceMovesToTour', { tour, day }),
        ...back,
      ]
  }
}
