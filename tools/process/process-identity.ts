import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Identify a process permanently: process ids are reused, so this adds the start time if the system provides it. */
export function processIdentity(pid: number = process.pid): string {
  return `${pid} ${look(pid)?.startedAt ?? ''}`.trim()
}

/** Whether the process with this identity is still running. */
export function isProcessRunning(mark: string): boolean {
  const [pid, startedAt] = mark.trim().split(' ')
  const found = look(Number(pid))
  return found !== null && (!startedAt || !found.startedAt || found.startedAt === startedAt)
}

/** The command line of a running process; null if there is none. */
export function readCommandLine(pid: number): string | null {
  return look(pid)?.command ?? null
}

type Process = { readonly startedAt: string; readonly command: string }

function look(pid: number): Process | null {
  if (!Number.isInteger(pid) || pid < 1) return null
  return process.platform === 'linux' ? lookInProc(pid) : lookWithPs(pid)
}

// Read /proc, because small Linux images have no `ps`.
function lookInProc(pid: number): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // In /proc, the name in brackets may contain anything. The state comes after it, and the start time is field 22 of
    // the line.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (hasExited(fields[0])) return null
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return { startedAt: fields[19] ?? '', command }
  } catch {
    return null
  }
}

function lookWithPs(pid: number): Process | null {
  const ps = spawnSync('ps', ['-p', String(pid), '-o', 'stat=,args='], { encoding: 'utf8' })
  if (ps.status !== 0) return null
  const [state, ...command] = ps.stdout.trim().split(/\s+/)
  return hasExited(state) ? null : { startedAt: '', command: command.join(' ') }
}

/**
 * Whether a process has ended. Z is a zombie: killed, but not collected by its parent, as in a container without an
 * init.
 */
function hasExited(state: string | undefined): boolean {
  return !state || /^[ZX]/.test(state)
}
