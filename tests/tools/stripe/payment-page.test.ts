import { TEST_CARDS } from '@/tools/stripe/cards'
import { aStandIn } from '@/tests/support/a-stripe-stand-in'

let standIn: Awaited<ReturnType<typeof aStandIn>>
beforeEach(async () => {
  standIn = await aStandIn()
})
afterEach(() => standIn.close())

async function openPaymentPage() {
  const { id, url } = await standIn.open()
  if (!url) throw new Error('no page')
  return {
    id,
    url,
    /** The session, and the state of its payment. */
    async read() {
      const session = await standIn.stripe.checkout.sessions.retrieve(id)
      const payment = session.payment_intent
        ? await standIn.stripe.paymentIntents.retrieve(String(session.payment_intent), {
            expand: ['latest_charge'],
          })
        : null
      return { ...session, payment_intent: payment }
    },
  }
}

test('the page shows that it is a test, what is paid, and which cards there are', async () => {
  const { url } = await openPaymentPage()
  const answer = await fetch(url)
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html).toContain('<strong>TEST</strong> No real payment.')
  expect(html).toContain('<h1>Pay €487.00</h1>')
  expect(html).toContain('2 × Northern Lights')
  expect(html).toContain('href="http://shop.example:3000/tour">Back to the shop</a>')
  expect(html).toContain('4000 0000 0000 9995')
  expect(html).toContain('For aino@example.com')
})

test('a bank debit is offered, unless the shop excludes delayed methods', async () => {
  const { url } = await openPaymentPage()
  expect(await (await fetch(url)).text()).toContain('Pay by bank debit')
  const soon = await standIn.open({ excluded_payment_method_types: ['boleto', 'sepa_debit'] })
  expect(await (await fetch(soon.url ?? '')).text()).not.toContain('Pay by bank debit')
})

test('the page runs no script, and its form may only lead to the shop', async () => {
  const { url } = await openPaymentPage()
  const policy = (await fetch(url)).headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("form-action 'self' http://shop.example:3000;")
})

test('a paid session leads back to the shop, and so does a second click', async () => {
  const { id, url, read } = await openPaymentPage()
  const first = await standIn.payAt(url)
  const second = await standIn.payAt(url)
  for (const answer of [first, second]) {
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`http://shop.example:3000/payment-success?session_id=${id}`)
  }
  expect(await read()).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    payment_intent: {
      status: 'succeeded',
      amount_received: 48_700,
      latest_charge: { amount: 48_700, amount_refunded: 0, refunded: false, paid: true },
    },
  })
  expect(await (await fetch(url)).text()).toContain('This payment is complete')
})

test('a declined card can be followed by another one for the same payment', async () => {
  const { url, read } = await openPaymentPage()
  const declined = await standIn.payAt(url, { number: '4000 0000 0000 0002' })
  expect(declined.status).toBe(402)
  expect(await declined.text()).toMatch(/role="alert"[^>]*>Your card was declined\./)
  const between = await read()
  expect(between).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: {
      status: 'requires_payment_method',
      latest_charge: { status: 'failed', failure_code: 'card_declined', paid: false },
    },
  })
  expect((await standIn.payAt(url)).status).toBe(303)
  expect(await read()).toMatchObject({
    status: 'complete',
    payment_intent: { id: between.payment_intent?.id, status: 'succeeded' },
  })
})

test('every card meant to be declined is declined like at Stripe', async () => {
  const { url } = await openPaymentPage()
  const said = new Map<string, string | undefined>()
  for (const { number } of TEST_CARDS.filter(({ decline }) => decline)) {
    const html = await (await standIn.payAt(url, { number })).text()
    said.set(number.slice(-4), /role="alert"[^>]*>([^<]*)/.exec(html)?.[1])
  }
  expect(Object.fromEntries(said)).toEqual({
    '0002': 'Your card was declined.',
    '9995': 'Your card has insufficient funds.',
    '9987': 'Your card was declined.',
    '9979': 'Your card was declined.',
    '0069': 'Your card has expired.',
    '0127': 'Your card&#39;s security code is incorrect.',
    '0119': 'An error occurred while processing your card. Try again in a little bit.',
  })
})

test.each([
  [{ number: '4111111111111111' }, 'Your card number is invalid.'],
  [{ expiry: '12' }, 'expiration date is incomplete.'],
  [{ expiry: '01 / 20' }, 'expiration date is in the past.'],
  [{ cvc: '1' }, 'security code is incomplete.'],
  [{ name: '' }, 'The name on the card is missing.'],
])('a form with %j is shown again with the error', async (form, message) => {
  const { url, read } = await openPaymentPage()
  const html = await (await standIn.payAt(url, form)).text()
  expect(html).toContain(message)
  expect(html).toContain('aria-invalid="true" aria-describedby="refusal"')
  expect(await read()).toMatchObject({ status: 'open', payment_intent: null })
})

test.each([
  ['succeeded', 'paid', 'checkout.session.async_payment_succeeded', 'succeeded'],
  ['failed', 'unpaid', 'checkout.session.async_payment_failed', 'requires_payment_method'],
] as const)(
  'a bank debit that later %s leaves the session complete and %s',
  async (outcome, paid, event, payment) => {
    const { id, url, read } = await openPaymentPage()
    await standIn.payAt(url, { method: 'bank_debit', number: '', expiry: '', cvc: '', name: '' })
    expect(await read()).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: { status: 'processing', latest_charge: { status: 'pending', paid: false } },
    })
    await standIn.tell('settle', { session: id, outcome })
    expect(await read()).toMatchObject({
      status: 'complete',
      payment_status: paid,
      payment_intent: { status: payment, latest_charge: { status: outcome } },
    })
    expect(await standIn.ask('events')).toContainEqual(
      expect.objectContaining({
        type: event,
        data: { object: expect.objectContaining({ id, payment_status: paid }) },
      }),
    )
  },
)

test('the shop’s data cannot break the page', async () => {
  const { url } = await standIn.open({ cancel_url: 'http://shop.example/"><script>' })
  if (!url) throw new Error('no page')
  expect(await (await fetch(url)).text()).not.toContain('<script>')
})
