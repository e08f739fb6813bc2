import { renderActPage } from '@/app/acts/act-page'
import { loadActHeading } from '@/app/acts/load-act-heading'
import { findOfficeAct } from '@/app/acts/office-act'
import { findOfficeDeparture } from '@/app/office/departures/[id]/find-office-departure'
import { renderNotThere } from '@/app/office/not-there'
import { withOfficePage } from '@/app/office/with-office-page'
import { privateMetadata } from '@/app/site/private-metadata'
import { officeDeparturePath } from '@/lib/contract/office-pages'

export const metadata = privateMetadata(
  'Departure',
  'What happens to guests, money and e-mails, before you confirm.',
)

export default withOfficePage(
  '/office/calendar',
  async ({ params, searchParams }: PageProps<'/office/departures/[id]/[action]'>, signed) => {
    const { id, action } = await params
    const found = await findOfficeDeparture(id)
    const act = found && findOfficeAct(action, found, signed)
    if (!act) return renderNotThere('page')
    const path = officeDeparturePath(found.departure)
    return renderActPage({ path, act }, await searchParams, () =>
      loadActHeading(found, { path, inbox: null }),
    )
  },
)
