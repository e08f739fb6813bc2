import { createGuestPage, guestPageMetadata } from '@/app/(by-link)/booking/[token]/guest-page'
import { NoPreviewNote } from '@/components/guest/no-preview-note'
import { TellUsForm } from '@/components/guest/tell-us-form'
import { database } from '@/lib/db/client'
import { now } from '@/lib/db/clock'
import { findHealthNote } from '@/lib/db/upkeep/health-notes'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'
import { findDetailsDraft } from '@/lib/use-cases/guest-page/details-draft'
import { findEarlierDetails } from '@/lib/use-cases/guest-page/find-earlier-details'
import { findEditableDetails } from '@/lib/use-cases/guest-page/find-editable-details'
import { markDetails } from '@/lib/use-cases/guest-page/shown-details'
import { guestRefusalText } from '@/lib/words/refusals/guest'

export const generateMetadata = guestPageMetadata('tellUs')

/** `?invalid=` and `?draft=` are as on 'Change details'. */
export default createGuestPage('tellUs', async ({ booking, departure, isEmailed, language, path, query }) => {
  const open = await findEditableDetails(booking, departure, now())
  if (open.kind !== 'all')
    return (
      <NoPreviewNote>
        {guestRefusalText(open.kind === 'refused' ? open.reason : 'already_started', language)}
      </NoPreviewNote>
    )
  const { id, pickupPlace, specialRequests } = booking
  const earlier = isEmailed ? await findEarlierDetails(booking) : null
  const health = (await findHealthNote(database(), id))?.words ?? ''
  return (
    <TellUsForm
      earlier={earlier && earlier.reference}
      invalid={String(query.invalid)}
      isPickedUp={(await loadBookedTour(database(), departure, language)).isPickedUp}
      language={language}
      path={path}
      shown={markDetails({ pickUp: pickupPlace, wishes: specialRequests, health })}
      typed={await findDetailsDraft(id, query.draft, now())}
      values={{
        pickUp: pickupPlace ?? earlier?.pickupPlace ?? '',
        wishes: specialRequests ?? earlier?.specialRequests ?? '',
        health,
      }}
    />
  )
})
