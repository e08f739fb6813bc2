import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

export type PublicFile = { readonly bytes: number; readonly changedAt: Date }

/**
 * List the files of the `public` folder, by URL path. They belong to a deployment and do not change while a server
 * runs; Next lists them only once, too.
 */
export function listPublicFiles(folder: string): ReadonlyMap<string, PublicFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const file = path.join(parentPath, name)
        const { size: bytes, mtime: changedAt } = statSync(file)
        return [`/${path.relative(folder, file).split(path.sep).join('/')}`, { bytes, changedAt }]
      }),
  )
}
