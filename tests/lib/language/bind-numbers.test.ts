import { bindNumbers } from '@/lib/language/bind-numbers'
import { LANGUAGES } from '@/lib/language/language'
import { words } from '@/lib/words/words'

test('no line ends between a number and its noun', () => {
  expect(bindNumbers('{count, plural, one {# Gast} other {# Gäste}} in {hours} Stunden um {time} Uhr')).toBe(
    '{count, plural, one {#\u00a0Gast} other {#\u00a0Gäste}} in {hours}\u00a0Stunden um {time}\u00a0Uhr',
  )
})

test('a name or a time may end a line, and a link in the middle of a message may, too', () => {
  const message = '{name} kommt um {from} an: <link>Seite</link> {day} ansehen'
  expect(bindNumbers(message)).toBe(message)
})

test('a party is bound in each language but English, whose texts are fixed', () => {
  expect(LANGUAGES.map((language) => words('party', language)('guests', { count: 2 }))).toEqual([
    '2 guests',
    '2\u00a0Gäste',
    '2\u00a0personnes',
    '2\u00a0personas',
    '2\u00a0ospiti',
  ])
})
