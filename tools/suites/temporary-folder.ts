import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Caches that Node's own tools keep between their starts. */
const CACHES = [/^tsx-/, /^node-compile-cache$/]

export type TemporaryFolder = {
  readonly path: string
  /** What is in it, caches aside. */
  readonly leftovers: () => readonly string[]
  readonly remove: () => void
}

/** A folder for what one run of the tests puts into the system's temporary folder, so that the run can clear up after itself. */
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
