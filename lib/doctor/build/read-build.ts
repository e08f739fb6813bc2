import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { readBuiltSite } from '@/lib/server/build/built-site'

export type Build = {
  readonly id: string
  /** The address that the build's pages were made for; empty if none was set. */
  readonly siteUrl: string
  /** Stripe's publishable keys found in the build's pages. */
  readonly keys: readonly string[]
  /** The last month for which the build has night data; null if it has none. */
  readonly lastNights: string | null
}

// Files that Next writes for other servers. Neither is documented, so anything missing counts as empty.
const serverFiles = z.object({ config: z.object({ env: z.object({ BUILT_SITE_URL: z.string() }) }) })
const prerendered = z.object({ routes: z.record(z.string(), z.unknown()) })

/** Read what a build was made with; null if the folder contains none. */
export function readBuild(folder: string): Build | null {
  if (!existsSync(path.join(folder, 'site.json'))) return null
  const { buildId: id, pages } = readBuiltSite(folder)
  const texts = pages.map(({ file }) => readFileSync(path.join(folder, file), 'utf8'))
  return {
    id,
    siteUrl:
      readJson(serverFiles, path.join(folder, 'required-server-files.json'))?.config.env.BUILT_SITE_URL ?? '',
    keys: [...new Set(texts.flatMap((text) => text.match(/\bpk_(?:test|live)_\w+/g) ?? []))],
    lastNights: lastMonth(readJson(prerendered, path.join(folder, 'prerender-manifest.json'))?.routes ?? {}),
  }
}

function readJson<T>(schema: z.ZodType<T>, file: string): T | undefined {
  return existsSync(file) ? schema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data : undefined
}

function lastMonth(routes: Readonly<Record<string, unknown>>): string | null {
  const months = Object.keys(routes).flatMap(
    (route) => /^\/nights\/(\d{4}-\d{2})\.json$/.exec(route)?.[1] ?? [],
  )
  return months.toSorted().at(-1) ?? null
}
