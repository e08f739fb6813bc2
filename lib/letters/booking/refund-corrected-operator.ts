import { formatEuros } from '@/lib/booking/money'
import { operatorTable } from '@/lib/letters/booking/booking-rows'
import { subjectOf, tourAndDay } from '@/lib/letters/booking/booking-words'
import { correctedSums } from '@/lib/letters/booking/refund-words'
import { writeToGuest } from '@/lib/letters/booking/write-to-guest'
import { type Draft } from '@/lib/letters/draft'
import { type BookingFacts, type Sender } from '@/lib/letters/facts'
import { operatorReason } from '@/lib/letters/salutation'

export function refundCorrectedOperator(facts: BookingFacts, sender: Sender): Draft {
  const { promisedCents, totalCents } = facts
  return {
    subject: subjectOf('Refund corrected', facts),
    preheader: correctedSums(facts),
    headline: 'Another sum goes back than we wrote',
    subline: tourAndDay(facts),
    parts: [
      {
        kind: 'paragraph',
        text: `At the cancellation we wrote that ${formatEuros(promisedCents ?? totalCents)} goes back. ${correctedSums(facts)} The guest has been told. There is nothing to do.`,
      },
      operatorTable(facts, { money: 'Paid' }),
      writeToGuest(facts),
    ],
    reason: operatorReason(sender),
  }
}
