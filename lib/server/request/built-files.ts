import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type BuiltSite } from '@/lib/server/build/built-site'
import { pageCacheHeaders } from '@/lib/server/request/cache-headers'
import { listInlineScriptHashes } from '@/lib/server/build/list-inline-script-hashes'
import { contentSecurityPolicy } from '@/lib/server/request/security-headers'

/** A built file as it is served: its headers, and its content uncompressed and in each encoding that the build made. */
export type BuiltFile = {
  readonly headers: Readonly<Record<string, string>>
  readonly bodies: Readonly<{ identity: Buffer } & Partial<Record<ContentEncoding, Buffer>>>
}

/** The compressed encodings that builds contain, by their names in `Accept-Encoding`. */
export const CONTENT_ENCODINGS = ['br', 'gzip'] as const

export type ContentEncoding = (typeof CONTENT_ENCODINGS)[number]

/** The file name suffix of a compressed copy, by its encoding. */
export const ENCODING_SUFFIXES: Readonly<Record<ContentEncoding, string>> = { br: '.br', gzip: '.gz' }

/** File types of the assets that are kept in memory; Next serves all others. */
const ASSET_TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.woff2': 'font/woff2',
}

/**
 * Read the pages, scripts, styles and fonts of a build, with their headers, by URL path. They do not change until the
 * next build.
 *
 * @param build    the build's folder, `.next`
 * @param headers  the site's headers, see `siteHeaders`
 */
export function readBuiltFiles(
  build: string,
  { pages, assets }: BuiltSite,
  headers: BuiltFile['headers'],
): ReadonlyMap<string, BuiltFile> {
  return new Map([
    ...pages.map(({ path: route, file, varies }): readonly [string, BuiltFile] => {
      const bodies = readBodies(path.join(build, file))
      const own = {
        ...headers,
        'Content-Security-Policy': contentSecurityPolicy(listInlineScriptHashes(bodies.identity.toString())),
        ...pageCacheHeaders(bodies.identity),
        Vary: `${varies}, Accept-Encoding`,
        'Content-Type': 'text/html; charset=utf-8',
      }
      return [route, { headers: own, bodies }]
    }),
    ...assets
      .filter(({ file }) => path.extname(file) in ASSET_TYPES)
      .map(({ path: route, file }): readonly [string, BuiltFile] => {
        return [route, { headers: assetHeaders(route, headers), bodies: readBodies(path.join(build, file)) }]
      }),
  ])
}

/**
 * The headers of an asset, whose name changes with its content.
 *
 * @param headers  the site's headers, see `siteHeaders`
 */
export function assetHeaders(url: string, headers: BuiltFile['headers']): BuiltFile['headers'] {
  return {
    ...headers,
    'Content-Security-Policy': contentSecurityPolicy(),
    'Cache-Control': 'public, max-age=31536000, immutable',
    Vary: 'Accept-Encoding',
    'Content-Type': ASSET_TYPES[path.extname(url)] ?? '',
  }
}

/** Read a file of a build with its compressed copies. */
export function readBodies(file: string): BuiltFile['bodies'] {
  const compressed = Object.entries(ENCODING_SUFFIXES)
    .filter(([, ending]) => existsSync(file + ending))
    .map(([encoding, ending]) => [encoding, readFileSync(file + ending)])
  return { identity: readFileSync(file), ...Object.fromEntries(compressed) }
}
