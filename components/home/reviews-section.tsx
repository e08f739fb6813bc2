import { type ReactNode } from 'react'
import { Marquee } from '@/components/home/marquee'
import { reviews, type Review } from '@/content/reviews'
import { formatMonth } from '@/lib/language/dates'

export function ReviewsSection() {
  return (
    <section
      aria-labelledby="reviews-heading"
      className="overflow-hidden py-section deferred"
      id="reviews"
      tabIndex={-1}
    >
      <Marquee
        heading={
          <h2 className="font-display text-title" id="reviews-heading">
            What guests tell us
          </h2>
        }
        labelId="reviews-heading"
      >
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </Marquee>
    </section>
  )
}

/** The outline of a star, from its upper tip. */
const STAR = 'l1.9 4.2 4.5.5-3.4 3 1 4.5-4-2.3-4 2.3 1-4.5-3.4-3 4.5-.5z'

function ReviewCard({
  review: { name, rating, text, location, date, isSample },
}: {
  readonly review: Review
}) {
  return (
    <li className="flex w-[min(20rem,78vw)] shrink-0 flex-col border-t border-slate/30 pt-6 lg:w-[23rem]">
      <p className="text-aurora-deep">
        <span className="sr-only">{`${rating} out of 5`}</span>
        <svg
          aria-hidden="true"
          className="h-4 w-24"
          fill="currentColor"
          stroke="currentColor"
          strokeLinejoin="round"
          viewBox="0 0 96 16"
        >
          <path d={stars(0, rating)} />
          <path d={stars(rating, 5)} fill="none" />
        </svg>
      </p>
      <blockquote className="mt-4 mb-6 text-lg leading-relaxed text-pretty">{text}</blockquote>
      <div className="mt-auto">
        {isSample && (
          <p className="mb-3">
            <SampleMark>Sample review</SampleMark>
          </p>
        )}
        <p className="font-medium">{name}</p>
        <p className="mt-1 text-sm text-slate">
          <span>{location}</span> · <time dateTime={date}>{formatMonth(date.slice(0, 7))}</time>
        </p>
      </div>
    </li>
  )
}

/** Draw some of a review's five stars. A single SVG path, because all cards are laid out at once, each twice. */
function stars(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => `M${8 + 20 * (from + index)} 1.6${STAR}`).join('')
}

/** Marks sample content. Rule: samples (docs/rules.md) */
function SampleMark({ children }: { readonly children: ReactNode }) {
  return (
    <span className="inline-block rounded-full border border-slate/50 px-2.5 py-0.5 text-xs text-slate">
      {children}
    </span>
  )
}
