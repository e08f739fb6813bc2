import 'server-only'
import type Stripe from 'stripe'
import { z } from 'zod'
import { API_VERSION } from '@/lib/stripe/account-state'
import { STRIPE_EVENT_TYPES } from '@/lib/stripe/event-types'

const created = z.object({ secret: z.string().min(1) })

/** Create a webhook for our events, in our version. Returns its secret, which Stripe shows only at this point. */
export async function createWebhook(stripe: Stripe, url: string): Promise<string> {
  const webhook = await stripe.webhookEndpoints.create({
    url,
    enabled_events: [...STRIPE_EVENT_TYPES],
    api_version: API_VERSION,
    description: 'Bookings of the website',
  })
  return created.parse(webhook).secret
}

/** Give a webhook exactly the events that we handle, and enable it. */
export async function repairWebhook(stripe: Stripe, id: string): Promise<void> {
  await stripe.webhookEndpoints.update(id, { enabled_events: [...STRIPE_EVENT_TYPES], disabled: false })
}

export async function disableWebhook(stripe: Stripe, id: string): Promise<void> {
  await stripe.webhookEndpoints.update(id, { disabled: true })
}
