import { startTestPostgres } from '@/tools/postgres/start-test-postgres'
import { Failure } from '@/tools/process/failure'
import { type Disposables } from '@/tools/process/disposables'
import { runBrowserSuite } from '@/tools/suites/browser-suite'
import { checkLint, checkTypes } from '@/tools/suites/checks'
import { cleanEnvironment } from '@/tools/suites/clean-environment'
import { runFaultSuite } from '@/tools/suites/fault-suite'
import { runJest } from '@/tools/suites/jest-suite'
import { type SuiteContext } from '@/tools/suites/suite-context'
import { add, describeTally, type Tally } from '@/tools/suites/tally'

const SUITES: Readonly<Record<string, (context: SuiteContext) => Promise<Tally>>> = {
  lint: checkLint,
  types: checkTypes,
  jest: runJest,
  browser: runBrowserSuite,
  faults: runFaultSuite,
}

/**
 * Run the suites one after the other, whatever becomes of each, and print the totals on the last line.
 *
 * @param names  of the suites to run; none names all
 * @returns      the exit code
 */
export async function runSuites(
  names: readonly string[],
  { disposables, signal }: { readonly disposables: Disposables; readonly signal: AbortSignal },
): Promise<number> {
  const unknown = names.find((name) => !(name in SUITES))
  if (unknown)
    throw new Failure(`There is no suite "${unknown}": choose from ${Object.keys(SUITES).join(', ')}.`)
  const context = { env: cleanEnvironment(process.env), signal, findServer: serverFinder(disposables) }
  const tallies: [string, Tally][] = []
  for (const [name, run] of Object.entries(SUITES)) {
    if (names.length > 0 && !names.includes(name)) continue
    console.log(`\n== ${name}`)
    const tally = await run(context).catch(asFailure)
    signal.throwIfAborted()
    console.log(`${name}: ${describeTally(tally)}`)
    tallies.push([name, tally])
  }
  const total = tallies.map(([, tally]) => tally).reduce(add, { passed: 0, failed: 0 })
  console.log('')
  for (const [name, tally] of tallies) console.log(`${name.padEnd(8)} ${describeTally(tally)}`)
  console.log(describeTally(total))
  return total.failed > 0 ? 1 : 0
}

function asFailure(error: unknown): Tally {
  console.error(error instanceof Failure ? error.message : error)
  return { passed: 0, failed: 1 }
}

function serverFinder(disposables: Disposables): () => Promise<string> {
  let starting: Promise<string> | null = null
  async function start(): Promise<string> {
    console.log('Starting PostgreSQL for the tests.')
    const postgres = await startTestPostgres()
    disposables.add(postgres.close)
    return postgres.urlOf('postgres')
  }
  return () =>
    (starting ??= process.env.TEST_DATABASE_URL ? Promise.resolve(process.env.TEST_DATABASE_URL) : start())
}
