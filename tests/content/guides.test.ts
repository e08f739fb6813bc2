import { findGuide, guides } from '@/content/guides'

/* Rule: guides (docs/rules.md) */

test('a departure’s guide is found by name in any letter case, or by a first name that only one guide has', () => {
  const [first] = guides('en')
  expect(findGuide(' aino kallio ', 'en')).toEqual(first)
  expect(findGuide('Aino', 'en')).toEqual(first)
  expect(findGuide('Kallio', 'en')).toBeNull()
  expect(findGuide('Mikko', 'en')).toBeNull()
})
