import pg from 'pg'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { setOnSale } from '@/lib/use-cases/departures/set-on-sale'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'

const backend = aBackend()

test('dates are taken off sale in the order of locks, and no connection waits for one that somebody holds', async () => {
  const [free, held, other] = [
    await backend.aDeparture({ seats: 8 }),
    await backend.aDeparture({ seats: 8 }),
    await backend.aDeparture({ seats: 8 }),
  ]
  const holder = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await holder.connect()
  try {
    await holder.query(`BEGIN; SELECT FROM departures WHERE id = ${held} FOR UPDATE`)
    const closed = setOnSale([held, free], true, NOON)
    expect(await startCheckout(aBookingInput({ departureId: other }), NOON)).toMatchObject({
      kind: 'started',
    })
    const waiting = await backend.query(
      `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    await holder.query('COMMIT')
    expect(waiting).toEqual([])
    expect(await closed).toBe(2)
  } finally {
    await holder.end()
  }
})
