import { type Account, type Checkout } from '@/tools/stripe/account'
import { notAllowed } from '@/tools/stripe/refusal'

/** Close an open session early. Throws `StripeRefusal` if it is not open. */
export function expireCheckout(account: Account, checkout: Checkout): Checkout {
  const { status } = checkout.session
  if (status === 'open') return close(account, checkout)
  throw notAllowed(
    `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${status}\`.`,
  )
}

/** Close every session whose time has run out. */
export function expireOverdueSessions(account: Account): void {
  for (const checkout of account.checkouts.all().toReversed()) {
    const { status, expires_at } = checkout.session
    if (status === 'open' && expires_at <= account.now()) close(account, checkout)
  }
}

function close(account: Account, checkout: Checkout): Checkout {
  const session = { ...checkout.session, status: 'expired' as const, url: null }
  account.tell('checkout.session.expired', session)
  return account.checkouts.put({ ...checkout, session })
}
