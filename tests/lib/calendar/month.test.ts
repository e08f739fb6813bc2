import { addMonths, monthGrid } from '@/lib/calendar/month'

test('a month has 35 cells, and day 1 is under the right weekday', () => {
  const december = monthGrid('2026-12')
  expect(december).toHaveLength(35)
  expect(december.slice(0, 3)).toEqual([null, '2026-12-01', '2026-12-02'])
  expect(december.slice(31)).toEqual(['2026-12-31', null, null, null])
})

test('a month of 31 days that starts on a Sunday has a sixth row', () => {
  const august = monthGrid('2027-08')
  expect(august).toHaveLength(42)
  expect(august[6]).toBe('2027-08-01')
  expect(august[36]).toBe('2027-08-31')
})

test('months of 30 days need a sixth row only if they start on a Sunday, months of 31 from a Saturday', () => {
  expect(monthGrid('2026-11')).toHaveLength(42)
  expect(monthGrid('2028-04')).toHaveLength(35)
  expect(monthGrid('2027-05')).toHaveLength(42)
  expect(monthGrid('2027-10')).toHaveLength(35)
})

test('a February that fills four weeks keeps its 35 cells', () => {
  const february = monthGrid('2027-02')
  expect(february).toHaveLength(35)
  expect(february[0]).toBe('2027-02-01')
  expect(february.slice(28)).toEqual(Array.from({ length: 7 }, () => null))
})

test('no day of ten years is dropped or shown twice', () => {
  const months = Array.from({ length: 120 }, (_, index) => addMonths('2024-01', index))
  const days = months.flatMap((month) => monthGrid(month).filter((day) => day !== null))
  expect(days).toHaveLength(3653)
  expect(new Set(days).size).toBe(3653)
  expect(days).toEqual([...days].sort())
})

test('a leap February has 29 days', () => {
  expect(monthGrid('2028-02')).toContain('2028-02-29')
  expect(monthGrid('2027-02')).not.toContain('2027-02-29')
})

test('months are counted across New Year in both directions', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2027-01', -1)).toBe('2026-12')
  expect(addMonths('2026-05', 19)).toBe('2027-12')
})
