import { execFile } from 'node:child_process'
import { existsSync, readFileSync, statfsSync } from 'node:fs'
import net from 'node:net'

const PROGRAM_MS = 4_000
const CONNECT_MS = 2_000

/** Run a program and return what it prints; null if this machine has no such program. */
export function runProgram(name: string, args: readonly string[]): Promise<string | null> {
  return new Promise((resolve, reject) => {
    execFile(name, args, { timeout: PROGRAM_MS }, (error, output) => {
      if (!error) resolve(output)
      else if (error.code === 'ENOENT') resolve(null)
      else reject(new Error(`${name} failed: ${error.message}`))
    })
  })
}

/** The free share of a folder's disk; null if there is no such folder. */
export function freeDiskShare(folder: string): number | null {
  if (!existsSync(folder)) return null
  const { bavail, blocks } = statfsSync(folder)
  return bavail / blocks
}

export type Machine = { readonly freeBytes: number; readonly killsForMemory: number }

/**
 * The free disk space in the current folder, and how many processes were killed for lack of memory since the machine
 * started.
 */
export function readMachine(): Machine {
  const { bavail, bsize } = statfsSync('.')
  const counters = existsSync('/proc/vmstat') ? readFileSync('/proc/vmstat', 'utf8') : ''
  return { freeBytes: bavail * bsize, killsForMemory: Number(/^oom_kill (\d+)$/m.exec(counters)?.[1] ?? 0) }
}

export type Unit = {
  readonly name: string
  readonly isActive: boolean
  readonly isEnabled: boolean
  readonly restarts: number
}

/** The systemd units that run in a folder, since operators choose their names. Empty on a machine without systemd. */
export async function listUnits(folder: string): Promise<readonly Unit[]> {
  // systemctl returns the path as written in the unit, which may be a link such as `current`.
  const properties = 'Id,ActiveState,UnitFileState,NRestarts,WorkingDirectory'
  const shown = await runProgram('systemctl', [
    'show',
    '--type=service',
    '--all',
    `--property=${properties}`,
    '*',
  ]).catch(() => null)
  return parseUnits(shown ?? '').filter(({ workingDirectory }) => workingDirectory === folder)
}

/** Parse what `systemctl show` prints: a block of `Name=value` for each unit. */
export function parseUnits(shown: string): readonly (Unit & { readonly workingDirectory: string })[] {
  return shown
    .split(/\n\n+/)
    .filter((block) => block.trim())
    .map((block) => {
      const value = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(block)?.[1] ?? ''
      return {
        name: value('Id'),
        isActive: value('ActiveState') === 'active',
        isEnabled: /^enabled/.test(value('UnitFileState')),
        restarts: Number(value('NRestarts')) || 0,
        workingDirectory: value('WorkingDirectory'),
      }
    })
}

/** Whether something accepts connections at a host and port. */
export function isPortOpen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ host, port, timeout: CONNECT_MS })
    const end = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', () => end(true))
    socket.once('timeout', () => end(false))
    socket.once('error', () => end(false))
  })
}
