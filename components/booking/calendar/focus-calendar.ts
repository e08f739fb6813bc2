/** Id of the element around the calendar, which exists before the calendar has loaded. */
export const BOOKING_DATES_ID = 'booking-dates'

/** Focus the day that is the tab stop and scroll the text above the grid into view. */
export function focusCalendar(): void {
  const calendar = document.getElementById('booking-calendar')
  calendar?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus({ preventScroll: true })
  calendar?.scrollIntoView()
}

/** Focus the calendar once it has loaded, if the guest followed 'Skip to dates' before. */
export function focusCalendarOnceLoaded(): void {
  if (document.activeElement?.id === BOOKING_DATES_ID) focusCalendar()
}
