import { type RecordList } from '@/lib/contract/office-lists'
import { type OpenItem } from '@/lib/contract/open-item'

/** The first page of the office. */
export type OfficeToday = {
  /** The date, in words. */
  readonly dayText: string
  readonly items: readonly OpenItem[]
  /** What its reader did and can still undo, newest first. */
  readonly undoable: readonly TodayUndo[]
  readonly days: readonly { readonly heading: string; readonly departures: readonly TodayDeparture[] }[]
  /** The newest bookings since midnight, and the query of the list with all of them; null if there are no more. */
  readonly booked: RecordList
  /** The money that came in and went out since midnight, one line each; empty if none did. */
  readonly sums: readonly string[]
  /** The ledger's rows since midnight, newest first, and the query of the list with all of them. */
  readonly money: RecordList
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
  /** In the order of their pick-ups. */
  readonly parties: readonly TodayParty[]
}

type TodayParty = {
  readonly path: string
  readonly name: string
  /** `2 adults, 1 child; 1. Hotel Aakenus` */
  readonly text: string
}
