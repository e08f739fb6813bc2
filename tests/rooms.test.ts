import { readdirSync, readFileSync } from 'node:fs'

/* The lists of modules in docs and linter, and the tests of lib/booking. How the linter uses its list: tests/tools/lint.test.ts */

/** Exported types are gone at run time, so there is nothing to test. */
const RUNTIME_EXPORT = /^export (?!type )/m

/** Tests in tests/lib/booking that are named after a story, because it needs several files. */
const STORIES = ['booking-lifecycle', 'season-of-changes']

const EXPORTED = /^export (?:async )?(?:function|const|class) (\w+)/gm

test('docs/architecture.md lists every module', () => {
  const config = readFileSync('eslint.config.mjs', 'utf8')
  const plan = readFileSync('docs/architecture.md', 'utf8')
  const named = [...plan.matchAll(/^\| `([\w./-]+?)\/?` /gm)].map(([, room = '']) => room)
  const listed = (name: string) => namesIn(new RegExp(`const ${name} = \\[([^\\]]+)\\]`).exec(config)?.[1])
  const folders = [
    ...[...config.matchAll(/'(lib\/[\w.-]+)'/g)].map(([, room = '']) => room),
    ...[...listed('core'), ...listed('adapters')].map((room) => `lib/${room}`),
  ]
  expect(folders.length).toBeGreaterThan(20)
  expect(folders.filter((room) => !named.includes(room))).toEqual([])
})

test('the docs name the use cases in the order in which they may call each other', () => {
  const config = readFileSync('eslint.config.mjs', 'utf8')
  const order = namesIn(/const useCases = \[([^\]]+)\]/.exec(config)?.[1])
  expect(order.length).toBeGreaterThan(5)
  const decision = readFileSync('docs/decisions/use-case-order.md', 'utf8')
  const [line = ''] = /^`[\w-]+` →[^]*?\n\n/m.exec(decision) ?? []
  expect(line.match(/[a-z-]{2,}/g)).toEqual(order)
  const plan = readFileSync('docs/architecture.md', 'utf8')
  const [, sentence = ''] = /the arrows go one way: ([^;]+);/.exec(plan) ?? []
  expect(sentence.split(/,\s+/)).toEqual(order)
})

/** Names between quotes, as the configuration lists them. */
function namesIn(list = ''): readonly string[] {
  return [...list.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name)
}

test('no exported function or class has the same name on both sides of HTTP', () => {
  const browser = exportsOf('lib/browser')
  const server = ['lib/http', 'lib/use-cases', 'lib/db', 'lib/stripe'].flatMap(exportsOf)
  expect(browser.length).toBeGreaterThan(20)
  expect(browser.filter((name) => server.includes(name))).toEqual([])
})

function exportsOf(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('generated'))
  return sources.flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(EXPORTED)].map(([, name = '']) => name),
  )
}

test('every file of lib/booking has a test named after it, and every test there has its file', () => {
  const files = namesBelow('lib/booking', '.ts').filter((name) =>
    RUNTIME_EXPORT.test(readFileSync(`lib/booking/${name}.ts`, 'utf8')),
  )
  expect(namesBelow('tests/lib/booking', '.test.ts')).toEqual([...files, ...STORIES].sort())
})

function namesBelow(folder: string, ending: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort()
}
