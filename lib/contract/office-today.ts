/** The first page of the office. */
export type OfficeToday = {
  /** The date, in words. */
  readonly dayText: string
  readonly items: readonly TodayItem[]
  readonly undoable: readonly TodayUndo[]
  readonly days: readonly { readonly heading: string; readonly departures: readonly TodayDeparture[] }[]
  /** The newest bookings since midnight. */
  readonly booked: readonly { readonly path: string; readonly name: string; readonly text: string }[]
  /** The money that came in and went out since midnight, one line each; empty if none did. */
  readonly money: readonly string[]
}

/** Something that needs a person. */
export type TodayItem = {
  /** What it is about: a reference, or a tour and its date. */
  readonly about: string
  readonly what: string
  readonly text: string
  /** The page where it is dealt with, and what its link says; null if only a command can. */
  readonly act: { readonly path: string; readonly name: string } | null
  /** The command that deals with it, for what has no page. */
  readonly command: string
}

/** An act that can still be undone. */
export type TodayUndo = { readonly text: string; readonly path: string }

export type TodayDeparture = {
  readonly path: string
  readonly tour: string
  readonly start: string
  /** `6 of 8 seats taken, 1 party waiting` */
  readonly seats: string
  readonly guide: string
  readonly isCancelled: boolean
}
