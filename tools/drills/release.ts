import { readlinkSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { countFailures, keepBuying, emptySales } from '@/tools/drills/buyers'
import { type Finding } from '@/tools/drills/check'
import { markdownTable } from '@/tools/drills/markdown-table'
import { savePage, bookFromOldPage } from '@/tools/drills/old-page'
import { compareBooks, query, waitForJobs } from '@/tools/drills/release-books'
import { openReleaseMachine, type ReleaseMachine } from '@/tools/drills/release-machine'
import { type ProxyName } from '@/tools/drills/start-proxy'
import { type StoppableWork } from '@/tools/process/run-until-stopped'

const BOOKINGS = 300
/** How long buyers are busy before a release begins. One page is two builds old by the end. */
const BEFORE_MS = 5_000
/** A worker that has been silent for longer than this is missing. */
const SILENT_MS = 17_000

type Row = Finding & { readonly name: string }

/**
 * Release three builds on a machine on loopback, and return to the second, while visitors book: about five minutes for
 * each proxy, and three builds before the first. Prints a table as in docs/decisions/release.md.
 *
 * @returns  the exit code: 1 if something is not as expected
 */
export const drillRelease: StoppableWork = async (context) => {
  const proxies: readonly ProxyName[] = ['nginx', 'caddy']
  const columns: { readonly version: string; readonly rows: readonly Row[] }[] = []
  for (const name of proxies) {
    const machine = await openReleaseMachine(name, context)
    const rows = await drill(machine, context.signal)
    columns.push({ version: machine.proxy.version, rows })
    await machine.units.stopAll()
    await machine.proxy.stop()
  }
  console.log(`\n${tableOf(columns)}`)
  return columns.every(({ rows }) => rows.every(({ isGood }) => isGood)) ? 0 : 1
}

async function drill(machine: ReleaseMachine, signal: AbortSignal): Promise<readonly Row[]> {
  const rows: Row[] = []
  const add = (name: string, finding: Finding) => {
    console.log(`${machine.proxy.version}: ${name}: ${finding.seen}${finding.isGood ? '' : ' (WRONG)'}`)
    rows.push({ name, ...finding })
  }
  machine.commitBuild(1)
  add('first release, nothing runs', await timed(machine))
  const oldest = savePage(machine, running(machine))
  machine.commitBuild(2)
  add('second release', await timed(machine))
  if (!rows.every(({ isGood }) => isGood)) return rows

  const sales = emptySales()
  let isOver = false
  const buying = keepBuying({ address: machine.proxy, stripeUrl: machine.stripeUrl }, sales, {
    least: BOOKINGS,
    isOver: () => isOver,
    signal,
  })
  await pause(BEFORE_MS)
  machine.commitBuild(3)
  add('third release, under way with bookings', await timed(machine))
  add(
    'a page two builds old: scripts, styles, a booking',
    await bookFromOldPage(machine, oldest, savePage(machine, running(machine))),
  )
  add('back, under way with bookings', await timed(machine, 'back'))
  isOver = true
  await buying
  const failed = countFailures(sales)
  add('bookings meanwhile', {
    seen: `${sales.confirmed.length} confirmed, ${failed} failed${failed ? ` (${[...sales.failures.keys()].join('; ')})` : ''}; ${sales.asked} requests, ${sales.repeated} repeated, the longest ${Math.round(sales.longestMs)} ms`,
    isGood: failed === 0 && sales.confirmed.length >= BOOKINGS,
  })
  add('e-mails and other jobs', await waitForJobs(machine))
  // Include the booking made from the old page.
  add(
    'database and Stripe',
    await compareBooks(machine, { confirmed: [...sales.confirmed, ...(await oldBooking(machine))] }),
  )
  add('back once more', await refused(machine, 'no release to go back to', 'back'))
  add('release again', await timed(machine))
  add('back after a contracting migration', await afterContract(machine))
  add('release without a worker', await withoutWorker(machine))
  return rows
}

function running({ host }: ReleaseMachine): string {
  return path.basename(readlinkSync(path.join(host.folder, 'running', String(host.sitePorts[0]))))
}

async function timed(machine: ReleaseMachine, ...args: readonly string[]): Promise<Finding> {
  const began = performance.now()
  const { code } = await machine.release(...args)
  return { seen: `exit ${code}, ${Math.round((performance.now() - began) / 1000)} s`, isGood: code === 0 }
}

async function refused(
  machine: ReleaseMachine,
  reason: string,
  ...args: readonly string[]
): Promise<Finding> {
  const { code, said } = await machine
    .release(...args)
    .catch((error: Error) => ({ code: 1, said: error.message }))
  const isGood = code === 1 && said.includes(reason)
  return { seen: isGood ? `refused: ${reason}` : `exit ${code}: ${said}`, isGood }
}

async function oldBooking(machine: ReleaseMachine): Promise<readonly string[]> {
  const rows = await query<{ reference: string }>(
    machine,
    `SELECT reference FROM bookings WHERE customer_email = 'buyer.1000000@example.com'`,
  )
  return rows.map(({ reference }) => reference)
}

async function afterContract(machine: ReleaseMachine): Promise<Finding> {
  const name = '20991231000000_drill_contract'
  await query(
    machine,
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     VALUES ('drill', 'drill', '${name}', now(), 1)`,
  )
  const finding = await refused(machine, name, 'back')
  await query(machine, `DELETE FROM _prisma_migrations WHERE id = 'drill'`)
  return finding
}

async function withoutWorker(machine: ReleaseMachine): Promise<Finding> {
  await machine.units.stop('lumi-worker')
  await pause(SILENT_MS)
  return refused(machine, 'worker.alive')
}

function tableOf(columns: readonly { readonly version: string; readonly rows: readonly Row[] }[]): string {
  const heads = ['Step', ...columns.map(({ version }) => version)]
  const lines = (columns[0]?.rows ?? []).map(({ name }, index) => [
    name,
    ...columns.map(({ rows }) => `${rows[index]?.isGood ? '' : 'WRONG: '}${rows[index]?.seen ?? ''}`),
  ])
  return markdownTable(heads, lines)
}
