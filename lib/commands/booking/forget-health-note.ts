import { carryOut } from '@/lib/commands/carry-out'
import { RefusedCommandError } from '@/lib/commands/failures'
import { type ChangingOptions } from '@/lib/commands/subcommand'
import { findBookingByReference } from '@/lib/db/bookings'
import { database } from '@/lib/db/client'
import { findHealthNote } from '@/lib/db/health-notes'
import { forgetHealth } from '@/lib/use-cases/changes/forget-health'

/**
 * Delete what a guest has said about health and asks us to forget, whatever became of the booking. Neither the command
 * nor the history says what it was.
 *
 * Rule: health (docs/rules.md)
 */
export async function forgetHealthNote(reference: string, options: ChangingOptions): Promise<void> {
  const booking = await findBookingByReference(database(), reference)
  if (!booking) throw new RefusedCommandError('There is no booking with this reference.')
  if (!(await findHealthNote(database(), booking.id)))
    return console.log(`Nothing is kept about health for ${reference}. There is nothing to do.`)
  await carryOut(
    {
      preview: [`${reference}: what ${booking.customerName} has said about health is deleted for good.`],
      effect: { guests: booking.seats, emails: 0 },
      act: async () => {
        await forgetHealth(booking.id)
        return [`${reference}: nothing about health is kept any more.`]
      },
    },
    options,
  )
}
