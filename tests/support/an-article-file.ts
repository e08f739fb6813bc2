import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A valid article file, except for the fields that a test overrides. A null field leaves its line out. */
export function anArticleFile(
  overrides: Readonly<Record<string, string | null>> = {},
  body = 'The lake sings at night.',
): string {
  const head = {
    title: 'Listening to ice',
    description: `Why a lake sings when the frost comes. ${'It is a long story of cold. '.repeat(3)}`,
    excerpt: 'A lake is heard before it is seen.',
    category: 'Activities',
    date: '2025-02-03',
    picture: 'fishingLake',
    tours: '[4, 5]',
    related: '[second, third]',
    sources: '[{ name: "Institute of Ice", url: "https://ice.example.com/singing" }]',
    ...overrides,
  }
  const lines = Object.entries(head).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]))
  return ['---', ...lines, '---', '', body, ''].join('\n')
}

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

/** A folder of articles, by slug. Includes three that link to each other: first, second and third. */
export function aFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'articles-'))
  folders.push(folder)
  const all = {
    first: anArticleFile(),
    second: anArticleFile({ related: '[first, third]', date: '2025-06-01' }),
    third: anArticleFile({ related: '[first, second]', date: '2025-01-20' }),
    ...files,
  }
  for (const [slug, text] of Object.entries(all)) writeFileSync(path.join(folder, `${slug}.md`), text)
  return folder
}
