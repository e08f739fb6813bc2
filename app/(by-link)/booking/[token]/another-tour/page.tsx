import { privateMetadata } from '@/app/site/private-metadata'
import { renderDateChoice } from '@/app/(by-link)/booking/[token]/choice-date'
import { type GuestPageContext } from '@/app/(by-link)/booking/[token]/guest-page'
import { createGuestPreviewPage } from '@/app/(by-link)/booking/[token]/guest-preview'
import { dateForm, selectedDepartureId } from '@/app/(by-link)/booking/[token]/new-date'
import { OfferedTour } from '@/components/guest/offered-tour'
import { tours } from '@/content/tours/all-tours'
import { shownTourInput } from '@/lib/contract/guest-page'
import { findOpenChoice } from '@/lib/db/bookings/choices'
import { database } from '@/lib/db/client'
import { now } from '@/lib/db/clock'
import { findDeparture } from '@/lib/db/departures/departures'
import { listChoiceDates } from '@/lib/use-cases/guest-page/list-open-dates'

export const metadata = privateMetadata(
  'Another tour',
  'The tours that you can choose instead: see what each date gives back before anything happens.',
)

export default createGuestPreviewPage('Another tour', {
  render: (asked) => renderDateChoice(asked, { option: 'another_tour', typed }),
  typed,
})

/** One of the tours on offer with its dates, and links to the others. Without a selection, it is the first. */
async function typed(asked: GuestPageContext) {
  const { booking, departure, path, query } = asked
  const choice = await findOpenChoice(database(), booking.id)
  const offered = tours.filter(({ id }) => choice?.offeredTourIds.includes(id))
  const wanted = shownTourInput.safeParse(query).data?.tour ?? (await findSelectedTour(asked))
  const tour = offered.find(({ id }) => id === wanted) ?? offered[0]
  const tourId = tour?.id ?? departure.tourId
  const dates = tour ? await listChoiceDates(booking, departure, now(), { tourId }) : []
  return (
    <>
      {tour && <OfferedTour others={offered.filter((other) => other !== tour)} path={path} tour={tour} />}
      {dateForm('another-tour', asked, dates, { tourId })}
    </>
  )
}

async function findSelectedTour(asked: GuestPageContext): Promise<number | undefined> {
  const id = selectedDepartureId(asked)
  return id === undefined ? undefined : (await findDeparture(database(), id, now()))?.tourId
}
