/** A booking in a list of the office. */
export type BookingRow = {
  readonly path: string
  readonly reference: string
  readonly name: string
  /** `2 guests, Ice Fishing` */
  readonly what: string
  /** `Saturday, 12 December 2026, 10:00` */
  readonly when: string
  /** The state in words: `awaiting payment` */
  readonly state: string
  readonly total: string
  /** What is left to pay, or to return; null if nothing is. */
  readonly open: string | null
}

export type BookingListPage = {
  readonly rows: readonly BookingRow[]
  /** The query of the page after this one; null on the last. */
  readonly nextQuery: string | null
  readonly faults: Readonly<Record<string, string>>
}

/** A row of a list of the office: what leads to its page, and what is known about it. */
export type RecordRow = {
  readonly key: string
  /** Its page; null if it has none. */
  readonly path: string | null
  readonly title: string
  readonly lines: readonly string[]
  /** A short state or amount at the end of the row: `answered`, `179 €` */
  readonly side: string
}

/** A list of the office. */
export type RecordList = {
  readonly rows: readonly RecordRow[]
  /** The query of the page after this one; null on the last. */
  readonly nextQuery: string | null
}

/** A departure as a cell of the office's calendar. */
export type CalendarCell = {
  readonly path: string
  readonly id: number
  readonly tour: string
  readonly start: string
  readonly taken: number
  readonly seats: number
  readonly waiting: number
  readonly adultPrice: string
  /** `over`: its sales have ended, because it starts soon or has started. */
  readonly status: 'on sale' | 'closed' | 'cancelled' | 'full' | 'over'
  /** How many of its parties have a choice to make. */
  readonly choices: number
}

export type CalendarDay = {
  readonly day: string
  /** `Sat 12` */
  readonly dayText: string
  readonly isToday: boolean
  readonly cells: readonly CalendarCell[]
}

/** Seven days from Monday; null before the first and after the last that is shown. */
export type CalendarWeek = readonly (CalendarDay | null)[]

export type OfficeCalendar = {
  /** `December 2026` */
  readonly monthText: string
  readonly month: string
  readonly previous: string
  readonly next: string
  readonly weeks: readonly CalendarWeek[]
  readonly tours: readonly { readonly id: number; readonly name: string }[]
  readonly tourId: number | null
}
