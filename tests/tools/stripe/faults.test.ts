import { aStandIn, anOrder } from '@/tests/support/a-stripe-stand-in'

let standIn: Awaited<ReturnType<typeof aStandIn>>
beforeEach(async () => {
  standIn = await aStandIn()
})
afterEach(() => standIn.close())

test('the API fails as many times as set, and does nothing meanwhile', async () => {
  await standIn.tell('faults', { times: 2, status: 500 })
  for (let tries = 0; tries < 2; tries++)
    await expect(standIn.open()).rejects.toMatchObject({ statusCode: 500 })
  await standIn.open()
  expect(await standIn.ask('sessions')).toHaveLength(1)
})

test('a meaningless response is not accepted as Stripe’s', async () => {
  await standIn.tell('faults', { status: 200, body: '<html>' })
  await expect(standIn.open()).rejects.toThrow('Invalid JSON received from the Stripe API')
})

test('a request whose response was lost is found under its key', async () => {
  const open = () => standIn.stripe.checkout.sessions.create(anOrder(), { idempotencyKey: 'lost' })
  await standIn.tell('faults', { status: 502, isCarriedOut: true })
  await expect(open()).rejects.toMatchObject({ statusCode: 502 })
  const session = await open()
  expect(await standIn.ask('sessions')).toMatchObject([{ id: session.id }])
})

test('a connection can be cut before anything is done', async () => {
  await standIn.tell('faults', { isCut: true })
  await expect(fetch(`${standIn.url}/v1/refunds`)).rejects.toThrow()
  expect((await fetch(`${standIn.url}/v1/refunds`)).status).toBe(401)
})
