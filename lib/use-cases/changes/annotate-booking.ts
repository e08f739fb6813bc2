import 'server-only'
import { toAttendanceStatus, type AttendanceStatus, canRecordAttendance } from '@/lib/booking/days/attendance'
import { updateBooking, findBookingByReference, type StoredBooking } from '@/lib/db/bookings/bookings'
import { type Db } from '@/lib/db/client'
import { recordHistory } from '@/lib/db/history/history'
import { StaleViewError } from '@/lib/db/history/history-mark'
import { defineOperation } from '@/lib/db/define-operation'
import { lockBooking, type LockedBooking } from '@/lib/use-cases/booking/lock-booking'

type Remark =
  | { readonly kind: 'note'; readonly words: string }
  /**
   * Records whether the guests turned up. `seen` is the attendance that the page showed; undefined if it showed none.
   */
  | { readonly kind: 'no_show' | 'came'; readonly seen?: AttendanceStatus | undefined }
  | { readonly kind: 'wishes_released' }

export type RemarkResult =
  | (LockedBooking & { readonly kind: 'remarked' | 'unchanged' })
  | {
      readonly kind: 'refused'
      readonly reason: 'not_found' | 'forgotten' | 'not_confirmed' | 'not_started' | 'no_wishes'
    }

/**
 * Record a note, the attendance, or the release of a guest's wishes to the guide. Money and seats stay unchanged.
 * Throws `StaleViewError` if someone else has recorded the attendance in the meantime.
 *
 * Rule: no-show (docs/rules.md)
 */
export const annotateBooking = defineOperation({ work: write })

async function write(db: Db, reference: string, remark: Remark, now: Date): Promise<RemarkResult> {
  const known = await findBookingByReference(db, reference)
  if (!known) return { kind: 'refused', reason: 'not_found' }
  const { booking, departure } = await lockBooking(db, known.id, now)
  const reason = refuse(booking, remark, canRecordAttendance(remark.kind, departure.startsAt, now))
  if (reason) return { kind: 'refused', reason }
  if (isAlreadyRecorded(booking, remark)) return { kind: 'unchanged', booking, departure }
  if ('seen' in remark && remark.seen !== toAttendanceStatus(booking)) throw new StaleViewError()
  const change = changeOf(remark, now)
  const after = change ? await updateBooking(db, booking.id, change) : booking
  const words = remark.kind === 'note' ? remark.words : undefined
  await recordHistory(db, { bookingId: booking.id, what: remark.kind, words }, now)
  return { kind: 'remarked', booking: after, departure }
}

function refuse(booking: StoredBooking, { kind }: Remark, isTime: boolean) {
  const { customerName, customerEmail, state, specialRequests } = booking
  if (customerName === '' && customerEmail === '') return 'forgotten'
  if (kind === 'note') return null
  if (kind === 'wishes_released') return specialRequests === null ? 'no_wishes' : null
  if (state !== 'confirmed') return 'not_confirmed'
  return isTime ? null : 'not_started'
}

function changeOf({ kind }: Remark, now: Date) {
  if (kind === 'no_show') return { noShowAt: now, cameAt: null }
  if (kind === 'came') return { noShowAt: null, cameAt: now }
  return kind === 'wishes_released' ? { wishesReleasedAt: now } : null
}

function isAlreadyRecorded({ noShowAt, cameAt, wishesReleasedAt }: StoredBooking, { kind }: Remark): boolean {
  if (kind === 'no_show') return noShowAt !== null
  if (kind === 'came') return cameAt !== null
  return kind === 'wishes_released' && wishesReleasedAt !== null
}
