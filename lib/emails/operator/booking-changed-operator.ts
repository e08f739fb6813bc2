import { isHandledByProvider } from '@/lib/booking/money/money-methods'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { defineOperatorEmail } from '@/lib/emails/layout/define-email'
import { bookingChangeText } from '@/lib/emails/parts/change-text'
import { cryptoButtons, mailtoGuestButtons } from '@/lib/emails/parts/buttons'
import { operatorRefundText } from '@/lib/emails/parts/refund-text'
import { formatEuros } from '@/lib/language/money'

export const bookingChangedOperator = defineOperatorEmail((facts) => ({
  subject: 'Booking changed',
  preheader: bookingChangeText(facts),
  headline: 'A booking has changed',
  parts: [bookingChangeText(facts), moneyTask(facts)],
  money: 'Price',
  buttons: waitsForCoins(facts) ? cryptoButtons(facts) : mailtoGuestButtons(facts),
}))

function waitsForCoins({ isPaid, paymentMethod }: BookingFacts): boolean {
  return !isPaid && paymentMethod === 'crypto'
}

function moneyTask(facts: BookingFacts): string {
  const { changePaidCents, refundCents, isPaid, totalCents, restCents, paymentMethod } = facts
  if (!isPaid && isHandledByProvider(paymentMethod))
    return `It waits for its payment of ${formatEuros(restCents || totalCents)}, which the guest makes on the booking’s page. There is nothing to do.`
  if (!isPaid)
    return `It waits for its payment of ${formatEuros(restCents || totalCents)}: payment details that you have sent are void, please send new ones.`
  if (changePaidCents > 0) return `${formatEuros(changePaidCents)} was paid for it. There is nothing to do.`
  return refundCents || facts.refundWithheld
    ? operatorRefundText(facts)
    : 'No payment or refund is due. There is nothing to do.'
}
