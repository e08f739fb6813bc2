import { z } from 'zod'
import { withOfficePage } from '@/app/office/with-office-page'
import { privateMetadata } from '@/app/site/private-metadata'
import { CalendarPage } from '@/components/office/calendar-page'
import { monthInput } from '@/lib/contract/guest-page'
import { now } from '@/lib/db/clock'
import { loadCalendar } from '@/lib/use-cases/office/load-calendar'

export const metadata = privateMetadata(
  'Calendar',
  'A month of all tours: seats, prices and what is on sale.',
)

/** What cannot be read counts as left out. */
const wanted = z.object({
  month: monthInput.shape.month.optional().catch(undefined),
  tour: z.coerce.number().int().positive().max(999_999).optional().catch(undefined),
})

export default withOfficePage('/office/calendar', async ({ searchParams }: PageProps<'/office/calendar'>) => {
  const { month, tour } = wanted.parse(await searchParams)
  return <CalendarPage calendar={await loadCalendar({ month, tourId: tour }, now())} />
})
