import { cameText } from '@/components/reviews/came-text'
import { ReviewPhotograph } from '@/components/reviews/review-photograph'
import { StarRow } from '@/components/reviews/star-row'
import { company } from '@/content/company'
import { type ReviewRecord } from '@/lib/contract/review'

type ReviewCardProps = {
  readonly review: ReviewRecord
  /** The tour's name; leave it out on the tour's own page. */
  readonly tourName?: string
}

/** A guest's review in the guest's own words, with what our records say about it and our answer. */
export function ReviewCard({ review, tourName }: ReviewCardProps) {
  const { stars, words, language, firstName, country, month, reply, photograph } = review
  return (
    <article className="border-t border-slate/30 pt-6">
      <StarRow stars={stars} />
      <blockquote
        className="mt-4 text-lg leading-relaxed text-pretty wrap-anywhere whitespace-pre-line"
        dir="auto"
        lang={language ?? undefined}
      >
        {words}
      </blockquote>
      {photograph !== null && <ReviewPhotograph className="mt-4" firstName={firstName} path={photograph} />}
      <div className="mt-4">
        <p className="wrap-anywhere">
          <span className="font-medium" translate="no">
            {firstName}
          </span>
          <span className="text-slate">{`, ${country}`}</span>
        </p>
        {tourName !== undefined && <p className="mt-1 text-sm text-slate">{tourName}</p>}
        <p className="mt-1 text-sm text-slate">{cameText(month)}</p>
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
