import { type StripeAccount, type Checkout } from '@/tools/stripe/account'
import { notAllowedError } from '@/tools/stripe/stripe-refusal'

/** Close an open session early. Throws `StripeRefusal` if it is not open. */
export function expireCheckout(account: StripeAccount, checkout: Checkout): Checkout {
  const { status } = checkout.session
  if (status === 'open') return close(account, checkout)
  throw notAllowedError(
    `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${status}\`.`,
  )
}

/** Close every session whose time has run out. */
export function expireOverdueSessions(account: StripeAccount): void {
  for (const checkout of account.checkouts.all().toReversed()) {
    const { status, expires_at } = checkout.session
    if (status === 'open' && expires_at <= account.now()) close(account, checkout)
  }
}

function close(account: StripeAccount, checkout: Checkout): Checkout {
  const session = { ...checkout.session, status: 'expired' as const, url: null }
  account.tell('checkout.session.expired', session)
  return account.checkouts.put({ ...checkout, session })
}
