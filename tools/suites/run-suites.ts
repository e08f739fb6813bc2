import { startTestPostgres } from '@/tools/postgres/start-test-postgres'
import { Failure } from '@/tools/process/user-error'
import { type Disposables } from '@/tools/process/disposables'
import { type Settings } from '@/tools/process/environment-variables'
import { runBrowserSuite } from '@/tools/suites/browser-suite'
import { buildTestSite } from '@/tools/suites/build-test-site'
import { checkLint, checkTypes } from '@/tools/suites/checks'
import { chooseSuites, SUITE_STAGES, type SuiteName } from '@/tools/suites/choose-suites'
import { withoutSiteSettings } from '@/tools/suites/without-site-settings'
import { runFaultSuite } from '@/tools/suites/fault-suite'
import { runJestSuite } from '@/tools/suites/jest-suite'
import { findLeftovers } from '@/tools/suites/leftovers'
import { type CpuTimeMonitor, suiteMarker, monitorCpuTime } from '@/tools/suites/cpu-time'
import { type SuiteContext, type TestTier } from '@/tools/suites/suite-context'
import { type SuiteResult, formatSummary } from '@/tools/suites/summary'
import { describeTally, type Tally } from '@/tools/suites/tally'
import { createTemporaryFolder } from '@/tools/suites/temporary-folder'

const SUITES: Readonly<Record<SuiteName, (context: SuiteContext) => Promise<Tally>>> = {
  lint: checkLint,
  types: checkTypes,
  client: (context) => runJestSuite('client', context),
  server: (context) => runJestSuite('server', context),
  browser: runBrowserSuite,
  faults: runFaultSuite,
}

/** Resources that suites share, whose processor time is listed separately. */
const SHARED = { build: 'build', database: 'database' } as const

type Run = { readonly disposables: Disposables; readonly signal: AbortSignal }

/**
 * Run the suites stage by stage, even after failures, and print the totals on the last line.
 *
 * @param args  which suites to run, see `chooseSuites`
 * @returns     the exit code
 */
export async function runSuites(
  args: readonly string[],
  { disposables, signal }: Run,
  tier: TestTier = 'main',
): Promise<number> {
  const { names, only } = chooseSuites(args)
  const folder = createTemporaryFolder()
  disposables.add(async () => folder.remove())
  const time = monitorCpuTime()
  disposables.add(async () => time.stop())
  const env = { ...withoutSiteSettings(process.env), TMPDIR: folder.path, TEST_TIER: tier }
  const context: Omit<SuiteContext, 'env'> = {
    signal,
    only,
    findServer: once(() => findServer(disposables)),
    findBuild: once(() => buildTestSite(withSuiteMark(env, SHARED.build), { disposables, signal })),
  }
  const results: SuiteResult[] = []
  for (const stage of SUITE_STAGES) {
    const chosen = stage.filter((name) => names.includes(name))
    const run = (suite: SuiteName) => runSuite(suite, { ...context, env: withSuiteMark(env, suite) }, time)
    results.push(...(await Promise.all(chosen.map(run))))
    signal.throwIfAborted()
  }
  results.push(
    await findLeftovers(
      results.map(({ suite }) => suite),
      { time, folder },
    ),
  )
  const others = Object.fromEntries(Object.values(SHARED).map((name) => [name, time.secondsOf(name)]))
  console.log(`\n${formatSummary(results, others).join('\n')}`)
  return results.some(({ tally }) => tally.failed > 0) ? 1 : 0
}

async function runSuite(suite: SuiteName, context: SuiteContext, time: CpuTimeMonitor): Promise<SuiteResult> {
  const startedAt = performance.now()
  console.log(`\n== ${suite}`)
  const tally = await SUITES[suite](context).catch(asFailure)
  context.signal.throwIfAborted()
  console.log(`${suite}: ${describeTally(tally)}`)
  const wallSeconds = (performance.now() - startedAt) / 1000
  return { suite, tally, wallSeconds, processorSeconds: time.secondsOf(suite) }
}

function withSuiteMark(env: Settings, suite: string): Settings {
  return { ...env, ...suiteMarker(suite) }
}

function asFailure(error: unknown): Tally {
  console.error(error instanceof Failure ? error.message : error)
  return { passed: 0, failed: 1 }
}

async function findServer(disposables: Disposables): Promise<string> {
  const { TEST_DATABASE_URL: given } = process.env
  if (given) return given
  console.log('Starting PostgreSQL for the tests.')
  // Mark the environment of the database server, which inherits it.
  const mark = suiteMarker(SHARED.database)
  Object.assign(process.env, mark)
  const postgres = await startTestPostgres().finally(() => {
    for (const name of Object.keys(mark)) delete process.env[name]
  })
  disposables.add(postgres.close)
  return postgres.urlOf('postgres')
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => (made ??= work())
}
