import { readMinutes } from '@/lib/markdown/articles'

test.each([
  [0, 1],
  [1, 1],
  [220, 1],
  [329, 1],
  [330, 2],
  [900, 4],
  [1600, 7],
])('%i words are read in %i minutes', (words, minutes) => {
  expect(readMinutes(words)).toBe(minutes)
})
