import 'server-only'
import Stripe from 'stripe'
import { z } from 'zod'

/*
 * What the doctor reads from the Stripe account. Each function throws Stripe's error: 403 if a restricted key lacks the
 * permission.
 */

/** The version of Stripe's API that our package uses; a webhook must send its events in the same version. */
export const API_VERSION = Stripe.API_VERSION

const account = z
  .object({
    charges_enabled: z.boolean(),
    payouts_enabled: z.boolean(),
    default_currency: z.string().nullish(),
    requirements: z.object({ currently_due: z.array(z.string()).nullish() }).nullish(),
    settings: z.object({ payments: z.object({ statement_descriptor: z.string().nullish() }) }).nullish(),
  })
  .transform(({ charges_enabled, payouts_enabled, default_currency, requirements, settings }) => ({
    canCharge: charges_enabled,
    canPayOut: payouts_enabled,
    currency: default_currency ?? '',
    due: requirements?.currently_due ?? [],
    nameOnStatements: settings?.payments.statement_descriptor ?? '',
  }))

export type StripeAccount = z.infer<typeof account>

export async function loadAccount(stripe: Stripe): Promise<StripeAccount> {
  return account.parse(await stripe.accounts.retrieveCurrent())
}

const webhook = z.object({
  id: z.string(),
  url: z.string(),
  status: z.string(),
  enabled_events: z.array(z.string()),
  api_version: z.string().nullable(),
  /** When the event was created, in Unix seconds. */
  created: z.number(),
})

export type StripeWebhook = z.infer<typeof webhook>

/** List the account's webhooks. There are at most 16, so one page has all of them. */
export async function listWebhooks(stripe: Stripe): Promise<readonly StripeWebhook[]> {
  return z.array(webhook).parse((await stripe.webhookEndpoints.list({ limit: 100 })).data)
}

const configuration = z.looseObject({ is_default: z.boolean() })
const method = z.object({ display_preference: z.object({ value: z.string() }) })

/** List the payment methods enabled in the account's default configuration, the one that Checkout uses. */
export async function listMethods(stripe: Stripe): Promise<readonly string[]> {
  const all = z
    .array(configuration)
    .parse((await stripe.paymentMethodConfigurations.list({ limit: 100 })).data)
  const used = all.find((one) => one.is_default) ?? {}
  return Object.entries(used).flatMap(([name, setting]) =>
    method.safeParse(setting).data?.display_preference.value === 'on' ? [name] : [],
  )
}

/** List what a restricted key may not read although it must to sell, by the permission's name in the dashboard. */
export async function listMissingRights(stripe: Stripe): Promise<readonly string[]> {
  const questions = {
    'Checkout Sessions': stripe.checkout.sessions.list({ limit: 1 }),
    'Charges and Refunds': stripe.refunds.list({ limit: 1 }),
    Disputes: stripe.disputes.list({ limit: 1 }),
  }
  const answers = await Promise.allSettled(Object.values(questions))
  return Object.keys(questions).filter((_, at) => {
    const answer = answers[at]
    return answer?.status === 'rejected' && isForbidden(answer.reason)
  })
}

/** List the types of events since an instant that some webhook has not accepted. */
export async function listUndelivered(stripe: Stripe, since: Date): Promise<readonly string[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const { data } = await stripe.events.list({ created, delivery_success: false, limit: 100 })
  return z
    .array(z.object({ type: z.string() }))
    .parse(data)
    .map(({ type }) => type)
}

/** Sign an event of our own: return its `Stripe-Signature` header. */
export function signEvent(payload: string, secret: string): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret })
}

/** Whether Stripe refused because a restricted key lacks the permission. */
export function isForbidden(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.statusCode === 403
}
