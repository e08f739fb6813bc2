import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Caches that Node tools keep from run to run. */
const CACHES = [/^tsx-/, /^node-compile-cache$/]

export type TemporaryFolder = {
  readonly path: string
  /** List what is left in the folder, except caches. */
  readonly leftovers: () => readonly string[]
  readonly remove: () => void
}

/** Create a folder that a test run uses instead of the system's temporary folder, so that the run can clean up. */
export function createTemporaryFolder(): TemporaryFolder {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lumi-test-'))
  // Let other users enter the folder: PostgreSQL may have to run as one.
  chmodSync(folder, 0o711)
  return {
    path: folder,
    leftovers: () => readdirSync(folder).filter((name) => !CACHES.some((cache) => cache.test(name))),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
