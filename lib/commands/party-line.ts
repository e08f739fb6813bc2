import { plural } from '@/lib/booking/plural'
import { type MoneyReturn } from '@/lib/booking/refund'
import { type Effect } from '@/lib/commands/carry-out'
import { guestName } from '@/lib/commands/describe-booking'
import { refundLine } from '@/lib/commands/refund-line'
import { type EndedParty } from '@/lib/use-cases/changes/end-party'

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

/** What goes back by itself, and what by the operator's hand. */
export function returnsEffect(
  returns: readonly MoneyReturn[],
): Required<Pick<Effect, 'refundCents' | 'byHandCents'>> {
  const sum = (wanted: MoneyReturn['by']) =>
    returns.filter(({ by }) => by === wanted).reduce((cents, one) => cents + one.cents, 0)
  return { refundCents: sum('provider'), byHandCents: sum('hand') }
}
