import { toSmartQuotes } from '@/lib/markdown/to-smart-quotes'

test.each([
  [`the guide's list`, 'the guide’s list'],
  [`the guests' boots`, 'the guests’ boots'],
  [`"Yes," she said`, '“Yes,” she said'],
  [`he said 'no' ("never")`, 'he said ‘no’ (“never”)'],
  ['already ‘curled’', 'already ‘curled’'],
])('%s', (straight, curled) => {
  expect(toSmartQuotes(straight)).toBe(curled)
})
