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

const API = 'https://api.stripe.com/v1'

/** Stripe's HTTP, answered by msw as far as the desk asks. */
export function aStripe() {
  const calls: Call[] = []
  const sessions = new Map<string, Session>()
  const answers = new Map<string, Session>()

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
    http.post(`${API}/refunds`, async ({ request }) => {
      await take(request)
      return HttpResponse.json({ id: `re_${calls.length}`, object: 'refund', status: 'succeeded' })
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
      return factsOf(session)
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
