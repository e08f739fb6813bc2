import { type Settings } from '@/tools/process/settings'
import { type BuiltSite } from '@/tools/suites/built-site'

/** `main`: everything that a change can break. `all`: beside it the sweeps over every page, season and fault. */
export type Tier = 'main' | 'all'

export type SuiteContext = {
  readonly env: Settings
  readonly signal: AbortSignal
  /** The part of the suite to run, in its runner's words: files, patterns or scenarios. None: all of it. */
  readonly only: readonly string[]
  /** URL of the tests' PostgreSQL, started when first asked for. Throws `Failure`. */
  readonly findServer: () => Promise<string>
  /** The site that browser and faults visit, built when first asked for. Throws `Failure`. */
  readonly findBuild: () => Promise<BuiltSite>
}
