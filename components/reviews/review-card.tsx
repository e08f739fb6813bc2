import { ReviewPhotograph } from '@/components/reviews/review-photograph'
import { StarRow } from '@/components/reviews/star-row'
import { company } from '@/content/company'
import { type ReviewRecord } from '@/lib/contract/review'
import { formatMonth } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'
import { type Say } from '@/lib/words/say'

type ReviewCardProps = {
  readonly say: Say<'reviews'>
  /** That of the page; the review can be in another. */
  readonly language: Language
  readonly review: ReviewRecord
  /** The tour's name; leave it out on the tour's own page. */
  readonly tourName?: string
}

/** A guest's review in the guest's own words, with what our records say about it and our answer. */
export function ReviewCard({ say, language, review, tourName }: ReviewCardProps) {
  const { stars, words, firstName, country, month, reply, photograph } = review
  return (
    <article className="border-t border-slate/30 pt-6">
      <StarRow say={say} stars={stars} />
      <blockquote
        className="mt-4 text-lg leading-relaxed text-pretty wrap-anywhere whitespace-pre-line"
        dir="auto"
        lang={review.language ?? undefined}
      >
        {words}
      </blockquote>
      {photograph !== null && (
        <ReviewPhotograph alt={say('photograph', { name: firstName })} className="mt-4" path={photograph} />
      )}
      <div className="mt-4">
        <p className="wrap-anywhere">
          <span className="font-medium" translate="no">
            {firstName}
          </span>
          <span className="text-slate">{`, ${country}`}</span>
        </p>
        {tourName !== undefined && <p className="mt-1 text-sm text-slate">{tourName}</p>}
        <p className="mt-1 text-sm text-slate">{say('came', { month: formatMonth(month, language) })}</p>
        {reply !== null && (
          <div className="mt-4 border-l-4 border-ice pl-4">
            <p className="text-sm font-medium" translate="no">
              {company.brand}
            </p>
            <p className="mt-1 text-pretty wrap-anywhere whitespace-pre-line">{reply}</p>
          </div>
        )}
      </div>
    </article>
  )
}
