import { type StandInResponse } from '@/tools/stripe/stand-in-response'
import { StripeRefusal } from '@/tools/stripe/stripe-refusal'

type StoredKey = {
  readonly fingerprint: string
  readonly answer: StandInResponse | null
  readonly at: number
}

/** Stripe may drop an idempotency key after this time. */
const KEY_LIFETIME_SECONDS = 24 * 60 * 60

export type IdempotencyStore = {
  /**
   * Find the first response under this key. If there is none, reserve the key and return null. Throws `StripeRefusal`
   * if the key is in use, or was used for another request.
   */
  readonly take: (key: string, fingerprint: string) => StandInResponse | null
  readonly keep: (key: string, answer: StandInResponse) => void
  readonly release: (key: string) => void
}

/**
 * Store responses by idempotency key, as Stripe does: docs.stripe.com/api/idempotent_requests.
 *
 * @param now  returns the time in Unix seconds
 */
export function createIdempotencyStore(
  now: () => number = () => Math.floor(Date.now() / 1000),
): IdempotencyStore {
  const kept = new Map<string, StoredKey>()
  return {
    take(key, fingerprint) {
      const found = kept.get(key)
      if (!found || now() - found.at >= KEY_LIFETIME_SECONDS) {
        kept.set(key, { fingerprint, answer: null, at: now() })
        return null
      }
      if (found.fingerprint !== fingerprint) throw otherParameters(key)
      if (!found.answer) throw inUse(key)
      return found.answer
    },
    keep(key, answer) {
      const taken = kept.get(key)
      if (taken) kept.set(key, { ...taken, answer })
    },
    release: (key) => void kept.delete(key),
  }
}

function otherParameters(key: string): StripeRefusal {
  return new StripeRefusal(
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    400,
    'idempotency_error',
    {},
    false,
  )
}

function inUse(key: string): StripeRefusal {
  return new StripeRefusal(
    `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
    409,
    'idempotency_error',
    { code: 'idempotency_key_in_use' },
    false,
  )
}
