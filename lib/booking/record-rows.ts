import { type BookingState } from '@/lib/booking/booking'
import { formatEuros } from '@/lib/booking/money'
import { plural } from '@/lib/booking/plural'
import { type Day, formatDay, formatInstant, helsinkiTime } from '@/lib/calendar/day'

/** What the operator has of a booking. Amounts in cents. */
type RecordedBooking = {
  readonly state: BookingState
  readonly day: Day
  readonly startsAt: Date
  readonly adults: number
  readonly children: number
  readonly customerName: string
  readonly customerEmail: string
  readonly customerPhone: string | null
  readonly pickupPlace: string | null
  readonly specialRequests: string | null
  /** Only where whoever reads may know it. Rule: health (docs/rules.md) */
  readonly health?: string | null
  readonly noShowAt: Date | null
  readonly totalCents: number
  readonly paidCents: number
  readonly returnedCents: number
  readonly refundDueCents: number
  readonly paymentMethod: string
  readonly cryptoType: string | null
  readonly createdAt: Date
  readonly confirmedAt: Date | null
  readonly endedAt: Date | null
  readonly expiresAt: Date | null
}

type Row = readonly [label: string, text: string]

/** A booking as the operator reads it, by the command and on the page: facts that there are, each with its name. */
export function recordRows(booking: RecordedBooking, tourName: string): readonly Row[] {
  const { totalCents, paidCents, returnedCents, refundDueCents, paymentMethod, cryptoType } = booking
  const method = cryptoType ?? paymentMethod.replace('_', ' ')
  const facts: readonly (readonly [string, string | null])[] = [
    ['Tour', `${tourName}, ${formatDay(booking.day)} at ${helsinkiTime(booking.startsAt)}`],
    ['Guests', `${plural(booking.adults, 'adult')}, ${plural(booking.children, 'child', 'children')}`],
    ['Name', booking.customerName || 'forgotten guest'],
    ['E-mail', booking.customerEmail],
    ['Phone', booking.customerPhone],
    ['Pick-up', booking.pickupPlace],
    ['Wishes', booking.specialRequests],
    ['Health', booking.health ?? null],
    ['No-show', booking.noShowAt && formatInstant(booking.noShowAt)],
    ['Total', totalCents === 0 ? formatEuros(0) : `${formatEuros(totalCents)} by ${method}`],
    ['Paid', formatEuros(paidCents)],
    ['Returned', returnedCents > 0 ? formatEuros(returnedCents) : null],
    ['To return', refundDueCents > 0 ? formatEuros(refundDueCents) : null],
    ['Booked', formatInstant(booking.createdAt)],
    ['Confirmed', booking.confirmedAt && formatInstant(booking.confirmedAt)],
    ['Ended', booking.endedAt && formatInstant(booking.endedAt)],
    ['Unpaid until', isUnpaid(booking) && booking.expiresAt ? formatInstant(booking.expiresAt) : null],
  ]
  return facts.flatMap(([label, text]): readonly Row[] => (text ? [[label, text]] : []))
}

function isUnpaid({ state }: RecordedBooking): boolean {
  return state === 'hold' || state === 'awaiting_payment'
}

/** What became of an e-mail: `sent Tuesday, 1 December 2026 at 12:00`. */
export function emailLine({
  kind,
  recipient,
  createdAt,
  sentAt,
  failedAt,
}: {
  readonly kind: string
  readonly recipient: string
  readonly createdAt: Date
  readonly sentAt: Date | null
  readonly failedAt: Date | null
}): string {
  const what = sentAt
    ? `sent ${formatInstant(sentAt)}`
    : failedAt
      ? `given up ${formatInstant(failedAt)}`
      : `waits since ${formatInstant(createdAt)}`
  return `${kind} to ${recipient || 'nobody'}: ${what}`
}
