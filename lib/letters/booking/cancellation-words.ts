import { formatInstant } from '@/lib/calendar/day'
import { type BookingFacts } from '@/lib/letters/facts'

const MS_PER_HOUR = 3_600_000

/**
 * The cancellation rule of a booking in words, with its instant. The instant itself is too late already
 * (`decideCancellation`), so the words say "before".
 */
export function cancellationWords({ startsAt, freeCancellationHours, writtenAt }: BookingFacts): string {
  const hours = freeCancellationHours === 1 ? '1 hour' : `${freeCancellationHours} hours`
  const end = new Date(new Date(startsAt).getTime() - freeCancellationHours * MS_PER_HOUR)
  if (new Date(writtenAt) >= end) {
    return `Cancellation is free more than ${hours} before the start. That time was over on ${formatInstant(end)}, so the price is not refunded if you cancel.`
  }
  return `Cancellation is free more than ${hours} before the start: write to us before ${formatInstant(end)} and we refund the full price. After that the price is not refunded.`
}
