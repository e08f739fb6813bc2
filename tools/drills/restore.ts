import { chmodSync, chownSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findEmptyDepartures, type EmptyDeparture } from '@/tools/bench/find-empty-departures'
import { aBuyer, buy, type Buyer, type Counts, hold, payAndReturn } from '@/tools/drills/failover/buyers'
import { type OpenShop, openShop } from '@/tools/drills/failover/open-shop'
import { type Ask, createQuery, findFaults } from '@/tools/drills/failover/oracle'
import { waitUntil } from '@/tools/drills/failover/pair'
import { readStripe } from '@/tools/drills/stripe-view'
import { initialise, type PostgresServer, preparePostgres } from '@/tools/drills/postgres-server'
import { DOMAIN } from '@/tools/drills/start-proxy'
import { findServerUser } from '@/tools/postgres/server-user'
import { type StoppableWork } from '@/tools/process/run-until-stopped'

const BUYERS = 20
const LATE_BUYERS = 5

type Row = {
  readonly step: string
  readonly seen: string
  readonly seconds: number
  readonly isGood: boolean
}

/**
 * Lose the database of a busy site, restore it to a time after which guests have booked and paid, and reconcile it with
 * the fake Stripe: about three minutes. Prints a table as in docs/restore-drill.md.
 *
 * @returns  the exit code: 1 if something is not as expected
 */
export const drillRestore: StoppableWork = async (context) => {
  const { disposables } = context
  const base = mkdtempSync(path.join(os.tmpdir(), 'lumi-restore-'))
  disposables.add(async () => rmSync(base, { recursive: true, force: true }))
  // Let PostgreSQL in, which runs as another user.
  chmodSync(base, 0o755)
  const folder = path.join(base, 'server')
  const server = await preparePostgres(`${folder}/data`, archiving(folder))
  disposables.add(() => server.stop('immediate'))
  await initialise(server)
  await server.start()
  const place = { serverUrl: server.urlOf('lumi'), folder: path.join(base, 'stand-ins') }
  const shop = await openShop(`https://${DOMAIN}`, place, context)
  const departures = await findEmptyDepartures(`http://127.0.0.1:${shop.sitePorts[0]}`)
  const [ask, counts] = [
    createQuery(server),
    { asked: 0, retries: 0, faults: new Map(), sales: [] } as Counts,
  ]
  const rows: Row[] = []
  const step = async (name: string, work: () => Promise<readonly [string, boolean]>) => {
    const began = performance.now()
    const [seen, isGood] = await work()
    const row = { step: name, seen, isGood, seconds: (performance.now() - began) / 1000 }
    console.log(lineOf(row))
    rows.push(row)
  }

  const buyers: Buyer[] = []
  const sell = async (count: number) => {
    const some = Array.from({ length: count }, () => aBuyer(nextOf(departures)))
    buyers.push(...some)
    await Promise.all(some.map((buyer) => buy(shop, buyer, counts, false)))
    const confirmed = some.filter(({ isConfirmed }) => isConfirmed).length
    return [`${confirmed} of ${count} confirmed`, confirmed === count] as const
  }
  await step(`${BUYERS} buyers`, () => sell(BUYERS))
  await step('base backup', async () => {
    const url = server.urlOf('postgres')
    await server.run('pg_basebackup', [`--pgdata=${folder}/backup`, '--checkpoint=fast', `--dbname=${url}`])
    return ['taken', true]
  })
  await step(`${BUYERS} buyers`, () => sell(BUYERS))
  const late = Array.from({ length: LATE_BUYERS }, () => aBuyer(nextOf(departures)))
  await step(`${LATE_BUYERS} buyers who do not pay yet`, async () => {
    buyers.push(...late)
    const held = await Promise.all(late.map((buyer) => hold(shop, buyer, counts)))
    return [`${held.filter(Boolean).length} hold seats`, held.every(Boolean)]
  })
  const [{ moment } = { moment: '' }] = await ask<{ moment: string }>('SELECT now()::text AS moment')
  await step(`after the moment: ${BUYERS} buyers, and the others pay`, async () => {
    const sold = await sell(BUYERS)
    await Promise.all(late.map((buyer) => payAndReturn(shop, buyer, counts)))
    return sold
  })
  const last = await lastReceipt(ask)
  await archiveAll(server, folder)

  await shop.close()
  await server.kill(true)
  await step('restore to the moment', () => restore(server, folder, moment))
  await step('payments that Stripe knows and the database does not', async () => {
    const missing = (await findFaults(ask, await toldTo(buyers, shop))).filter((one) =>
      one.startsWith('payment pi'),
    )
    return [String(missing.length), missing.length === BUYERS + LATE_BUYERS]
  })
  for (const args of [['--dry-run'], ['--yes']])
    await step(`./ops reconcile --since '${moment}' ${args.join('')}`, async () => {
      const { code, output } = await shop.ops('reconcile', '--since', moment, ...args)
      console.log(output)
      return [`exit code ${code}`, code === 0]
    })
  await step('both instances and the worker start', async () => {
    await shop.start()
    return ['', true]
  })
  await step('a new buyer', () => sell(1))
  await step(`receipts after ${last}`, async () => {
    const next = await lastReceipt(ask)
    return [next, next > last]
  })
  await step('what buyers and Stripe have heard', async () => {
    const look = async () => findFaults(ask, await toldTo(buyers, shop))
    await waitUntil(async () => (await look()).length === 0).catch(() => {})
    const faults = await look()
    return [faults.join('; ') || 'nothing is missing', faults.length === 0]
  })
  await step('./ops check --stripe', async () => {
    const { code, output } = await shop.ops('check', '--stripe')
    return [output.trim().replaceAll('\n', '; '), code === 0]
  })
  console.log(`\n${['| Step | Seconds | Seen |', '| --- | ---: | --- |', ...rows.map(lineOf)].join('\n')}`)
  return rows.every(({ isGood }) => isGood) ? 0 : 1
}

function archiving(folder: string): string {
  const copy = `mkdir -p ${folder}/archive && test ! -f ${folder}/archive/%f && cp %p ${folder}/archive/%f`
  return `wal_level = replica\narchive_mode = on\narchive_command = '${copy}'\n`
}

/** Make sure that the log of everything so far is in the archive, where it would arrive within a minute. */
async function archiveAll(server: PostgresServer, folder: string): Promise<void> {
  const [{ name } = { name: '' }] = await server.query<{ name: string }>(
    'SELECT pg_walfile_name(pg_current_wal_lsn()) AS name',
  )
  await server.query('SELECT pg_switch_wal()')
  await waitUntil(async () => readdirSync(`${folder}/archive`).includes(name))
}

async function restore(
  server: PostgresServer,
  folder: string,
  moment: string,
): Promise<readonly [string, boolean]> {
  renameSync(server.folder, `${folder}/lost`)
  renameSync(`${folder}/backup`, server.folder)
  const signal = path.join(server.folder, 'recovery.signal')
  writeFileSync(signal, '')
  const user = findServerUser()
  if (user) chownSync(signal, user.uid, user.gid)
  // Archiving is off, because the copy would write a new timeline into the real archive.
  const settings = [
    ...[`archive_mode = off`, `restore_command = 'cp ${folder}/archive/%f %p'`],
    ...[`recovery_target_time = '${moment}'`, `recovery_target_action = 'promote'`],
  ]
  writeFileSync(`${server.folder}.conf`, `${settings.join('\n')}\n`)
  await server.start()
  await waitUntil(async () => {
    const [row] = await server.query<{ is_open: boolean }>('SELECT NOT pg_is_in_recovery() AS is_open')
    return row?.is_open ?? false
  })
  return ['promoted', true]
}

/** The highest receipt number that a guest has. */
async function lastReceipt(ask: Ask): Promise<string> {
  const sql = `SELECT format('R-%s-%s', year, lpad(count::text, 6, '0')) AS last FROM receipts
    WHERE series = 'R' ORDER BY year DESC, count DESC LIMIT 1`
  return (await ask<{ last: string }>(sql))[0]?.last ?? ''
}

async function toldTo(buyers: readonly Buyer[], { stripeUrl, relay }: OpenShop) {
  return { buyers, acknowledged: relay.acknowledged, stripe: await readStripe(stripeUrl) }
}

/** Assign two buyers to each departure, so that all of them find seats. */
function nextOf(departures: EmptyDeparture[]): EmptyDeparture {
  const [departure] = departures
  if (!departure) throw new Error('no departure without bookings is left')
  departures.push(...departures.splice(0, 1))
  return departure
}

function lineOf({ step, seen, seconds, isGood }: Row): string {
  return `| ${step} | ${seconds.toFixed(1)} | ${isGood ? '' : 'WRONG: '}${seen} |`
}
