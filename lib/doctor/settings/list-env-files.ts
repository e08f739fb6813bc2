import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { ENV_FILES } from '@/lib/server/process/load-env-files'

export type EnvFile = {
  readonly name: string
  /** The names of the settings in the file, repeated if they are repeated there. */
  readonly settings: readonly string[]
  readonly isReadableByOthers: boolean
}

export function listEnvFiles(folder: string): readonly EnvFile[] {
  return ENV_FILES.map((name) => ({ name, file: path.join(folder, name) }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => ({
      name,
      settings: [...readIfAllowed(file).matchAll(/^[ \t]*(?:export[ \t]+)?([A-Za-z_]\w*)[ \t]*=/gm)].map(
        ([, setting = '']) => setting,
      ),
      isReadableByOthers: isReadableByOthers(file),
    }))
}

/** Read a file; empty if this user may not, which `loadEnvFiles` reports. */
function readIfAllowed(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/**
 * Whether users other than the file's owner may read it. False if there is no such file, or if its folder cannot be
 * read.
 */
export function isReadableByOthers(file: string): boolean {
  try {
    return (statSync(file).mode & 0o077) !== 0
  } catch {
    return false
  }
}
