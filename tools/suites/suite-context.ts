import { type Settings } from '@/tools/process/environment-variables'
import { type TestSiteBuild } from '@/tools/suites/build-test-site'

/**
 * Which tests to run. `main`: everything that a change can break. `all`: also the sweeps over every page, season and
 * fault.
 */
export type TestTier = 'main' | 'all'

export type SuiteContext = {
  readonly env: Settings
  readonly signal: AbortSignal
  /** Which part of the suite to run, as its runner expects it: files, patterns or scenarios. Empty for all of it. */
  readonly only: readonly string[]
  /** Finds the URL of the PostgreSQL for tests, which is started on first use. Throws `Failure`. */
  readonly findServer: () => Promise<string>
  /** Finds the site for the browser and fault suites, which is built on first use. Throws `Failure`. */
  readonly findBuild: () => Promise<TestSiteBuild>
}
