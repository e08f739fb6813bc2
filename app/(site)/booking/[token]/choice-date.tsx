import { type GuestPageContext } from '@/app/(site)/booking/[token]/guest-page'
import { selectedDepartureId, loadNewDateTerms } from '@/app/(site)/booking/[token]/new-date'
import { ChoicePreviewSection } from '@/components/guest/choice-preview-section'
import { type GuestRefusalReason } from '@/lib/contract/guest-refusal'
import { now } from '@/lib/db/clock'
import { previewChoice } from '@/lib/use-cases/changes/submit-choice'

type DateChoice = {
  readonly option: 'another_date' | 'another_tour'
  /** Render the dates on offer. */
  readonly typed: (asked: GuestPageContext) => Promise<React.ReactNode>
  /** The name of the tour to move to, if it is another one. */
  readonly tourName?: string
}

/** The dates that a guest may choose, and the preview of the one selected. Two pages use it. */
export async function renderDateChoice(asked: GuestPageContext, { option, typed, tourName }: DateChoice) {
  const { booking, departure, path } = asked
  const chosen = selectedDepartureId(asked)
  const departureId = chosen ?? departure.id
  const pick = { option: 'another_date', departureId } as const
  const answer = await previewChoice({ reference: booking.reference, actor: 'guest', pick }, now())
  const isClosed = answer.kind === 'unchanged' || (answer.kind === 'refused' && CLOSED.has(answer.reason))
  return (
    <>
      {!isClosed && (await typed(asked))}
      {(isClosed || chosen !== undefined) && (
        <ChoicePreviewSection
          answer={answer}
          departureId={departureId}
          notes={await loadNewDateTerms(booking, departureId)}
          option={option}
          path={path}
          tourName={tourName}
        />
      )}
    </>
  )
}

/** Refusals that apply to every date, so no dates are shown. */
const CLOSED: ReadonlySet<GuestRefusalReason> = new Set([
  'no_choice',
  'choice_made',
  'choice_over',
  'change_by_us_under_way',
])
