import { privateMetadata } from '@/app/site/private-metadata'
import { withOfficePage } from '@/app/office/with-office-page'
import { TodayPage } from '@/components/office/today-page'
import { now } from '@/lib/db/clock'
import { loadToday } from '@/lib/use-cases/office/load-today'

export const metadata = privateMetadata(
  'Today',
  'What needs a person, and the departures of today and tomorrow.',
)

export default withOfficePage('/office/today', async (_, { member }) => (
  <TodayPage today={await loadToday(member.name, now())} />
))
