import { setTimeout as pause } from 'node:timers/promises'
import { type StripeAccount } from '@/tools/stripe/account'
import {
  type StandInResponse,
  type StandInRequest,
  standInJsonResponse,
} from '@/tools/stripe/stand-in-response'
import { STRIPE_API_ROUTES } from '@/tools/stripe/api-routes'
import { type Fault, type FaultQueue, altersResponse, applyFault } from '@/tools/stripe/faults'
import { type IdempotencyStore } from '@/tools/stripe/idempotency'
import { randomStripeId } from '@/tools/stripe/objects'
import {
  stripeErrorBody,
  StripeRefusal,
  unauthorisedError,
  unknownUrlError,
} from '@/tools/stripe/stripe-refusal'

export type ApiContext = {
  readonly account: StripeAccount
  readonly faults: FaultQueue
  readonly idempotency: IdempotencyStore
}

type Outcome = { readonly answer: StandInResponse; readonly isKept: boolean }

/** Handle one API request. Returns null if the connection should be cut. */
export async function handleApiRequest(
  api: ApiContext,
  call: StandInRequest,
): Promise<StandInResponse | null> {
  const fault = api.faults.next(call.method, call.path)
  const answer = await answerOnce(api, call, fault)
  if (fault?.isCut) return null
  return applyFault(
    { ...answer, headers: { 'Request-Id': randomStripeId('req_', 14), ...answer.headers } },
    fault,
  )
}

async function answerOnce(
  { account, idempotency }: ApiContext,
  call: StandInRequest,
  fault: Fault | null,
): Promise<StandInResponse> {
  const key = call.method === 'POST' ? call.header('idempotency-key') : null
  try {
    authenticate(call.header('authorization') ?? '')
    const first = key && idempotency.take(key, `${call.path} ${call.body}`)
    if (first) return { ...first, headers: { ...first.headers, 'Idempotent-Replayed': 'true' } }
  } catch (error) {
    return refused(error).answer
  }
  const { answer, isKept } = await processUnderFault(fault, () => work(account, call))
  if (key && fault?.isKept) idempotency.keep(key, applyFault(answer, fault))
  else if (key && isKept) idempotency.keep(key, answer)
  else if (key) idempotency.release(key)
  return answer
}

/** Accept only test keys: a live key sent to a fake Stripe is a mistake. Throws `StripeRefusal`. */
function authenticate(authorization: string): void {
  const key = /^Bearer (.+)$/.exec(authorization)?.[1]
  if (!key) {
    throw unauthorisedError(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    )
  }
  if (/^(sk|rk)_test_\w+$/.test(key)) return
  const remark = /^(sk|rk)_live_/.test(key) ? ' Live keys never go to a stand-in.' : ''
  throw unauthorisedError(
    `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}.${remark}`,
  )
}

/** Process a request, with the fault to imitate, if any. Delays happen here so that the idempotency key stays in use in the meantime. */
async function processUnderFault(fault: Fault | null, doWork: () => Outcome): Promise<Outcome> {
  if (!fault) return doWork()
  const isDone = fault.isCarriedOut || !altersResponse(fault)
  const outcome = isDone ? doWork() : { answer: standInJsonResponse(500, {}), isKept: false }
  await pause(fault.delayMs)
  return outcome
}

function work(account: StripeAccount, { method, path, query, body }: StandInRequest): Outcome {
  try {
    for (const route of STRIPE_API_ROUTES) {
      const match = route.method === method ? route.path.exec(path) : null
      if (!match) continue
      const form = method === 'POST' ? body : query
      const found = route.answer({ account, id: match[1] ?? '', form })
      return { answer: standInJsonResponse(200, found), isKept: true }
    }
    throw unknownUrlError(method, path)
  } catch (error) {
    return refused(error)
  }
}

function refused(error: unknown): Outcome {
  if (!(error instanceof StripeRefusal)) throw error
  return { answer: standInJsonResponse(error.status, stripeErrorBody(error)), isKept: error.isKept }
}
