import { z } from 'zod'
import { JEST } from '@/tools/process/programs'
import { runProgram } from '@/tools/process/run-program'
import { readReport, reportFile } from '@/tools/suites/report'
import { type SuiteContext } from '@/tools/suites/suite-context'
import { judge, type Tally } from '@/tools/suites/tally'

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  /** Files that could not be run. */
  numRuntimeErrorTestSuites: z.number(),
})

/** Those of the fault suite. */
const CLOCK_TESTS = 'tests/faults/'

/** Unit, component and integration tests. */
export function runJest(context: SuiteContext): Promise<Tally> {
  return run([...context.only, '--testPathIgnorePatterns', '/node_modules/', CLOCK_TESTS], context)
}

/** What the clock's hard days do to bookings. */
export function runClockTests(context: SuiteContext): Promise<Tally> {
  return run(['--testPathPatterns', CLOCK_TESTS], context)
}

async function run(which: readonly string[], { env, signal, findServer }: SuiteContext): Promise<Tally> {
  const file = reportFile('jest')
  const { code } = await runProgram(
    {
      args: [JEST, '--ci', '--json', `--outputFile=${file}`, ...which],
      env: { ...env, TEST_DATABASE_URL: await findServer() },
      signal,
    },
    true,
  )
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = readReport(file, report)
  return judge({ passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }, code)
}
