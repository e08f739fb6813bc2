import { withOfficePage } from '@/app/office/with-office-page'
import { privateMetadata } from '@/app/site/private-metadata'
import { RecordListPage } from '@/components/office/record-list'
import { pickSingleValues } from '@/lib/office/page-act'
import { listOfficeEnquiries } from '@/lib/use-cases/office/list-records'

export const metadata = privateMetadata(
  'Enquiries',
  'Enquiries from the site’s forms, and who has dealt with them.',
)

const VIEWS = [
  ['', 'Open'],
  ['show=all', 'All'],
] as const

export default withOfficePage(
  '/office/enquiries',
  async ({ searchParams }: PageProps<'/office/enquiries'>) => {
    const { show, after } = pickSingleValues(await searchParams)
    const isOpen = show !== 'all'
    return (
      <RecordListPage
        heading="Enquiries"
        list={await listOfficeEnquiries({ isOpen, after })}
        none={isOpen ? 'Every enquiry has been dealt with.' : 'There are no enquiries.'}
        path="/office/enquiries"
        view={isOpen ? '' : 'show=all'}
        views={VIEWS}
      />
    )
  },
)
