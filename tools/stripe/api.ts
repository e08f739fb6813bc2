import { setTimeout as pause } from 'node:timers/promises'
import Stripe from 'stripe'
import { type Account } from '@/tools/stripe/account'
import { type Answer, type Call, jsonAnswer } from '@/tools/stripe/answer'
import { ROUTES } from '@/tools/stripe/api-routes'
import { authenticate } from '@/tools/stripe/authenticate'
import { expandAll } from '@/tools/stripe/expand'
import { type Fault, type Faults, isSpoiling, spoil } from '@/tools/stripe/faults'
import { type Idempotency } from '@/tools/stripe/idempotency'
import { randomId } from '@/tools/stripe/random-id'
import { errorBody, StripeRefusal } from '@/tools/stripe/refusal'

type Desk = { readonly account: Account; readonly faults: Faults; readonly idempotency: Idempotency }
type Request = { readonly id: string; readonly key: string | null; readonly fault: Fault | null }
type Outcome = { readonly answer: Answer; readonly isKept: boolean }

/** Answer one request of Stripe's API; null where the connection is to be cut. */
export async function answerApi(desk: Desk, call: Call): Promise<Answer | null> {
  const request: Request = {
    id: randomId('req_', 14),
    key: call.method === 'POST' ? call.header('idempotency-key') : null,
    fault: desk.faults.next(call.method, call.path),
  }
  const answer = await answerOnce(desk, call, request)
  if (request.fault?.isCut) return null
  const version = call.header('stripe-version') ?? Stripe.API_VERSION
  const headers = { 'Request-Id': request.id, 'Stripe-Version': version, ...answer.headers }
  return spoil({ ...answer, headers }, request.fault)
}

async function answerOnce(desk: Desk, call: Call, request: Request): Promise<Answer> {
  const { key } = request
  try {
    authenticate(call.header('authorization'))
    const first = key && desk.idempotency.take(key, `${call.path} ${call.body}`)
    if (first) return { ...first, headers: { ...first.headers, 'Idempotent-Replayed': 'true' } }
  } catch (error) {
    return refused(desk.account, error).answer
  }
  const { answer, isKept } = await workUnder(desk.account, call, request)
  if (key && isKept) desk.idempotency.keep(key, withHeader(answer, 'Original-Request', request.id))
  else if (key) desk.idempotency.release(key)
  return key ? withHeader(answer, 'Idempotency-Key', key) : answer
}

/** The key stays in use while a fault delays the answer. */
async function workUnder(account: Account, call: Call, request: Request): Promise<Outcome> {
  const { fault } = request
  const isDone = !fault || fault.isCarriedOut || !isSpoiling(fault)
  const outcome = isDone ? work(account, call, request) : { answer: jsonAnswer(500, {}), isKept: false }
  if (fault) await pause(fault.delayMs)
  return outcome
}

function work(
  account: Account,
  { method, path, query, body }: Call,
  { id: requestId, key }: Request,
): Outcome {
  try {
    for (const route of ROUTES.filter((one) => one.method === method)) {
      const match = route.path.exec(path)
      if (!match) continue
      const id = match[1] ?? ''
      const form = method === 'POST' ? body : query
      const cause = { id: requestId, idempotency_key: key }
      const { object, expand = [] } = route.answer({ account, id, path, form, cause })
      return { answer: jsonAnswer(200, expandAll(account, object, expand)), isKept: true }
    }
    throw new StripeRefusal(
      `Unrecognized request URL (${method}: ${path}).`,
      404,
      'invalid_request_error',
      {},
      false,
    )
  } catch (error) {
    return refused(account, error)
  }
}

function refused(account: Account, error: unknown): Outcome {
  if (!(error instanceof StripeRefusal)) throw error
  const body = errorBody(error, `${account.url}/__test/deliveries`)
  return { answer: jsonAnswer(error.status, body), isKept: error.isKept }
}

function withHeader(answer: Answer, name: string, value: string): Answer {
  return { ...answer, headers: { ...answer.headers, [name]: value } }
}
