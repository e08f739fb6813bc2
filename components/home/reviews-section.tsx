import { GuestReviews } from '@/components/home/guest-reviews'
import { StarRow } from '@/components/reviews/star-row'
import { SampleMark } from '@/components/ui/sample-mark'
import { reviews, type Review } from '@/content/reviews'
import { tours } from '@/content/tours/all-tours'
import { formatMonth } from '@/lib/language/dates'

/** The reviews section of the home page, with sample reviews until a guest's own is published. */
export function ReviewsSection() {
  return (
    <GuestReviews
      samples={reviews.length > 0 && reviews.map((review) => <SampleCard key={review.id} review={review} />)}
      tourNames={Object.fromEntries(tours.map(({ id, name }) => [id, name]))}
    />
  )
}

function SampleCard({
  review: { name, rating, text, location, date, isSample },
}: {
  readonly review: Review
}) {
  return (
    <li className="flex w-[min(20rem,78vw)] shrink-0 flex-col border-t border-slate/30 pt-6 lg:w-[23rem]">
      <StarRow stars={rating} />
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
