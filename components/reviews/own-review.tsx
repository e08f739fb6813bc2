import { GuestSection } from '@/components/guest/guest-section'
import { ReviewCard } from '@/components/reviews/review-card'
import { PageLink } from '@/components/ui/page-link'
import { actionClasses } from '@/components/ui/action-style'
import { type ReviewRefusalReason } from '@/lib/booking/days/review'
import { type ReviewRecord } from '@/lib/contract/review'
import { reviewRefusalText } from '@/lib/words/review-refusal-text'
import { words } from '@/lib/words/words'

type OwnReviewProps = {
  readonly path: `/review/${string}`
  readonly review: ReviewRecord
  readonly state: 'received' | 'published' | 'refused'
  readonly refusedFor: ReviewRefusalReason | null
}

/** A guest's own review, whether it is shown, and the button to withdraw it. */
export function OwnReview({ path, review, state, refusedFor }: OwnReviewProps) {
  return (
    <>
      <div className="mt-8 border-l-4 border-aurora-deep pl-5">
        <p className="font-display text-2xl">{TITLES[state]}</p>
        {state === 'received' && (
          <p className="mt-1 text-pretty text-slate">
            We read each review before it is shown, and show the critical ones too. How we do it is in our{' '}
            <PageLink className="underline underline-offset-4" href="/imprint#reviews">
              imprint
            </PageLink>
            <span>.</span>
          </p>
        )}
        {state === 'published' && (
          <p className="mt-1 text-pretty text-slate">
            It is among{' '}
            <PageLink className="underline underline-offset-4" href="/reviews">
              all reviews
            </PageLink>
            <span>.</span>
          </p>
        )}
        {state === 'refused' && (
          <p className="mt-1 text-pretty text-slate">
            {refusedFor ? reviewRefusalText(refusedFor) : 'We do not show it.'}
          </p>
        )}
      </div>
      <div className="mt-8">
        <ReviewCard language="en" review={review} say={words('reviews', 'en')} />
      </div>
      <GuestSection title="Changed your mind?">
        <p>
          Withdraw it, and it is deleted at once, here and on our pages, with your consent to a photograph and
          any that we show.
        </p>
        <form action={`${path}/withdraw`} method="post">
          <button className={actionClasses('quiet')} type="submit">
            Withdraw review
          </button>
        </form>
      </GuestSection>
    </>
  )
}

const TITLES = {
  received: 'Your review is not shown yet',
  published: 'Your review is published',
  refused: 'Your review is not shown',
} as const
