import { findOfficeDeparture } from '@/app/office/departures/[id]/find-office-departure'
import { renderNotThere } from '@/app/office/not-there'
import { officeMetadata } from '@/app/office/office-metadata'
import { readOfficeNotice } from '@/app/office/office-notice'
import { withOfficePage } from '@/app/office/with-office-page'
import { OperatorDeparture } from '@/components/operator/operator-departure'
import { now } from '@/lib/db/clock'
import { loadDeparturePage } from '@/lib/use-cases/operator-page/load-departure-page'

export const generateMetadata = officeMetadata(
  findOfficeDeparture,
  'A departure: who comes, where they are picked up, what can be done.',
)

/** Forms redirect here with their result in `?done=`. */
export default withOfficePage(
  '/office/calendar',
  async ({ params, searchParams }: PageProps<'/office/departures/[id]'>, signed) => {
    const found = await findOfficeDeparture(await params)
    if (!found) return renderNotThere('departure')
    const { subject, path } = found
    const page = await loadDeparturePage(subject.departure, { path, reader: 'office' }, now())
    return (
      <OperatorDeparture
        done={await readOfficeNotice(signed, await searchParams)}
        page={page}
        reader="office"
      />
    )
  },
)
