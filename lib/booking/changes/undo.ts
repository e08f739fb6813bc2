import { type Correction, waivedCents, type MoneyMovement } from '@/lib/booking/ledger'
import { addMinutes } from '@/lib/calendar/duration'

/** How long a command can be undone. */
const UNDO_MINUTES = 10

/** The commands that can be undone, as typed after `./ops`. */
export type UndoableCommandName =
  | 'time'
  | `booking ${'party' | 'move' | 'cancel'}`
  | 'money refund'
  | `departure ${'cancel' | 'merge' | 'not-seen'}`

/** Extra time before deferred work starts, in case the clocks of two machines differ. */
const GRACE_MS = 15_000

/**
 * Compute until when a command can be undone, and when its deferred work, such as refunds and e-mails, is due.
 *
 * Rule: undo (docs/rules.md)
 */
export function computeUndoWindow(now: Date): { readonly undoUntil: Date; readonly dueAt: Date } {
  const undoUntil = addMinutes(now, UNDO_MINUTES)
  return { undoUntil, dueAt: deferredWorkDueAt(undoUntil) }
}

/** When a command's deferred work is due. */
export function deferredWorkDueAt(undoUntil: Date): Date {
  return new Date(undoUntil.getTime() + GRACE_MS)
}

/** A booking changed by a command: as the command left it, and as it is now. */
export type ChangedBooking = {
  readonly reference: string
  readonly after: Snapshot
  readonly current: Snapshot
  /**
   * Whether the booking can no longer be restored: its guest has been erased, its refund processed, or its departure
   * cancelled by another command.
   */
  readonly isBeyondUndo: boolean
}

type Snapshot = { readonly version: number; readonly state: string; readonly totalCents: number }

export type UndoDecision =
  | { readonly kind: 'undo' }
  | { readonly kind: 'refused'; readonly reason: 'undone_before' | 'too_late' | 'was_at_once' }
  /** The bookings with these references have changed since, so nothing is undone. */
  | { readonly kind: 'refused'; readonly reason: 'changed_since'; readonly references: readonly string[] }

/** Decide whether a command can be undone, which is possible only for all of its bookings together. */
export function decideUndo(
  command: {
    readonly at: Date
    readonly undoneAt: Date | null
    readonly undoUntil: Date
    readonly endedAt: Date | null
  },
  bookings: readonly ChangedBooking[],
  now: Date,
): UndoDecision {
  if (command.undoneAt) return { kind: 'refused', reason: 'undone_before' }
  if (command.undoUntil <= command.at) return { kind: 'refused', reason: 'was_at_once' }
  if (command.endedAt || command.undoUntil <= now) return { kind: 'refused', reason: 'too_late' }
  const references = bookings.filter(isChangedSince).map(({ reference }) => reference)
  return references.length > 0 ? { kind: 'refused', reason: 'changed_since', references } : { kind: 'undo' }
}

function isChangedSince({ after, current, isBeyondUndo: cannotBeUndone }: ChangedBooking): boolean {
  return (
    cannotBeUndone ||
    after.version !== current.version ||
    after.state !== current.state ||
    after.totalCents !== current.totalCents
  )
}

/**
 * The corrections that reverse those of a command. Amounts waived before the command stay waived, although ending the
 * booking had settled them.
 *
 * @param movements  the booking's ledger rows, including those of the command
 */
export function reverseCorrections(
  corrections: readonly Correction[],
  movements: readonly MoneyMovement[],
): readonly Correction[] {
  const opposite = corrections.flatMap(({ cents, reason }): readonly Correction[] => {
    if (reason !== 'settled') return [{ cents: -cents, reason }]
    const settledAt = movements.findLastIndex((row) => row.kind === 'correction' && row.reason === 'settled')
    const letOff = waivedCents({ movements: movements.slice(0, settledAt), asked: [], disputed: [] })
    return [
      { cents: letOff - cents, reason },
      { cents: -letOff, reason: 'waived' },
    ]
  })
  return opposite.filter(({ cents }) => cents !== 0)
}
