import { guestFormRoute } from '@/app/(by-link)/booking/[token]/guest-form-route'
import { outlivesPaymentPage } from '@/lib/booking/booking'
import { database } from '@/lib/db/client'
import { findOpenChange } from '@/lib/db/bookings/changes'
import { now } from '@/lib/db/clock'
import { env } from '@/lib/env'
import { openChangePaymentPage } from '@/lib/use-cases/checkout/open-change-payment-page'
import { openBookingPaymentPage } from '@/lib/use-cases/checkout/open-booking-payment-page'

/** Create Stripe's payment page for the booking or its unpaid change, and return to the booking page, which links to it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = guestFormRoute(async ({ booking, path }) => {
  const returnUrl = `${env().SITE_URL}${path}`
  const change = await findOpenChange(database(), booking.id)
  if (!change && !outlivesPaymentPage(booking)) return `${path}?done=gone`
  const opened = change
    ? await openChangePaymentPage(change.id, returnUrl, now())
    : await openBookingPaymentPage(booking.id, returnUrl, now())
  return opened.kind === 'started' ? path : `${path}?done=${DONE[opened.reason] ?? 'unpayable'}`
})

/** The `?done=` result for each refusal that is final. After any other, a retry may work. */
const DONE: Readonly<Partial<Record<string, string>>> = {
  not_held: 'gone',
  not_payable: 'gone',
  too_late_to_pay: 'too_late_to_pay',
}
