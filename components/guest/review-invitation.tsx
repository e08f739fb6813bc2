import { actionClasses } from '@/components/ui/action-style'
import { type GuestPage } from '@/lib/contract/guest-page'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

/** After the tour: a link to write a review, for all who came. Rule: reviews (docs/rules.md) */
export function ReviewInvitation({
  reviewUrl,
  isLink = false,
  language,
}: Pick<GuestPage, 'reviewUrl'> & {
  readonly language: Language
  /** Whether it is a mere link, because the guest has something else to decide. */
  readonly isLink?: boolean
}) {
  if (reviewUrl === null) return null
  return (
    <p className="mt-6 print:hidden">
      <a
        className={isLink ? 'underline underline-offset-4' : actionClasses('quiet')}
        href={reviewUrl}
        rel="noreferrer"
      >
        {words('review', language)('title')}
      </a>
    </p>
  )
}
