import { type Metadata } from 'next'
import { privateMetadata } from '@/app/site/private-metadata'
import { withPageDeadline } from '@/app/site/with-page-deadline'
import { LinkUnavailable } from '@/components/guest/link-unavailable'
import { PlainPage } from '@/components/layout/plain-page'
import { SidePicture } from '@/components/layout/side-picture'
import { TwoColumns } from '@/components/layout/two-columns'
import { OwnReview } from '@/components/reviews/own-review'
import { ReviewForm } from '@/components/reviews/review-form'
import { ReviewNote } from '@/components/reviews/review-note'
import { tourPicture } from '@/content/tours/all-page-facts'
import { toReviewRefusalReason } from '@/lib/booking/days/review'
import { bookingLinkExpiresAt, GUEST_LINK_DAYS } from '@/lib/booking/seats/link-expiry'
import { helsinkiDay } from '@/lib/calendar/day'
import { toReviewRecord } from '@/lib/contract/review'
import { database } from '@/lib/db/client'
import { now } from '@/lib/db/clock'
import { openReviewPage } from '@/lib/http/open-page'
import { findPageLanguage } from '@/lib/http/page-language'
import { formatDay } from '@/lib/language/dates'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'
import { findDetailsDraft } from '@/lib/use-cases/guest-page/details-draft'
import { words } from '@/lib/words/words'

export async function generateMetadata({ params }: PageProps<'/review/[token]'>): Promise<Metadata> {
  const { token } = await params
  const say = words('review', await findPageLanguage(token))
  return privateMetadata(say('title'), say('description'))
}

/** `?done=` is the result of a form; `?draft=` is the key of stored text that could not be sent. */
export default withPageDeadline(async function ReviewPage({
  params,
  searchParams,
}: PageProps<'/review/[token]'>) {
  const { token } = await params
  const { done, draft } = await searchParams
  const language = await findPageLanguage(token)
  const opened = await openReviewPage(token)
  if (opened.kind !== 'opened') return <LinkUnavailable {...opened} language={language} />
  const { booking, departure, review } = opened
  const { name } = await loadBookedTour(database(), departure, language)
  const path = `/review/${token}` as const
  const typed = review ? {} : await findDetailsDraft(booking.id, draft, now())
  return (
    <PlainPage>
      <TwoColumns beside={<SidePicture name={tourPicture(departure.tourId)} />} isBesideSticky>
        <h1 className="font-display text-4xl tracking-tight text-balance sm:text-5xl">
          {words('review', language)('title')}
        </h1>
        <p className="mt-3 text-lg text-slate">{`${name}, ${formatDay(departure.day, language)}`}</p>
        <ReviewNote done={String(done)} language={language} review={review} />
        {review ? (
          <OwnReview
            language={language}
            path={path}
            refusedFor={toReviewRefusalReason(review.refusedFor)}
            review={toReviewRecord({ ...review, ...departure, id: review.id })}
            state={review.state}
          />
        ) : (
          <ReviewForm
            day={departure.day}
            guestName={booking.customerName}
            language={language}
            lastDay={helsinkiDay(bookingLinkExpiresAt([departure.startsAt], GUEST_LINK_DAYS))}
            path={path}
            typed={typed}
          />
        )}
      </TwoColumns>
    </PlainPage>
  )
})
