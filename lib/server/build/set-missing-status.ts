import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { MISSING_PAGE } from '@/lib/contract/built-path'
import { readBuiltSite } from '@/lib/server/build/built-site'

const sent = z.looseObject({ headers: z.record(z.string(), z.string()) })

/**
 * Give each language's page for unknown addresses the status 404, in the file in which Next keeps what it sends with a
 * page. A page that asks Next for this status by `notFound()` is empty without JavaScript.
 */
export function setMissingStatus(build: string): void {
  const pages = readBuiltSite(build).errorPages.filter((file) => file.endsWith(`${MISSING_PAGE}.html`))
  for (const page of pages) {
    const file = path.join(build, page.replace(/html$/, 'meta'))
    const { headers, ...others } = sent.parse(JSON.parse(readFileSync(file, 'utf8')))
    const own = { ...others, status: 404, headers: { ...headers, 'cache-control': 'no-store' } }
    writeFileSync(file, JSON.stringify(own))
  }
}
