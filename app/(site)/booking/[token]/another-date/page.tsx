import { privateMetadata } from '@/app/(site)/private-metadata'
import { type GuestPageContext } from '@/app/(site)/booking/[token]/guest-page'
import { createGuestPreviewPage } from '@/app/(site)/booking/[token]/guest-preview'
import { selectedDepartureId, dateForm, loadNewDateTerms } from '@/app/(site)/booking/[token]/new-date'
import { ChoicePreviewSection } from '@/components/guest/choice-preview-section'
import { type GuestRefusalReason } from '@/lib/contract/guest-refusal'
import { findOpenChoice } from '@/lib/db/bookings/choices'
import { database } from '@/lib/db/client'
import { now } from '@/lib/db/clock'
import { previewChoice } from '@/lib/use-cases/changes/submit-choice'
import { listChoiceDates } from '@/lib/use-cases/guest-page/list-open-dates'

export const metadata = privateMetadata(
  'Another date',
  'The dates that you can choose: see what each gives back before anything happens.',
)

export default createGuestPreviewPage('Another date', { render, typed })

async function typed(asked: GuestPageContext) {
  const { booking, departure } = asked
  const choice = await findOpenChoice(database(), booking.id)
  const isFree = choice?.cause === 'lights_not_seen' || booking.returnTripUntil !== null
  return dateForm('another-date', asked, await listChoiceDates(booking, departure, now()), isFree)
}

async function render(asked: GuestPageContext) {
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
          option="another_date"
          path={path}
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
