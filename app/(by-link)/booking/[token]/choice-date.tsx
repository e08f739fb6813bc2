import { type GuestPageContext } from '@/app/(by-link)/booking/[token]/guest-page'
import { selectedDepartureId, loadNewDateTerms } from '@/app/(by-link)/booking/[token]/new-date'
import { ChoicePreviewSection } from '@/components/guest/choice-preview-section'
import { database } from '@/lib/db/client'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'
import { type GuestRefusalReason } from '@/lib/contract/guest-refusal'
import { now } from '@/lib/db/clock'
import { previewChoice } from '@/lib/use-cases/changes/submit-choice'

type DateChoice = {
  readonly option: 'another_date' | 'another_tour'
  /** Render the dates on offer. */
  readonly typed: (asked: GuestPageContext) => Promise<React.ReactNode>
}

/** The dates that a guest may choose, and the preview of the one selected. Two pages use it. */
export async function renderDateChoice(asked: GuestPageContext, { option, typed }: DateChoice) {
  const { booking, departure, language, path } = asked
  const chosen = selectedDepartureId(asked)
  const departureId = chosen ?? departure.id
  const pick = { option: 'another_date', departureId } as const
  const answer = await previewChoice({ reference: booking.reference, actor: 'guest', pick }, now())
  const isClosed = answer.kind === 'unchanged' || (answer.kind === 'refused' && CLOSED.has(answer.reason))
  const isOtherTour = option === 'another_tour' && answer.kind !== 'refused'
  return (
    <>
      {!isClosed && (await typed(asked))}
      {(isClosed || chosen !== undefined) && (
        <ChoicePreviewSection
          answer={answer}
          departureId={departureId}
          language={language}
          notes={await loadNewDateTerms(asked, departureId)}
          option={option}
          path={path}
          tourName={
            isOtherTour ? (await loadBookedTour(database(), answer.departure, language)).name : undefined
          }
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
