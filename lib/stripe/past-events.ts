import 'server-only'
import { z } from 'zod'
import { STRIPE_EVENT_TYPES } from '@/lib/stripe/event-types'
import { type PaymentEvent, parsePaymentEvent, UnreadableEventError } from '@/lib/stripe/events'
import { readStripeList, STRIPE_PAGE_SIZE } from '@/lib/stripe/read-stripe-list'

/**
 * How many days Stripe keeps an event in its list.
 * Source: https://docs.stripe.com/api/events/list
 */
export const EVENT_DAYS = 30

/**
 * The events since an instant that our webhook subscribes to, oldest first, and the ids of those that cannot be read.
 * Throws `PaymentProviderError`.
 */
export async function listEventsSince(
  since: Date,
): Promise<{ readonly events: readonly PaymentEvent[]; readonly unreadable: readonly string[] }> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const params = { created, types: [...STRIPE_EVENT_TYPES], limit: STRIPE_PAGE_SIZE }
  const all = await readStripeList(z.unknown(), (stripe) => stripe.events.list(params))
  const [events, unreadable]: [PaymentEvent[], string[]] = [[], []]
  for (const one of all)
    try {
      events.push(parsePaymentEvent(one))
    } catch (error) {
      if (!(error instanceof UnreadableEventError)) throw error
      unreadable.push(error.event.id ?? '')
    }
  return { events, unreadable }
}
