import { z } from 'zod'
import { disposables as openNothing } from '@/tools/process/disposables'
import { PLAYWRIGHT } from '@/tools/process/programs'
import { runProgram } from '@/tools/process/run-program'
import { findBrowser } from '@/tools/suites/find-browser'
import { findJava } from '@/tools/suites/find-java'
import { openTestSites } from '@/tools/suites/open-test-sites'
import { readReport, reportFile } from '@/tools/suites/report'
import { type SuiteContext } from '@/tools/suites/suite-context'
import { judge, type Tally } from '@/tools/suites/tally'

const report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

/** Real browser, production build, two sites on one database. */
export async function runBrowserSuite(context: SuiteContext): Promise<Tally> {
  const disposables = openNothing()
  try {
    const browser = await findBrowser()
    const sites = await openTestSites(context, disposables)
    const file = reportFile('browser')
    const { code } = await runProgram(
      {
        args: [PLAYWRIGHT, 'test', ...context.only],
        env: { ...context.env, ...browser, ...findJava(), ...sites, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
        signal: context.signal,
      },
      true,
    )
    const { expected, unexpected, flaky } = readReport(file, report).stats
    return judge({ passed: expected, failed: unexpected + flaky }, code)
  } finally {
    await disposables.closeAll()
  }
}
