import { type BookingEmailKind } from '@/lib/emails/email'

/** The content id by which an e-mail's HTML refers to the attached picture of the tour. */
export const TOUR_PICTURE_ID = 'tour'

/** The kinds of e-mail that begin with the tour's picture: those about a tour still to come. */
export const TOUR_PICTURE_KINDS: readonly BookingEmailKind[] = [
  'booking-confirmed-guest',
  'booking-changed-guest',
  'place-offered-guest',
  'return-trip-booked-guest',
  'tour-reminder-guest',
]
