import { GET as listPrices } from '@/app/api/tours/route'
import { MAX_HOLDS_WITHOUT_PROOF } from '@/lib/booking/seats/unpaid-bounds'
import { type Db, inTransaction, isDatabaseUp } from '@/lib/db/client'
import { lockDeparture } from '@/lib/db/departures/lock-departure'
import { hashClient } from '@/lib/use-cases/admission/hash-client'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { handlePaymentEvent } from '@/lib/use-cases/payments/steps/handle-payment-event'
import { releaseCheckout } from '@/lib/use-cases/checkout/release-checkout'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { aCall } from '@/tests/support/a-call'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { eventually } from '@/tests/support/eventually'
import { watchStatements } from '@/tests/support/record-statements'
import { expectLog } from '@/tests/support/expect-logged-problem'

// These tests are about the limits themselves.
jest.mock('@/lib/async/timeout-factor', () => ({ PATIENCE: 1 }))

const backend = aBackend()

/** Twice the number of connections. */
const CROWD = 12

/** Connections of the booking pool: this many transactions run at once. */
const CONNECTIONS = 6

test('an unreleased lock stops only those who want the same date, and they get an error', async () => {
  expectLog()
  const stuck = await backend.aDeparture({ seats: 50 })
  const other = await backend.aDeparture({ seats: 50 })
  const forgetful = await backend.client()
  try {
    await forgetful.query('BEGIN')
    await forgetful.query(`SELECT FROM departures WHERE id = ${stuck} FOR UPDATE`)
    const crowd = Array.from({ length: CROWD }, (_, number) =>
      startCheckout(
        aBookingInput({ departureId: stuck, customerEmail: `guest.${number}@example.com` }),
        NOON,
      ),
    )
    const ends = Promise.allSettled(crowd)
    const prices = await listPrices(aCall('GET', '/api/tours'))
    const booked = await startCheckout(
      aBookingInput({ departureId: other, customerEmail: 'other@example.com' }),
      NOON,
    )
    const isUp = await isDatabaseUp()
    // The lock is still held, so everyone waiting for it ends with a timeout.
    const statuses = (await ends).map(({ status }) => status)
    expect({ prices: prices.status, booked: booked.kind, isUp }).toEqual({
      prices: 200,
      booked: 'started',
      isUp: true,
    })
    expect(statuses).toEqual(Array(CROWD).fill('rejected'))
  } finally {
    await forgetful.end()
  }
  await expect(startCheckout(aBookingInput({ departureId: stuck }), NOON)).resolves.toMatchObject({
    kind: 'started',
  })
})

test('an unreleased count of a client or a tour stops no booking of another date', async () => {
  const other = await backend.aDeparture({ seats: 50 })
  const caller = { address: '192.0.2.1', route: '/api/checkout', proof: null, looksAutomatic: false }
  const forgetful = await backend.client()
  try {
    await forgetful.query('BEGIN')
    for (const name of [`client:${await hashClient(caller.address)}`, 'tour:1'])
      await forgetful.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name])
    const input = aBookingInput({ departureId: other, customerEmail: 'counted@example.com' })
    expect(await startCheckout(input, NOON, caller)).toMatchObject({ kind: 'started' })
  } finally {
    await forgetful.end()
  }
})

test('guests returning to a stuck date, paid or not, and webhooks about it hold up no other date', async () => {
  expectLog()
  const stuck = await backend.aDeparture({ seats: 50 })
  const other = await backend.aDeparture({ seats: 50 })
  const sessions: string[] = []
  for (let guest = 0; guest < CROWD; guest += 1) {
    const input = aBookingInput({ departureId: stuck, customerEmail: `back.${guest}@example.com` })
    const start = await startCheckout(input, NOON)
    if (start.kind === 'started') sessions.push(start.sessionId)
  }
  const forgetful = await backend.client()
  try {
    await forgetful.query('BEGIN')
    await forgetful.query(`SELECT FROM departures WHERE id = ${stuck} FOR UPDATE`)
    const asked = watchStatements()
    const returns = sessions.map((sessionId, guest) => {
      if (guest % 3 === 0) return releaseCheckout(sessionId, NOON)
      const session = backend.stripe.pay(sessionId)
      if (guest % 3 === 1) return refreshCheckoutStatus(sessionId, NOON)
      const update = { kind: 'session_completed', session } as const
      return handlePaymentEvent({ id: `evt_${sessionId}`, type: update.kind, createdAt: NOON, update }, NOON)
    })
    const ends = Promise.allSettled(returns)
    // Each of them has found the date locked before another guest arrives.
    const refusals = () => asked.texts().filter((text) => text === 'ROLLBACK').length
    await eventually(async () => (refusals() < CROWD ? `${refusals()} refused` : null), 60_000)
    asked.stop()
    let done = false
    void ends.then(() => (done = true))
    const input = aBookingInput({ departureId: other, customerEmail: 'meanwhile@example.com' })
    expect(await startCheckout(input, NOON)).toMatchObject({ kind: 'started' })
    expect(done).toBe(false)
    expect((await ends).filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)
  } finally {
    await forgetful.end()
  }
})

test('work that finds a date locked checks for an early result before it retries', async () => {
  const stuck = await backend.aDeparture({ seats: 1 })
  const forgetful = await backend.client()
  try {
    await forgetful.query('BEGIN')
    await forgetful.query(`SELECT FROM departures WHERE id = ${stuck} FOR UPDATE`)
    const early = jest.fn(async () => 'gone')
    const lock = jest.fn((db: Db) => lockDeparture(db, stuck).then(() => 'locked'))
    expect(await inTransaction(lock, { about: `departure:${stuck}`, early })).toBe('gone')
    expect([lock, early].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  } finally {
    await forgetful.end()
  }
})

test('while the count of a client is stuck, a burst gets no more than what runs concurrently', async () => {
  const dates: number[] = []
  for (let date = 0; date < CROWD; date += 1) dates.push(await backend.aDeparture({ seats: 50 }))
  const caller = { address: '192.0.2.7', route: '/api/checkout', proof: null, looksAutomatic: false }
  const name = `client:${await hashClient(caller.address)}`
  const forgetful = await backend.client()
  try {
    await forgetful.query('BEGIN')
    await forgetful.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name])
    const book = (departureId: number) => startCheckout(aBookingInput({ departureId }), NOON, caller)
    const starts = await Promise.all([...dates, ...dates].map(book))
    const got = starts.filter(({ kind }) => kind === 'started').length
    // Seats already taken count: each transaction that runs next to the one that reached the bound exceeds it by one.
    expect(got).toBeLessThanOrEqual(MAX_HOLDS_WITHOUT_PROOF + CONNECTIONS - 1)
    expect(await book(dates[0] ?? 0)).toMatchObject({ reason: 'proof_required' })
  } finally {
    await forgetful.end()
  }
})

test('when many arrive at the same date at once, each gets a turn', async () => {
  const departureId = await backend.aDeparture({ seats: 50 })
  const order: number[] = []
  // Together they take longer than one alone would keep trying.
  const crowd = Array.from({ length: CROWD }, (_, number) =>
    inTransaction(async (db) => {
      await lockDeparture(db, departureId)
      await db.$executeRaw`SELECT pg_sleep(0.5)`
      order.push(number)
    }),
  )
  await Promise.all(crowd)
  expect(order).toHaveLength(CROWD)
})
