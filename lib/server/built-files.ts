import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** How a built file is answered: whole, and compressed where the build has packed it. */
export type BuiltFile = {
  readonly headers: Readonly<Record<string, string>>
  readonly bodies: Readonly<{ identity: Buffer } & Partial<Record<Packing, Buffer>>>
}

/** As Accept-Encoding calls them. */
export const SMALLEST_FIRST = ['br', 'gzip'] as const

export type Packing = (typeof SMALLEST_FIRST)[number]

/** What the name of a packed copy ends with. */
export const PACKED_AS: Readonly<Record<Packing, string>> = { br: '.br', gzip: '.gz' }

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.woff2': 'font/woff2',
}

/** Next answers some headers of its own with another body, by the page's own address. */
const PAGE_VARIES =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding'

const prerendered = z.object({
  routes: z.record(
    z.string(),
    z.object({ initialRevalidateSeconds: z.unknown(), dataRoute: z.string().nullable() }),
  ),
})

const headerRules = z.object({
  headers: z.array(
    z.object({
      regex: z.string(),
      has: z.array(z.unknown()).optional(),
      headers: z.array(z.object({ key: z.string(), value: z.string() })),
    }),
  ),
})

/**
 * The files of a build that stay as they are until the next one: pages without a moment of their own, scripts, styles
 * and typefaces, by the path that visitors ask for.
 *
 * @param build  the build's folder, `.next`
 */
export function builtFilePaths(build: string): ReadonlyMap<string, string> {
  const { routes } = prerendered.parse(readJson(build, 'prerender-manifest.json'))
  const pages = Object.entries(routes)
    .filter(([route, { initialRevalidateSeconds: seconds, dataRoute }]) => {
      return seconds === false && dataRoute !== null && !route.startsWith('/_')
    })
    .map(
      ([route]) =>
        [route, path.join(build, 'server/app', `${route === '/' ? 'index' : route}.html`)] as const,
    )
  const assets = readdirSync(path.join(build, 'static'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.extname(file) in TYPES)
    .map(
      (file) =>
        [`/_next/static/${file.split(path.sep).join('/')}`, path.join(build, 'static', file)] as const,
    )
  return new Map([...pages, ...assets])
}

/**
 * The same files, read, each with the headers that the Next config gives it.
 *
 * @param build  the build's folder, `.next`
 */
export function readBuiltFiles(build: string): ReadonlyMap<string, BuiltFile> {
  const headersOf = readHeaderRules(build)
  const files = [...builtFilePaths(build)].map(([route, file]): readonly [string, BuiltFile] => {
    const headers = {
      'Cache-Control': 'public, max-age=31536000, immutable',
      ...headersOf(route),
      Vary: file.endsWith('.html') ? PAGE_VARIES : 'Accept-Encoding',
      'Content-Type': TYPES[path.extname(file)] ?? '',
    }
    return [route, { headers, bodies: readBodies(file) }]
  })
  return new Map(files)
}

/**
 * What the Next config says about headers.
 *
 * @param build  the build's folder, `.next`
 * @returns      the headers of a path
 */
export function readHeaderRules(build: string): (route: string) => Readonly<Record<string, string>> {
  const { headers } = headerRules.parse(readJson(build, 'routes-manifest.json'))
  // A rule with a condition is about requests that are left to Next.
  const rules = headers.filter(({ has }) => !has).map((rule) => ({ ...rule, regex: new RegExp(rule.regex) }))
  return (route) =>
    Object.fromEntries(
      rules
        .filter(({ regex }) => regex.test(route))
        .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])),
    )
}

function readBodies(file: string): BuiltFile['bodies'] {
  const packed = Object.entries(PACKED_AS)
    .filter(([, ending]) => existsSync(file + ending))
    .map(([packing, ending]) => [packing, readFileSync(file + ending)])
  return { identity: readFileSync(file), ...Object.fromEntries(packed) }
}

function readJson(build: string, name: string): unknown {
  return JSON.parse(readFileSync(path.join(build, name), 'utf8'))
}
