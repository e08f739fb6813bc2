import { formatList } from '@/lib/language/lists'

test('a list ends in its word, without a comma before it', () => {
  expect(formatList(['one'], 'and')).toBe('one')
  expect(formatList(['one', 'two'], 'and')).toBe('one and two')
  expect(formatList(['one', 'two', 'three'], 'or')).toBe('one, two or three')
})
