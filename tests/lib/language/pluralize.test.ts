import { plural } from '@/lib/language/pluralize'

test('one is singular, and none is as plural as many', () => {
  expect([0, 1, 2].map((count) => plural(count, 'guest'))).toEqual(['0 guests', '1 guest', '2 guests'])
  expect(plural(3, 'child', 'children')).toBe('3 children')
})
