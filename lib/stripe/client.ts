import 'server-only'
import Stripe from 'stripe'
import { type Env, env } from '@/lib/env'
import { log } from '@/lib/observability/log'
import { hasCardErrorText } from '@/lib/words/refusals/card-errors'

/** Limits for calls that a visitor is waiting for: at most two tries of ten seconds. */
const PATIENCE = { timeout: 10_000, maxNetworkRetries: 1 }

let cached: Stripe | undefined

export function isStripeConfigured(): boolean {
  return env().STRIPE_SECRET_KEY !== ''
}

export function stripe(): Stripe {
  return (cached ??= openStripe(env()))
}

/** Create a Stripe client for some settings, of which others may be missing or wrong. */
export function openStripe(
  { STRIPE_SECRET_KEY: key, STRIPE_API_BASE: base }: Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_API_BASE'>,
  patience: Pick<Stripe.StripeConfig, 'timeout' | 'maxNetworkRetries'> = PATIENCE,
): Stripe {
  const client = new Stripe(key, {
    ...patience,
    telemetry: false,
    ...address(base),
  })
  client.on(
    'response',
    ({ method, path, status, elapsed, request_id: stripeRequest }: Stripe.ResponseEvent) => {
      log().info({ method, call: withoutIds(path), status, ms: elapsed, stripeRequest }, 'asked Stripe')
    },
  )
  return client
}

/** Remove ids from a path: `/v1/checkout/sessions/cs_…/expire` becomes `/v1/checkout/sessions/:id/expire`. */
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

/** Thrown if Stripe refused a call or did not respond. */
export class PaymentProviderError extends Error {
  override name = 'PaymentProviderError'

  /** @param code  Stripe's error code, such as `email_invalid`, if it gave one */
  constructor(
    message: string,
    readonly code: string | null,
    options: ErrorOptions,
  ) {
    super(message, options)
  }

  /**
   * Stripe's most specific code that a visitor may see. A bank's decline code is used only if the site has a text for
   * it; others, such as `stolen_card`, must not be shown to the person holding the card:
   * https://docs.stripe.com/declines/codes
   */
  get codeForVisitors(): string | null {
    const declined = this.cause instanceof Stripe.errors.StripeError ? this.cause.decline_code : undefined
    return declined && hasCardErrorText(declined) ? declined : this.code
  }

  /** Whether Stripe read the request and refused it: a retry with the same key gets the same response. */
  get isRefusal(): boolean {
    const status = this.cause instanceof Stripe.errors.StripeError ? (this.cause.statusCode ?? 0) : 0
    return status >= 400 && status < 500 && status !== 409 && status !== 429
  }

  /**
   * Whether Stripe stores this response under the request's key, for a day; that includes Stripe's own server errors.
   * The same key returns it again, so only a new key helps, after checking whether the first request succeeded after
   * all.
   * Source: https://docs.stripe.com/api/idempotent_requests
   */
  get isKept(): boolean {
    const headers = this.cause instanceof Stripe.errors.StripeError ? this.cause.headers : undefined
    return this.isRefusal || headers?.['idempotent-replayed'] === 'true'
  }
}

/** How many idempotency keys one call tries, because Stripe stores its own errors under a key. */
const MAX_KEYS = 3

/**
 * Run one call that creates something at Stripe of which a second copy does no harm, such as a page whose URL nobody
 * has. If Stripe has stored one of its own errors under the key, the next key is tried immediately. Throws
 * `PaymentProviderError`.
 */
export async function callStripeIdempotently<T>(
  key: string,
  ask: (client: Stripe, idempotencyKey: string) => Promise<T>,
  tried = 1,
): Promise<T> {
  try {
    return await callStripe((client) => ask(client, tried === 1 ? key : `${key}:${tried}`))
  } catch (error) {
    const isNextTried = error instanceof PaymentProviderError && error.isKept && !error.isRefusal
    if (!isNextTried || tried === MAX_KEYS) throw error
    return callStripeIdempotently(key, ask, tried + 1)
  }
}

/** Run one call to Stripe. Throws `PaymentProviderError`. */
export async function callStripe<T>(ask: (client: Stripe) => Promise<T>): Promise<T> {
  return callStripeAs(stripe(), ask)
}

/** Run one call to Stripe through the given client. Throws `PaymentProviderError`. */
export async function callStripeAs<T>(client: Stripe, ask: (client: Stripe) => Promise<T>): Promise<T> {
  try {
    return await ask(client)
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeError)) {
      throw new PaymentProviderError('Stripe gave no answer that can be read', null, { cause })
    }
    throw new PaymentProviderError(cause.message, cause.code ?? null, { cause })
  }
}
