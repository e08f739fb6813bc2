import { actionClasses } from '@/components/ui/action-style'
import { type GuestPage } from '@/lib/contract/guest-page'

/** After the tour: a link to write a review, for all who came. Rule: reviews (docs/rules.md) */
export function ReviewInvitation({ reviewUrl }: Pick<GuestPage, 'reviewUrl'>) {
  if (reviewUrl === null) return null
  return (
    <p className="mt-6 print:hidden">
      <a className={actionClasses('quiet')} href={reviewUrl} rel="noreferrer">
        How was it?
      </a>
    </p>
  )
}
