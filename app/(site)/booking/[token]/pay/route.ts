import { guestForm } from '@/app/(site)/booking/[token]/guest-form'
import { outlivesPaymentPage } from '@/lib/booking/booking'
import { database } from '@/lib/db/client'
import { findOpenChange } from '@/lib/db/bookings/changes'
import { now } from '@/lib/db/clock'
import { env } from '@/lib/env'
import { openChangePage } from '@/lib/use-cases/checkout/open-change-page'
import { openLinkPage } from '@/lib/use-cases/checkout/open-link-page'

/** Open Stripe's payment page for the booking or for its unpaid change. The booking page then links to it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = guestForm(async ({ booking, path }) => {
  const returnUrl = `${env().SITE_URL}${path}`
  const change = await findOpenChange(database(), booking.id)
  if (!change && !outlivesPaymentPage(booking)) return `${path}?done=gone`
  const opened = change
    ? await openChangePage(change.id, returnUrl, now())
    : await openLinkPage(booking.id, returnUrl, now())
  return opened.kind === 'started' ? path : `${path}?done=${DONE[opened.reason] ?? 'unpayable'}`
})

/** The `?done=` result for each refusal that is final. After any other, a retry may work. */
const DONE: Readonly<Partial<Record<string, string>>> = {
  not_held: 'gone',
  not_payable: 'gone',
  too_late_to_pay: 'too_late_to_pay',
}
