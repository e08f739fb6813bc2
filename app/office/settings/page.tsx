import { withOfficePage } from '@/app/office/with-office-page'
import { privateMetadata } from '@/app/site/private-metadata'
import { SettingsPage } from '@/components/office/settings-page'
import { now } from '@/lib/db/clock'
import { loadSettings } from '@/lib/use-cases/office/load-settings'

export const metadata = privateMetadata(
  'Settings',
  'Who is signed in, what is on sale, and what is still a sample.',
)

export default withOfficePage('/office/settings', async (_props: object, signed) => (
  <SettingsPage settings={await loadSettings(signed, now())} />
))
