import { bookingLinksFactsSchema } from '@/lib/emails/facts/notice-facts'
import { defineVisitorEmail } from '@/lib/emails/layout/define-email'
import { formatDay } from '@/lib/language/dates'

/** Sent to an address entered at `/find-booking`, with a button for each of its bookings. */
export const bookingLinksGuest = defineVisitorEmail(
  'emailBooking',
  { facts: bookingLinksFactsSchema },
  ({ bookings, language }, { say }) => {
    const [first] = bookings
    const count = bookings.length
    return {
      subject:
        count === 1 && first ? say('linkSubject', { reference: first.reference }) : say('linksSubject'),
      preheader: say('linksPreheader'),
      headline: say('linksHeadline'),
      subline: say('bookingsHere', { count }),
      name: null,
      parts: [
        say('links'),
        ...bookings.flatMap(({ reference, tourName, day, url }) => {
          const text = say('dayAndReference', { day: formatDay(day, language), reference })
          const label = say('bookingNumber', { reference })
          return [
            { kind: 'section', title: tourName, text } as const,
            ...(url === null ? [] : [{ kind: 'button', label, url } as const]),
          ]
        }),
        say('linksNotYou'),
      ],
      reason: say('linksReason'),
    }
  },
)
