import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { environment } from '@/lib/env'

const builtSettings = z.object({ config: z.looseObject({}) })

/**
 * Give Next its settings as recorded by the build. It would otherwise compile next.config.ts at each start, and first
 * download its compiler where that is not installed. Next's own standalone server passes them in the same variable,
 * which is not documented: tests/e2e/all/slim-build.spec.ts starts the site without the compiler.
 *
 * The adapter is left to the build: with one, Next skips the rewrites for an unknown article, and lets a CDN keep its 404
 * for a year.
 *
 * @param build  the build's folder, which may be a copy
 */
export function setBuiltSettings(build: string): void {
  const file = path.join(build, 'required-server-files.json')
  const { config } = builtSettings.parse(JSON.parse(readFileSync(file, 'utf8')))
  environment.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({
    ...config,
    distDir: build,
    adapterPath: undefined,
  })
}
