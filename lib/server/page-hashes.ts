import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type PageHashes } from '@/lib/server/security-headers'

/**
 * Collect the hashes of the inline scripts of every page that a build has written.
 *
 * @param build  the build's folder, `.next`
 */
export function collectPageHashes(build: string): PageHashes {
  const pages = path.join(build, 'server', 'app')
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  )
  return Object.fromEntries(
    files
      .sort()
      .map((file) => [routeOf(file), inlineScriptHashes(readFileSync(path.join(pages, file), 'utf8'))]),
  )
}

/** As a policy names them, each once, in the order of the page. Structured data never runs and needs none. */
export function inlineScriptHashes(html: string): readonly string[] {
  const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g)]
    .filter(({ groups }) => !/\ssrc=|application\/ld\+json/.test(groups?.attributes ?? ''))
    .map(({ groups }) => groups?.code ?? '')
  return [...new Set(scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`))]
}

function routeOf(file: string): string {
  const route = `/${file.slice(0, -'.html'.length).split(path.sep).join('/')}`
  return route === '/index' ? '/' : route
}
