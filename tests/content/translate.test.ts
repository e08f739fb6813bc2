import { translate } from '@/content/words/translation'

const english = {
  guests: '{count, plural, one {# guest} other {# guests}}',
  terms: 'See the <link>terms</link>.',
} as const

const complete = {
  guests: '{count, plural, one {# Gast} other {# Gäste}}',
  terms: 'Siehe <link>AGB</link>.',
} as const

test('a translation keeps its own words', () => {
  expect(translate<typeof english>()(complete)).toBe(complete)
  expect(Object.keys(complete)).toEqual(Object.keys(english))
})

/* What must not compile: `npm run typecheck` fails if one of these lines does. */
test('a message that is missing, has other arguments or tags, or is not in English does not compile', () => {
  const check = translate<typeof english>()
  const { guests, terms } = complete
  // @ts-expect-error a message is missing
  check({ guests })
  // @ts-expect-error the number is missing
  check({ terms, guests: 'viele Gäste' })
  // @ts-expect-error there is no such argument
  check({ terms, guests: '{count, plural, one {# Gast} other {# Gäste}} am {day}' })
  // @ts-expect-error the link is missing
  check({ guests, terms: 'Siehe AGB.' })
  // @ts-expect-error English has no such message
  expect(check({ guests, terms, more: 'mehr' })).toHaveProperty('more')
})
