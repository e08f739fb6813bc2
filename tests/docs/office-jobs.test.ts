import { readFileSync } from 'node:fs'

/* Two papers list the operator's 38 jobs, and must agree. */

const jobs = rowsBelow('docs/operations.md', '### The 38 jobs')
const compared = rowsBelow('docs/office-compared.md', '## Job by job')

test('docs/operations.md has the 38 jobs in order, each with its way and its taps', () => {
  expect(jobs.map(([number]) => number)).toEqual(Array.from({ length: 38 }, (_, index) => String(index + 1)))
  for (const [number, job, way, taps] of jobs) {
    expect([number, job, way]).not.toContain('')
    expect(taps).toMatch(/^\d+(?:; \d+)?$/)
  }
})

test('the comparison with other back offices has the same taps', () => {
  expect(compared.map(([number, , taps]) => [number, taps])).toEqual(
    jobs.map(([number, , , taps]) => [number, taps]),
  )
})

test('every source of the comparison is listed, with an address, and none is listed in vain', () => {
  const [text = '', sources = ''] = readFileSync('docs/office-compared.md', 'utf8').split('## Sources')
  const cited = new Set(text.match(/\b[BCFRTX]\d{1,2}\b/g))
  const listed = [...sources.matchAll(/^\| ([BCFRTX]\d{1,2}) +\| [^|]*https?:\/\/\S+/gm)].map(
    ([, mark]) => mark,
  )
  expect(listed.toSorted()).toEqual([...cited].toSorted())
})

/** The cells of the table below a heading. */
function rowsBelow(paper: string, heading: string): readonly (readonly string[])[] {
  const [, after = ''] = readFileSync(paper, 'utf8').split(`${heading}\n`)
  const [section = ''] = after.split(/^#/m)
  return section
    .split('\n')
    .filter((line) => /^\| +\d/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}
