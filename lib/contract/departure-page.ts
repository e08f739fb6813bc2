import { z } from 'zod'
import { type DepartureActionName, type UndoableCommand } from '@/lib/contract/operator-page'

/** Whether a party came. */
const ATTENDANCES = ['came', 'no_show'] as const

export type Attendance = (typeof ATTENDANCES)[number]

/** The tick beside a party, and what the page showed of it; a page that is still open from before shows nothing. */
export const attendanceInput = z.object({
  reference: z.string().max(20),
  is: z.enum(ATTENDANCES),
  shown: z.enum([...ATTENDANCES, 'none']).optional(),
})

export type AttendanceInput = z.output<typeof attendanceInput>

/** A party as the page of its departure shows it: no money, no e-mail address. */
export type DepartureParty = {
  readonly reference: string
  /** The stops are counted in the order of the list; null: nobody has said where. */
  readonly stop: number | null
  readonly pickUp: string | null
  readonly name: string
  /** `2 adults and 1 child` */
  readonly guests: string
  readonly phone: string | null
  readonly wishes: string | null
  /** For the guide alone. Rule: health (docs/rules.md) */
  readonly health: string | null
  /** `not paid yet`, `came`, `did not come` */
  readonly remarks: readonly string[]
  /** What is ticked. */
  readonly attendance: Attendance | 'none'
  /** What can be ticked now. */
  readonly ticks: readonly Attendance[]
}

/** What `/operator/{token}` shows of a departure, to an inbox or to the guide. */
export type DeparturePage = {
  /** Its own address, without a slash at the end. */
  readonly path: `/operator/${string}`
  readonly tourName: string
  /** `Saturday, 12 December 2026` */
  readonly dayText: string
  /** Facts that there are, each with its name. */
  readonly facts: readonly (readonly [label: string, text: string])[]
  readonly parties: readonly DepartureParty[]
  /** What an inbox can do; nothing for the guide. */
  readonly actions: readonly DepartureActionName[]
  /** A command about this departure that can be undone. */
  readonly undo: UndoableCommand | null
  /** The link that the guide was given last, while it lives. */
  readonly guideUrl: string | null
  /** A line for each thing that became of the departure, oldest first. */
  readonly history: readonly string[]
}
