import { runInNewContext } from 'node:vm'
import { deferScripts } from '@/lib/server/build/defer-scripts'

const [ONE, TWO] = ['/_next/static/chunks/1-a.js', '/_next/static/chunks/2_b.js']
const async = (url: string) => `<script src="${url}" async=""></script>`
const PRELOAD = `<link rel="preload" as="script" fetchPriority="low" href="${TWO}"/>`
const FONT = '<link rel="preload" href="/a.woff2" as="font" crossorigin=""/>'
const OLD = '<script src="/_next/static/chunks/old.js" noModule=""></script>'
const BODY = '<body><p>Ice</p><script id="_R_">start()</script>'
const PAGE = `<head>${FONT}${PRELOAD}${async(ONE)}${OLD}</head>${BODY}${async(TWO)}</body>`

const codeOf = (html: string) => /<script data-after-paint>(.*?)<\/script>/.exec(html)?.[1] ?? ''

interface Picture {
  readonly decode: () => Promise<void>
}

/** The parts of a browser that the script uses; `frames` and `timers` are the callbacks it has registered. */
function aBrowser({ hidden = false, picture }: { hidden?: boolean; picture?: Picture } = {}) {
  const added: object[] = []
  const frames: (() => void)[] = []
  const timers: { readonly run: () => void; readonly ms: number }[] = []
  runInNewContext(codeOf(deferScripts(PAGE)), {
    document: {
      hidden,
      createElement: () => ({}),
      head: { append: (script: object) => added.push(script) },
      querySelector: (selector: string) => (selector === 'img[fetchpriority=high]' ? picture : undefined),
    },
    requestAnimationFrame: (run: () => void) => frames.push(run),
    setTimeout: (run: () => void, ms = 0) => timers.push({ run, ms }),
  })
  const paint = () => {
    frames.splice(0).forEach((run) => run())
    const due = timers.filter(({ ms }) => ms === 0)
    due.forEach((timer) => timers.splice(timers.indexOf(timer), 1))
    due.forEach(({ run }) => run())
  }
  return { added, frames, timers, paint }
}

const BOTH = [
  { src: ONE, async: true },
  { src: TWO, async: true },
]

test('the scripts that start a page are removed, except the one that loads them', () => {
  const html = deferScripts(PAGE)
  expect(html).toBe(
    `<head>${FONT}<script data-after-paint>${codeOf(html)}</script>${OLD}</head>${BODY}</body>`,
  )
})

test('they are loaded after the first frame, once, in the same way as before', () => {
  const { added, frames, timers, paint } = aBrowser()
  expect(added).toEqual([])
  frames.forEach((run) => run())
  expect(added).toEqual([])
  paint()
  expect(added).toEqual(BOTH)
  timers.forEach(({ run }) => run())
  expect(added).toEqual(BOTH)
})

test.each(['arrives', 'never arrives'])(
  'on a page with an opening picture they load after it, and it %s',
  async (word) => {
    let settle = () => {}
    const decoded = new Promise<void>((resolve, reject) => {
      settle = word === 'arrives' ? resolve : () => reject(new Error('EncodingError'))
    })
    const { added, paint } = aBrowser({ picture: { decode: () => decoded } })
    paint()
    paint()
    expect(added).toEqual([])
    settle()
    await new Promise(setImmediate)
    expect(added).toEqual([])
    paint()
    expect(added).toEqual(BOTH)
  },
)

test('a hidden page, and one whose first frame is late, load them anyway', () => {
  expect(aBrowser({ hidden: true }).added).toEqual(BOTH)
  const { added, timers } = aBrowser({ picture: { decode: () => new Promise(() => {}) } })
  expect(timers.map(({ ms }) => ms)).toEqual([3_000])
  timers.forEach(({ run }) => run())
  expect(added).toEqual(BOTH)
})

test('a page without scripts is unchanged', () => {
  expect(deferScripts('<head></head><p>Ice</p>')).toBe('<head></head><p>Ice</p>')
})
