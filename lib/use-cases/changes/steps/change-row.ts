import 'server-only'
import { type Asking } from '@/lib/booking/asking'
import { type StoredBooking } from '@/lib/db/bookings'
import { type StoredChange } from '@/lib/db/changes'
import { type StoredDeparture } from '@/lib/db/departures'
import { type ChangingClient } from '@/lib/use-cases/changes/steps/refuse-unpaid-change'
import { type OpenCommand } from '@/lib/use-cases/seats/steps/begin-command'

/** What is changed, how, and by whom. */
export type ChangeOf = {
  /** As it is before. */
  readonly booking: StoredBooking
  readonly departure: StoredDeparture
  readonly kind: StoredChange['kind']
  readonly asking: Asking
  readonly command?: OpenCommand
  readonly client?: ChangingClient
}

/** What is kept of a change, whether it is made at once or held. */
export function changeRow({ booking, kind, asking }: ChangeOf) {
  return {
    bookingId: booking.id,
    kind,
    placesBefore: booking.places,
    baseVersion: booking.version,
    askedBy: asking.actor,
  }
}
