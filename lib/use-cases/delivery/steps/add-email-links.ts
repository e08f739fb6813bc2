import 'server-only'
import { type z } from 'zod'
import { choiceEndsAt } from '@/lib/booking/choices/choice'
import { database } from '@/lib/db/client'
import { now as clock } from '@/lib/db/clock'
import { loadBooking } from '@/lib/db/bookings/bookings'
import { findChoice } from '@/lib/db/bookings/choices'
import { findReview } from '@/lib/db/reviews'
import { loadDeparture } from '@/lib/db/departures/departures'
import { findEmail, type StoredEmail } from '@/lib/db/emails/emails'
import {
  type BookingEmailKind,
  type Email,
  type EmailKind,
  isAboutBooking,
  isForGuest,
  parseEmail,
} from '@/lib/emails/email'
import { type MessageFacts } from '@/lib/emails/facts/enquiry-facts'
import { type BookingFacts, bookingFactsSchema } from '@/lib/emails/facts/booking-facts'
import {
  dayListFactsSchema,
  lightsQuestionFactsSchema,
  officeLinkFactsSchema,
  bookingLinksFactsSchema,
  reviewFactsSchema,
  undeliverableEmailFactsSchema,
  waitingListFactsSchema,
  weekAheadFactsSchema,
} from '@/lib/emails/facts/notice-facts'
import {
  operatorEnquiryUrl,
  operatorDepartureUrl,
  operatorReviewUrl,
} from '@/lib/use-cases/links/operator-urls'
import { makeOfficeUrl } from '@/lib/use-cases/links/office-link'
import { findReviewUrl } from '@/lib/use-cases/links/review-link'
import { findWaitingListUrl, waitingListUrl } from '@/lib/use-cases/links/waiting-list-link'
import { fillInDayList } from '@/lib/use-cases/delivery/steps/fill-in-day-list'
import {
  findGuestLink,
  findInboxLink,
  findAddressProofLink,
} from '@/lib/use-cases/delivery/steps/booking-links'

/**
 * Add the links to a queued e-mail just before it is sent; they work for its recipient only. An e-mail to an operator
 * inbox contains that inbox's own link, which a reply would quote, so such e-mails do not set the guest as the reply
 * address.
 *
 * Rule: operator-link (docs/rules.md)
 */
export async function addEmailLinks(stored: StoredEmail): Promise<{
  readonly email: Email
  readonly replyTo: string | null
}> {
  const email = parseEmail(stored)
  const { kind, facts } = email
  const linksOf = isAboutBooking(email) ? bookingLinks(email.kind) : LINKS[email.kind]
  const links = await linksOf(stored)
  const isLinked = Object.values(links).some((link) => link !== null)
  return {
    email: parseEmail({ kind, facts: { ...facts, ...links } }),
    replyTo: isLinked && !isForGuest(kind) ? null : stored.replyTo,
  }
}

type Links<Facts = object> = (email: StoredEmail) => Promise<Partial<Facts>>

function bookingLinks(kind: BookingEmailKind): Links<BookingFacts> {
  return LINKS_BY_BOOKING_KIND[kind] ?? (isForGuest(kind) ? guestFacts : inboxLink)
}

const LINKS_BY_BOOKING_KIND: Readonly<Partial<Record<BookingEmailKind, Links<BookingFacts>>>> = {
  'address-proof-guest': async (email) => ({
    ...(await guestLink(email)),
    addressUrl: await findAddressProofLink(email.bookingId, email.recipient),
  }),
  'place-offered-guest': async (email) => ({
    ...(await guestLink(email)),
    waitingUrl: email.bookingId && (await findWaitingListUrl(database(), email.bookingId)),
  }),
  'thank-you-guest': reviewLinks,
  'review-refused-guest': reviewLinks,
}

const LINKS: Readonly<Record<Exclude<EmailKind, BookingEmailKind>, Links>> = {
  // There is no link to add: visitors have no page for their enquiry.
  'contact-received-guest': none,
  'customized-tour-received-guest': none,
  'transportation-received-guest': none,
  'contact-received-operator': enquiryLink,
  'customized-tour-received-operator': enquiryLink,
  'transportation-received-operator': enquiryLink,
  'booking-links-guest': from(bookingLinksFactsSchema, async ({ bookings }, { recipient }) => ({
    bookings: await Promise.all(
      bookings.map(async (one) => ({ ...one, url: await findGuestLink(one.bookingId, recipient) })),
    ),
  })),
  'waiting-joined-guest': from(waitingListFactsSchema, async ({ partyId }) => ({
    url: await waitingListUrl(database(), partyId),
  })),
  'day-list-operator': from(dayListFactsSchema, async (facts, { recipient }) => ({
    departures: await fillInDayList(facts, recipient, clock()),
  })),
  'lights-asked-operator': from(lightsQuestionFactsSchema, async ({ departureId }, { recipient }) => ({
    departureUrl: await operatorDepartureUrl(database(), { id: departureId }, recipient),
  })),
  'review-received-operator': from(reviewFactsSchema, async ({ reviewId }, { recipient }) => {
    const review = await findReview(database(), reviewId)
    return { review, reviewUrl: review && (await operatorReviewUrl(database(), reviewId, recipient)) }
  }),
  'week-ahead-operator': from(weekAheadFactsSchema, async ({ matters, choices }, { recipient }) => ({
    matters: await linkOpenItems(matters, recipient),
    choices: await linkOpenItems(choices, recipient),
  })),
  'office-link-staff': from(
    officeLinkFactsSchema,
    async ({ returnTo }, { id: emailId, recipient: address }) => ({
      url: await makeOfficeUrl(database(), { emailId, address, returnTo }, clock()),
    }),
  ),
  // There is no booking to link to: staff check the books with a command.
  'payment-unknown-operator': none,
  'books-disagree-operator': none,
  'delivery-test-operator': none,
  'email-undeliverable-operator': from(undeliverableEmailFactsSchema, async ({ emailId }, { recipient }) => {
    const about = await findEmail(database(), emailId)
    return { bookingUrl: await findInboxLink(about?.bookingId ?? null, recipient) }
  }),
}

async function none() {
  return {}
}

function from<Facts>(
  schema: z.ZodType<Facts>,
  links: (facts: Facts, email: StoredEmail) => Promise<Partial<Facts>>,
): Links<Facts> {
  return async (email) => links(schema.parse(email.facts), email)
}

async function guestLink({ bookingId, recipient }: StoredEmail): Promise<Partial<BookingFacts>> {
  return { bookingUrl: await findGuestLink(bookingId, recipient) }
}

/** Add the guest's link to the review, provided the guest came and still has links to the booking. */
async function reviewLinks(email: StoredEmail): Promise<Partial<BookingFacts>> {
  const links = await guestLink(email)
  if (!links.bookingUrl || !email.bookingId) return { ...links, reviewUrl: null }
  const booking = await loadBooking(database(), email.bookingId)
  const departure = await loadDeparture(database(), booking.departureId, clock())
  return { ...links, reviewUrl: await findReviewUrl(booking, departure, clock()) }
}

/** Add the deadline of a choice offered in this e-mail, counted from when it is sent. */
async function guestFacts(stored: StoredEmail): Promise<Partial<BookingFacts>> {
  const links = await guestLink(stored)
  const opened = stored.choiceId && (await findChoice(database(), stored.choiceId))
  if (!opened || opened.endedAt !== null) return links
  const { choice, startsAt } = bookingFactsSchema.parse(stored.facts)
  if (!choice) return links
  const { cause, provedAt, toldAt } = opened
  // The time to choose counts from when the e-mail is sent. Rule: choice-ends (docs/rules.md)
  const told = { cause, provedAt, toldAt: toldAt ?? clock(), startsAt: new Date(startsAt) }
  return { ...links, choice: { ...choice, endsAt: choiceEndsAt(told)?.toISOString() ?? null } }
}

async function inboxLink({ bookingId, recipient }: StoredEmail): Promise<Partial<BookingFacts>> {
  return { bookingUrl: await findInboxLink(bookingId, recipient) }
}

/** The inbox's link to the enquiry; null if the enquiry has since been erased. */
async function enquiryLink({ enquiryId, recipient }: StoredEmail): Promise<Partial<MessageFacts>> {
  return { enquiryUrl: enquiryId && (await operatorEnquiryUrl(database(), enquiryId, recipient)) }
}

type OpenItems = z.infer<typeof weekAheadFactsSchema>['matters']

function linkOpenItems(matters: OpenItems, inbox: string): Promise<OpenItems> {
  return Promise.all(
    matters.map(async (matter) => ({ ...matter, url: await findInboxLink(matter.bookingId, inbox) })),
  )
}
