import { setTimeout as pause } from 'node:timers/promises'
import { type EmptyDeparture } from '@/tools/bench/find-empty-departures'
import { aBuyer, buy, type Buyer, type Counts } from '@/tools/drills/failover/buyers'
import { type OpenShop } from '@/tools/drills/failover/open-shop'
import { createQuery, findFaults, findLostConfirmations, type Told } from '@/tools/drills/failover/oracle'
import { type Pair, waitUntil } from '@/tools/drills/failover/pair'
import { type Haproxy } from '@/tools/drills/failover/start-haproxy'
import { readStripe } from '@/tools/drills/stripe-view'
import { type Row } from '@/tools/drills/failover/table'
import { watchConnections } from '@/tools/drills/failover/watch-connections'

const BUYERS = 50
/** Number of departures: with eight seats each, ten of fifty buyers find none. */
const DEPARTURES = 5
const ARRIVAL_MS = 200
/** One buyer in this many leaves at the first sign of trouble. */
const IMPATIENT = 10
const STANDBY_AWAY_MS = 40_000
const SECOND = 1_000

export type Stage = {
  readonly pair: Pair
  readonly haproxy: Haproxy
  readonly shop: OpenShop
  readonly departures: EmptyDeparture[]
  readonly random: () => number
}

/** What one try adds to a row of the table. */
type Outcome = Pick<Row, 'promotedAfter'> & {
  /** The time after which a sale shows that the site sells again. */
  readonly sellsSince: number
  readonly faults: readonly string[]
}

/** The primary dies; its standby is promoted as soon as an instance is unhealthy. */
export function killPrimary(stage: Stage, isPowerCut: boolean): Promise<Row> {
  const { pair } = stage
  return withBuyers(
    stage,
    isPowerCut ? 'primary, all processes' : 'primary, postmaster',
    async (crowd, killedAt) => {
      await pair.primary().kill(isPowerCut)
      await waitUntil(async () => !(await isHealthy(stage)))
      return promote(stage, crowd, killedAt)
    },
  )
}

/**
 * The standby dies and is started again after a while. Until then no commit returns, so nobody may be sold anything.
 */
export function killStandby(stage: Stage, isPowerCut: boolean): Promise<Row> {
  const { pair } = stage
  return withBuyers(
    stage,
    isPowerCut ? 'standby, all processes' : 'standby, postmaster',
    async (crowd, killedAt) => {
      await pair.standby().kill(isPowerCut)
      await pause(STANDBY_AWAY_MS)
      const early = crowd.counts.sales.filter(({ askedAt }) => askedAt > killedAt + SECOND).length
      const sellsSince = Date.now()
      await pair.standby().start()
      await pair.waitUntilSynchronous()
      return { promotedAfter: null, sellsSince, faults: early ? [`${early} sold without the standby`] : [] }
    },
  )
}

/**
 * The standby dies, commits wait, then the primary dies as well. The standby has everything that was confirmed to
 * anyone.
 */
export function killBoth(stage: Stage): Promise<Row> {
  const { pair } = stage
  return withBuyers(stage, 'standby, 10 s later the primary', async (crowd, killedAt) => {
    await pair.standby().kill(true)
    await pause(10 * SECOND)
    await pair.primary().kill(true)
    await pair.standby().start()
    return promote(stage, crowd, killedAt)
  })
}

async function promote({ pair, haproxy, shop }: Stage, crowd: Crowd, killedAt: number): Promise<Outcome> {
  await pair.promote()
  const promotedAfter = (Date.now() - killedAt) / SECOND
  const sellsSince = Date.now()
  const faults = await findLostConfirmations(createQuery(pair.primary()), await toldTo(crowd.buyers, shop))
  haproxy.pointTo(pair.primary().port)
  return { promotedAfter, sellsSince, faults }
}

type Crowd = { readonly buyers: readonly Buyer[]; readonly counts: Counts }

/** Let buyers in, kill something at a random moment, and check the database once all have left. */
async function withBuyers(
  stage: Stage,
  killed: string,
  kill: (crowd: Crowd, killedAt: number) => Promise<Outcome>,
): Promise<Row> {
  const { pair, shop, departures, random } = stage
  const chosen = departures.splice(0, DEPARTURES)
  const buyers = Array.from({ length: BUYERS }, (_, index) => {
    const departure = chosen[index % chosen.length]
    if (!departure) throw new Error('no departure without bookings is left')
    return aBuyer(departure)
  })
  const counts: Counts = { asked: 0, retries: 0, faults: new Map(), sales: [] }
  const visits = buyers.map(async (buyer, index) => {
    await pause(index * ARRIVAL_MS)
    await buy(shop, buyer, counts, index % IMPATIENT === IMPATIENT - 1)
  })
  const earlier = shop.relay.acknowledged.size
  const watch = watchConnections(() => pair.primary())
  await pause(SECOND + random() * 5 * SECOND)
  const killedAt = Date.now()
  const told = buyers.filter((buyer) => buyer.told).length + shop.relay.acknowledged.size - earlier
  const outcome = await kill({ buyers, counts }, killedAt)
  await Promise.all(visits)
  const seen = await watch.end()
  const faults = await settle(stage, buyers)
  if (!pair.standby().isRunning()) await pair.rejoin()
  const sale = counts.sales.find(({ soldAt }) => soldAt > outcome.sellsSince)
  const others = [...counts.faults].map(([what, count]) => `${count} × ${what}`)
  const unsold = sale ? [] : ['nothing was sold afterwards']
  return {
    ...{ killed, told, ...outcome, ...seen },
    soldAfter: sale ? (sale.soldAt - killedAt) / SECOND : null,
    ...{ asked: counts.asked, retries: counts.retries, sold: counts.sales.length },
    unheard: await countUnheard(stage, buyers),
    faults: [...outcome.faults, ...faults, ...others, ...unsold],
  }
}

/** Wait until the books are consistent. Returns what is still wrong after a minute. */
async function settle({ pair, shop }: Stage, buyers: readonly Buyer[]): Promise<readonly string[]> {
  const look = async () => findFaults(createQuery(pair.primary()), await toldTo(buyers, shop))
  await waitUntil(async () => (await look()).length === 0).catch(() => {})
  return look()
}

async function toldTo(buyers: readonly Buyer[], { stripeUrl, relay }: OpenShop): Promise<Told> {
  return { buyers, acknowledged: relay.acknowledged, stripe: await readStripe(stripeUrl) }
}

/** Count bookings whose buyer left before the response. */
async function countUnheard({ pair }: Stage, buyers: readonly Buyer[]): Promise<number> {
  const emails = buyers.filter(({ told }) => !told).map(({ email }) => email)
  const sql = 'SELECT FROM bookings WHERE customer_email = ANY($1)'
  return (await createQuery(pair.primary())(sql, [emails])).length
}

async function isHealthy({ shop }: Stage): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${shop.sitePorts[0]}/api/health`).catch(() => null)
  return answer?.ok ?? false
}
