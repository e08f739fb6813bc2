import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { disposables as openNothing } from '@/tools/process/disposables'
import { PLAYWRIGHT_CLI } from '@/tools/process/programs'
import { runProgram } from '@/tools/process/run-program'
import { findBrowserEnvironment } from '@/tools/suites/find-browser'
import { findJavaEnvironment } from '@/tools/suites/find-java'
import { startTestSites } from '@/tools/suites/start-test-sites'
import { readReport, prepareReportFile } from '@/tools/suites/report'
import { type SuiteContext } from '@/tools/suites/suite-context'
import { countSilentFailure, type Tally, type TimedFile } from '@/tools/suites/tally'

const spec = z.object({
  file: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
})
type Part = { readonly specs?: readonly z.infer<typeof spec>[]; readonly suites?: readonly Part[] }
const part: z.ZodType<Part> = z.lazy(() =>
  z.object({ specs: z.array(spec).optional(), suites: z.array(part).optional() }),
)
const report = z.object({
  suites: z.array(part),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

/** Test in a real browser, on a production build: two sites that share one database. */
export async function runBrowserSuite(context: SuiteContext): Promise<Tally> {
  const disposables = openNothing()
  try {
    const browser = await findBrowserEnvironment()
    // Use a temporary folder that we delete, because a browser that we stop leaves folders behind.
    const TMPDIR = mkdtempSync(path.join(context.env.TMPDIR ?? os.tmpdir(), 'browser-'))
    disposables.add(async () => rmSync(TMPDIR, { recursive: true, force: true }))
    const sites = await startTestSites(context, disposables)
    const file = prepareReportFile('browser')
    const { code } = await runProgram(
      {
        args: [PLAYWRIGHT_CLI, 'test', ...context.only],
        env: {
          ...{ ...context.env, ...browser, ...findJavaEnvironment(), ...sites, TMPDIR },
          PLAYWRIGHT_JSON_OUTPUT_NAME: file,
          PWTEST_CACHE_DIR: path.resolve('node_modules/.cache/playwright'),
        },
        signal: context.signal,
      },
      true,
    )
    const { suites, stats } = readReport(file, report)
    const files = sumByFile(suites.flatMap(timesIn))
    return countSilentFailure({ passed: stats.expected, failed: stats.unexpected + stats.flaky, files }, code)
  } finally {
    await disposables.closeAll()
  }
}

function timesIn({ specs = [], suites = [] }: Part): readonly TimedFile[] {
  const own = specs.flatMap(({ file, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .map(({ duration }) => ({ name: `tests/e2e/${file}`, seconds: duration / 1000 })),
  )
  return [...own, ...suites.flatMap(timesIn)]
}

function sumByFile(times: readonly TimedFile[]): readonly TimedFile[] {
  const sums = new Map<string, number>()
  for (const { name, seconds } of times) sums.set(name, (sums.get(name) ?? 0) + seconds)
  return [...sums].map(([name, seconds]) => ({ name, seconds }))
}
