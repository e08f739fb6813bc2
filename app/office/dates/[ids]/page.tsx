import { findOfficeDates } from '@/app/office/dates/[ids]/find-office-dates'
import { renderNotThere } from '@/app/office/not-there'
import { officeMetadata } from '@/app/office/office-metadata'
import { readOfficeNotice } from '@/app/office/office-notice'
import { withOfficePage } from '@/app/office/with-office-page'
import { OfficeDates } from '@/components/office/office-dates'
import { now } from '@/lib/db/clock'
import { loadChosenDepartures } from '@/lib/use-cases/office/load-chosen-departures'

export const generateMetadata = officeMetadata(
  findOfficeDates,
  'Several departures at once: price, seats, sale and guide.',
)

export default withOfficePage(
  '/office/calendar',
  async ({ params, searchParams }: PageProps<'/office/dates/[ids]'>, signed) => {
    const chosen = await findOfficeDates(await params)
    if (!chosen) return renderNotThere('page')
    const { facts } = await loadChosenDepartures(chosen.subject.dates, now())
    return (
      <OfficeDates
        done={await readOfficeNotice(signed, await searchParams)}
        facts={facts}
        path={chosen.path}
      />
    )
  },
)
