import path from 'node:path'
import { rmSync } from 'node:fs'
import { z } from 'zod'
import { dataFolder } from '@/tools/data-folder'
import { disposables as openNothing } from '@/tools/process/disposables'
import { runProgram } from '@/tools/process/run-program'
import { buildSite } from '@/tools/site/build-site'
import { siteEnvironment } from '@/tools/site/environment'
import { runClockTests } from '@/tools/suites/jest-suite'
import { readReport, reportFile } from '@/tools/suites/report'
import { type SuiteContext } from '@/tools/suites/suite-context'
import { add, judge, type Tally } from '@/tools/suites/tally'

const RUN = ['--import', 'tsx', path.resolve('tests/faults/run.ts')]
const report = z.object({ passed: z.number(), failed: z.number() })

/** Nobody visits the pages: any address does for both the build and the instances. */
const SITE_URL = 'http://localhost:3000'

/** What happens to bookings and e-mails when parts of the site fail: really done, and the clock's hard days. */
export async function runFaultSuite(context: SuiteContext): Promise<Tally> {
  const { env: given, signal, only } = context
  const disposables = openNothing()
  try {
    const name = `faults_build_${process.pid}`
    disposables.add(async () => rmSync(dataFolder(name), { recursive: true, force: true }))
    const places = { port: 3000, databaseUrl: '', stripeUrl: '', smtpUrl: '' }
    const env = { ...given, SITE_URL }
    const NEXT_DIST_DIR = await buildSite(name, { env: siteEnvironment(env, places), signal })
    const file = reportFile('faults')
    const run = { args: [...RUN, ...only], env: { ...env, NEXT_DIST_DIR, FAULTS_REPORT: file }, signal }
    const { code } = await runProgram(run, true)
    const faults = judge(readReport(file, report), code)
    return only.length > 0 ? faults : add(faults, await runClockTests(context))
  } finally {
    await disposables.closeAll()
  }
}
