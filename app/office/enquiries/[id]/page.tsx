import { findOfficeEnquiry } from '@/app/office/enquiries/[id]/find-office-enquiry'
import { renderNotThere } from '@/app/office/not-there'
import { officeMetadata } from '@/app/office/office-metadata'
import { readOfficeNotice } from '@/app/office/office-notice'
import { withOfficePage } from '@/app/office/with-office-page'
import { OperatorEnquiry } from '@/components/operator/operator-enquiry'
import { loadEnquiryPage } from '@/lib/use-cases/operator-page/load-enquiry-page'

export const generateMetadata = officeMetadata(
  findOfficeEnquiry,
  'An enquiry: what was asked, and who has dealt with it.',
)

/** Forms redirect here with their result in `?done=`. */
export default withOfficePage(
  '/office/enquiries',
  async ({ params, searchParams }: PageProps<'/office/enquiries/[id]'>, signed) => {
    const found = await findOfficeEnquiry(await params)
    if (!found) return renderNotThere('enquiry')
    const { subject, path } = found
    const page = await loadEnquiryPage(subject.enquiry, { path, inbox: null })
    return <OperatorEnquiry done={await readOfficeNotice(signed, await searchParams)} page={page} />
  },
)
