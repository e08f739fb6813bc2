import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { Failure } from '@/tools/process/user-error'
import { type StripeAccount, type Checkout } from '@/tools/stripe/account'
import {
  type BalanceEntry,
  type Charge,
  type Dispute,
  type StripePayment,
  type Payout,
  type Refund,
  type StripeEvent,
} from '@/tools/stripe/objects'
import { checkoutUrl } from '@/tools/stripe/open-checkout'

/**
 * Load an account that an earlier fake has saved, if the file exists. Throws `Failure` if it contains anything else.
 */
export function restoreAccount(account: StripeAccount, file: string): void {
  const kept = read(file)
  if (!kept) return
  for (const checkout of kept.checkouts) account.checkouts.put(withCurrentUrl(account, checkout))
  kept.paymentIntents.forEach(account.paymentIntents.put)
  kept.charges.forEach(account.charges.put)
  kept.refunds.forEach(account.refunds.put)
  kept.disputes.forEach(account.disputes.put)
  kept.balanceTransactions.forEach(account.balanceTransactions.put)
  kept.payouts.forEach(account.payouts.put)
  kept.events.forEach(account.events.put)
}

/** Return a function that saves an account in a file if anything has changed. */
export function createAccountSaver(account: StripeAccount, file: string): () => void {
  let written = ''
  return () => {
    const shelves = STORE_NAMES.map((name) => [name, account[name].all().toReversed()])
    const kept = JSON.stringify(Object.fromEntries(shelves))
    if (kept === written) return
    // Write the file under another name and then rename it, so that it is never half written.
    writeFileSync(`${file}.new`, kept)
    renameSync(`${file}.new`, file)
    written = kept
  }
}

const STORE_NAMES = [
  'checkouts',
  'paymentIntents',
  'charges',
  'refunds',
  'disputes',
  'balanceTransactions',
  'payouts',
  'events',
] as const

/** Only the id of each entry is checked, because nothing but the fake writes the file. */
function entries<T>() {
  return z.array(z.custom<T>((entry) => z.object({ id: z.string() }).safeParse(entry).success))
}

const schema = z.object({
  checkouts: entries<Checkout>(),
  paymentIntents: entries<StripePayment>(),
  charges: entries<Charge>(),
  refunds: entries<Refund>(),
  disputes: entries<Dispute>(),
  // Balance entries are missing in files saved by earlier versions.
  balanceTransactions: entries<BalanceEntry>().default([]),
  payouts: entries<Payout>().default([]),
  events: entries<StripeEvent>(),
})

function read(file: string): z.infer<typeof schema> | null {
  if (!existsSync(file)) return null
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    throw new Failure(`${file} is not what a stand-in for Stripe keeps: delete it.`, { cause })
  }
}

/** Update the URL of a session, because the fake's port may have changed. */
function withCurrentUrl(account: StripeAccount, checkout: Checkout): Checkout {
  const { id, session } = checkout
  return session.url ? { ...checkout, session: { ...session, url: checkoutUrl(account, id) } } : checkout
}
