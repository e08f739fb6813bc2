import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The file in a stored build's folder that contains the build's fingerprint. */
const FINGERPRINT_FILE = 'made-from'

/** Whether a folder contains a complete build with this fingerprint. */
export function isBuildCurrent(folder: string, fingerprint: string): boolean {
  const file = path.join(folder, FINGERPRINT_FILE)
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprint
}

/**
 * Replace a build's folder. The new one is renamed once complete, so that an unfinished build is never used.
 *
 * @param fill  writes the build into the given folder
 */
export function replaceBuild(folder: string, fingerprint: string, fill: (growing: string) => void): void {
  const growing = `${folder}.growing`
  rmSync(growing, { recursive: true, force: true })
  mkdirSync(growing, { recursive: true })
  fill(growing)
  writeFileSync(path.join(growing, FINGERPRINT_FILE), fingerprint)
  rmSync(folder, { recursive: true, force: true })
  renameSync(growing, folder)
}
