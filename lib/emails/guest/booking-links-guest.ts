import { bookingLinksFactsSchema } from '@/lib/emails/facts/notice-facts'
import { defineVisitorEmail } from '@/lib/emails/layout/define-email'
import { formatDay } from '@/lib/language/dates'
import { plural } from '@/lib/language/pluralize'

/** Sent to an address entered at `/find-booking`, with a button for each of its bookings. */
export const bookingLinksGuest = defineVisitorEmail({ facts: bookingLinksFactsSchema }, ({ bookings }) => {
  const [first] = bookings
  return {
    subject: bookings.length === 1 && first ? `Your booking ${first.reference}` : 'Your bookings with us',
    preheader: 'The link that you asked for.',
    headline: 'Here is your link',
    subline: `${plural(bookings.length, 'booking')} with this address`,
    name: null,
    parts: [
      'Somebody, probably you, asked on our site for the links to the bookings of this address. Whoever has a link can see and change the booking, so keep it to yourself.',
      ...bookings.flatMap(({ reference, tourName, day, url }) => [
        { kind: 'section', title: tourName, text: `${formatDay(day)}\nReference ${reference}` } as const,
        ...(url === null ? [] : [{ kind: 'button', label: `Booking ${reference}`, url } as const]),
      ]),
      'If it was not you, there is nothing to do: the e-mail came to you alone.',
    ],
    reason: 'You are receiving this e-mail because somebody typed your address at “Find your booking”.',
  }
})
