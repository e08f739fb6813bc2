import 'server-only'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { type Db } from '@/lib/db/client'
import { reserveSeats } from '@/lib/db/departures/seat-reserves'
import { type OpenCommand } from '@/lib/use-cases/booking/begin-command'

/**
 * Keep the seats that a command frees for as long as it can be undone. The departure is locked. Seats of a guest who
 * was still paying are freed immediately: the payment page has ended, which cannot be undone.
 *
 * @param after  null if the booking no longer has seats
 */
export async function keepFreedSeats(
  db: Db,
  {
    command,
    before,
    after,
  }: {
    readonly command: OpenCommand | undefined
    readonly before: StoredBooking
    readonly after: StoredBooking | null
  },
  now: Date,
): Promise<void> {
  if (!command || command.dueAt <= now || before.state === 'hold') return
  const { departureId } = before
  const still = after?.departureId === departureId ? after.seats : 0
  const seats = before.seats - still
  if (seats > 0) await reserveSeats(db, { commandId: command.id, departureId, seats, until: command.dueAt })
}
