import { median } from '@/tools/bench/median'
import { listBookings, listGuests } from '@/lib/db/bookings'
import { closeDatabase, database } from '@/lib/db/client'

/* Run by growth.ts in a process of its own: print how long the operator's lists take, in milliseconds, as JSON. */

const ROUNDS = 300
const NEWEST = 50

void printTimes(process.argv[2] ?? '')

async function printTimes(day: string): Promise<void> {
  const bookings = await timeOf(() => listBookings(database(), { take: NEWEST }))
  const confirmed = await timeOf(() => listBookings(database(), { state: 'confirmed', take: NEWEST }))
  const guests = await timeOf(() => listGuests(database(), day))
  await closeDatabase()
  console.log(JSON.stringify({ bookings, confirmed, guests }))
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const begin = performance.now()
    await work()
    times.push(performance.now() - begin)
  }
  return median(times)
}
