import { confirmCryptoPayment } from '@/lib/use-cases/payments/confirm-crypto-payment'

const REASONS = {
  not_found: 'There is no booking with this reference.',
  forgotten: 'The guest of this booking was forgotten and cannot be told. Please return the payment.',
  not_crypto: 'This booking is paid by card: Stripe confirms it.',
  not_waiting: 'This booking does not wait for a payment.',
  called_off: 'This departure is called off. Please return the payment to the guest.',
  date_closed:
    'The payment came too late, and the date is closed by now. Put it back on sale first, or return the payment.',
  seat_gone: 'The payment came too late and the seats have gone. Please return it to the guest.',
} as const

/** A cryptocurrency payment has arrived: confirm the booking, e-mails included. */
export async function confirm([reference = '']: readonly string[], now: Date): Promise<void> {
  const answer = await confirmCryptoPayment(reference.toUpperCase(), now)
  if (answer.kind === 'refused') throw new Error(REASONS[answer.reason])
  console.log(`${answer.booking.reference} is confirmed; the guest is being told.`)
}
