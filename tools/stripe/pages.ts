import qs from 'qs'
import { type StripeAccount, type Checkout } from '@/tools/stripe/account'
import { type StandInResponse, type StandInRequest, standInRedirect } from '@/tools/stripe/stand-in-response'
import { renderClosedPage, renderPaymentPage } from '@/tools/stripe/payment-page'
import { paymentFormSchema, attemptPayment } from '@/tools/stripe/payment-form'
import { PAYMENT_PAGE_STYLE_SHEET } from '@/tools/stripe/page-style'

/** Respond to a browser: show the payment page, or process its form. */
export function handlePageRequest(
  account: StripeAccount,
  { method, path, body }: StandInRequest,
): StandInResponse {
  if (path === '/c/style.css')
    return { status: 200, headers: { 'Content-Type': 'text/css' }, body: PAYMENT_PAGE_STYLE_SHEET }
  const checkout = account.checkouts.find(/^\/c\/pay\/(\w+)$/.exec(path)?.[1] ?? '')
  if (!checkout) return htmlResponse(404, renderClosedPage('There is no such page', null), null)
  const { session } = checkout
  if (session.status === 'expired') {
    return htmlResponse(410, renderClosedPage('This payment page has expired', session.cancel_url), null)
  }
  if (method !== 'POST') {
    if (session.status === 'complete')
      return htmlResponse(200, renderClosedPage('This payment is complete', null), null)
    return htmlResponse(200, renderPaymentPage(checkout, paymentFormSchema.parse({}), null), checkout)
  }
  // The second click of a double click leads to the same page as the first.
  if (session.status === 'complete') return standInRedirect(returnUrl(checkout))
  const form = paymentFormSchema.safeParse(qs.parse(body))
  if (!form.success)
    return htmlResponse(400, renderClosedPage('The form cannot be read', session.cancel_url), null)
  const refusal = attemptPayment(account, checkout, form.data)
  return refusal
    ? htmlResponse(402, renderPaymentPage(checkout, form.data, refusal), checkout)
    : standInRedirect(returnUrl(checkout))
}

function returnUrl({ session }: Checkout): string {
  return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id)
}

/** The form may only lead to the site that opened the session: browsers apply `form-action` to redirects, too. */
function htmlResponse(status: number, body: string, checkout: Checkout | null): StandInResponse {
  const formAction = checkout ? `'self' ${new URL(returnUrl(checkout)).origin}` : "'none'"
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'self'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
    body,
  }
}
