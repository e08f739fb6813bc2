import { officeMetadata } from '@/app/office/office-metadata'
import { findPersonOfEnquiry } from '@/app/office/enquiries/[id]/person/find-person'
import { readOfficeNotice } from '@/app/office/office-notice'
import { renderPerson } from '@/app/office/office-person'
import { withOfficePage } from '@/app/office/with-office-page'

export const generateMetadata = officeMetadata(
  findPersonOfEnquiry,
  'What is stored about the sender of an enquiry.',
)

/** Forms redirect here with their result in `?done=`. An erased person’s enquiry is gone, so the way back is to the list. */
export default withOfficePage(
  '/office/enquiries',
  async ({ params, searchParams }: PageProps<'/office/enquiries/[id]/person'>, signed) => {
    const { id } = await params
    const found = await findPersonOfEnquiry({ id })
    return renderPerson(found, {
      back: found?.subject.address
        ? { path: `/office/enquiries/${id}`, name: 'Back to the enquiry' }
        : { path: '/office/enquiries', name: 'Enquiries' },
      done: await readOfficeNotice(signed, await searchParams),
    })
  },
)
