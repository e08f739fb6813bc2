import { type Part } from '@/lib/emails/draft'

/** The operator's way to a booking; empty where there is none. */
export function openBookingButton({ bookingUrl }: { readonly bookingUrl: string | null }): readonly Part[] {
  return bookingUrl === null ? [] : [{ kind: 'button', label: 'Open the booking', url: bookingUrl }]
}
