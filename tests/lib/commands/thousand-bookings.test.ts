import { addDays, helsinkiDay } from '@/lib/calendar/day'
import { checkBooks, compareLedgerWithStripe } from '@/lib/use-cases/payments/check-books'
import { aBackend } from '@/tests/support/a-backend'
import { aRandomSeason } from '@/tests/support/a-random-season'
import { runOps } from '@/tests/support/run-ops'
import { temporaryFolders } from '@/tests/support/temporary-folders'
import { isExhaustive } from '@/tests/support/tier'

/*
 * A random season, over commands, use cases and the stand-in: a thousand bookings, or forty. SEASON_SEED plays another
 * one.
 */

const BOOKINGS = isExhaustive ? 1000 : 40
const SEED = Number(process.env.SEASON_SEED ?? 6)
const GUESTS_PER_DEPARTURE = 8

const backend = aBackend()
const aFolder = temporaryFolders()

test('after a random season of bookings, changes by both sides, refunds, disputes and lapses everything agrees, and every month adds up', async () => {
  const departures: number[] = []
  for (let count = 0; count < BOOKINGS / GUESTS_PER_DEPARTURE; count++)
    departures.push(await backend.aDeparture({ seats: 14 }))
  const season = aRandomSeason(backend, { departures, bookings: BOOKINGS, seed: SEED })
  const now = await season.play()
  expect([...(await checkBooks(now)), ...(await compareLedgerWithStripe(now))]).toEqual([])
  expect(await runOps(now, 'check', '--stripe')).toEqual(['Everything agrees, including with Stripe.'])
  for (let day = '2026-12-01'; day <= helsinkiDay(now); day = `${addDays(day, 31).slice(0, 7)}-01`) {
    const lines = await runOps(now, 'money', 'month', day.slice(0, 7), '--out', aFolder())
    expect(lines.at(-1)).toBe('It adds up to the cent.')
  }
  // Everything that can happen has happened.
  for (const what of [
    'page paid',
    'crypto paid',
    'change applied',
    'booking cancel',
    'money refund',
    'dispute',
    'departure cancel',
    'departure not-seen',
    'booking choose',
    'booking new',
  ])
    expect(season.done).toHaveProperty([what])
}, 3_600_000)
