import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** In the folder of a build that is kept: the fingerprint of what it was made from. */
const MADE_FROM = 'made-from'

/** Whether a folder has a whole build that was made from the same. */
export function isKept(folder: string, fingerprint: string): boolean {
  const file = path.join(folder, MADE_FROM)
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprint
}

/**
 * Make a build's folder anew. It gets its name once it is whole, so that one that was cut short is never taken for it.
 *
 * @param fill  writes the build into the folder that it is given
 */
export function replaceBuild(folder: string, fingerprint: string, fill: (growing: string) => void): void {
  const growing = `${folder}.growing`
  rmSync(growing, { recursive: true, force: true })
  mkdirSync(growing, { recursive: true })
  fill(growing)
  writeFileSync(path.join(growing, MADE_FROM), fingerprint)
  rmSync(folder, { recursive: true, force: true })
  renameSync(growing, folder)
}
