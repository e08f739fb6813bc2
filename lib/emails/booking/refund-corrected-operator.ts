import { operatorTable } from '@/lib/emails/booking/booking-rows'
import { subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { correctedSums } from '@/lib/emails/booking/refund-text'
import { mailtoGuestButton } from '@/lib/emails/booking/mailto-guest-button'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { operatorReason } from '@/lib/emails/salutation'
import { formatEuros } from '@/lib/language/money'

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
        text: `We had written that ${formatEuros(promisedCents ?? totalCents)} goes back. ${correctedSums(facts)} The guest has been told. There is nothing to do.`,
      },
      operatorTable(facts, { money: 'Paid' }),
      mailtoGuestButton(facts),
    ],
    reason: operatorReason(sender),
  }
}
