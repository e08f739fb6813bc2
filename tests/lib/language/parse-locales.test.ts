import { listUnsigned, signOffs } from '@/content/sign-offs'
import { parseEnv } from '@/lib/env'
import { LANGUAGES } from '@/lib/language/language'
import { parseLocales } from '@/lib/language/parse-locales'

test('a list of languages is read in its order, and English comes first', () => {
  expect(parseLocales('en, fr,de')).toEqual(['en', 'fr', 'de'])
  expect(parseLocales('')).toContain('en')
})

test.each([
  ['de,en', 'must begin with en'],
  ['fr', 'must begin with en'],
  ['en,de,de', 'names a language twice'],
  ['en,nl', 'nl is none of en, de, fr, es, it'],
])('%s is refused', (setting, fault) => {
  expect(() => parseLocales(setting)).toThrow(fault)
  expect(() => parseEnv({ LOCALES: setting })).toThrow(`LOCALES: ${fault}`)
})

test('a language that nobody has signed off is named, English never', () => {
  const unsigned = LANGUAGES.filter((language) => language !== 'en' && signOffs[language] === null)
  expect(listUnsigned(LANGUAGES)).toHaveLength(unsigned.length)
  expect(listUnsigned(['en'])).toEqual([])
})
