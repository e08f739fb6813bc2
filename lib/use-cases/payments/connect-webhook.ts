import 'server-only'
import { type Env } from '@/lib/env'
import { listWebhooks } from '@/lib/stripe/account-state'
import { callStripeAs, openStripe } from '@/lib/stripe/client'
import { planWebhook, WEBHOOK_ROUTE, type WebhookPlan } from '@/lib/stripe/webhook-plan'
import { createWebhook, disableWebhook, repairWebhook } from '@/lib/stripe/webhooks'

export type { WebhookPlan }

/** Manages this site's webhooks in a Stripe account. Every function throws `PaymentProviderError`. */
export function openWebhooks({
  SITE_URL: site,
  ...settings
}: Pick<Env, 'SITE_URL' | 'STRIPE_SECRET_KEY' | 'STRIPE_API_BASE'>) {
  const client = openStripe(settings)
  const url = site + WEBHOOK_ROUTE
  return {
    /**
     * Plans what to do.
     *
     * @param hasSecret  whether the site has a secret already
     */
    plan: async (hasSecret: boolean, now: Date): Promise<WebhookPlan> =>
      planWebhook(await callStripeAs(client, listWebhooks), { url, hasSecret, now }),
    /** Carries out the plan. Returns the secret of a webhook that was created; null if none was. */
    carryOut: ({ kept, isRepaired, disabled }: WebhookPlan): Promise<string | null> =>
      callStripeAs(client, async () => {
        if (kept && isRepaired) await repairWebhook(client, kept.id)
        for (const { id } of disabled) await disableWebhook(client, id)
        return kept ? null : createWebhook(client, url)
      }),
  }
}
