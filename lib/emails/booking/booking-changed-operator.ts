import { operatorTable } from '@/lib/emails/booking/booking-rows'
import { subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { changeText } from '@/lib/emails/booking/change-text'
import { cryptoButtons } from '@/lib/emails/booking/crypto-buttons'
import { mailtoGuestButton } from '@/lib/emails/booking/mailto-guest-button'
import { refundTask } from '@/lib/emails/booking/refund-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { operatorReason } from '@/lib/emails/salutation'
import { formatEuros } from '@/lib/language/money'

export function bookingChangedOperator(facts: BookingFacts, sender: Sender): Draft {
  return {
    subject: subjectOf('Booking changed', facts),
    preheader: changeText(facts),
    headline: 'A booking is changed',
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: changeText(facts) },
      { kind: 'paragraph', text: moneyTask(facts) },
      operatorTable(facts, { money: 'Price' }),
      ...(waitsForCoins(facts) ? cryptoButtons(facts) : []),
      mailtoGuestButton(facts),
    ],
    reason: operatorReason(sender),
  }
}

function waitsForCoins({ isPaid, paymentMethod }: BookingFacts): boolean {
  return !isPaid && paymentMethod === 'crypto'
}

function moneyTask(facts: BookingFacts): string {
  const { changePaidCents, refundCents, isPaid, totalCents, restCents, paymentMethod } = facts
  if (!isPaid && paymentMethod === 'card')
    return `It waits for its payment of ${formatEuros(restCents || totalCents)}, which the guest makes on the booking’s page. There is nothing to do.`
  if (!isPaid)
    return `It waits for its payment of ${formatEuros(restCents || totalCents)}: payment details that you have sent are void, please send new ones.`
  if (changePaidCents > 0) return `${formatEuros(changePaidCents)} was paid for it. There is nothing to do.`
  return refundCents || facts.refundWithheld ? refundTask(facts) : 'No money moves. There is nothing to do.'
}
