import { readdirSync, readFileSync } from 'node:fs'
import { readCommandLine } from '@/tools/process/process-identity'
import { type Settings } from '@/tools/process/environment-variables'

const SUITE_MARK = 'TEST_SUITE'

/**
 * An environment variable that marks everything a suite of this run starts, including servers that outlive the suite.
 */
export function suiteMarker(suite: string): Settings {
  return { [SUITE_MARK]: `${process.pid} ${suite}` }
}

/** Linux counts processor time in hundredths of a second, at any tick rate of the kernel (USER_HZ, proc(5)). */
const TICKS_PER_SECOND = 100
const SAMPLE_MS = 1_000
/** How often to look for the mark: a new process gets its own environment a moment after it appears. */
const MARK_TRIES = 3

type Process = {
  readonly pid: number
  readonly parent: number
  /** Identifies the process permanently, because process ids are reused. */
  readonly key: string
  /** Processor time in ticks, of the process and of children that have ended and that it has collected. */
  readonly ticks: number
}

export type CpuTimeMonitor = {
  /** User and system time, in seconds, of everything that a suite started; null if the system does not provide it. */
  readonly secondsOf: (suite: string) => number | null
  /** The process ids and command lines of a suite's programs that are still running. */
  readonly running: (suite: string) => readonly string[]
  readonly stop: () => void
}

/** Measure each suite's processor time until stopped. Reads /proc, so this works on Linux only. */
export function monitorCpuTime(): CpuTimeMonitor {
  const suites = new Map<string, string>()
  const looks = new Map<string, number>()
  const latest = new Map<string, { readonly suite: string; readonly ticks: number }>()

  function suiteOf({ pid, key }: Process): string | null {
    const known = suites.get(key)
    const tries = looks.get(key) ?? 0
    if (known || tries >= MARK_TRIES) return known ?? null
    looks.set(key, tries + 1)
    const found = readMark(pid)
    if (found) suites.set(key, found)
    return found
  }

  function sample(): ReadonlyMap<number, string> {
    const processes = new Map(listProcesses().map((one) => [one.pid, one]))
    const members = new Map<number, string>()
    const sums = new Map<string, { suite: string; ticks: number }>()
    for (const one of processes.values()) {
      // A browser's child processes may have overwritten their environment, so they count towards their parent's suite.
      const line = ancestry(one, processes)
      const suite = line.map(suiteOf).find((found) => found !== null)
      if (!suite) continue
      suites.set(one.key, suite)
      members.set(one.pid, suite)
      const root = line.filter((ancestor) => suites.get(ancestor.key) === suite).at(-1) ?? one
      const sum = sums.get(root.key) ?? { suite, ticks: 0 }
      sums.set(root.key, { suite, ticks: sum.ticks + one.ticks })
    }
    for (const [root, sum] of sums) latest.set(root, sum)
    return members
  }

  const timer = process.platform === 'linux' ? setInterval(sample, SAMPLE_MS) : null
  timer?.unref()
  return {
    secondsOf(suite) {
      if (!timer) return null
      sample()
      const name = suiteMarker(suite)[SUITE_MARK]
      const ticks = [...latest.values()].filter((one) => one.suite === name).map((one) => one.ticks)
      return ticks.reduce((sum, one) => sum + one, 0) / TICKS_PER_SECOND
    },
    running(suite) {
      if (!timer) return []
      return [...sample()]
        .filter(([, its]) => its === suiteMarker(suite)[SUITE_MARK])
        .map(([pid]) => `${pid} ${readCommandLine(pid) ?? ''}`)
    },
    stop: () => void (timer && clearInterval(timer)),
  }
}

/** List the process, its parent, its parent's parent, and so on. */
function ancestry(one: Process, processes: ReadonlyMap<number, Process>): readonly Process[] {
  const line: Process[] = []
  for (let at: Process | undefined = one; at && !line.includes(at); at = processes.get(at.parent))
    line.push(at)
  return line
}

function listProcesses(): readonly Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)))
}

function readProcess(pid: number): readonly Process[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // In /proc, the name in brackets may contain anything. Fields 3 (state) and later come after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state = 'X', parent = ''] = fields
    if (/[ZX]/.test(state)) return []
    // Fields 14 to 17 are utime, stime, cutime and cstime.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return [{ pid, parent: Number(parent), key: `${pid} ${fields[19]}`, ticks }]
  } catch {
    return []
  }
}

function readMark(pid: number): string | null {
  try {
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
    return (
      environment.find((entry) => entry.startsWith(`${SUITE_MARK}=`))?.slice(SUITE_MARK.length + 1) ?? null
    )
  } catch {
    return null
  }
}
