import { buySimultaneously, type RushResult } from '@/tools/bench/buy-simultaneously'
import { openSeatBaseline } from '@/tools/bench/seat-baseline'
import { findEmptyDepartures } from '@/tools/bench/find-empty-departures'
import { formatSeatsTable, type RushRound } from '@/tools/bench/seats-table'
import { startTestPostgres } from '@/tools/postgres/start-test-postgres'
import { type Disposables } from '@/tools/process/disposables'
import { buildTestSite } from '@/tools/suites/build-test-site'
import { withoutSiteSettings } from '@/tools/suites/without-site-settings'
import { startTestSites } from '@/tools/suites/start-test-sites'

const CROWDS = [200, 2_000]
const ROUNDS = 3
/** Hold a smaller sale first: in production, too, a program has been running for a while before a sale. */
const WARM_UP = 50

/**
 * Measure how fast two instances decide who gets the last eight seats, and check that exactly eight are sold. For
 * comparison, run a bare UPDATE, the least that a sale takes, as many times at once and on as many connections to the
 * same database.
 *
 * @returns  the exit code: 1 if a round sold the wrong number of seats
 */
export async function benchSeats({
  disposables,
  signal,
}: {
  readonly disposables: Disposables
  readonly signal: AbortSignal
}): Promise<number> {
  const postgres = await startTestPostgres()
  disposables.add(postgres.close)
  const findServer = async () => postgres.urlOf('postgres')
  const env = withoutSiteSettings(process.env)
  const findBuild = () => buildTestSite(env, { disposables, signal })
  const {
    E2E_BASE_URL = '',
    E2E_SECOND_URL = '',
    DATABASE_URL = '',
  } = await startTestSites({ env, signal, findServer, findBuild }, disposables)
  const sites = [E2E_BASE_URL, E2E_SECOND_URL]
  const departures = await findEmptyDepartures(E2E_BASE_URL)
  const bare = await openSeatBaseline(DATABASE_URL)
  disposables.add(bare.close)

  const next = () => {
    const departure = departures.pop()
    if (!departure) throw new Error('no untouched departure is left')
    return departure
  }
  await buySimultaneously(sites, next(), WARM_UP)
  await bare.sell(WARM_UP)
  const rounds: RushRound[] = []
  for (const buyers of CROWDS) {
    for (let round = 1; round <= ROUNDS; round++) {
      signal.throwIfAborted()
      console.log(`${buyers} buyers at once, round ${round} of ${ROUNDS}.`)
      const departure = next()
      const sale = await buySimultaneously(sites, departure, buyers)
      const booked = await bare.bookedSeats(departure.id)
      rounds.push({ buyers, seats: departure.seats, booked, sale, bare: await bare.sell(buyers) })
    }
  }
  console.log(`\n${formatSeatsTable(rounds)}`)
  const broken = rounds.filter((round) => !isKept(round))
  for (const { buyers, seats, booked, sale } of broken)
    console.log(`BROKEN: ${buyers} buyers for ${seats} seats, ${booked} booked: ${describe(sale)}`)
  return broken.length > 0 ? 1 : 0
}

/** Whether exactly the available seats were sold, everyone else got 409, and the `UPDATE` that it is compared with sold as many. */
function isKept({ buyers, seats, booked, sale, bare }: RushRound): boolean {
  const { sold = 0, soldOut = 0 } = { sold: sale.statuses.get(200), soldOut: sale.statuses.get(409) }
  return sold === seats && booked === seats && soldOut === buyers - seats && bare.sold === seats
}

function describe({ statuses }: RushResult): string {
  return [...statuses].map(([status, count]) => `${count} × ${status ?? 'no answer'}`).join(', ')
}
