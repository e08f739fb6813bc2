import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { publicAddress } from '@/lib/contract/address'

const builtSite = z.object({
  buildId: z.string(),
  /** Static pages, by their address. */
  pages: z.array(
    z.object({ path: z.string().transform(publicAddress), file: z.string(), varies: z.string() }),
  ),
  assets: z.array(z.object({ path: z.string(), file: z.string() })),
  /** HTML of the error pages, which may be sent for any URL. */
  errorPages: z.array(z.string()),
})

/** The contents of a build, as recorded by build-adapter.mjs. File paths are relative to the build's folder. */
export type BuiltSite = z.infer<typeof builtSite>

/**
 * Read the list of a build's contents.
 *
 * @param build  the build's folder, `.next`
 */
export function readBuiltSite(build: string): BuiltSite {
  return builtSite.parse(JSON.parse(readFileSync(path.join(build, 'site.json'), 'utf8')))
}
