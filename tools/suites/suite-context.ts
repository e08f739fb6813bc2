import { type Settings } from '@/tools/process/settings'

export type SuiteContext = {
  readonly env: Settings
  readonly signal: AbortSignal
  /** What of the suite is run, in its runner's words: files or patterns, names of scenarios. None: all of it. */
  readonly only: readonly string[]
  /** URL of the PostgreSQL of the tests; starts it when it is first asked for. Throws `Failure`. */
  readonly findServer: () => Promise<string>
}
