import { startTestPostgres } from '@/lib/local/postgres/start-test-postgres'
import { Failure } from '@/lib/local/process/failure'
import { type Opened } from '@/lib/local/process/opened'
import { say } from '@/lib/local/process/say'
import { runBrowserSuite } from '@/lib/local/suites/browser-suite'
import { checkLint, checkTypes } from '@/lib/local/suites/checks'
import { cleanEnvironment } from '@/lib/local/suites/clean-environment'
import { runFaultSuite } from '@/lib/local/suites/fault-suite'
import { runJest } from '@/lib/local/suites/jest-suite'
import { type SuiteContext } from '@/lib/local/suites/suite-context'
import { add, describeTally, type Tally } from '@/lib/local/suites/tally'

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
  { opened, signal }: { readonly opened: Opened; readonly signal: AbortSignal },
): Promise<number> {
  const unknown = names.find((name) => !(name in SUITES))
  if (unknown)
    throw new Failure(`There is no suite "${unknown}": choose from ${Object.keys(SUITES).join(', ')}.`)
  const context = { env: cleanEnvironment(process.env), signal, findServer: serverFinder(opened) }
  const tallies: [string, Tally][] = []
  for (const [name, run] of Object.entries(SUITES)) {
    if (names.length > 0 && !names.includes(name)) continue
    say(`\n== ${name}`)
    const tally = await run(context).catch(asFailure)
    signal.throwIfAborted()
    say(`${name}: ${describeTally(tally)}`)
    tallies.push([name, tally])
  }
  const total = tallies.map(([, tally]) => tally).reduce(add, { passed: 0, failed: 0 })
  say('')
  for (const [name, tally] of tallies) say(`${name.padEnd(8)} ${describeTally(tally)}`)
  say(describeTally(total))
  return total.failed > 0 ? 1 : 0
}

function asFailure(error: unknown): Tally {
  console.error(error instanceof Failure ? error.message : error)
  return { passed: 0, failed: 1 }
}

function serverFinder(opened: Opened): () => Promise<string> {
  let starting: Promise<string> | null = null
  async function start(): Promise<string> {
    say('Starting PostgreSQL for the tests.')
    const postgres = await startTestPostgres()
    opened.add(postgres.close)
    return postgres.urlOf('postgres')
  }
  return () =>
    (starting ??= process.env.TEST_DATABASE_URL ? Promise.resolve(process.env.TEST_DATABASE_URL) : start())
}
