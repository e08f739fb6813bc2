import { renderActPage } from '@/app/acts/act-page'
import { loadActHeading } from '@/app/acts/load-act-heading'
import { findOfficeAct } from '@/app/acts/office-act'
import { findOfficeDates } from '@/app/office/dates/[ids]/find-office-dates'
import { renderNotThere } from '@/app/office/not-there'
import { withOfficePage } from '@/app/office/with-office-page'
import { privateMetadata } from '@/app/site/private-metadata'

export const metadata = privateMetadata('Dates', 'What happens to these dates, before you confirm.')

export default withOfficePage(
  '/office/calendar',
  async ({ params, searchParams }: PageProps<'/office/dates/[ids]/[action]'>, signed) => {
    const { ids, action } = await params
    const found = findOfficeDates(ids)
    const act = found && findOfficeAct(action, found, signed)
    if (!act) return renderNotThere('page')
    const { path } = found
    return renderActPage({ path, act }, await searchParams, () =>
      loadActHeading(found, { path, inbox: null }),
    )
  },
)
