import { siteLanguages } from '@/lib/env'
import { createGuestPage, guestPageMetadata } from '@/app/(by-link)/booking/[token]/guest-page'
import { ChangeDetailsForm } from '@/components/guest/change-details-form'
import { AddressChangeNote } from '@/components/guest/result-note'
import { NoPreviewNote } from '@/components/guest/no-preview-note'
import { database } from '@/lib/db/client'
import { now } from '@/lib/db/clock'
import { findHealthNote } from '@/lib/db/upkeep/health-notes'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'
import { findEditableDetails } from '@/lib/use-cases/guest-page/find-editable-details'
import { findDetailsDraft } from '@/lib/use-cases/guest-page/details-draft'
import { markDetails } from '@/lib/use-cases/guest-page/shown-details'
import { displayEmail } from '@/lib/contract/display-email'
import { guestRefusalText } from '@/lib/words/refusals/guest'

export const generateMetadata = guestPageMetadata('details')

/**
 * `?invalid=` lists the fields that could not be saved; `?draft=` is the key under which the text typed into them is
 * stored.
 */
export default createGuestPage('details', async ({ booking, departure, language, path, query }) => {
  const open = await findEditableDetails(booking, departure, now())
  if (open.kind === 'refused') return <NoPreviewNote>{guestRefusalText(open.reason, language)}</NoPreviewNote>
  const { id, customerName, customerEmail, customerPhone, pickupPlace, specialRequests } = booking
  const typed = await findDetailsDraft(id, query.draft, now())
  const saved = {
    name: customerName,
    email: customerEmail,
    phone: customerPhone ?? '',
    pickUp: pickupPlace ?? '',
    wishes: specialRequests ?? '',
    language,
    health: (await findHealthNote(database(), id))?.words ?? '',
  }
  return (
    <>
      <AddressChangeNote done={String(query.done)} language={language} />
      <ChangeDetailsForm
        invalid={String(query.invalid)}
        isAddressAlone={open.kind === 'address'}
        isPickedUp={(await loadBookedTour(database(), departure, language)).isPickedUp}
        language={language}
        languages={siteLanguages()}
        path={path}
        shown={markDetails(saved)}
        typed={typed}
        values={{ ...saved, email: displayEmail(customerEmail) }}
      />
    </>
  )
})
