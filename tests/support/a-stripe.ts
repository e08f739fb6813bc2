import { http } from 'msw/core/http'
import { setupServer } from 'msw/node'
import { type SessionFacts, sessionFacts } from '@/lib/stripe/session-facts'
import { type Checkout, openAccount } from '@/tools/stripe/account'
import { answerApi } from '@/tools/stripe/api'
import { failPayout, payOut } from '@/tools/stripe/balance'
import { expireCheckout } from '@/tools/stripe/expire-checkout'
import { createFaults } from '@/tools/stripe/faults'
import { createIdempotency } from '@/tools/stripe/idempotency'
import { closeDispute, type DisputeStep, moveDispute, openDispute } from '@/tools/stripe/open-dispute'
import { beginPayment, payByBankDebit, payByCard, settleBankDebit } from '@/tools/stripe/pay-checkout'
import { bounceRefund, refundPayment } from '@/tools/stripe/refund-payment'

type Call = { readonly path: string; readonly form: URLSearchParams; readonly idempotencyKey: string | null }

const PAGE_SECONDS = 31 * 60

/** Stripe's HTTP, answered in memory by the stand-in that the demo runs: msw only hands the requests over. */
export function aStripe() {
  const calls: Call[] = []
  let now = 0
  const account = openAccount({ url: 'https://checkout.stripe.com', now: () => now })
  const api = { account, faults: createFaults(), idempotency: createIdempotency(() => now) }

  const server = setupServer(
    http.all('https://api.stripe.com/v1/*', async ({ request }) => {
      const { pathname: path, search } = new URL(request.url)
      const body = await request.text()
      const form = new URLSearchParams(body)
      calls.push({ path, form, idempotencyKey: request.headers.get('idempotency-key') })
      // Tests say what time it is when they ask for a page, and Stripe's clock follows them.
      if (form.has('expires_at')) now = Number(form.get('expires_at')) - PAGE_SECONDS
      const header = (name: string) => request.headers.get(name)
      const answer = await answerApi(api, {
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
  const facts = (sessionId: string): SessionFacts => sessionFacts(load(sessionId).session)

  /** The page's payment begins under an id that the test knows. */
  function begin(sessionId: string, paymentIntentId: string): Checkout {
    beginPayment(account, load(sessionId), paymentIntentId)
    return load(sessionId)
  }

  return {
    server,
    calls,
    callsTo: (end: string) => calls.filter(({ path }) => path.endsWith(end)),
    facts,
    /** The guest pays on Stripe's page, or a bank debit arrives; answers what the webhook tells us. */
    pay(sessionId: string, paymentIntentId = `pi_${sessionId}`): SessionFacts {
      const { payment_intent: debit } = load(sessionId).session
      if (debit) settleBankDebit(account, load(sessionId), 'succeeded')
      else payByCard(account, begin(sessionId, paymentIntentId))
      return facts(sessionId)
    },
    /** The guest chose a bank debit: the page is complete, the money comes later. */
    promise(sessionId: string, paymentIntentId: string): SessionFacts {
      payByBankDebit(account, begin(sessionId, paymentIntentId))
      return facts(sessionId)
    },
    /** The page's time is over, unpaid. */
    runOut(sessionId: string): SessionFacts {
      expireCheckout(account, load(sessionId))
      return facts(sessionId)
    },
    /** The operator returns a part of a payment in Stripe's dashboard; answers the refund's id. */
    refundByHand: (paymentIntentId: string, amount: number): string =>
      refundPayment(account, { payment_intent: paymentIntentId, amount }).id,
    /** A refund that we asked for was made, and its answer was lost. */
    refundMade(paymentIntentId: string, amount: number, refund: string): void {
      refundPayment(account, { payment_intent: paymentIntentId, amount, metadata: { refund } })
    },
    /** The guest's bank does not take what was returned: Stripe counts it as not returned again. */
    bounce: (paymentIntentId: string): void => void bounceRefund(account, paymentIntentId),
    /** Stripe pays out to our bank all that it holds. */
    payOut: () => payOut(account),
    /** Our bank does not take the newest payout. */
    failPayout: () => failPayout(account),
    /** Its clock, which else follows the pages that tests ask for. */
    setClock(at: Date): void {
      now = Math.floor(at.getTime() / 1000)
    },
    /** The stand-in itself: what is set there, and the answers that are spoilt. */
    account,
    faults: api.faults,
    /** The guest's bank asks about a payment, and takes nothing. */
    inquire: (paymentIntentId: string): void =>
      void openDispute(account, paymentIntentId, { isInquiry: true }),
    /** What becomes of an inquiry, or of a dispute that is over. */
    moveDispute: (paymentIntentId: string, step: DisputeStep): void =>
      void moveDispute(account, paymentIntentId, step),
    /** The guest's bank asks for a payment back. */
    dispute: (paymentIntentId: string): void => void openDispute(account, paymentIntentId),
    /** The bank has decided: `won` is for us. Stripe goes on to say that the charge was disputed. */
    closeDispute: (paymentIntentId: string, status: 'won' | 'lost'): void =>
      void closeDispute(account, paymentIntentId, status),
  }
}
