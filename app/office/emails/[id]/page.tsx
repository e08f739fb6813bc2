import { findOfficeEmail } from '@/app/office/emails/[id]/find-office-email'
import { renderNotThere } from '@/app/office/not-there'
import { officeMetadata } from '@/app/office/office-metadata'
import { readOfficeNotice } from '@/app/office/office-notice'
import { withOfficePage } from '@/app/office/with-office-page'
import { EmailPage } from '@/components/office/email-page'
import { loadOfficeEmail } from '@/lib/use-cases/office/load-email'

export const generateMetadata = officeMetadata(
  findOfficeEmail,
  'An e-mail: what it says, and whether it was delivered.',
)

/** Forms redirect here with their result in `?done=`. */
export default withOfficePage(
  '/office/emails',
  async ({ params, searchParams }: PageProps<'/office/emails/[id]'>, signed) => {
    const found = await findOfficeEmail(await params)
    if (!found) return renderNotThere('e-mail')
    const page = await loadOfficeEmail(found.subject.email)
    return <EmailPage done={await readOfficeNotice(signed, await searchParams)} page={page} />
  },
)
