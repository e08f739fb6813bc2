import { SampleMark } from '@/components/ui/sample-mark'
import { type Review } from '@/content/reviews'
import { formatMonth } from '@/lib/language/dates'

/** The outline of a star, from its upper tip. */
const STAR = 'l1.9 4.2 4.5.5-3.4 3 1 4.5-4-2.3-4 2.3 1-4.5-3.4-3 4.5-.5z'

export function ReviewCard({
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

/** The path of some of five stars. A single path, because all cards are laid out at once, each twice. */
function stars(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => `M${8 + 20 * (from + index)} 1.6${STAR}`).join('')
}
