import { type GuestPageContext, guestPageMetadata } from '@/app/(by-link)/booking/[token]/guest-page'
import { createGuestPreviewPage } from '@/app/(by-link)/booking/[token]/guest-preview'
import { selectedDepartureId, dateForm, loadNewDateTerms } from '@/app/(by-link)/booking/[token]/new-date'
import { ChangePreviewSection } from '@/components/guest/change-preview-section'
import { now } from '@/lib/db/clock'
import { formatDay } from '@/lib/language/dates'
import { previewChange } from '@/lib/use-cases/changes/request-change'
import { listOpenDates } from '@/lib/use-cases/guest-page/list-open-dates'
import { words } from '@/lib/words/words'

export const generateMetadata = guestPageMetadata('date')

export default createGuestPreviewPage('date', { render, typed })

async function typed(asked: GuestPageContext) {
  return dateForm('date', asked, await listOpenDates(asked.booking, asked.departure, now()))
}

async function render(asked: GuestPageContext) {
  const { booking, departure, client, language, path } = asked
  const chosen = selectedDepartureId(asked)
  const call = {
    reference: booking.reference,
    wanted: { kind: 'move', departureId: chosen ?? departure.id },
    asking: { actor: 'guest' },
    client,
  } as const
  const answer = await previewChange(call, now())
  // Without a chosen date, previewing the current one shows whether the booking can be moved at all.
  const isRefused = chosen === undefined && answer.kind === 'refused'
  const dates = await listOpenDates(booking, departure, now())
  const newDay = dates.find(({ id }) => id === chosen)?.day
  return (
    <>
      {!isRefused && dateForm('date', asked, dates)}
      {(isRefused || chosen !== undefined) && (
        <ChangePreviewSection
          answer={answer}
          fields={{ departure: String(call.wanted.departureId) }}
          language={language}
          notes={[
            ...(newDay
              ? [words('guestChange', language)('movesTo', { day: formatDay(newDay, language) })]
              : []),
            ...(await loadNewDateTerms(asked, call.wanted.departureId)),
          ]}
          path={path}
        />
      )}
    </>
  )
}
