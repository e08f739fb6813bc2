/** Around the calendar, there before it is. */
export const DATES_ID = 'booking-dates'

/** To the day at which the Tab key stops, with what is said above the grid in view. */
export function focusCalendar(): void {
  const calendar = document.getElementById('booking-calendar')
  calendar?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus({ preventScroll: true })
  calendar?.scrollIntoView()
}

/** For who has asked for the dates before they had come. */
export function focusAwaitedCalendar(): void {
  if (document.activeElement?.id === DATES_ID) focusCalendar()
}
