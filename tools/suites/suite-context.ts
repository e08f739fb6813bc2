import { type Settings } from '@/tools/process/settings'

export type SuiteContext = {
  readonly env: Settings
  readonly signal: AbortSignal
  /** URL of the PostgreSQL of the tests; starts it when it is first asked for. Throws `Failure`. */
  readonly findServer: () => Promise<string>
}
