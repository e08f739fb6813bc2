import 'server-only'
import type Stripe from 'stripe'
import { z } from 'zod'
import { callStripe, PaymentProviderError } from '@/lib/stripe/client'

/** The largest page size that Stripe allows. */
export const STRIPE_PAGE_SIZE = 100

/**
 * Read a whole list from Stripe, page by page, oldest first. Throws `PaymentProviderError`, also for unreadable
 * entries.
 *
 * @param list  calls Stripe's list, which returns the newest first, `STRIPE_PAGE_SIZE` at a time
 */
export async function readStripeList<T>(
  schema: z.ZodType<T>,
  list: (stripe: Stripe) => AsyncIterable<unknown>,
): Promise<readonly T[]> {
  const all = await callStripe(async (stripe) => {
    const found: unknown[] = []
    for await (const one of list(stripe)) found.push(one)
    return found
  })
  const parsed = z.array(schema).safeParse(all.toReversed())
  if (!parsed.success)
    throw new PaymentProviderError('Stripe answered with an entry that cannot be read', null, {
      cause: parsed.error,
    })
  return parsed.data
}
