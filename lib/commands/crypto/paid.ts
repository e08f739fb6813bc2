import { type Command } from 'commander'
import { formatEuros } from '@/lib/booking/money'
import { carryOut } from '@/lib/commands/carry-out'
import { describeBooking } from '@/lib/commands/describe-booking'
import { RefusedError } from '@/lib/commands/failures'
import { parseReference } from '@/lib/commands/parse-reference'
import { changing, type ChangingOptions, type Clock, subcommand } from '@/lib/commands/subcommand'
import { database } from '@/lib/db/client'
import { listBookingsWithMoney } from '@/lib/db/listed-bookings'
import {
  confirmCryptoPayment,
  type CryptoConfirmation,
} from '@/lib/use-cases/payments/confirm-crypto-payment'

const REASONS = {
  not_found: 'There is no booking with this reference.',
  forgotten: 'The guest of this booking was forgotten and cannot be told. Please return the payment.',
  not_crypto: 'This booking is paid by card: Stripe confirms it.',
  not_waiting: 'This booking does not wait for a payment.',
  called_off: 'This departure is cancelled. Please return the payment to the guest.',
  date_closed:
    'The payment came too late, and the date is closed by now. Put it back on sale first, or return the payment.',
  seat_gone: 'The payment came too late and the seats have gone. Please return it to the guest.',
} as const

export function addCryptoPaid(program: Command, clock: Clock): void {
  const command = subcommand(program, 'crypto paid', {
    about: 'a payment in cryptocurrency has arrived in full: confirm the booking',
    examples: ['LL-7KM4QD'],
  }).argument('<reference>', 'of the booking', parseReference)
  changing(command).action((reference: string, options: ChangingOptions) => paid(reference, options, clock()))
}

async function paid(reference: string, options: ChangingOptions, now: Date): Promise<void> {
  const [booking] = await listBookingsWithMoney(database(), { reference }, now)
  if (!booking) throw new RefusedError(REASONS.not_found)
  if (booking.paymentMethod !== 'crypto') throw new RefusedError(REASONS.not_crypto)
  if (booking.state !== 'awaiting_payment' && booking.state !== 'lapsed')
    throw new RefusedError(REASONS.not_waiting)
  await carryOut(
    {
      preview: [
        `${await describeBooking(booking, booking)}: ${formatEuros(booking.totalCents)} has arrived, and the booking is confirmed.`,
      ],
      effect: { guests: booking.seats, emails: 1 },
      act: async () => {
        expectDone(await confirmCryptoPayment(reference, now))
        return [`${reference} is confirmed; the guest is being told.`]
      },
    },
    options,
  )
}

function expectDone(answer: CryptoConfirmation): void {
  if (answer.kind === 'refused') throw new RefusedError(REASONS[answer.reason])
}
