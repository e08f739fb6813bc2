import { type Settings } from '@/tools/process/settings'
import { type BuiltSite } from '@/tools/suites/built-site'

/** `main`: everything that a change can break. `all`: additionally the sweeps over every page, season and fault. */
export type Tier = 'main' | 'all'

export type SuiteContext = {
  readonly env: Settings
  readonly signal: AbortSignal
  /** The part of the suite to run, in the runner's own terms: files, patterns or scenarios. Empty: all of it. */
  readonly only: readonly string[]
  /** URL of the tests' PostgreSQL, which starts on first use. Throws `Failure`. */
  readonly findServer: () => Promise<string>
  /** The site for the browser and fault suites, built on first use. Throws `Failure`. */
  readonly findBuild: () => Promise<BuiltSite>
}
