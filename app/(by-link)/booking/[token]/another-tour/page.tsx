import { cache } from 'react'
import { renderDateChoice } from '@/app/(by-link)/booking/[token]/choice-date'
import { type GuestPageContext, guestPageMetadata } from '@/app/(by-link)/booking/[token]/guest-page'
import { createGuestPreviewPage } from '@/app/(by-link)/booking/[token]/guest-preview'
import { dateForm, selectedDepartureId } from '@/app/(by-link)/booking/[token]/new-date'
import { OfferedTours } from '@/components/guest/offered-tours'
import { tourPicture } from '@/content/tours/all-page-facts'
import { tours } from '@/content/tours/all-tours'
import { shownTourInput } from '@/lib/contract/guest-page'
import { findOpenChoice } from '@/lib/db/bookings/choices'
import { database } from '@/lib/db/client'
import { now } from '@/lib/db/clock'
import { findDeparture } from '@/lib/db/departures/departures'
import { listChoiceDates } from '@/lib/use-cases/guest-page/list-open-dates'

export const generateMetadata = guestPageMetadata('anotherTour')

export default createGuestPreviewPage('anotherTour', {
  render: (asked) => renderDateChoice(asked, { option: 'another_tour', typed }),
  typed,
  picture: async (asked) => tourPicture((await findOfferedTours(asked)).tourId),
})

/** The tours on offer, and the dates of one of them. */
async function typed(asked: GuestPageContext) {
  const { booking, departure, language, path } = asked
  const { offered, tourId } = await findOfferedTours(asked)
  const dates = offered.length > 0 ? await listChoiceDates(booking, departure, now(), { tourId }) : []
  return (
    <>
      {offered.length > 0 && (
        <OfferedTours chosenId={tourId} language={language} path={path} tours={offered} />
      )}
      {dateForm('another-tour', asked, dates, { tourId })}
    </>
  )
}

/**
 * The tours on offer, and the id of the one whose dates are shown: without a selection, the first. Picture and dates ask
 * for it in the same request, and it is read once.
 */
const findOfferedTours = cache(async (asked: GuestPageContext) => {
  const { booking, departure, query } = asked
  const choice = await findOpenChoice(database(), booking.id)
  const offered = tours.filter(({ id }) => choice?.offeredTourIds.includes(id))
  const wanted = shownTourInput.safeParse(query).data?.tour ?? (await findSelectedTour(asked))
  const tour = offered.find(({ id }) => id === wanted) ?? offered[0]
  return { offered, tourId: tour?.id ?? departure.tourId }
})

async function findSelectedTour(asked: GuestPageContext): Promise<number | undefined> {
  const id = selectedDepartureId(asked)
  return id === undefined ? undefined : (await findDeparture(database(), id, now()))?.tourId
}
