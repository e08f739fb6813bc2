import { seasonText } from '@/lib/calendar/season-text'

test('a season is named by its days, without years', () => {
  expect(seasonText({ start: '09-15', end: '04-15' })).toBe('15 September to 15 April')
})

test('the last day of February is a day like others', () => {
  expect(seasonText({ start: '02-29', end: '03-01' })).toBe('29 February to 1 March')
})
