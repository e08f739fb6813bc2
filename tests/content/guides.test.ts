import { findGuide, guides } from '@/content/guides'

/* Rule: guides (docs/rules.md) */

test('a departure’s guide is found by name in any letter case, or by a first name that only one guide has', () => {
  const [first] = guides
  expect(findGuide(' aino kallio ')).toBe(first)
  expect(findGuide('Aino')).toBe(first)
  expect(findGuide('Kallio')).toBeNull()
  expect(findGuide('Mikko')).toBeNull()
})
