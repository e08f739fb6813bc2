import { MS_PER_HOUR } from '@/lib/calendar/duration'
import { API_VERSION, type StripeWebhook } from '@/lib/stripe/account-state'
import { STRIPE_EVENT_TYPES, isStripeEventType } from '@/lib/stripe/event-types'

export const WEBHOOK_ROUTE = '/api/checkout/webhook'

/**
 * How long two webhooks deliver events while one replaces the other, so that none is missed. Each event still counts
 * once.
 */
const BOTH_DELIVER_MS = MS_PER_HOUR

/** What to do to the account's webhooks, so that exactly one delivers exactly our events in our version of the API. */
export type WebhookPlan = {
  readonly url: string
  /** The webhook to keep; null if one has to be created. */
  readonly kept: StripeWebhook | null
  /** Whether the webhook that is kept must be given our events, or be enabled again. */
  readonly isRepaired: boolean
  /** Webhooks that are no longer needed. */
  readonly disabled: readonly StripeWebhook[]
  /** Webhooks to disable later: they still deliver while the new one takes over. */
  readonly later: readonly StripeWebhook[]
}

/**
 * Plan the webhooks for a URL. A webhook's version cannot be changed, and its secret is shown only when it is created,
 * so if either is wrong, a new webhook replaces it.
 *
 * @param hasSecret  whether we have a secret; without one, no existing webhook is of use
 */
export function planWebhook(
  all: readonly StripeWebhook[],
  { url, hasSecret, now }: { readonly url: string; readonly hasSecret: boolean; readonly now: Date },
): WebhookPlan {
  const ours = all.filter((webhook) => webhook.url === url)
  const usable = hasSecret ? ours.filter(({ api_version: version }) => version === API_VERSION) : []
  const kept = usable.toSorted((a, b) => b.created - a.created)[0] ?? null
  const others = ours.filter((webhook) => webhook !== kept && webhook.status === 'enabled')
  const isSettled = kept !== null && now.getTime() - kept.created * 1000 >= BOTH_DELIVER_MS
  return {
    url,
    kept,
    isRepaired: kept !== null && !isAsWanted(kept),
    disabled: isSettled ? others : [],
    later: isSettled ? [] : others,
  }
}

function isAsWanted({ status, enabled_events: events }: StripeWebhook): boolean {
  const hasAll = STRIPE_EVENT_TYPES.every((type) => events.includes(type))
  return status === 'enabled' && hasAll && events.every(isStripeEventType)
}
