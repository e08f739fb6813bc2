import { readFileSync } from 'node:fs'
import { CHECKS } from '@/lib/doctor/checks'

test('docs/doctor.md has every check with an anchor and its grade, and no other', () => {
  const page = readFileSync('docs/doctor.md', 'utf8')
  const rows = [...page.matchAll(/^\| <a id="([\w.]+)"><\/a>`([\w.]+)` .* (\w+) +\|$/gm)]
  expect(rows.map(([, anchor, name, grade]) => [anchor, name, grade])).toEqual(
    Object.entries(CHECKS).map(([name, grade]) => [name, name, grade]),
  )
})
