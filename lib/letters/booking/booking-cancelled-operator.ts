import { operatorTable } from '@/lib/letters/booking/booking-rows'
import { byMethod, partyWords, subjectOf, tourAndDay } from '@/lib/letters/booking/booking-words'
import { refundAmount, returnedWords, withheldOperatorWords } from '@/lib/letters/booking/refund-words'
import { writeToGuest } from '@/lib/letters/booking/write-to-guest'
import { type Draft } from '@/lib/letters/draft'
import { type BookingFacts, type Sender } from '@/lib/letters/facts'
import { operatorReason } from '@/lib/letters/salutation'

export function bookingCancelledOperator(facts: BookingFacts, sender: Sender): Draft {
  return {
    subject: subjectOf(`Cancelled, ${partyWords(facts)}`, facts),
    preheader: money(facts),
    headline: `Cancelled: ${partyWords(facts)}`,
    subline: tourAndDay(facts),
    parts: [
      {
        kind: 'paragraph',
        text: 'The booking is cancelled, the seats are free again, and the guest has been told.',
      },
      { kind: 'paragraph', text: money(facts) },
      operatorTable(facts, { money: facts.refundCents === null ? 'Price' : 'Paid' }),
      writeToGuest(facts),
    ],
    reason: operatorReason(sender),
  }
}

function money(facts: BookingFacts): string {
  const withheld = withheldOperatorWords(facts)
  if (withheld) return withheld
  if (facts.refundCents === null) return 'Nothing had been paid.'
  if (facts.refundCents === 0) return 'Nothing is refunded.'
  if (facts.paymentMethod === 'card') {
    return `${refundAmount(facts)} goes back to the card through Stripe.${returnedWords(facts)} There is nothing to do.`
  }
  return `Please return ${refundAmount(facts)} ${byMethod(facts)}: ask the guest for a wallet address.`
}
