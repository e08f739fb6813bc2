/**
 * The pages of the office's navigation: each address, and the name that is also the page's heading. A phone's bar has
 * room for the first four, and the others are under 'More'.
 */
export const OFFICE_PAGES = [
  { path: '/office/today', name: 'Today' },
  { path: '/office/calendar', name: 'Calendar' },
  { path: '/office/bookings', name: 'Bookings' },
  { path: '/office/new', name: 'New booking' },
  { path: '/office/enquiries', name: 'Enquiries' },
  { path: '/office/waiting', name: 'Waiting list' },
  { path: '/office/emails', name: 'E-mails' },
  { path: '/office/reviews', name: 'Reviews' },
  { path: '/office/money', name: 'Money' },
  { path: '/office/settings', name: 'Settings' },
] as const

export type OfficePath = (typeof OFFICE_PAGES)[number]['path']

/** The page of a new booking. */
export const NEW_BOOKING_PATH = '/office/new'

/** The address of a booking's page in the office. */
export function officeBookingPath({
  reference,
}: {
  readonly reference: string
}): `/office/bookings/${string}` {
  return `/office/bookings/${reference}`
}

/** The address of a departure's page in the office. */
export function officeDeparturePath({ id }: { readonly id: number }): `/office/departures/${string}` {
  return `/office/departures/${id}`
}

/** The address of an enquiry's page in the office. */
export function officeEnquiryPath({ id }: { readonly id: string }): `/office/enquiries/${string}` {
  return `/office/enquiries/${id}`
}

/** The address of an e-mail's page in the office. */
export function officeEmailPath({ id }: { readonly id: string }): `/office/emails/${string}` {
  return `/office/emails/${id}`
}

/** The address of a review's page in the office. */
export function officeReviewPath({ id }: { readonly id: string }): `/office/reviews/${string}` {
  return `/office/reviews/${id}`
}

/** More than a season of one tour, and few enough for a URL. Rule: office-dates (docs/rules.md) */
export const MAX_DEPARTURES = 400

/** The address of a page about several departures. */
export function officeDatesPath(ids: readonly number[]): `/office/dates/${string}` {
  return `/office/dates/${ids.join(',')}`
}

/** Read the ids of departures; null if there are none, too many, or something else among them. */
export function parseDepartureIds(texts: readonly string[]): readonly number[] | null {
  const isRead = texts.every((text) => /^[1-9]\d{0,8}$/.test(text))
  const ids = [...new Set(texts.map(Number))].toSorted((one, other) => one - other)
  return isRead && ids.length > 0 && ids.length <= MAX_DEPARTURES ? ids : null
}
