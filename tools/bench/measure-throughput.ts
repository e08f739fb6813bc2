import { execFileSync } from 'node:child_process'
import { measureLoad } from '@/tools/bench/load'
import { median } from '@/tools/bench/median'
import { type BenchSites } from '@/tools/bench/prepare-bench-sites'
import { BARE_PAGE_PATH, BENCH_PAGES, SEASON_PATH, TRIVIAL_HANDLER_PATH } from '@/tools/bench/pages'
import { type RunningServer, startBenchServer } from '@/tools/bench/start-bench-server'
import { compareWithBaseline, type BenchRow } from '@/tools/bench/bench-table'

const STARTS = 3

/** Measure requests per second and latencies under load, and compare them with the bare app's. */
export async function measureThroughput(
  { site, bare }: BenchSites,
  signal: AbortSignal,
): Promise<readonly BenchRow[]> {
  const [page, handler, home, tour, dates] = await measureLoad(
    [
      { url: bare.url, paths: [BARE_PAGE_PATH] },
      { url: bare.url, paths: [TRIVIAL_HANDLER_PATH], isNew: true },
      { url: site.url, paths: ['/'] },
      { url: site.url, paths: [BENCH_PAGES[2].path] },
      { url: site.url, paths: [SEASON_PATH], isNew: true },
    ],
    signal,
  )
  if (!page || !handler || !home || !tour || !dates) throw new Error('the load was not measured')
  const pairs = [
    { what: '/', base: page, found: home, atLeast: 1.8 },
    { what: 'a tour page', base: page, found: tour, atLeast: 1.8 },
    { what: '/api/availability', base: handler, found: dates, atLeast: 0.6 },
  ]
  return pairs.flatMap(({ what, base, found, atLeast }) => [
    compareWithBaseline({
      what: `${what}, per second`,
      base: base.perSecond,
      site: found.perSecond,
      unit: '',
      atLeast,
    }),
    compareWithBaseline({ what: `${what}, half answered in`, base: base.p50, site: found.p50, unit: 'ms' }),
    compareWithBaseline({ what: `${what}, 97.5 % answered in`, base: base.p97, site: found.p97, unit: 'ms' }),
    compareWithBaseline({ what: `${what}, 99 % answered in`, base: base.p99, site: found.p99, unit: 'ms' }),
  ])
}

/** Compare the servers' current memory use. */
export function measureMemory(site: RunningServer, bare: RunningServer): BenchRow {
  return compareWithBaseline({
    what: 'resident memory',
    base: megabytesOf(bare),
    site: megabytesOf(site),
    unit: 'MB',
  })
}

/**
 * Measure the time from starting a process to its first response: the median of three. The servers' ports must be free.
 */
export async function measureColdStarts({ site, bare }: BenchSites): Promise<BenchRow> {
  const times = { site: [] as number[], bare: [] as number[] }
  for (let start = 0; start < STARTS; start++) {
    for (const [name, server] of [
      ['bare', bare],
      ['site', site],
    ] as const) {
      const running = await startBenchServer(server, '/')
      times[name].push(running.coldStartMs)
      await running.stop()
    }
  }
  return compareWithBaseline({
    what: 'cold start',
    base: median(times.bare),
    site: median(times.site),
    unit: 'ms',
  })
}

function megabytesOf({ pid }: RunningServer): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}
