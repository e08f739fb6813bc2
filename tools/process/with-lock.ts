import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { hasErrorCode } from '@/tools/process/has-error-code'
import { isProcessRunning, processIdentity } from '@/tools/process/process-identity'

const PAUSE_MS = 50
const MAX_TRIES = 12_000

/**
 * Run some work while no other process does so under the same lock file. A lock whose holder was killed is ignored. Not
 * a library, on purpose: docs/decisions/lock-files.md.
 */
export async function withLock<T>(lock: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let tries = 1; !take(lock); tries++) {
    if (tries === MAX_TRIES) throw new Error(`Another process holds ${lock} and does not let go.`)
    await pause(PAUSE_MS, undefined, { signal })
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function take(lock: string): boolean {
  const own = `${lock}.${process.pid}.${Math.random().toString(36).slice(2)}`
  // Write the file first and then link it, so that a lock always names its holder.
  writeFileSync(own, processIdentity())
  try {
    linkSync(own, lock)
    return true
  } catch (error) {
    if (!hasErrorCode(error, 'EEXIST')) throw error
    breakIfAbandoned(lock)
    return false
  } finally {
    rmSync(own, { force: true })
  }
}

function breakIfAbandoned(lock: string): void {
  const grave = `${lock}.${process.pid}.grave`
  try {
    if (isProcessRunning(readFileSync(lock, 'utf8'))) return
    // Several processes may notice that the holder is dead. One moves the file away; if another then moves a new, valid
    // lock, it puts that back.
    renameSync(lock, grave)
    if (isProcessRunning(readFileSync(grave, 'utf8'))) linkSync(grave, lock)
  } catch (error) {
    if (!hasErrorCode(error, 'ENOENT')) throw error
  } finally {
    rmSync(grave, { force: true })
  }
}
