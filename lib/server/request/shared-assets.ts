import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { MS_PER_DAY } from '@/lib/calendar/duration'
import {
  assetHeaders,
  type BuiltFile,
  type ContentEncoding,
  ENCODING_SUFFIXES,
  readBodies,
} from '@/lib/server/request/built-files'

/**
 * During a release, and for a week after it, browsers show pages of an earlier build and ask any instance for its
 * scripts and styles. So all instances put theirs into one folder, and look there for files that their own build lacks.
 * The files' dates say when an instance last had them in its build.
 */

/** For how many days the files of a build are kept after its last instance has stopped. */
const KEPT_DAYS = 7

/** How often an instance marks its files as in use. */
const TOUCH_MS = 3_600_000

const ASSET = /^\/_next\/static\/(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*$/

/**
 * Thrown if the folder has a file of the same name but with different content: no browser may get one instead of the
 * other.
 */
export class AssetConflictError extends Error {
  override name = 'AssetConflictError'
}

/**
 * Put a build's assets into the shared folder, and remove those that no build has had for a week. Call this before the
 * first page of the build is served. Throws `AssetConflictError`.
 *
 * @param files  by URL path; those that are not assets are skipped
 */
export function shareAssets(folder: string, files: ReadonlyMap<string, BuiltFile>): void {
  const assets = [...files].filter(([url]) => ASSET.test(url))
  for (const [url, { bodies }] of assets) shareAsset(path.join(folder, url), bodies)
  const touch = () => assets.forEach(([url]) => touchFile(path.join(folder, url)))
  setInterval(touch, TOUCH_MS).unref()
  sweep(folder, new Date(Date.now() - KEPT_DAYS * MS_PER_DAY))
}

function shareAsset(file: string, bodies: BuiltFile['bodies']): void {
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true })
    for (const encoding of Object.keys(ENCODING_SUFFIXES) as ContentEncoding[]) {
      const body = bodies[encoding]
      if (body) writeFileSync(file + ENCODING_SUFFIXES[encoding], body)
    }
    // Write the uncompressed file last, because the other instances look for it.
    writeFileSync(file, bodies.identity)
  } else if (!readFileSync(file).equals(bodies.identity)) {
    throw new AssetConflictError(`${file} is another build's file of the same name`)
  }
  touchFile(file)
}

function touchFile(file: string): void {
  const now = new Date()
  utimesSync(file, now, now)
}

function sweep(folder: string, before: Date): void {
  const suffixes = Object.values(ENCODING_SUFFIXES)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name)
    if (suffixes.some((suffix) => name.endsWith(suffix))) continue
    const { mtime, isFile } = describe(file)
    if (isFile && mtime < before)
      for (const suffix of ['', ...suffixes]) rmSync(file + suffix, { force: true })
  }
}

function describe(file: string): { readonly mtime: Date; readonly isFile: boolean } {
  const stats = statSync(file, { throwIfNoEntry: false })
  return { mtime: stats?.mtime ?? new Date(), isFile: stats?.isFile() ?? false }
}

/**
 * Find an asset of another build in the shared folder, by its URL path.
 *
 * @param headers  the site's headers, see `siteHeaders`
 */
export function findSharedAsset(
  folder: string,
  url: string,
  headers: BuiltFile['headers'],
): BuiltFile | undefined {
  if (!folder || !ASSET.test(url)) return undefined
  const file = path.join(folder, url)
  if (!describe(file).isFile) return undefined
  return { headers: assetHeaders(url, headers), bodies: readBodies(file) }
}
