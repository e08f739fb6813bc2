import { measureLatencyGrowth } from '@/tools/bench/measure-latency-growth'
import { measureColdStarts, measureThroughput, measureMemory } from '@/tools/bench/measure-throughput'
import { measurePageWeights, measurePageScores } from '@/tools/bench/measure-pages'
import { prepareBenchSites, type BenchSites } from '@/tools/bench/prepare-bench-sites'
import { type RunningServer, startBenchServer } from '@/tools/bench/start-bench-server'
import { type BenchRow, formatBenchTable } from '@/tools/bench/bench-table'
import { Failure } from '@/tools/process/user-error'
import { type Disposables } from '@/tools/process/disposables'

type Bench = BenchSites & { readonly running: { readonly site: RunningServer; readonly bare: RunningServer } }

/** The parts of the benchmark, in the order in which they run: the last one fills up the database. */
const PARTS: Readonly<
  Record<
    string,
    { heading: string; measure: (bench: Bench, signal: AbortSignal) => Promise<readonly BenchRow[]> }
  >
> = {
  bytes: { heading: 'What a page weighs, compressed', measure: measurePageWeights },
  lighthouse: { heading: 'Lighthouse as a phone, median of 3', measure: measurePageScores },
  load: {
    heading: '50 connections, median of 5 rounds',
    async measure(bench, signal) {
      const rows = await measureThroughput(bench, signal)
      return [...rows, measureMemory(bench.running.site, bench.running.bare)]
    },
  },
  growth: { heading: 'The same with 100 times the data', measure: measureLatencyGrowth },
}

type Context = { readonly disposables: Disposables; readonly signal: AbortSignal }

/**
 * Build the site and a bare app, measure both, and print the site's numbers as multiples of the bare app's.
 *
 * @param names  the parts to run: bytes, lighthouse, load, growth, start; all if empty
 * @returns      the exit code: 1 if a target was missed
 */
export async function runBench(names: readonly string[], context: Context): Promise<number> {
  const known = [...Object.keys(PARTS), 'start']
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) throw new Failure(`There is no part "${unknown}": choose from ${known.join(', ')}.`)
  const isMounted = (name: string) => names.length === 0 || names.includes(name)
  const sites = await prepareBenchSites(context)
  const tables: string[] = []
  const missed: BenchRow[] = []
  const tell = (heading: string, rows: readonly BenchRow[]) => {
    const table = formatBenchTable(heading, rows)
    console.log(table)
    tables.push(table)
    missed.push(...rows.filter(({ isReached }) => isReached === false))
  }
  if (isMounted('start')) tell('From start to first answer, median of 3', [await measureColdStarts(sites)])
  const running = {
    site: await startBenchServer(sites.site, '/api/health'),
    bare: await startBenchServer(sites.bare, '/'),
  }
  context.disposables.add(running.site.stop)
  context.disposables.add(running.bare.stop)
  for (const [name, { heading, measure }] of Object.entries(PARTS)) {
    if (!isMounted(name)) continue
    context.signal.throwIfAborted()
    console.log(`\nMeasuring: ${name}`)
    tell(heading, await measure({ ...sites, running }, context.signal))
  }
  if (tables.length > 1) console.log(`\nAll of it:\n${tables.join('\n')}`)
  console.log(
    missed.length === 0
      ? '\nEvery target was reached.'
      : `\nMissed: ${missed.map(({ what }) => what).join('; ')}.`,
  )
  return missed.length === 0 ? 0 : 1
}
