import 'server-only'
import {
  ENQUIRY_LINK_DAYS,
  guideLinkExpiresAt,
  bookingLinkExpiresAt,
  OPERATOR_LINK_DAYS,
} from '@/lib/booking/seats/link-expiry'
import { findBooking } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { findDepartureLinkVersions } from '@/lib/db/departures/departure-links'
import { findDeparture, type StoredDeparture } from '@/lib/db/departures/departures'
import { findEnquiry, type EnquiryWithActs } from '@/lib/db/enquiries'
import { findReview, type ReviewOfBooking } from '@/lib/db/reviews'
import { loadServerSecret } from '@/lib/db/connection/server-secret'
import { env } from '@/lib/env'
import { decodeDepartureId } from '@/lib/links/encode-departure-id'
import { type LinkClaims, UNKNOWN_LINK_CLAIMS, readLink, deriveInboxSecret } from '@/lib/links/link-token'
import { type LinkAttempt, openWithAttemptLimit } from '@/lib/use-cases/links/open-with-attempt-limit'
import { findLinkedBooking, type BookingWithDeparture } from '@/lib/use-cases/links/find-linked-booking'
import { OPERATOR_LINK_SECRET_NAME } from '@/lib/use-cases/links/operator-urls'

/** A booking opened from an operator inbox; the history records which inbox's link was used. */
type BookingLinkSubject = BookingWithDeparture & { readonly about: 'booking'; readonly inbox: string }

type DepartureSubject = {
  readonly about: 'departure'
  readonly departure: StoredDeparture
  readonly inbox: string
}

type GuideSubject = { readonly about: 'guide'; readonly departure: StoredDeparture }

type EnquiryLinkSubject = {
  readonly about: 'enquiry'
  readonly enquiry: EnquiryWithActs
  readonly inbox: string
}

type OperatorReviewSubject = {
  readonly about: 'review'
  readonly review: ReviewOfBooking
  readonly inbox: string
}

export type OperatorLinkSubject =
  BookingLinkSubject | DepartureSubject | GuideSubject | EnquiryLinkSubject | OperatorReviewSubject

/**
 * Find what an operator link is for. Changes nothing, because e-mail scanners open links before people do.
 *
 * Rule: operator-link (docs/rules.md)
 * Rule: departure-link (docs/rules.md)
 * Rule: enquiry-link (docs/rules.md)
 * Rule: reviews (docs/rules.md)
 */
export function openOperatorLink(
  token: string,
  client: string,
  now: Date,
): Promise<LinkAttempt<OperatorLinkSubject>> {
  return openWithAttemptLimit(client, () => open(token, now))
}

async function open(token: string, now: Date): Promise<OperatorLinkSubject | null> {
  const sent = await findSent(token)
  const opened = sent && (await OPENERS[sent.kind](sent, now))
  if (opened) return opened
  // Make the queries for every other kind of link too, so that timing does not reveal what is wrong with this one.
  for (const kind of KINDS)
    if (kind !== sent?.kind) await OPENERS[kind]({ ...UNKNOWN_LINK_CLAIMS, inbox: '' }, now)
  return null
}

const KINDS = ['operator', 'departure', 'enquiry', 'judge', 'guide'] as const

type Sent = Pick<LinkClaims, 'subjectId' | 'version'> & { readonly inbox: string }

type Opener = (sent: Sent, now: Date) => Promise<OperatorLinkSubject | null>

const OPENERS: Readonly<Record<(typeof KINDS)[number], Opener>> = {
  operator: openBooking,
  departure: openDeparture,
  enquiry: openEnquiry,
  judge: openReview,
  guide: openForGuide,
}

/**
 * Find the inbox or guide that a token was signed for. Always tries all inboxes; links of a removed inbox no longer
 * work.
 */
async function findSent(token: string): Promise<(Sent & { readonly kind: keyof typeof OPENERS }) | null> {
  const secret = await loadServerSecret(database(), OPERATOR_LINK_SECRET_NAME)
  const guides = readLink(token, secret)
  const [sent] = env().OPERATOR_INBOXES.flatMap((inbox) => {
    const link = readLink(token, deriveInboxSecret(inbox, secret))
    return link ? [{ ...link, inbox }] : []
  })
  const kind = KINDS.find((one) => one !== 'guide' && one === sent?.kind)
  if (sent && kind) return { ...sent, kind }
  return guides?.kind === 'guide' ? { ...guides, kind: guides.kind, inbox: '' } : null
}

async function openBooking({ subjectId, version, inbox }: Sent, now: Date) {
  const booking = await findBooking(database(), subjectId)
  const linked = await findLinkedBooking(booking, OPERATOR_LINK_DAYS, now)
  if (booking?.inboxLinkVersion !== version) return null
  if (booking.customerName === '' && booking.customerEmail === '') return null
  return linked && { ...linked, about: 'booking' as const, inbox }
}

async function openDeparture({ subjectId, version, inbox }: Sent, now: Date) {
  const { departure, links } = await findSubject(subjectId, now)
  if (!departure || links?.inboxVersion !== version) return null
  if (bookingLinkExpiresAt([departure.startsAt], OPERATOR_LINK_DAYS) <= now) return null
  return { about: 'departure' as const, departure, inbox }
}

/** Open a guide's link to a departure. Rule: guide-link (docs/rules.md) */
async function openForGuide({ subjectId, version }: Sent, now: Date) {
  const { departure, links } = await findSubject(subjectId, now)
  if (!departure || links?.guideVersion !== version) return null
  if (guideLinkExpiresAt(departure.startsAt) <= now) return null
  return { about: 'guide' as const, departure }
}

/** Open an inbox's link to an enquiry. Rule: enquiry-link (docs/rules.md) */
async function openEnquiry({ subjectId: id, inbox }: Sent, now: Date) {
  const enquiry = await findEnquiry(database(), id)
  if (!enquiry || bookingLinkExpiresAt([enquiry.createdAt], ENQUIRY_LINK_DAYS) <= now) return null
  return { about: 'enquiry' as const, enquiry, inbox }
}

/**
 * Open an inbox's link to a review, which works as long as an enquiry's, or until the guest withdraws the review. Rule:
 * reviews (docs/rules.md)
 */
async function openReview({ subjectId: id, inbox }: Sent, now: Date) {
  const review = await findReview(database(), id)
  if (!review || bookingLinkExpiresAt([review.createdAt], ENQUIRY_LINK_DAYS) <= now) return null
  return { about: 'review' as const, review, inbox }
}

async function findSubject(subject: string, now: Date) {
  const id = decodeDepartureId(subject)
  const departure = await findDeparture(database(), id, now)
  return { departure, links: await findDepartureLinkVersions(database(), id) }
}
