import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findEmptyDepartures } from '@/tools/bench/find-empty-departures'
import { openShop } from '@/tools/drills/failover/open-shop'
import { startPostgresPair } from '@/tools/drills/failover/pair'
import { startHaproxy } from '@/tools/drills/failover/start-haproxy'
import { type Row, formatFailoverTable } from '@/tools/drills/failover/table'
import { killBoth, killPrimary, killStandby, type Stage } from '@/tools/drills/failover/tries'
import { DOMAIN } from '@/tools/drills/start-proxy'
import { type StoppableWork } from '@/tools/process/run-until-stopped'

const PRIMARY_TRIES = 10
const STANDBY_TRIES = 3

/** The moments at which servers are killed differ from run to run, unless the seed of an earlier run is given. */
const { DRILL_SEED = String(Date.now() % 100_000) } = process.env

/**
 * Kill a primary with -9 while 50 buyers buy, promote its synchronous standby as described in docs/operations.md, and
 * check that the database has everything that was confirmed to buyers and to Stripe: ten times. Also kill the standby,
 * and both. Takes about 15 minutes and prints a table as in docs/decisions/database-failover.md.
 *
 * @returns  the exit code: 1 if something was lost, duplicated, or not as expected
 */
export const drillFailover: StoppableWork = async (context) => {
  const { disposables, signal } = context
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lumi-failover-'))
  // Let PostgreSQL in, which runs as another user.
  chmodSync(folder, 0o755)
  disposables.add(async () => rmSync(folder, { recursive: true, force: true }))
  const random = randomFrom(Number(DRILL_SEED))
  console.log(`The moments are those of DRILL_SEED=${DRILL_SEED}.`)
  const pair = await startPostgresPair(path.join(folder, 'servers'), disposables)
  const haproxy = await startHaproxy(path.join(folder, 'proxy'), pair.primary().port, disposables)
  const serverUrl = new URL(pair.primary().urlOf('lumi'))
  serverUrl.port = String(haproxy.port)
  const shop = await openShop(
    `https://${DOMAIN}`,
    { serverUrl: serverUrl.href, folder: path.join(folder, 'stand-ins') },
    context,
  )
  const departures = await findEmptyDepartures(`http://127.0.0.1:${shop.sitePorts[0]}`)
  const stage: Stage = { pair, haproxy, shop, departures, random }

  const tries = [
    ...Array.from({ length: STANDBY_TRIES }, (_, index) => () => killStandby(stage, index % 2 === 1)),
    () => killBoth(stage),
    ...Array.from({ length: PRIMARY_TRIES }, (_, index) => () => killPrimary(stage, index % 2 === 1)),
  ]
  const rows: Row[] = []
  for (const attempt of tries) {
    signal.throwIfAborted()
    const row = await attempt()
    console.log(formatFailoverTable([row]))
    rows.push(row)
  }
  const { code, output } = await shop.ops('check', '--stripe')
  const lines = await shop.close()
  console.log(`\n${pair.primary().version}\n\n${formatFailoverTable(rows)}\n`)
  console.log(`./ops check --stripe: ${output.trim()}`)
  console.log(`Both instances and the worker logged ${lines} lines.`)
  return code === 0 && rows.every(({ faults }) => faults.length === 0) ? 0 : 1
}

/**
 * Random numbers from 0 to 1 that can be repeated with a seed. Source:
 * https://en.wikipedia.org/wiki/Linear_congruential_generator
 */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
