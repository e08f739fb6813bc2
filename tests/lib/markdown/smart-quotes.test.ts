import { smartQuotes } from '@/lib/markdown/smart-quotes'

test.each([
  [`the guide's list`, 'the guide’s list'],
  [`the guests' boots`, 'the guests’ boots'],
  [`"Yes," she said`, '“Yes,” she said'],
  [`he said 'no' ("never")`, 'he said ‘no’ (“never”)'],
  ['already ‘curled’', 'already ‘curled’'],
])('%s', (straight, curled) => {
  expect(smartQuotes(straight)).toBe(curled)
})
