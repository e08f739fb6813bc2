import { runInNewContext } from 'node:vm'
import { deferScripts } from '@/lib/server/defer-scripts'

const [ONE, TWO] = ['/_next/static/chunks/1-a.js', '/_next/static/chunks/2_b.js']
const async = (url: string) => `<script src="${url}" async=""></script>`
const PRELOAD = `<link rel="preload" as="script" fetchPriority="low" href="${TWO}"/>`
const FONT = '<link rel="preload" href="/a.woff2" as="font" crossorigin=""/>'
const OLD = '<script src="/_next/static/chunks/old.js" noModule=""></script>'
const BODY = '<body><p>Ice</p><script id="_R_">start()</script>'
const PAGE = `<head>${FONT}${PRELOAD}${async(ONE)}${OLD}</head>${BODY}${async(TWO)}</body>`

const codeOf = (html: string) => /<script data-after-paint>(.*?)<\/script>/.exec(html)?.[1] ?? ''

/** A browser as far as that script knows it; `frame` and `timers` are what it has asked to be called by. */
function aBrowser({ hidden = false } = {}) {
  const added: object[] = []
  const frames: (() => void)[] = []
  const timers: { readonly run: () => void; readonly ms: number }[] = []
  runInNewContext(codeOf(deferScripts(PAGE)), {
    document: { hidden, createElement: () => ({}), head: { append: (script: object) => added.push(script) } },
    requestAnimationFrame: (run: () => void) => frames.push(run),
    setTimeout: (run: () => void, ms = 0) => timers.push({ run, ms }),
  })
  return { added, frames, timers }
}

const BOTH = [
  { src: ONE, async: true },
  { src: TWO, async: true },
]

test('a page is left without the scripts that start it, but for the one that fetches them', () => {
  const html = deferScripts(PAGE)
  expect(html).toBe(
    `<head>${FONT}<script data-after-paint>${codeOf(html)}</script>${OLD}</head>${BODY}</body>`,
  )
})

test('they are fetched after the first frame, once, each as it would have been', () => {
  const { added, frames, timers } = aBrowser()
  expect(added).toEqual([])
  frames.forEach((run) => run())
  expect(added).toEqual([])
  timers.find(({ ms }) => ms === 0)?.run()
  expect(added).toEqual(BOTH)
  timers.forEach(({ run }) => run())
  expect(added).toEqual(BOTH)
})

test('a page that nobody sees, and one whose first frame is long in coming, fetch them all the same', () => {
  expect(aBrowser({ hidden: true }).added).toEqual(BOTH)
  const { added, timers } = aBrowser()
  expect(timers.map(({ ms }) => ms)).toEqual([3_000])
  timers.forEach(({ run }) => run())
  expect(added).toEqual(BOTH)
})

test('a page without scripts stays what it is', () => {
  expect(deferScripts('<head></head><p>Ice</p>')).toBe('<head></head><p>Ice</p>')
})
