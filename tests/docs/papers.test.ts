import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/* Everything that the docs and comments name must exist: files, headings, rules and identifiers. */

const SKIPPED = /^(?:node_modules|\.git|\.next.*|\.data|coverage|test-results|playwright-report|generated)$/

/** Every file and folder of the repository, relative to its root. */
const places: ReadonlySet<string> = new Set(placesIn('.'))
const files = [...places].filter((place) => /\.\w+$/.test(place))
/** Articles and legal texts are for visitors and name no files. */
const papers = files.filter((file) => file.endsWith('.md') && !file.startsWith('content/'))
const code = files.filter((file) => /\.(?:[mc]?[jt]sx?|css|prisma|sql)$/.test(file))
/** Configuration of other programs: units, proxies, backups. */
const templates = [...places].filter((place) => place.startsWith('tools/host/templates/'))

test('every link between docs leads to an existing file and heading', () => {
  const broken = papers.flatMap((paper) => brokenLinks(paper, read(paper)))
  expect(broken).toEqual([])
})

test('every path named in the docs exists', () => {
  const broken = papers.flatMap((paper) => unknownPaths(paper, namedInTicks(read(paper))))
  expect(broken).toEqual([])
})

test('every path named in a comment exists', () => {
  const broken = code.flatMap((file) => unknownPaths(file, namedInComments(read(file))))
  expect(broken).toEqual([])
})

test('every identifier in backticks in the docs or a comment exists in the code', () => {
  const known = wordsOf([...code, ...templates].map(read))
  const unknown = [
    ...papers.flatMap((paper) => unknownSymbols(paper, [read(paper)], known)),
    ...code.flatMap((file) => unknownSymbols(file, commentsOf(read(file)), known)),
  ]
  expect(unknown).toEqual([])
})

test('every rule that the code cites is in docs/rules.md', () => {
  const cited = [...code, ...papers].flatMap((file) => citedRules(file, read(file)))
  expect(cited.length).toBeGreaterThan(40)
  expect(cited.filter(({ rule }) => !rules().has(rule))).toEqual([])
})

test('no comment cites a document outside the repository', () => {
  const outside = /specification,? section|decisions? D\d/i
  expect([...code, ...papers].filter((file) => outside.test(read(file)))).toEqual([])
})

test('these checks find what is broken', () => {
  const paper =
    '[a](b.md) [c](rules.md#no-such-rule) [d](#nowhere) `lib/no-such-file.ts` `lib/booking/seats/hold.ts`'
  expect(brokenLinks('docs/some.md', paper)).toEqual([
    'docs/some.md: b.md',
    'docs/some.md: rules.md#no-such-rule',
    'docs/some.md: #nowhere',
  ])
  expect(
    brokenLinks('docs/some.md', '# Here\n[a](rules.md#crypto-due) [b](../README.md) [c](#here)'),
  ).toEqual([])
  expect(unknownPaths('docs/some.md', namedInTicks(paper))).toEqual(['docs/some.md: lib/no-such-file.ts'])
  const comment = `/** See ${'lib'}/nowhere/to-be-found.ts and ${'lib'}/booking. */\nconst a = 'lib/text.ts'`
  expect(unknownPaths('a.ts', namedInComments(comment))).toEqual(['a.ts: lib/nowhere/to-be-found.ts'])
  const gone = [
    '`isGoneNow`, `GONE_NOW` and `isGoneNow()` are nowhere; `kept`, `isKept` and `lib/kept.ts` are',
  ]
  expect(unknownSymbols('a.ts', gone, wordsOf(['const isKept = 1 // isGoneNow']))).toEqual([
    'a.ts: isGoneNow',
    'a.ts: GONE_NOW',
    'a.ts: isGoneNow()',
  ])
  const [first] = citedRules('a.ts', `/** ${'Rule'}: no-such-rule (docs/rules.md) */`)
  expect(first).toEqual({ file: 'a.ts', rule: 'no-such-rule' })
  expect(rules().has('no-such-rule')).toBe(false)
})

function placesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.test(name))
    .flatMap((entry) => {
      const place = path.posix.join(folder, entry.name)
      return entry.isDirectory() ? [place, ...placesIn(place)] : [place]
    })
}

function read(file: string): string {
  return readFileSync(file, 'utf8')
}

/** Links to other sites are not checked, because a test must not depend on them. */
function brokenLinks(paper: string, text: string): readonly string[] {
  return [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [file = '', anchor] = target.split('#')
      const place = file === '' ? paper : path.posix.join(path.posix.dirname(paper), file).replace(/\/$/, '')
      if (file !== '' && !places.has(place)) return true
      if (anchor === undefined) return false
      return !anchorsOf(file === '' ? text : read(place)).has(anchor)
    })
    .map((target) => `${paper}: ${target}`)
}

function withoutCode(text: string): string {
  return withoutBlocks(text).replace(/`[^`\n]*`/g, '')
}

/** Anchors as GitHub derives them from headings. */
function anchorsOf(text: string): ReadonlySet<string> {
  const headings = [...withoutBlocks(text).matchAll(/^#{1,6} (.+)$/gm)]
  return new Set(
    headings.map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-'),
    ),
  )
}

function rules(): ReadonlySet<string> {
  return new Set([...read('docs/rules.md').matchAll(/^### (\S+)$/gm)].map(([, name = '']) => name))
}

function citedRules(file: string, text: string): readonly { readonly file: string; readonly rule: string }[] {
  return [...text.matchAll(/\bRule: ([\w-]+)/g)].map(([, rule = '']) => ({ file, rule }))
}

/** Top-level folders: anything in backticks that begins with one of them is a path. */
const ROOM = String.raw`(?:app|components|content|docs|lib|prisma|public|tests|tools|\.github|\.ci)/`
/** `*` stands for any characters. A full stop or bracket at the end belongs to the sentence. */
const REST = String.raw`(?:[\w./[\]*-]|\(\w+\))*[\w\]*/]`

function namedInTicks(text: string): readonly string[] {
  const spans = [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)]
  const path = new RegExp(`^(?:${ROOM}${REST}|[\\w.-]+\\.(?:md|mjs|ts))$`)
  return spans.map(([, span = '']) => span).filter((span) => path.test(span) && !span.startsWith('.env.'))
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|^\s*--.*$/gm

function commentsOf(text: string): readonly string[] {
  return text.match(COMMENT) ?? []
}

/** Names from PostgreSQL, its poolers and an older Stripe.js, which the docs mention. */
const FOREIGN: ReadonlySet<string> = new Set([
  'LISTEN',
  'max_prepared_statements',
  'pg_dump',
  'query_wait_timeout',
  'recovery_target_time',
  'redirectToCheckout',
])

/** Every word of the code outside its comments. */
function wordsOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.replace(COMMENT, '').match(/[\w$]+/g) ?? []))
}

/** A name with an inner capital or underscore is an identifier; others may be English words. */
function unknownSymbols(
  file: string,
  texts: readonly string[],
  known: ReadonlySet<string>,
): readonly string[] {
  return texts
    .flatMap((text) => [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span))
    .filter((span) => /^[\w$]+(?:\(\))?$/.test(span) && /\w[A-Z_]/.test(span))
    .filter((span) => !known.has(span.replace('()', '')) && !FOREIGN.has(span))
    .map((span) => `${file}: ${span}`)
}

function withoutBlocks(text: string): string {
  return text.replace(/^```[\s\S]*?^```/gm, '')
}

function namedInComments(text: string): readonly string[] {
  const comments = commentsOf(text)
  const path = new RegExp(`(?<![\\w@/.:-])${ROOM}${REST}`, 'g')
  return comments.flatMap((comment) => comment.match(path) ?? [])
}

function unknownPaths(file: string, named: readonly string[]): readonly string[] {
  return named.filter((name) => !isThere(name)).map((name) => `${file}: ${name}`)
}

function isThere(name: string): boolean {
  const place = name.replace(/\/$/, '')
  if (!place.includes('*')) return places.has(place)
  const pattern = new RegExp(`^${place.split('*').map(escape).join('[^/]*')}$`)
  return [...places].some((one) => pattern.test(one))
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
