import { http } from 'msw/core/http'
import { setupServer } from 'msw/node'
import { type CheckoutSessionFacts, parseCheckoutSession } from '@/lib/stripe/session-facts'
import { type Checkout, openStripeAccount } from '@/tools/stripe/account'
import { handleApiRequest } from '@/tools/stripe/api'
import { failPayout, payOutBalance } from '@/tools/stripe/balance'
import { expireCheckout } from '@/tools/stripe/expire-checkout'
import { createFaultQueue } from '@/tools/stripe/faults'
import { createIdempotencyStore } from '@/tools/stripe/idempotency'
import { decideDispute, type DisputeStep, advanceDispute, openDispute } from '@/tools/stripe/open-dispute'
import { beginPayment, payByBankDebit, payByCard, settleBankDebit } from '@/tools/stripe/pay-checkout'
import { bounceRefund, refundPayment } from '@/tools/stripe/refund-payment'

type Call = { readonly path: string; readonly form: URLSearchParams; readonly idempotencyKey: string | null }

const PAGE_SECONDS = 31 * 60

/** Stripe's HTTP API, served in memory by the demo's fake Stripe: msw only passes on the requests. */
export function aStripe() {
  const calls: Call[] = []
  let now = 0
  const account = openStripeAccount({ url: 'https://checkout.stripe.com', now: () => now })
  const api = { account, faults: createFaultQueue(), idempotency: createIdempotencyStore(() => now) }

  const server = setupServer(
    http.all('https://api.stripe.com/v1/*', async ({ request }) => {
      const { pathname: path, search } = new URL(request.url)
      const body = await request.text()
      const form = new URLSearchParams(body)
      calls.push({ path, form, idempotencyKey: request.headers.get('idempotency-key') })
      // Tests set the time when they create a page, and Stripe's clock follows.
      if (form.has('expires_at')) now = Number(form.get('expires_at')) - PAGE_SECONDS
      const header = (name: string) => request.headers.get(name)
      const answer = await handleApiRequest(api, {
        method: request.method,
        path,
        query: search.slice(1),
        body,
        header,
      })
      return answer ? new Response(answer.body, answer) : Response.error()
    }),
  )

  const load = (sessionId: string) => account.checkouts.load(sessionId, 'session')
  const facts = (sessionId: string): CheckoutSessionFacts => parseCheckoutSession(load(sessionId).session)

  /** Start the page's payment under an id that the test knows. */
  function begin(sessionId: string, paymentIntentId: string): Checkout {
    beginPayment(account, load(sessionId), paymentIntentId)
    return load(sessionId)
  }

  return {
    server,
    calls,
    callsTo: (end: string) => calls.filter(({ path }) => path.endsWith(end)),
    facts,
    /** The guest pays on Stripe's page, or a bank debit arrives; returns what the webhook would send. */
    pay(sessionId: string, paymentIntentId = `pi_${sessionId}`): CheckoutSessionFacts {
      const { payment_intent: debit } = load(sessionId).session
      if (debit) settleBankDebit(account, load(sessionId), 'succeeded')
      else payByCard(account, begin(sessionId, paymentIntentId))
      return facts(sessionId)
    },
    /** The guest chose a bank debit: the page is complete, the money arrives later. */
    promise(sessionId: string, paymentIntentId: string): CheckoutSessionFacts {
      payByBankDebit(account, begin(sessionId, paymentIntentId))
      return facts(sessionId)
    },
    /** The page expires unpaid. */
    runOut(sessionId: string): CheckoutSessionFacts {
      expireCheckout(account, load(sessionId))
      return facts(sessionId)
    },
    /** The operator refunds part of a payment in Stripe's dashboard; returns the refund's id. */
    refundByHand: (paymentIntentId: string, amount: number): string =>
      refundPayment(account, { payment_intent: paymentIntentId, amount }).id,
    /** A refund that we requested was made, but the response was lost. */
    refundMade(paymentIntentId: string, amount: number, refund: string): void {
      refundPayment(account, { payment_intent: paymentIntentId, amount, metadata: { refund } })
    },
    /** The guest's bank rejects a refund: Stripe no longer counts it as refunded. */
    bounce: (paymentIntentId: string): void => void bounceRefund(account, paymentIntentId),
    /** Stripe pays out its whole balance to our bank. */
    payOut: () => payOutBalance(account),
    /** Our bank rejects the newest payout. */
    failPayout: () => failPayout(account),
    /** Set its clock, which otherwise follows the pages that tests create. */
    setClock(at: Date): void {
      now = Math.floor(at.getTime() / 1000)
    },
    /** The fake itself: its settings, and its faulty responses. */
    account,
    faults: api.faults,
    /** The guest's bank enquires about a payment, and takes nothing. */
    inquire: (paymentIntentId: string): void =>
      void openDispute(account, paymentIntentId, { isInquiry: true }),
    /** Move an inquiry, or a dispute that is over, to its next state. */
    moveDispute: (paymentIntentId: string, step: DisputeStep): void =>
      void advanceDispute(account, paymentIntentId, step),
    /** The guest's bank disputes a payment. */
    dispute: (paymentIntentId: string): void => void openDispute(account, paymentIntentId),
    /** The bank has decided: `won` is for us. Stripe still shows the charge as disputed. */
    closeDispute: (paymentIntentId: string, status: 'won' | 'lost'): void =>
      void decideDispute(account, paymentIntentId, status),
  }
}
