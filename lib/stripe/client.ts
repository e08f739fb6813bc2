import 'server-only'
import Stripe from 'stripe'
import { env } from '@/lib/env'
import { log } from '@/lib/observability/log'
import { isShownToVisitors } from '@/lib/words/refusals/card-errors'

/** A visitor waits for the answer: two tries of ten seconds at the most. */
const TIMEOUT_MS = 10_000
const RETRIES = 1

let kept: Stripe | undefined

/** Whether the server has what it needs to ask Stripe. */
export function isStripeConfigured(): boolean {
  return env().STRIPE_SECRET_KEY !== ''
}

export function stripe(): Stripe {
  return (kept ??= openClient())
}

function openClient(): Stripe {
  const client = new Stripe(env().STRIPE_SECRET_KEY, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...address(env().STRIPE_API_BASE),
  })
  client.on(
    'response',
    ({ method, path, status, elapsed, request_id: stripeRequest }: Stripe.ResponseEvent) => {
      log().info({ method, call: withoutIds(path), status, ms: elapsed, stripeRequest }, 'asked Stripe')
    },
  )
  return client
}

/** `/v1/checkout/sessions/cs_…/expire` as `/v1/checkout/sessions/:id/expire`. */
export function withoutIds(path: string): string {
  const [called = ''] = path.split('?', 1)
  return called.replace(/\/[a-z]+_\w+/g, '/:id')
}

function address(base: string) {
  if (!base) return {}
  const { hostname, port, protocol } = new URL(base)
  const isHttp = protocol === 'http:'
  return { host: hostname, port: port || (isHttp ? 80 : 443), protocol: isHttp ? 'http' : 'https' } as const
}

/** Stripe refused, or did not answer. */
export class PaymentProviderError extends Error {
  override name = 'PaymentProviderError'

  /** @param code  Stripe's word for it, such as `email_invalid`, where it gave one */
  constructor(
    message: string,
    readonly code: string | null,
    options: ErrorOptions,
  ) {
    super(message, options)
  }

  /**
   * Stripe's most specific code that a visitor may see. A decline code of the bank counts only where the site has a
   * text for it; others, such as `stolen_card`, must not be shown to whoever holds the card:
   * https://docs.stripe.com/declines/codes
   */
  get codeForVisitors(): string | null {
    const declined = this.cause instanceof Stripe.errors.StripeError ? this.cause.decline_code : undefined
    return declined && isShownToVisitors(declined) ? declined : this.code
  }

  /** Whether Stripe read the request and refused it: retried with the same key, it gives the same answer. */
  get isRefusal(): boolean {
    const status = this.cause instanceof Stripe.errors.StripeError ? (this.cause.statusCode ?? 0) : 0
    return status >= 400 && status < 500 && status !== 409 && status !== 429
  }

  /**
   * Whether it is the answer that Stripe keeps under the request's key, for a day: an error of its own as well. The same key
   * gives it again, so only another one helps, after a look at whether the first request was carried out all the same.
   *
   * Source: https://docs.stripe.com/api/idempotent_requests
   */
  get isKept(): boolean {
    const headers = this.cause instanceof Stripe.errors.StripeError ? this.cause.headers : undefined
    return this.isRefusal || headers?.['idempotent-replayed'] === 'true'
  }
}

/** How many keys one call tries, since Stripe keeps an error of its own under the previous one. */
const MOST_KEYS = 3

/**
 * Run one call that makes something at Stripe which is harmless where it is made twice, such as a page whose address nobody
 * has. Where an error of Stripe's own is kept under the key, the next one is tried at once. Throws `PaymentProviderError`.
 */
export async function callStripeWithKey<T>(
  key: string,
  ask: (client: Stripe, idempotencyKey: string) => Promise<T>,
  tried = 1,
): Promise<T> {
  try {
    return await callStripe((client) => ask(client, tried === 1 ? key : `${key}:${tried}`))
  } catch (error) {
    const isNextTried = error instanceof PaymentProviderError && error.isKept && !error.isRefusal
    if (!isNextTried || tried === MOST_KEYS) throw error
    return callStripeWithKey(key, ask, tried + 1)
  }
}

/** Run one call to Stripe. Throws `PaymentProviderError`. */
export async function callStripe<T>(ask: (client: Stripe) => Promise<T>): Promise<T> {
  try {
    return await ask(stripe())
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeError)) {
      throw new PaymentProviderError('Stripe gave no answer that can be read', null, { cause })
    }
    throw new PaymentProviderError(cause.message, cause.code ?? null, { cause })
  }
}
