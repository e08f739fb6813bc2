import { preferredLanguage } from '@/lib/language/preferred-language'

test.each([
  ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
  ['nl, de;q=0.5, en;q=0.7', 'en'],
  ['pt-PT, es;q=0.4', 'es'],
  ['it;q=0.2, de', 'de'],
  ['fi, sv', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [null, 'en'],
  [`${'x,'.repeat(5000)}fr`, 'en'],
])('the language for %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})
