import { readdirSync, readFileSync } from 'node:fs'
import { PAGE_TEMPLATES, SAMPLES } from '@/tests/e2e/page-templates'

/** Files below `app/` that Next shows as pages. */
function pageFiles(): readonly string[] {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  const pages = files.filter((file) => /(^|\/)(page|(global-)?not-found|(global-)?error)\.tsx$/.test(file))
  // A slot is a part of pages.
  return pages.filter((file) => !file.includes('@'))
}

const listed = PAGE_TEMPLATES.flatMap(({ files }) => files)

test('every page has a template, whose sample the browser visits', () => {
  expect([...listed].sort()).toEqual([...pageFiles()].sort())
})

test('pages that share a sample are made by one component', () => {
  for (const { files, component } of PAGE_TEMPLATES) {
    if (files.length === 1) continue
    const sources = files.map((file) => readFileSync(`app/${file}`, 'utf8'))
    expect(component ?? 'none').toMatch(/^[A-Z]\w+$|^create[A-Z]\w+Page$/)
    const others = sources.filter(
      (source) =>
        !new RegExp(`<${component}\\b|${component} as default|\\b${component}\\(`, 'i').test(source),
    )
    expect(others).toEqual([])
  }
})

test('a page without a URL of its own is visited where the list says', () => {
  for (const template of PAGE_TEMPLATES) {
    if (!('visitedIn' in template)) continue
    const { visitedIn, at, files } = template
    expect({ files, isVisited: readFileSync(visitedIn, 'utf8').includes(at) }).toEqual({
      files,
      isVisited: true,
    })
  }
})

test('no sample page is visited twice', () => {
  expect(new Set(SAMPLES.map(({ address }) => address)).size).toBe(SAMPLES.length)
})
