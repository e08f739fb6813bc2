import { median } from '@/tools/bench/median'
import { closeDatabase, database } from '@/lib/db/client'
import { type BookingFilter, listBookingsWithMoney } from '@/lib/db/listed-bookings'

/* Run by growth.ts in a process of its own: print how long the operator's lists take, in milliseconds, as JSON. */

const ROUNDS = 300

void printTimes(process.argv[2] ?? '')

async function printTimes(day: string): Promise<void> {
  const list = (filter: BookingFilter) => timeOf(() => listBookingsWithMoney(database(), filter, new Date()))
  // The words of nobody: a search that ends with the index, as the samples all have one name.
  const found = await list({ words: ['korhonen'] })
  const guests = await list({ days: { first: day, last: day } })
  await closeDatabase()
  console.log(JSON.stringify({ found, guests }))
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
