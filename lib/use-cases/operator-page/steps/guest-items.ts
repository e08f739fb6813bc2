import 'server-only'
import { tours } from '@/content/tours/all-tours'
import { splitAtPhoneNumbers } from '@/lib/booking/split-at-phone-numbers'
import { type ChoiceCause } from '@/lib/booking/choices/choice'
import { addDays, helsinkiDay } from '@/lib/calendar/day'
import { addMinutes } from '@/lib/calendar/duration'
import { displayEmail } from '@/lib/contract/display-email'
import { formatCommand, formatCommandTemplate } from '@/lib/contract/format-command'
import {
  officeBookingPath,
  officeDeparturePath,
  officeEmailPath,
  officeEnquiryPath,
  officeReviewPath,
} from '@/lib/contract/office-pages'
import { type OpenItem } from '@/lib/contract/open-item'
import { DEPARTURE_ACTION_LABELS } from '@/lib/contract/operator-page'
import { listReferences } from '@/lib/db/bookings/bookings'
import { listOpenChoices } from '@/lib/db/bookings/choices'
import { listGuestsNotReached } from '@/lib/db/bookings/guests-not-yet-emailed'
import { database } from '@/lib/db/client'
import { listUnreportedNights } from '@/lib/db/departures/lights'
import { listUndeliveredEmails } from '@/lib/db/emails/emails'
import { listEnquiriesPage } from '@/lib/db/enquiries'
import { listUnreadReviews } from '@/lib/db/reviews'
import { LATE_EMAIL_MINUTES } from '@/lib/emails/next-attempt'
import { formatDay, formatInstant } from '@/lib/language/dates'
import { plural } from '@/lib/language/pluralize'
import { toChoice } from '@/lib/use-cases/changes/to-choice'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'
import { bookingAct } from '@/lib/use-cases/operator-page/steps/booking-act'
import { emailKindLabel } from '@/lib/words/email-kind-label'

/** Guests whose tour begins within a day, and whom no e-mail has reached. */
export async function listNotReachedItems(now: Date): Promise<readonly OpenItem[]> {
  const guests = await listGuestsNotReached(database(), now)
  return guests.map(({ bookingId, reference, phone, startsAt }) => ({
    kind: 'guest_not_reached',
    about: reference,
    bookingId,
    text: `the tour begins on ${formatInstant(startsAt)}, and no e-mail has reached the guest`,
    unstored: callText(phone),
    command: formatCommand('booking show', reference),
    path: officeBookingPath({ reference }),
    acts: [...callActs(phone), bookingAct(reference, 'contact')],
  }))
}

function callText(phone: string | null): string {
  return phone === null ? '; no phone number to call' : `; please call ${phone}`
}

function callActs(phone: string | null): OpenItem['acts'] {
  return splitAtPhoneNumbers(phone ?? '').flatMap(({ text, url }) =>
    url === null ? [] : [{ url, name: `Call ${text}` }],
  )
}

const CHOICE_TEXTS: Readonly<Record<ChoiceCause, string>> = {
  departure_cancelled: 'another date or a refund',
  merged: 'the new date, another date or a refund',
  time_changed: 'the new start, another date or a refund',
  lights_not_seen: 'a free return trip or a refund',
}

const WITH_TOUR = 'another date, another tour or a refund'

export async function listChoiceItems(): Promise<readonly OpenItem[]> {
  const open = await listOpenChoices(database())
  return open.map(({ reference, phone, startsAt, ...choice }) => {
    const { endsAt } = toChoice(choice, startsAt)
    const until = endsAt ? `, until ${formatInstant(endsAt)}` : ''
    const told = choice.toldAt ? '' : '; no e-mail has reached the guest yet'
    const isWithTour = choice.offeredTourIds.length > 0
    return {
      kind: 'choice_open',
      about: reference,
      bookingId: choice.bookingId,
      text: `${isWithTour ? WITH_TOUR : CHOICE_TEXTS[choice.cause]}${until}${told}`,
      unstored: choice.toldAt ? '' : callText(phone),
      command: formatCommandTemplate('booking choose', reference),
      path: officeBookingPath({ reference }),
      acts: [
        ...(choice.toldAt ? [] : callActs(phone)),
        bookingAct(reference, 'full-refund'),
        bookingAct(reference, 'another-date'),
        ...(isWithTour ? [bookingAct(reference, 'another-tour')] : []),
      ],
    }
  })
}

const GUARANTEED = tours.filter(({ isGuaranteed }) => isGuaranteed).map(({ id }) => id)

/** The last two nights on which guests came and nobody has said whether the lights were seen. */
export async function listLightsItems(now: Date): Promise<readonly OpenItem[]> {
  const today = helsinkiDay(now)
  const nights = [addDays(today, -1), addDays(today, -2)].map(async (day) => {
    const unanswered = await listUnreportedNights(database(), { day, tourIds: GUARANTEED })
    return unanswered.map(async (night) => {
      const { tourId, departureId, parties } = night
      const path = officeDeparturePath({ id: departureId })
      return {
        kind: 'lights_unanswered' as const,
        about: `${(await loadBookedTour(database(), night, 'en')).name} on ${formatDay(day)}`,
        bookingId: null,
        text: `were the lights seen? ${plural(parties, 'party', 'parties')} came`,
        command: formatCommand('departure not-seen', tourId, day),
        path,
        acts: (['lights-seen', 'not-seen'] as const).map((name) => ({
          url: `${path}/${name}`,
          name: DEPARTURE_ACTION_LABELS[name],
        })),
      }
    })
  })
  return Promise.all((await Promise.all(nights)).flat())
}

/** More open enquiries than this are on their own page alone. */
const MAX_ENQUIRIES = 20

export async function listEnquiryItems(): Promise<readonly OpenItem[]> {
  const { rows } = await listEnquiriesPage(database(), { isOpen: true }, { limit: MAX_ENQUIRIES })
  return rows.toReversed().map((enquiry) => ({
    kind: 'enquiry_open',
    about: enquiry.name,
    bookingId: null,
    text: `${enquiry.kind.replace('_', ' ')}, received ${formatInstant(enquiry.createdAt)}`,
    command: formatCommand('enquiries'),
    path: officeEnquiryPath(enquiry),
    acts: [{ url: officeEnquiryPath(enquiry), name: 'Read the enquiry' }],
  }))
}

export async function listReviewItems(): Promise<readonly OpenItem[]> {
  return (await listUnreadReviews(database())).map(({ id, bookingId, reference, stars }) => ({
    kind: 'review_received',
    about: reference,
    bookingId,
    text: `a review with ${plural(stars, 'star')} waits to be published or refused`,
    command: formatCommand('reviews list'),
    path: officeBookingPath({ reference }),
    acts: [{ url: officeReviewPath({ id }), name: 'Read the review' }],
  }))
}

export async function listEmailItems(now: Date): Promise<readonly OpenItem[]> {
  const emails = await listUndeliveredEmails(database(), addMinutes(now, -LATE_EMAIL_MINUTES))
  const references = await listReferences(
    database(),
    emails.flatMap(({ bookingId }) => bookingId ?? []),
  )
  return emails.map(({ id, kind, bookingId, recipient, failedAt, lastError }) => {
    const reference = references.get(bookingId ?? '')
    const isGuests = reference !== undefined && kind.endsWith('-guest')
    return {
      kind: 'email_undelivered',
      about: id,
      bookingId,
      text: `${emailKindLabel(kind)}: ${failedAt ? 'could not be delivered' : 'not delivered yet'}`,
      unstored: `, to ${displayEmail(recipient)}${lastError ? ` (${lastError})` : ''}`,
      command: failedAt ? formatCommand('emails resend', id) : formatCommand('emails list'),
      path: officeEmailPath({ id }),
      acts: isGuests && failedAt ? [bookingAct(reference, 'contact')] : [],
    }
  })
}
