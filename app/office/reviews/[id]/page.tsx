import { findOfficeReview } from '@/app/office/reviews/[id]/find-office-review'
import { renderNotThere } from '@/app/office/not-there'
import { officeMetadata } from '@/app/office/office-metadata'
import { readOfficeNotice } from '@/app/office/office-notice'
import { withOfficePage } from '@/app/office/with-office-page'
import { OperatorReview } from '@/components/operator/operator-review'
import { now } from '@/lib/db/clock'
import { loadReviewPage } from '@/lib/use-cases/operator-page/load-review-page'

export const generateMetadata = officeMetadata(
  findOfficeReview,
  'A guest’s review, and what can be done about it.',
)

/** Forms redirect here with their result in `?done=`. */
export default withOfficePage(
  '/office/reviews',
  async ({ params, searchParams }: PageProps<'/office/reviews/[id]'>, signed) => {
    const found = await findOfficeReview(await params)
    if (!found) return renderNotThere('review')
    const { subject, path } = found
    const page = await loadReviewPage(subject.review, { path, inbox: null }, now())
    return <OperatorReview done={await readOfficeNotice(signed, await searchParams)} page={page} />
  },
)
