import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const builtSite = z.object({
  buildId: z.string(),
  /** Those without a moment of their own, by the path that visitors ask for. */
  pages: z.array(z.object({ path: z.string(), file: z.string(), varies: z.string() })),
  assets: z.array(z.object({ path: z.string(), file: z.string() })),
  /** HTML that may be the answer to any address. */
  errorPages: z.array(z.string()),
})

/** What a build consists of, as build-adapter.mjs wrote it down; files by where they lie in the build's folder. */
export type BuiltSite = z.infer<typeof builtSite>

/** @param build  the build's folder, `.next` */
export function readBuiltSite(build: string): BuiltSite {
  return builtSite.parse(JSON.parse(readFileSync(path.join(build, 'site.json'), 'utf8')))
}
