import { renderDateChoice } from '@/app/(by-link)/booking/[token]/choice-date'
import { type GuestPageContext, guestPageMetadata } from '@/app/(by-link)/booking/[token]/guest-page'
import { createGuestPreviewPage } from '@/app/(by-link)/booking/[token]/guest-preview'
import { dateForm } from '@/app/(by-link)/booking/[token]/new-date'
import { findOpenChoice } from '@/lib/db/bookings/choices'
import { database } from '@/lib/db/client'
import { now } from '@/lib/db/clock'
import { listChoiceDates } from '@/lib/use-cases/guest-page/list-open-dates'

export const generateMetadata = guestPageMetadata('anotherDate')

export default createGuestPreviewPage('anotherDate', {
  render: (asked) => renderDateChoice(asked, { option: 'another_date', typed }),
  typed,
})

async function typed(asked: GuestPageContext) {
  const { booking, departure } = asked
  const choice = await findOpenChoice(database(), booking.id)
  const isFree = choice?.cause === 'lights_not_seen' || booking.returnTripUntil !== null
  return dateForm('another-date', asked, await listChoiceDates(booking, departure, now()), { isFree })
}
