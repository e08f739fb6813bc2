import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Caches that Node tools keep between runs. */
const CACHES = [/^tsx-/, /^node-compile-cache$/]

export type TemporaryFolder = {
  readonly path: string
  /** List the folder's contents, except caches. */
  readonly leftovers: () => readonly string[]
  readonly remove: () => void
}

/** A folder for everything that one test run puts into the system's temporary folder, so that the run can clean up. */
export function openTemporaryFolder(): TemporaryFolder {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lumi-test-'))
  // PostgreSQL may have to run as another user.
  chmodSync(folder, 0o711)
  return {
    path: folder,
    leftovers: () => readdirSync(folder).filter((name) => !CACHES.some((cache) => cache.test(name))),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
