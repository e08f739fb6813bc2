import { readFileSync } from 'node:fs'
import { OFFICE_JOBS } from '@/tests/e2e/jobs/office-jobs'

/* Two papers list the operator's 38 jobs as the browser suite does them, and must agree. */

const SHORT = 4

const jobs = rowsBelow('docs/operations.md', '### The 38 jobs')
const compared = rowsBelow('docs/office-compared.md', '## Job by job')

test('docs/operations.md has the 38 jobs with their ways and taps, and says how many are short', () => {
  expect(jobs).toEqual(OFFICE_JOBS.map(({ job, what, way, taps }) => [`${job}`, what, way, `${taps}`]))
  const numbers = OFFICE_JOBS.map(({ job }) => job)
  expect([...new Set(numbers)]).toEqual(Array.from({ length: 38 }, (_, index) => index + 1))
  const short = new Set(OFFICE_JOBS.filter(({ taps }) => taps <= SHORT).map(({ job }) => job))
  expect(short.size).toBeGreaterThan(38 / 3)
  expect(read('docs/operations.md')).toContain(`${short.size} of them in four taps at most`)
})

test('the comparison with other back offices has the same taps', () => {
  expect(compared.map(([number, , taps]) => [number, taps])).toEqual(
    jobs.map(([number, , , taps]) => [number, taps]),
  )
})

test('every source of the comparison is listed, with an address, and none is listed in vain', () => {
  const [text = '', sources = ''] = read('docs/office-compared.md').split('## Sources')
  const cited = new Set(text.match(/\b[BCFRTX]\d{1,2}\b/g))
  const listed = [...sources.matchAll(/^\| ([BCFRTX]\d{1,2}) +\| [^|]*https?:\/\/\S+/gm)].map(
    ([, mark]) => mark,
  )
  expect(listed.toSorted()).toEqual([...cited].toSorted())
})

/** The cells of the table below a heading. */
function rowsBelow(paper: string, heading: string): readonly (readonly string[])[] {
  const [, after = ''] = read(paper).split(`${heading}\n`)
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

function read(paper: string): string {
  return readFileSync(paper, 'utf8')
}
