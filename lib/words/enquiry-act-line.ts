import { type EnquiryAct } from '@/lib/booking/changes/enquiry-acts'
import { shortInstant, type Stamp } from '@/lib/words/history/history-line'

/**
 * Describe what was done about an enquiry: `Answered by mika, 2026-12-01 12:00: “By telephone”`, `Booking LL-7KM4QD by
 * mika, 2026-12-01 12:00`
 */
export function enquiryActLine(
  { kind, at, userName, note, booking }: EnquiryAct,
  stamp: Stamp = shortInstant,
): string {
  const what = kind === 'booked' ? `Booking ${booking?.reference}` : 'Answered'
  const words = note === null ? '' : `: “${note}”`
  return `${what} by ${userName}, ${stamp(at)}${words}`
}
