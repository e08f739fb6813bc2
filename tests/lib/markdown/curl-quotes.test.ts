import { curlQuotes } from '@/lib/markdown/curl-quotes'

test.each([
  [`the guide's list`, 'the guide’s list'],
  [`the guests' boots`, 'the guests’ boots'],
  [`"Yes," she said`, '“Yes,” she said'],
  [`he said 'no' ("never")`, 'he said ‘no’ (“never”)'],
  ['already ‘curled’', 'already ‘curled’'],
])('%s', (straight, curled) => {
  expect(curlQuotes(straight)).toBe(curled)
})
