import { formatEuros } from '@/lib/booking/money'
import { wasSentToPay } from '@/lib/booking/change-payment'
import { partyOf } from '@/lib/booking/places'
import { seatsFor } from '@/lib/booking/party'
import { formatInstant } from '@/lib/calendar/day'
import { bookingStand, bookingTitle } from '@/lib/commands/booking/booking-stand'
import { carryOut } from '@/lib/commands/carry-out'
import { RefusedCommandError } from '@/lib/commands/failures'
import { type ChangingOptions } from '@/lib/commands/subcommand'
import { commandToFill } from '@/lib/contract/command-line'
import { type StoredBooking } from '@/lib/db/bookings'
import { findOpenChange } from '@/lib/db/changes'
import { database } from '@/lib/db/client'
import { giveUpChange } from '@/lib/use-cases/changes/give-up-change'
import { type ChangeCall, requestChange, type RequestedChange } from '@/lib/use-cases/changes/request-change'

type Held = Extract<RequestedChange, { kind: 'held' }>

/** Keep the places of a change that costs more, and have the guest pay for it. */
export async function holdChange(
  call: ChangeCall,
  { booking, decision: { quoted, until } }: Held,
  options: ChangingOptions,
  now: Date,
): Promise<void> {
  const { customerEmail } = booking
  const isLinked = quoted.payBy === 'card' && customerEmail !== ''
  await carryOut(
    {
      preview: [
        await bookingTitle(booking, now),
        `  becomes ${await bookingStand(quoted, now)}, once ${formatEuros(quoted.payCents)} is paid.`,
        `  The places are kept until ${formatInstant(until)}.`,
      ],
      effect: { guests: seatsFor(partyOf(quoted.places)), emails: isLinked ? 1 : 0 },
      act: async () => {
        const done = await requestChange.run(call, now)
        if (done.kind !== 'held')
          throw new RefusedCommandError(
            'The booking has changed meanwhile, and nothing is done. Please look again.',
          )
        return [`${call.reference} is as it was, and the change is held.`, nextStep(done, isLinked)]
      },
    },
    options,
  )
}

function nextStep({ booking: { reference, customerEmail }, decision: { quoted } }: Held, isLinked: boolean) {
  if (isLinked) return `The link to pay is on its way to ${customerEmail}.`
  if (quoted.payBy === 'crypto')
    return `Now send the payment details: ${commandToFill('crypto details', reference)}`
  return `There is no e-mail address: take the payment, and then ${commandToFill('money record', reference, quoted.payCents / 100)}`
}

/** The guest wants what there is already: a change that waits for its payment is dropped, and nothing else is done. */
export async function keepAsItIs(booking: StoredBooking, options: ChangingOptions, now: Date): Promise<void> {
  const { id, reference, seats, customerEmail } = booking
  const open = await findOpenChange(database(), id)
  if (!open) return console.log(`${reference} is so already. There is nothing to do.`)
  await carryOut(
    {
      preview: [
        await bookingTitle(booking, now),
        `  stays as it is: the change to ${await bookingStand(open, now)} is dropped.`,
      ],
      effect: { guests: seats, emails: customerEmail && wasSentToPay(open) ? 1 : 0 },
      act: async () => {
        await giveUpChange(reference, 'operator', now)
        return [`${reference} stays as it is.`]
      },
    },
    options,
  )
}
