import { POST as contact } from '@/app/api/requests/contact/route'
import { POST as checkout } from '@/app/api/checkout/route'
import { aCall, read } from '@/tests/app/api/a-call'
import { aDesk } from '@/tests/a-desk'
import { CLIENT_HEADER } from '@/lib/limits/client-header'

const desk = aDesk()

const write = (client: string, email: string) =>
  contact(
    aCall(
      'POST',
      '/api/requests/contact',
      { name: 'Aino', email, message: 'Hello' },
      { [CLIENT_HEADER]: client },
    ),
  )

test('so many messages of one client are taken in an hour, and no more; another client is heard', async () => {
  const statuses: number[] = []
  for (let index = 0; index < 62; index += 1) {
    statuses.push((await write('198.51.100.1', `guest${index}@example.com`)).status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(60)
  const refused = await write('198.51.100.1', 'late@example.com')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
  expect(await read(refused)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect((await write('198.51.100.2', 'other@example.com')).status).toBe(200)
})

test('messages in one address’s name are limited whoever sends them, in capitals too', async () => {
  for (let index = 0; index < 20; index += 1) {
    expect((await write(`203.0.113.${index}`, 'Victim@Example.com')).status).toBe(200)
  }
  const refused = await read(await write('203.0.113.99', 'victim@example.com'))
  expect(refused).toMatchObject({
    status: 429,
    body: { error: expect.stringContaining('try again in 24 hours') },
  })
})

test('what is refused as wrong uses up nothing', async () => {
  for (let index = 0; index < 70; index += 1) {
    expect((await write('198.51.100.3', 'no address')).status).toBe(400)
  }
  expect((await write('198.51.100.3', 'right@example.com')).status).toBe(200)
})

test('bookings that were begun are limited by client, refused ones are not counted', async () => {
  const sold = await desk.aDeparture({ seats: 0 })
  const free = await desk.aDeparture({ seats: 200 })
  const wish = (departure: number, index: number) => {
    const metadata = {
      tour_id: 1,
      tour_date_id: departure,
      customer_name: 'Aino',
      customer_email: `guest${index}@example.com`,
      adults: 1,
      children: 0,
      total_price: 179,
    }
    const body = { amount: 179, currency: 'eur', tour_name: 'Tour', tour_date: 'some day', metadata }
    return checkout(aCall('POST', '/api/checkout', body, { [CLIENT_HEADER]: '198.51.100.4' }))
  }
  await desk.query(`UPDATE departures SET closes_at = '2999-01-01'`)
  for (let index = 0; index < 130; index += 1) expect((await wish(sold, index)).status).toBe(409)
  for (let index = 0; index < 120; index += 1) expect((await wish(free, index)).status).toBe(200)
  expect((await wish(free, 120)).status).toBe(429)
})
