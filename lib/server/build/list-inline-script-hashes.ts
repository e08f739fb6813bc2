import { createHash } from 'node:crypto'

/**
 * The CSP hashes of a page's inline scripts, without duplicates, in page order. Structured data is never executed and
 * needs no hash.
 */
export function listInlineScriptHashes(html: string): readonly string[] {
  const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g)]
    .filter(({ groups }) => !/\ssrc=|application\/ld\+json/.test(groups?.attributes ?? ''))
    .map(({ groups }) => groups?.code ?? '')
  return [...new Set(scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`))]
}
