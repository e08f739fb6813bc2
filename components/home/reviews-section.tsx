import { GuestReviews } from '@/components/home/guest-reviews'
import { StarRow } from '@/components/reviews/star-row'
import { SampleMark } from '@/components/ui/sample-mark'
import { reviews, type Review } from '@/content/reviews'
import { tours } from '@/content/tours/all-tours'
import { tourWords } from '@/content/tours/tour-words'
import { formatMonth } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

/** The reviews section of the home page, with sample reviews until a guest's own is published. */
export function ReviewsSection({ language }: { readonly language: Language }) {
  return (
    <GuestReviews
      heading={words('home', language)('guestsTellUs')}
      samples={
        reviews.length > 0 &&
        reviews.map((review) => <SampleCard key={review.id} language={language} review={review} />)
      }
      tourNames={Object.fromEntries(tours.map((tour) => [tour.id, tourWords(tour, language).name]))}
    />
  )
}

type SampleCardProps = { readonly language: Language; readonly review: Review }

function SampleCard({ language, review }: SampleCardProps) {
  const { name, rating, text, location, date, isSample } = review
  return (
    <li className="flex w-[min(20rem,78vw)] shrink-0 flex-col border-t border-slate/30 pt-6 lg:w-[23rem]">
      <StarRow say={words('reviews', language)} stars={rating} />
      <blockquote className="mt-4 mb-6 text-lg leading-relaxed text-pretty" lang="en">
        {text}
      </blockquote>
      <div className="mt-auto">
        {isSample && (
          <p className="mb-3">
            <SampleMark>{words('home', language)('sampleReview')}</SampleMark>
          </p>
        )}
        <p className="font-medium">{name}</p>
        <p className="mt-1 text-sm text-slate">
          <span lang="en">{location}</span> ·{' '}
          <time dateTime={date}>{formatMonth(date.slice(0, 7), language)}</time>
        </p>
      </div>
    </li>
  )
}
