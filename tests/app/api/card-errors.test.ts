import { http } from 'msw/core/http'
import { POST } from '@/app/api/checkout/route'
import { bookingFailureText } from '@/lib/browser/booking-failure-text'
import { startStripeStandIn, type StripeStandIn } from '@/tools/stripe/stand-in'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { aCall, read } from '@/tests/support/a-call'
import { expectLog } from '@/tests/support/expect-logged-problem'
import { freezeClock } from '@/tests/support/freeze-clock'
import { isExhaustive } from '@/tests/support/tier'
import { words } from '@/lib/words/words'
import { controlStandIn } from '@/tests/support/control-stand-in'

/* From Stripe's error to the message for the visitor. Rule: card-error-texts (docs/rules.md) */

freezeClock(NOON)
const backend = aBackend()
const SESSIONS = 'https://api.stripe.com/v1/checkout/sessions'

const DECLINED = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' }

/** Response bodies as Stripe sends them, see docs.stripe.com/declines/codes. */
const ERRORS = [
  [
    { type: 'invalid_request_error', code: 'email_invalid', param: 'customer_email' },
    'Invalid email address',
  ],
  [{ ...DECLINED, decline_code: 'generic_decline' }, 'Payment was declined'],
  [DECLINED, 'Payment was declined'],
  [{ ...DECLINED, decline_code: 'stolen_card' }, 'Payment was declined'],
  [{ ...DECLINED, decline_code: 'insufficient_funds' }, 'Insufficient funds'],
  [{ type: 'card_error', code: 'insufficient_funds' }, 'Insufficient funds'],
  [{ type: 'card_error', code: 'expired_card' }, 'Card has expired'],
  [{ type: 'card_error', code: 'expired_card', decline_code: 'expired_card' }, 'Card has expired'],
  [{ type: 'card_error', code: 'incorrect_cvc' }, 'Incorrect CVC code'],
  [{ ...DECLINED, decline_code: 'incorrect_cvc' }, 'Incorrect CVC code'],
] as const

let standIn: StripeStandIn
beforeAll(async () => {
  standIn = await startStripeStandIn({ webhookUrl: 'http://127.0.0.1:1', webhookSecret: 'whsec_desk' })
})
beforeEach(() => void expectLog())
afterAll(() => standIn.close())

test.each(ERRORS)('%j reads %s', async (error, text) => {
  const status = error.type === 'card_error' ? 402 : 400
  backend.stripe.server.use(http.post(SESSIONS, () => Response.json({ error }, { status })))
  expect(await whatIsRead()).toBe(text)
})

test('why a bank seized a card is not revealed to its holder', async () => {
  const error = { ...DECLINED, decline_code: 'stolen_card' }
  backend.stripe.server.use(http.post(SESSIONS, () => Response.json({ error }, { status: 402 })))
  expect((await answerTo(await backend.aDeparture({ seats: 1 }))).error).not.toContain('stolen')
})

/** Errors whose text is passed on unchanged: the first with each text, or all of them. */
const HANDED_ON = ERRORS.filter(
  ([, text], index) => isExhaustive || ERRORS.findIndex(([, other]) => other === text) === index,
)

test.each(HANDED_ON)('%j through the stand-in reads %s', async (error, text) => {
  const status = error.type === 'card_error' ? 402 : 400
  const fault = { path: '/v1/checkout/sessions', status, body: JSON.stringify({ error }) }
  await controlStandIn(standIn.url, 'faults', fault)
  backend.stripe.server.use(http.post(SESSIONS, ({ request }) => passOn(request, standIn.url)))
  expect(await whatIsRead()).toBe(text)
})

async function passOn(request: Request, url: string): Promise<Response> {
  const headers = new Headers(request.headers)
  const body = await request.text()
  const answer = await fetch(`${url}/v1/checkout/sessions`, { method: 'POST', headers, body })
  return new Response(await answer.text(), { status: answer.status })
}

async function whatIsRead(): Promise<string> {
  const { error } = await answerTo(await backend.aDeparture({ seats: 1 }))
  return bookingFailureText(words('booking', 'en'), new Error(error))
}

async function answerTo(departureId: number): Promise<{ readonly error: string }> {
  const metadata = {
    tour_id: 1,
    tour_date_id: departureId,
    customer_name: 'Aino Korhonen',
    customer_email: 'aino@example.com',
    adults: 1,
    children: 0,
    total_price: 179,
    phone: '',
    special_requests: '',
  }
  const input = { amount: 179, currency: 'eur', tour_name: 'Northern Lights', tour_date: 'A day', metadata }
  const { status, body } = await read(await POST(aCall('POST', '/api/checkout', input)))
  expect(status).toBe(502)
  return { error: String(Object(body).error) }
}
