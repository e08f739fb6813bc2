import { withOfficePage } from '@/app/office/with-office-page'
import { privateMetadata } from '@/app/site/private-metadata'
import { RecordListPage } from '@/components/office/record-list'
import { now } from '@/lib/db/clock'
import { pickSingleValues } from '@/lib/office/page-act'
import { listOfficeEmails } from '@/lib/use-cases/office/list-records'

export const metadata = privateMetadata(
  'E-mails',
  'E-mails to guests and to the office: what could not be delivered comes first.',
)

const VIEWS = [
  ['', 'Undelivered'],
  ['show=all', 'All'],
] as const

export default withOfficePage('/office/emails', async ({ searchParams }: PageProps<'/office/emails'>) => {
  const { show, after } = pickSingleValues(await searchParams)
  const isOpen = show !== 'all'
  return (
    <RecordListPage
      heading="E-mails"
      list={await listOfficeEmails({ isOpen, after }, now())}
      none={isOpen ? 'All e-mails have been delivered, or are about to be.' : 'There are no e-mails.'}
      path="/office/emails"
      view={isOpen ? '' : 'show=all'}
      views={VIEWS}
    />
  )
})
