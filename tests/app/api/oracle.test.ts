import { POST } from '@/app/api/crypto-bookings/route'
import { POST as write } from '@/app/api/requests/contact/route'
import { CLIENT_ADDRESS_HEADER } from '@/lib/limits/client-address-header'
import { consumeLimit } from '@/lib/limits/limits'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { aCall, read } from '@/tests/support/a-call'
import { freezeClock } from '@/tests/support/freeze-clock'

/* A stranger with a list of e-mail addresses cannot find out which of them have booked. */

freezeClock(NOON)
const backend = aBackend()
/** The rest of the season, so that the limit on unpaid seats is not reached. */
beforeAll(() => backend.aDeparture({ seats: 400 }))

let strangers = 0

const ask = async (departure: number, email: string, adults: number, client = `192.0.2.${strangers++}`) =>
  read(
    await POST(
      aCall(
        'POST',
        '/api/crypto-bookings',
        {
          tour_id: 1,
          tour_date_id: departure,
          customer_name: 'Aino',
          customer_email: email,
          adults,
          children: 0,
          total_price: 179 * adults,
          crypto_type: 'bitcoin',
        },
        { [CLIENT_ADDRESS_HEADER]: client },
      ),
    ),
  )

test('an address with an unpaid booking on a date is treated like one without', async () => {
  const departure = await backend.aDeparture({ seats: 8 })
  expect((await ask(departure, 'known@example.com', 1)).status).toBe(200)
  for (const adults of [4, 7, 8]) {
    const known = await ask(departure, 'KNOWN@example.com', adults)
    expect(known).toEqual(await ask(departure, 'unknown@example.com', adults))
    expect(known.status).toBeGreaterThanOrEqual(400)
  }
  const known = await ask(departure, 'known@example.com', 1)
  expect(known).toEqual({ ...(await ask(departure, 'unknown@example.com', 1)), body: expect.anything() })
  expect(known.status).toBe(200)
})

test('an address with very many unpaid bookings is treated like one without, and gets no more e-mails about them', async () => {
  const answers: object[] = []
  for (let booking = 0; booking < 23; booking++) {
    const departure = await backend.aDeparture({ seats: 8 })
    answers.push(await ask(departure, booking % 2 ? 'BOMB@example.com' : 'bomb@example.com', 1))
  }
  expect(answers.filter((answer) => !('success' in Object(Object(answer).body)))).toEqual([])
  const emails = await backend.query<{ kind: string; count: number }>(
    `SELECT kind, count(*)::int FROM emails JOIN bookings b ON b.id = booking_id
     WHERE lower(customer_email) = 'bomb@example.com' GROUP BY kind ORDER BY kind`,
  )
  expect(emails).toEqual([
    { kind: 'crypto-received-guest', count: 20 },
    { kind: 'crypto-received-operator', count: 46 },
  ])
})

test('a client that tries a date again and again after a refusal must solve a proof, and then wait', async () => {
  const departure = await backend.aDeparture({ seats: 8 })
  await ask(departure, 'first@example.com', 4)
  const client = '203.0.113.7'
  const answer = async (tries: number) => (await ask(departure, `name${tries}@example.com`, 1, client)).body
  expect(await answer(1)).toMatchObject({ code: 'not_enough_crypto_slots' })
  await consumeLimit('bookings_of_client', client, 118)
  expect(await answer(120)).toMatchObject({ code: 'not_enough_crypto_slots' })
  expect(await answer(121)).toHaveProperty('challenge')
  await consumeLimit('bookings_of_client', client, 118)
  expect(await answer(240)).toHaveProperty('challenge')
  const last = await answer(241)
  expect(last).toMatchObject({ code: 'too_many_requests' })
  expect(last).not.toHaveProperty('challenge')
})

test('an address that many enquiries were sent for gets the usual response, and no more e-mails', async () => {
  const send = async (email: string) =>
    read(
      await write(
        aCall(
          'POST',
          '/api/requests/contact',
          { name: 'Aino', email, message: 'Hello' },
          { [CLIENT_ADDRESS_HEADER]: `192.0.2.${strangers++}` },
        ),
      ),
    )
  for (let message = 0; message < 45; message++) {
    expect(await send(message % 2 ? 'Eve@x.fi' : 'eve@x.fi')).toEqual({
      status: 200,
      body: { success: true },
    })
  }
  const emails = await backend.query(`SELECT 1 FROM emails WHERE lower(recipient) = 'eve@x.fi'`)
  expect(emails).toHaveLength(20)
  expect(await backend.query(`SELECT 1 FROM rate_limits WHERE key ILIKE '%eve@%'`)).toEqual([])
})
