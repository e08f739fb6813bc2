/** To the day at which the Tab key stops, with what is said above the grid in view. */
export function focusCalendar(): void {
  const calendar = document.getElementById('booking-calendar')
  calendar?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus({ preventScroll: true })
  calendar?.scrollIntoView()
}
