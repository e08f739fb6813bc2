import { readdirSync } from 'node:fs'
import path from 'node:path'

export const LINK_WORDS = ['booking', 'operator', 'waiting'] as const

/** The path that a link begins with. */
export type LinkWord = (typeof LINK_WORDS)[number]

/** A path behind a link, after its token, and the HTTP method. */
export type Way = { readonly method: 'GET' | 'POST'; readonly rest: string }

/** Stands for any parameter in a path. */
const NAMED: Readonly<Record<string, string>> = { '[action]': 'cancel-for-us', '[number]': '2026-1' }

/** Everything that the site's folders contain behind such a link: pages, and files and forms by both methods. */
export function waysOf(word: LinkWord): readonly Way[] {
  const files = readdirSync(path.resolve('app/(by-link)', word, '[token]'), {
    recursive: true,
    encoding: 'utf8',
  })
  return files.flatMap((file): readonly Way[] => {
    const { dir, base } = path.parse(file)
    const steps = dir.split(path.sep).filter(Boolean)
    const rest = steps.map((step) => `/${NAMED[step] ?? step}`).join('')
    if (base === 'page.tsx') return [{ method: 'GET', rest }]
    return base === 'route.ts'
      ? [
          { method: 'GET', rest },
          { method: 'POST', rest },
        ]
      : []
  })
}
