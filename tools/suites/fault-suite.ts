import path from 'node:path'
import { z } from 'zod'
import { runProgram } from '@/tools/process/run-program'
import { readReport, prepareReportFile } from '@/tools/suites/report'
import { type SuiteContext } from '@/tools/suites/suite-context'
import { countSilentFailure, type Tally } from '@/tools/suites/tally'

const RUN = ['--import', 'tsx', path.resolve('tests/faults/run.ts')]
const report = z.object({
  passed: z.number(),
  failed: z.number(),
  scenarios: z.array(z.object({ name: z.string(), seconds: z.number() })),
})

/** Test bookings and e-mails while parts of the site really fail. */
export async function runFaultSuite({ env, signal, only, findBuild }: SuiteContext): Promise<Tally> {
  const { folder, port } = await findBuild()
  const file = prepareReportFile('faults')
  const settings = { NEXT_DIST_DIR: folder, SITE_URL: `http://localhost:${port}`, FAULTS_REPORT: file }
  const run = { args: [...RUN, ...only], env: { ...env, ...settings }, signal }
  const { code } = await runProgram(run, true)
  const { scenarios, ...counts } = readReport(file, report)
  return countSilentFailure({ ...counts, files: scenarios }, code)
}
