import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { HTML_LIMITED_BOT_UA_RE } from 'next/dist/shared/lib/router/utils/html-bots'
import ts from 'typescript'
import { z } from 'zod'

/** Files whose patterns read no visitor's text, and what they read instead. */
const READ_OUR_OWN: Readonly<Record<string, string>> = {
  'lib/env.ts': 'settings',
  'lib/server/build/list-inline-script-hashes.ts': 'pages of the build',
  'lib/markdown/front-matter.ts': 'articles',
  'next.config.ts': 'settings',
}

const CHECK = path.resolve('tests/hostile/check-patterns.mjs')

type Pattern = { readonly file: string; readonly source: string; readonly flags: string }

function sourceFiles(): readonly string[] {
  const inFolders = ['app', 'components', 'content', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file).split(path.sep).join('/'),
    ),
  )
  return ['instrumentation.ts', 'next.config.ts', ...inFolders].filter((file) => /\.tsx?$/.test(file))
}

function patternsIn(file: string): readonly Pattern[] {
  const found: Pattern[] = []
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.push({ file, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))
  return found
}

const verdicts = z.array(z.object({ status: z.string(), type: z.string().nullable() }))

/** `safe` or `vulnerable`, and how the time grows: see https://makenowjust-labs.github.io/recheck/ */
function verdictsOn(patterns: readonly Pick<Pattern, 'source' | 'flags'>[]): z.infer<typeof verdicts> {
  const input = JSON.stringify(patterns)
  return verdicts.parse(JSON.parse(execFileSync(process.execPath, [CHECK], { input, encoding: 'utf8' })))
}

function slowOnes(patterns: readonly Pattern[]): readonly Pattern[] {
  const found = verdictsOn(patterns)
  return patterns.filter((_, index) => found[index]?.status !== 'safe')
}

test('no pattern that may read a visitor’s text takes more than linear time', () => {
  const patterns = sourceFiles()
    .filter((file) => !(file in READ_OUR_OWN) && !file.includes('/generated/'))
    .flatMap(patternsIn)
  expect(patterns.length).toBeGreaterThan(50)
  expect(slowOnes(patterns)).toEqual([])
})

test('each excluded file has a pattern that would be reported', () => {
  const files = Object.keys(READ_OUR_OWN)
  const slow = slowOnes(files.flatMap(patternsIn))
  expect([...new Set(slow.map(({ file }) => file))]).toEqual(files)
})

test('Next’s pattern for bots is as slow as before; once it is not, the User-Agent need not be cut for it', () => {
  const { source, flags } = HTML_LIMITED_BOT_UA_RE
  expect(verdictsOn([{ source, flags }])).toEqual([{ status: 'vulnerable', type: 'polynomial' }])
})
