type Facts = { readonly code?: string; readonly param?: string }

/** Thrown for a request to which Stripe would respond with an error. */
export class StripeRefusal extends Error {
  override name = 'StripeRefusal'

  constructor(
    message: string,
    readonly status: number,
    readonly type: 'invalid_request_error' | 'idempotency_error',
    readonly facts: Facts,
    /**
     * Whether a repeated idempotency key gets this error again: Stripe stores results, but not errors of validation.
     */
    readonly isKept: boolean,
  ) {
    super(message)
  }
}

/** The error for a request that is itself invalid. */
export function invalidRequestError(message: string, facts: Facts = {}): StripeRefusal {
  return new StripeRefusal(message, 400, 'invalid_request_error', facts, false)
}

/** The error for a valid request that its object does not allow, for example because of its status. */
export function notAllowedError(message: string, facts: Facts = {}): StripeRefusal {
  return new StripeRefusal(message, 400, 'invalid_request_error', facts, true)
}

export function missingObjectError(kind: string, id: string, param: string): StripeRefusal {
  const facts = { code: 'resource_missing', param }
  return new StripeRefusal(`No such ${kind}: '${id}'`, 404, 'invalid_request_error', facts, false)
}

export function unknownUrlError(method: string, path: string): StripeRefusal {
  const message = `Unrecognized request URL (${method}: ${path}).`
  return new StripeRefusal(message, 404, 'invalid_request_error', {}, false)
}

export function unauthorisedError(message: string): StripeRefusal {
  return new StripeRefusal(message, 401, 'invalid_request_error', {}, false)
}

/** The body of Stripe's error response. */
export function stripeErrorBody({ message, type, facts }: StripeRefusal): object {
  return { error: { ...facts, message, type } }
}
