import path from 'node:path'
import { z } from 'zod'
import { JEST_CLI } from '@/tools/process/programs'
import { runProgram } from '@/tools/process/run-program'
import { readReport, prepareReportFile } from '@/tools/suites/report'
import { type SuiteContext } from '@/tools/suites/suite-context'
import { countSilentFailure, type Tally } from '@/tools/suites/tally'

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  /** Number of test files that could not be run. */
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
})

/** What Jest prints when it kills a worker that does not exit, or when Jest itself does not exit. */
const FORCED = /failed to exit gracefully|did not exit one second after/

/**
 * Run one of Jest's two projects: `client` tests components in a simulated browser; `server` has the unit and
 * integration tests on real PostgreSQL.
 */
export async function runJestSuite(
  project: 'client' | 'server',
  { env, signal, only, findServer }: SuiteContext,
): Promise<Tally> {
  const file = prepareReportFile(project)
  const needs = project === 'server' ? { TEST_DATABASE_URL: await findServer() } : {}
  const { code, output } = await runProgram(
    {
      args: [JEST_CLI, '--ci', '--selectProjects', project, '--json', `--outputFile=${file}`, ...only],
      env: { ...env, ...needs },
      signal,
    },
    'kept',
  )
  const found = readReport(file, report)
  const files = found.testResults.map(({ name, startTime, endTime }) => ({
    name: path.relative('.', name),
    seconds: (endTime - startTime) / 1000,
  }))
  const forced = FORCED.test(output) ? 1 : 0
  const failed = found.numFailedTests + found.numRuntimeErrorTestSuites + forced
  return countSilentFailure({ passed: found.numPassedTests, failed, files }, code)
}
