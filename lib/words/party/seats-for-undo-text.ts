import { helsinkiTime } from '@/lib/calendar/day'
import { plural } from '@/lib/language/pluralize'

/** Seats that a command has freed, still held while it can be undone; null if there are none. */
export type SeatsForUndo = { readonly seats: number; readonly until: Date } | null

/** Shown instead of a departure's guest list if it is empty. */
export function nobodyBookedText(forUndo: SeatsForUndo): string {
  return forUndo ? `Nobody is booked now, but ${heldSeatsText(forUndo)}.` : 'Nobody has booked.'
}

/** Say how many seats are held for an undo: `2 seats are held until 12:10, so that the latest change can be undone` */
export function heldSeatsText({ seats, until }: NonNullable<SeatsForUndo>): string {
  const are = `${plural(seats, 'seat')} ${seats === 1 ? 'is' : 'are'}`
  return `${are} held until ${helsinkiTime(until)}, so that the latest change can be undone`
}

/** Appended to a number of seats taken: `, 2 of them held until 12:10 for an undo`; empty if none are. */
export function takenForUndoText(forUndo: SeatsForUndo): string {
  return forUndo ? `, ${forUndo.seats} of them held until ${helsinkiTime(forUndo.until)} for an undo` : ''
}
