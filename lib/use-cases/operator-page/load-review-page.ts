import 'server-only'
import { toReviewRefusalReason } from '@/lib/booking/days/review'
import { type OperatorReviewPage } from '@/lib/contract/review-page'
import { bookingLinkExpiresAt, OPERATOR_LINK_DAYS } from '@/lib/booking/seats/link-expiry'
import { photographPath } from '@/lib/pictures/photograph-sizes'
import { loadBooking } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures/departures'
import { mailtoUrl } from '@/lib/emails/parts/buttons'
import { listBookingHistory } from '@/lib/db/history/history'
import { type ReviewOfBooking } from '@/lib/db/reviews'
import { formatDay, formatInstant } from '@/lib/language/dates'
import { languageName } from '@/lib/language/language-names'
import { plural } from '@/lib/language/pluralize'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'
import { placeStamp, type StaffPlace, staffBookingUrl } from '@/lib/use-cases/operator-page/staff-place'
import { historyLine } from '@/lib/words/history/history-line'
import { REVIEW_REFUSAL_LABELS } from '@/lib/words/review-refusal-text'

/** Load what a link to a review shows, or its page in the office. Rule: reviews (docs/rules.md) */
export async function loadReviewPage(
  review: ReviewOfBooking,
  place: StaffPlace,
  now: Date,
): Promise<OperatorReviewPage> {
  const { bookingId, reference, words, language, firstName, photographId, reply, state } = review
  const { name } = await loadBookedTour(database(), review, 'en')
  const history = await listBookingHistory(database(), [bookingId])
  const booking = await loadBooking(database(), bookingId)
  const { startsAt } = await loadDeparture(database(), booking.departureId, now)
  const isOpen = place.inbox === null || now < bookingLinkExpiresAt([startsAt], OPERATOR_LINK_DAYS)
  return {
    path: place.path,
    rows: rowsOf(review, name),
    words,
    language,
    firstName,
    photograph: photographId && photographPath(photographId),
    reply,
    booking: { reference, url: isOpen ? await staffBookingUrl(booking, place) : null },
    mailto: mailtoUrl({ email: booking.customerEmail, subject: `Your review: ${name} (${reference})` }),
    history: history
      .filter(({ what }) => what.startsWith('review_'))
      .map((event) => historyLine(event, placeStamp(place))),
    actions: [
      ...(state === 'published' ? [] : (['publish'] as const)),
      'refuse',
      'reply',
      ...photographActions(review),
    ],
  }
}

function photographActions({ photographId, photoConsentAt, state }: ReviewOfBooking) {
  if (photographId) return ['remove-photo'] as const
  return photoConsentAt && state === 'published' ? (['add-photo'] as const) : []
}

function rowsOf(review: ReviewOfBooking, tourName: string) {
  const { stars, firstName, country, language, createdAt, day } = review
  return [
    ['State', stateText(review)],
    ['Stars', plural(stars, 'star')],
    ['From', `${firstName}, ${country}`],
    ['Tour', `${tourName}, ${formatDay(day)}`],
    ['Language', languageText(language)],
    ['Photograph', photographText(review)],
    ['Received', formatInstant(createdAt)],
  ] as const
}

function photographText({ photographId, photoConsentAt }: ReviewOfBooking): string {
  if (photographId) return 'shown with it'
  return photoConsentAt ? 'may be shown with it' : 'not to be shown'
}

function stateText({ state, refusedFor }: ReviewOfBooking): string {
  if (state === 'received') return 'not shown yet'
  if (state === 'published') return 'published'
  const reason = toReviewRefusalReason(refusedFor)
  return reason ? `refused: ${REVIEW_REFUSAL_LABELS[reason]}` : 'refused'
}

function languageText(code: string | null): string {
  return code === null ? 'Another language' : languageName(code, 'en')
}
