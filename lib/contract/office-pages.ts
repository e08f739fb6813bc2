/** The pages of the office's navigation: each address, and the name that is also the page's heading. */
export const OFFICE_PAGES = [
  { path: '/office/today', name: 'Today' },
  { path: '/office/calendar', name: 'Calendar' },
  { path: '/office/bookings', name: 'Bookings' },
] as const

export type OfficePath = (typeof OFFICE_PAGES)[number]['path']

/** The address of a booking's page in the office. */
export function officeBookingPath({ reference }: { readonly reference: string }): `/office/bookings/${string}` {
  return `/office/bookings/${reference}`
}

/** The address of a departure's page in the office. */
export function officeDeparturePath({ id }: { readonly id: number }): `/office/departures/${string}` {
  return `/office/departures/${id}`
}
