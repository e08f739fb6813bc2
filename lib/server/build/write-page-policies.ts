import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readBuiltSite } from '@/lib/server/build/built-site'
import { deferScripts } from '@/lib/server/build/defer-scripts'
import { listInlineScriptHashes } from '@/lib/server/build/list-inline-script-hashes'
import { scriptPolicy } from '@/lib/server/request/security-headers'

/**
 * Add a `<meta>` to each page of a build that says which scripts may run in it. Browsers enforce it in addition to the
 * header. This matters on other hosts: one that sends the same header for every page cannot list each page's hashes
 * there.
 */
export function writePagePolicies(build: string): void {
  for (const { file } of readBuiltSite(build).pages) {
    const page = path.join(build, file)
    writeFileSync(page, addScriptPolicy(deferScripts(readFileSync(page, 'utf8'))))
  }
}

/**
 * Add the policy after the charset, which must be in the first 1,024 bytes, and before all scripts. Throws if there is
 * no charset.
 */
export function addScriptPolicy(html: string): string {
  const [charset] = /<meta charset="[^"]+"\/?>/i.exec(html) ?? []
  if (!charset) throw new Error('A built page does not say its charset: its policy has no place.')
  const policy = scriptPolicy(listInlineScriptHashes(html))
  return html.replace(
    charset,
    () => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  )
}
