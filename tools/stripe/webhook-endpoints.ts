import { type z } from 'zod'
import { type StripeAccount } from '@/tools/stripe/account'
import { randomStripeId, type WebhookEndpoint } from '@/tools/stripe/objects'
import { type webhookChangeParams, type webhookParams } from '@/tools/stripe/params'

/** Create a webhook endpoint. Only this response has its secret. */
export function createWebhookEndpoint(account: StripeAccount, params: z.infer<typeof webhookParams>) {
  const endpoint = account.webhookEndpoints.put({
    id: randomStripeId('we_'),
    object: 'webhook_endpoint',
    api_version: params.api_version,
    created: account.now(),
    enabled_events: params.enabled_events,
    livemode: false,
    status: 'enabled',
    url: params.url,
  })
  return { ...endpoint, secret: randomStripeId('whsec_', 32) }
}

/** Change a webhook endpoint, except for its version, which cannot be changed. */
export function changeWebhookEndpoint(
  account: StripeAccount,
  id: string,
  { disabled, enabled_events: events }: z.infer<typeof webhookChangeParams>,
): WebhookEndpoint {
  const endpoint = account.webhookEndpoints.load(id, 'webhook_endpoint')
  return account.webhookEndpoints.put({
    ...endpoint,
    enabled_events: events ?? endpoint.enabled_events,
    status: disabled === undefined ? endpoint.status : disabled ? 'disabled' : 'enabled',
  })
}
