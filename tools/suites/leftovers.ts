import { setTimeout as pause } from 'node:timers/promises'
import { type CpuTimeMonitor } from '@/tools/suites/cpu-time'
import { type SuiteResult } from '@/tools/suites/summary'
import { type TemporaryFolder } from '@/tools/suites/temporary-folder'

const MAX_POLLS = 50
const POLL_MS = 100

/**
 * Check that the suites have ended every program they started, and deleted every temporary file. Reports what is left.
 */
export async function findLeftovers(
  suites: readonly string[],
  { time, folder }: { readonly time: CpuTimeMonitor; readonly folder: TemporaryFolder },
): Promise<SuiteResult> {
  const startedAt = performance.now()
  const find = () => [
    ...suites.flatMap((suite) => time.running(suite).map((program) => `${suite} left running: ${program}`)),
    ...folder.leftovers().map((name) => `left in the temporary folder: ${name}`),
  ]
  // Wait a moment: a program may only just have been asked to stop.
  for (let looks = 0; looks < MAX_POLLS && find().length > 0; looks++) await pause(POLL_MS)
  const left = find()
  for (const line of left) console.error(line)
  return {
    suite: 'tidy',
    tally: { passed: left.length === 0 ? 1 : 0, failed: left.length },
    wallSeconds: (performance.now() - startedAt) / 1000,
    processorSeconds: null,
  }
}
