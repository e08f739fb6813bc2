import { z } from 'zod'
import { type DepartureActionName, type UndoableCommand } from '@/lib/contract/operator-page'

/** What can be recorded about a party: that it came, or did not. */
const ATTENDANCES = ['came', 'no_show'] as const

export type Attendance = (typeof ATTENDANCES)[number]

/**
 * The attendance that was selected, and what the page had shown before. Pages opened before an update of the site do
 * not send the latter.
 */
export const attendanceInput = z.object({
  reference: z.string().max(20),
  is: z.enum(ATTENDANCES),
  shown: z.enum([...ATTENDANCES, 'none']).optional(),
})

export type AttendanceInput = z.output<typeof attendanceInput>

type PartyNote = { readonly words: string; readonly by: string }

/** A party on its departure's page, which shows no amounts and no e-mail addresses. */
export type DepartureParty = {
  readonly reference: string
  /** The number of the pick-up stop, in list order; null if the place is unknown. */
  readonly stop: number | null
  readonly pickUp: string | null
  readonly name: string
  /** The booking's page, in the office; null behind a link. */
  readonly bookingPath: string | null
  /** The party in words: `2 adults and 1 child` */
  readonly guests: string
  readonly phone: string | null
  readonly wishes: string | null
  /** Whether the guide's list leaves these wishes out. Rule: wishes-for-the-guide (docs/rules.md) */
  readonly isHiddenFromGuide: boolean
  /** Health details, shown only to the guide; null if there are none. Rule: health (docs/rules.md) */
  readonly health: string | null
  /** The office's notes on the booking, oldest first, each with when it was written and by whom; none behind a link. */
  readonly notes: readonly PartyNote[]
  /** Short remarks about the party: `not paid yet`, `came`, `did not come` */
  readonly remarks: readonly string[]
  /** The attendance recorded so far; `none` if there is none. */
  readonly attendance: Attendance | 'none'
  /** The kinds of attendance that can be recorded now. */
  readonly ticks: readonly Attendance[]
}

/** The departure page at `/operator/{token}`, for an inbox or the guide, and in the office. */
export type DeparturePage = {
  /** Path of the page, without a trailing slash. */
  readonly path: `/${string}`
  readonly tourName: string
  /** The day of the departure: `Saturday, 12 December 2026` */
  readonly dayText: string
  readonly isCancelled: boolean
  /** The known facts about the departure, each with its label. */
  readonly facts: readonly (readonly [label: string, text: string])[]
  readonly parties: readonly DepartureParty[]
  /** Shown instead of the guest list if there are no parties. */
  readonly nobodyText: string
  /** The actions offered to staff at an inbox; none for the guide. */
  readonly actions: readonly DepartureActionName[]
  /** The command on this departure that can still be undone; null if there is none. */
  readonly undo: UndoableCommand | null
  /** The guide's current link; null if no link is active. */
  readonly guideUrl: string | null
  /** The departure's history, one line per event, oldest first. */
  readonly history: readonly string[]
}
