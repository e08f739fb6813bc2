import { type Command } from 'commander'
import { changeBookingBy, changingBooking, type ChangeOptions } from '@/lib/commands/booking/change-booking'
import { RefusedCommandError, UsageError } from '@/lib/commands/failures'
import { parseCount } from '@/lib/commands/parse-count'
import { parseReference } from '@/lib/commands/parse-reference'
import { type Clock, subcommand } from '@/lib/commands/subcommand'
import { findBookingByReference } from '@/lib/db/bookings'
import { database } from '@/lib/db/client'

type Options = ChangeOptions & { readonly adults?: number; readonly children?: number }

export function addBookingParty(program: Command, clock: Clock): void {
  const command = subcommand(program, 'booking party', {
    about: 'change how many guests come: who stays keeps the price paid, who is added pays the current price',
    examples: ['LL-7KM4QD --adults 3', 'LL-7KM4QD --adults 2 --children 1 --waive'],
  })
    .argument('<reference>', 'of the booking', parseReference)
    .option('--adults <number>', 'from now on', parseCount)
    .option('--children <number>', 'from now on', parseCount)
  changingBooking(command).action((reference: string, options: Options) =>
    change(reference, options, clock()),
  )
}

async function change(reference: string, options: Options, now: Date): Promise<void> {
  if (options.adults === undefined && options.children === undefined)
    throw new UsageError('Say how many come: --adults, --children or both.')
  const booking = await findBookingByReference(database(), reference)
  if (!booking) throw new RefusedCommandError('There is no booking with this reference.')
  const { adults = booking.adults, children = booking.children } = options
  const wanted = { kind: 'party', party: { adults, children } } as const
  await changeBookingBy('booking party', { reference, wanted }, options, now)
}
