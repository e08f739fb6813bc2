import { tourDaysDueEmail, needsReminder } from '@/lib/booking/days/tour-days-due-email'

test('hours follow the clocks in Helsinki, also on the day they change', () => {
  const beginsAt = new Date('2027-03-28T07:00:00Z')
  const justBefore = new Date(beginsAt.getTime() - 1)
  expect(tourDaysDueEmail(justBefore).reminded).toEqual([])
  expect(tourDaysDueEmail(beginsAt)).toEqual({ reminded: ['2027-03-30', '2027-03-29'], thanked: [] })
  const booked = { day: '2027-03-30', onDateSince: justBefore }
  expect(needsReminder(booked)).toBe(true)
  expect(needsReminder({ ...booked, onDateSince: beginsAt })).toBe(false)
})
