import { type BookingEmailKind } from '@/lib/emails/email'

/** The content id by which an e-mail's HTML refers to the attached picture of the tour. */
export const TOUR_PICTURE_ID = 'tour'

/** The e-mails that open with a picture: those about a tour that is ahead. */
export const TOUR_PICTURE_KINDS: readonly BookingEmailKind[] = [
  'booking-confirmed-guest',
  'booking-changed-guest',
  'place-offered-guest',
  'return-trip-booked-guest',
  'tour-reminder-guest',
]
