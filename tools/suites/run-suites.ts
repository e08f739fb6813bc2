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
 * @param args  what to run, see `chooseSuites`
 * @returns     the exit code
 */
export async function runSuites(
  args: readonly string[],
  { disposables, signal }: { readonly disposables: Disposables; readonly signal: AbortSignal },
): Promise<number> {
  const { names, only } = chooseSuites(args)
  const context = { env: cleanEnvironment(process.env), signal, only, findServer: serverFinder(disposables) }
  const tallies: [string, Tally][] = []
  for (const [name, run] of Object.entries(SUITES)) {
    if (!names.includes(name)) continue
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

/**
 * What `npm test` is asked for: names of suites, none for all of them; or one suite, and after it what of it to run.
 * Throws `Failure`.
 */
export function chooseSuites(args: readonly string[]): {
  readonly names: readonly string[]
  readonly only: readonly string[]
} {
  const known = Object.keys(SUITES)
  const names = args.filter((arg) => known.includes(arg))
  const only = args.filter((arg) => !known.includes(arg))
  const [first = ''] = args
  const isPart = names.length === 1 && IN_PARTS.includes(first)
  if (only.length > 0 && !isPart)
    throw new Failure(
      `There is no suite "${only[0]}": choose from ${known.join(', ')}. A part of one stands behind it: ${IN_PARTS.join(', ')}.`,
    )
  return { names: names.length > 0 ? names : known, only }
}

/** Suites of which a part can be run. */
const IN_PARTS: readonly string[] = ['jest', 'browser', 'faults']

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
