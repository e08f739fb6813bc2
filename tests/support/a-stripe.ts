import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { type SessionFacts } from '@/lib/stripe/session-facts'

type Call = { readonly path: string; readonly form: URLSearchParams; readonly idempotencyKey: string | null }

type Session = {
  id: string
  object: 'checkout.session'
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  payment_intent: string | null
  amount_total: number
  currency: string
  client_reference_id: string
}

type Refund = {
  id: string
  object: 'refund'
  amount: number
  status: 'succeeded' | 'failed'
  metadata: Record<string, string>
}

type Payment = { amount: number; dispute: string | null; refunds: Refund[] }

const API = 'https://api.stripe.com/v1'

/** Stripe's HTTP, answered by msw as far as the desk asks. */
export function aStripe() {
  const calls: Call[] = []
  const sessions = new Map<string, Session>()
  const answers = new Map<string, Session>()
  const payments = new Map<string, Payment>()
  const refundAnswers = new Map<string, Refund>()

  async function take(request: Request): Promise<Call> {
    const form = new URLSearchParams(await request.text())
    const call = {
      path: new URL(request.url).pathname,
      form,
      idempotencyKey: request.headers.get('idempotency-key'),
    }
    calls.push(call)
    return call
  }

  function open({ form }: Call): Session {
    const lines = [0, 1].map((i) =>
      ['quantity', 'price_data][unit_amount'].map((name) =>
        Number(form.get(`line_items[${i}][${name}]`) ?? 0),
      ),
    )
    const id = `cs_test_${sessions.size + 1}`
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: lines.reduce((sum, [quantity = 0, cents = 0]) => sum + quantity * cents, 0),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      client_reference_id: form.get('client_reference_id') ?? '',
    }
    sessions.set(id, session)
    return session
  }

  function paymentOf(paymentIntentId: string): Payment {
    const payment = payments.get(paymentIntentId)
    if (!payment) throw new Error(`no payment ${paymentIntentId}`)
    return payment
  }

  function addRefund(payment: Payment, amount: number, metadata: Record<string, string> = {}): Refund {
    const refund: Refund = {
      id: `re_${calls.length}_${payment.refunds.length}`,
      object: 'refund',
      amount,
      status: 'succeeded',
      metadata,
    }
    payment.refunds.push(refund)
    return refund
  }

  function refundAsAsked({ form, idempotencyKey }: Call): Response {
    const known = refundAnswers.get(idempotencyKey ?? '')
    if (known) return HttpResponse.json(known)
    const payment = payments.get(form.get('payment_intent') ?? '')
    if (!payment) return refusal('No such payment_intent', 'resource_missing')
    const left = payment.amount - refundedOf(payment)
    const amount = Number(form.get('amount') ?? left)
    if (payment.dispute && payment.dispute !== 'won')
      return refusal('The charge has been charged back', 'charge_disputed')
    if (left === 0) return refusal('Charge has already been refunded.', 'charge_already_refunded')
    if (amount > left) return refusal('Refund amount is greater than unrefunded amount on charge')
    const refund = addRefund(payment, amount, { checkout: form.get('metadata[checkout]') ?? '' })
    if (idempotencyKey) refundAnswers.set(idempotencyKey, refund)
    return HttpResponse.json(refund)
  }

  const refusal = (message: string, code?: string) =>
    HttpResponse.json({ error: { type: 'invalid_request_error', message, code } }, { status: 400 })

  const server = setupServer(
    http.post(`${API}/checkout/sessions`, async ({ request }) => {
      const call = await take(request)
      const key = call.idempotencyKey ?? String(calls.length)
      const session = answers.get(key) ?? open(call)
      answers.set(key, session)
      return HttpResponse.json(session)
    }),
    http.post(`${API}/checkout/sessions/:id/expire`, async ({ request, params }) => {
      await take(request)
      const session = sessions.get(String(params.id))
      if (session?.status !== 'open') {
        return refusal(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session?.status}\`.`,
        )
      }
      session.status = 'expired'
      return HttpResponse.json(session)
    }),
    http.get(`${API}/checkout/sessions/:id`, async ({ request, params }) => {
      await take(request)
      const session = sessions.get(String(params.id))
      return session ? HttpResponse.json(session) : refusal('No such checkout.session', 'resource_missing')
    }),
    http.post(`${API}/refunds`, async ({ request }) => refundAsAsked(await take(request))),
    http.get(`${API}/disputes`, async ({ request }) => {
      await take(request)
      const payment = payments.get(new URL(request.url).searchParams.get('payment_intent') ?? '')
      const data = payment?.dispute ? [{ amount: payment.amount, status: payment.dispute }] : []
      return HttpResponse.json({ object: 'list', data, has_more: false })
    }),
    http.get(`${API}/payment_intents/:id`, async ({ request, params }) => {
      await take(request)
      const payment = payments.get(String(params.id))
      if (!payment) return refusal('No such payment_intent', 'resource_missing')
      const latest_charge = {
        id: `ch_${String(params.id)}`,
        object: 'charge',
        amount: payment.amount,
        amount_refunded: refundedOf(payment),
        disputed: payment.dispute !== null,
        refunds: { object: 'list', data: payment.refunds.toReversed(), has_more: false },
      }
      return HttpResponse.json({ id: params.id, object: 'payment_intent', latest_charge })
    }),
  )

  return {
    server,
    calls,
    callsTo: (end: string) => calls.filter(({ path }) => path.endsWith(end)),
    /** The guest pays on Stripe's page; answers what the webhook tells us. */
    pay(sessionId: string, paymentIntentId = `pi_${sessionId}`): SessionFacts {
      const session = sessions.get(sessionId)
      if (!session) throw new Error(`no session ${sessionId}`)
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: paymentIntentId,
        url: null,
      })
      payments.set(paymentIntentId, { amount: session.amount_total, dispute: null, refunds: [] })
      return factsOf(session)
    },
    /** The operator returns a part of a payment in Stripe's dashboard; answers the refund's id. */
    refundByHand: (paymentIntentId: string, cents: number) => addRefund(paymentOf(paymentIntentId), cents).id,
    /** A refund that we asked for was made, and its answer was lost. */
    refundMade(paymentIntentId: string, cents: number, checkout: string): void {
      addRefund(paymentOf(paymentIntentId), cents, { checkout })
    },
    /** The guest's bank does not take what was returned: Stripe counts it as not returned again. */
    bounce(paymentIntentId: string): void {
      const [last] = paymentOf(paymentIntentId).refunds.slice(-1)
      if (last) last.status = 'failed'
    },
    /** The guest's bank asks for a payment back. */
    dispute(paymentIntentId: string): void {
      paymentOf(paymentIntentId).dispute = 'needs_response'
    },
    /** The bank has decided: `won` is for us. Stripe goes on to say that the charge was disputed. */
    closeDispute(paymentIntentId: string, status: 'won' | 'lost'): void {
      paymentOf(paymentIntentId).dispute = status
    },
    /** The guest chose a bank debit: the page is complete, the money comes later. */
    promise(sessionId: string, paymentIntentId: string): SessionFacts {
      const session = sessions.get(sessionId)
      if (!session) throw new Error(`no session ${sessionId}`)
      Object.assign(session, { status: 'complete', payment_intent: paymentIntentId, url: null })
      return factsOf(session)
    },
    /** The page's time is over, unpaid. */
    runOut(sessionId: string): SessionFacts {
      const session = sessions.get(sessionId)
      if (!session) throw new Error(`no session ${sessionId}`)
      Object.assign(session, { status: 'expired', url: null })
      return factsOf(session)
    },
    facts(sessionId: string): SessionFacts {
      const session = sessions.get(sessionId)
      if (!session) throw new Error(`no session ${sessionId}`)
      return factsOf(session)
    },
  }
}

function refundedOf({ refunds }: Payment): number {
  return refunds.reduce((sum, { status, amount }) => (status === 'failed' ? sum : sum + amount), 0)
}

function factsOf(session: Session): SessionFacts {
  return {
    sessionId: session.id,
    bookingId: session.client_reference_id,
    status: session.status,
    isPaid: session.payment_status === 'paid',
    paymentIntentId: session.payment_intent,
    amountCents: session.amount_total,
    currency: session.currency,
  }
}
