import { z } from 'zod'
import { JEST } from '@/lib/local/process/programs'
import { runProgram } from '@/lib/local/process/run-program'
import { readReport, reportFile } from '@/lib/local/suites/report'
import { type SuiteContext } from '@/lib/local/suites/suite-context'
import { judge, type Tally } from '@/lib/local/suites/tally'

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  /** Files that could not be run. */
  numRuntimeErrorTestSuites: z.number(),
})

/** Unit, component and integration tests. */
export async function runJest({ env, signal, findServer }: SuiteContext): Promise<Tally> {
  const file = reportFile('jest')
  const { code } = await runProgram(
    {
      args: [JEST, '--ci', '--json', `--outputFile=${file}`],
      env: { ...env, TEST_DATABASE_URL: await findServer() },
      signal,
    },
    true,
  )
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = readReport(file, report)
  return judge({ passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }, code)
}
