import { type Command } from 'commander'
import { changeBookingBy, changingBooking, type ChangeOptions } from '@/lib/commands/booking/change-booking'
import { RefusedCommandError } from '@/lib/commands/failures'
import { parseDay, type TypedDay } from '@/lib/commands/parse-day'
import { parseReference } from '@/lib/commands/parse-reference'
import { type Clock, subcommand } from '@/lib/commands/subcommand'
import { findBookingByReference } from '@/lib/db/bookings'
import { database } from '@/lib/db/client'
import { findDeparture, findDepartureOn } from '@/lib/db/departures'

export function addBookingMove(program: Command, clock: Clock): void {
  const command = subcommand(program, 'booking move', {
    about: 'move a booking to another date of its tour, at the prices of that date',
    examples: ['LL-7KM4QD 2026-12-26', 'LL-7KM4QD tomorrow --by-us --waive'],
  })
    .argument('<reference>', 'of the booking', parseReference)
    .argument('<day>', 'of the new departure', parseDay)
  changingBooking(command).action((reference: string, day: TypedDay, options: ChangeOptions) =>
    move(reference, day, options, clock()),
  )
}

async function move(reference: string, day: TypedDay, options: ChangeOptions, now: Date): Promise<void> {
  const booking = await findBookingByReference(database(), reference)
  const from = booking && (await findDeparture(database(), booking.departureId, now))
  if (!from) throw new RefusedCommandError('There is no booking with this reference.')
  const to = await findDepartureOn(database(), { tourId: from.tourId, day: day(now) }, now)
  if (!to) throw new RefusedCommandError('This tour has no departure on that day.')
  const wanted = { kind: 'move', departureId: to.id } as const
  await changeBookingBy('booking move', { reference, wanted }, options, now)
}
