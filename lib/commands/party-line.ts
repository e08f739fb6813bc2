import { plural } from '@/lib/booking/plural'
import { guestName } from '@/lib/commands/describe-booking'
import { refundLine } from '@/lib/booking/refund-line'
import { type CancelledParty } from '@/lib/use-cases/changes/cancel-departure'

type EndedParty = Extract<CancelledParty, { readonly kind: 'ended' }>

/** What becomes of one party of a departure: `LL-7KM4QD  Aino Korhonen  2 guests  nothing was paid`. */
export function partyLine(
  { reference, customerName, seats }: Pick<EndedParty['booking'], 'reference' | 'customerName' | 'seats'>,
  becomes: string | Pick<EndedParty, 'isTold' | 'refund' | 'returns' | 'reopensFirstChoice'>,
): string {
  const words = typeof becomes === 'string' ? becomes : endText(becomes)
  return `  ${[reference, guestName(customerName), plural(seats, 'guest'), words].join('  ')}`
}

function endText({
  isTold,
  refund,
  returns,
  reopensFirstChoice,
}: Pick<EndedParty, 'isTold' | 'refund' | 'returns' | 'reopensFirstChoice'>): string {
  if (reopensFirstChoice) return 'a return trip, which is owed again'
  if (!isTold) return 'about to pay, and sent away from the payment page'
  return refundLine({ refund, returns })
}
