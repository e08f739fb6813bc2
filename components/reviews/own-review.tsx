import { GuestSection } from '@/components/guest/guest-section'
import { ReviewCard } from '@/components/reviews/review-card'
import { PageLink } from '@/components/ui/page-link'
import { actionClasses } from '@/components/ui/action-style'
import { type ReviewRefusalReason } from '@/lib/booking/days/review'
import { type ReviewRecord } from '@/lib/contract/review'
import { addressOf } from '@/lib/contract/address'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'
import { reviewRefusalText } from '@/lib/words/review-refusal-text'

type OwnReviewProps = {
  readonly language: Language
  readonly path: `/review/${string}`
  readonly review: ReviewRecord
  readonly state: 'received' | 'published' | 'refused'
  readonly refusedFor: ReviewRefusalReason | null
}

/** A guest's own review, whether it is shown, and the button to withdraw it. */
export function OwnReview({ language, path, review, state, refusedFor }: OwnReviewProps) {
  const say = words('review', language)
  return (
    <>
      <div className="mt-8 border-l-4 border-aurora-deep pl-5">
        <p className="font-display text-2xl">{say(state)}</p>
        {state === 'received' && (
          <p className="mt-1 text-pretty text-slate">
            {say.rich('receivedText', {
              link: (text) => (
                <PageLink
                  className="underline underline-offset-4"
                  href={addressOf('/imprint#reviews', language)}
                >
                  {text}
                </PageLink>
              ),
            })}
          </p>
        )}
        {state === 'published' && (
          <p className="mt-1 text-pretty text-slate">
            {say.rich('publishedText', {
              link: (text) => (
                <PageLink className="underline underline-offset-4" href={addressOf('/reviews', language)}>
                  {text}
                </PageLink>
              ),
            })}
          </p>
        )}
        {state === 'refused' && (
          <p className="mt-1 text-pretty text-slate">
            {refusedFor ? reviewRefusalText(refusedFor, language) : say('refusedText')}
          </p>
        )}
      </div>
      <div className="mt-8">
        <ReviewCard language={language} review={review} say={words('reviews', language)} />
      </div>
      <GuestSection title={say('changedMind')}>
        <p>{say('ifYouWithdraw')}</p>
        <form action={`${path}/withdraw`} method="post">
          <button className={actionClasses('quiet')} type="submit">
            {say('withdraw')}
          </button>
        </form>
      </GuestSection>
    </>
  )
}
