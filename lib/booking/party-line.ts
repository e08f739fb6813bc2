import { CHOICE_DAYS } from '@/lib/booking/choice'
import { plural } from '@/lib/booking/plural'
import { refundLine } from '@/lib/booking/refund-line'

type NamedParty = { readonly reference: string; readonly customerName: string; readonly seats: number }

type Ended = Parameters<typeof refundLine>[0] & {
  /** Whether the guest has heard of us before, and so hears of this. */
  readonly isTold: boolean
  readonly reopensFirstChoice: boolean
}

/** What becomes of one party of a departure: `LL-7KM4QD  Aino Korhonen  2 guests  nothing was paid`. */
export function partyLine({ reference, customerName, seats }: NamedParty, becomes: string | Ended): string {
  const words = typeof becomes === 'string' ? becomes : endText(becomes)
  return `  ${[reference, customerName || 'forgotten guest', plural(seats, 'guest'), words].join('  ')}`
}

/** The same of a departure that we cancel. Rule: departure-cancelled (docs/rules.md) */
export function cancelledLine(
  party: { readonly booking: NamedParty } & (
    { readonly kind: 'choice' } | ({ readonly kind: 'ended' } & Ended)
  ),
): string {
  return party.kind === 'choice'
    ? partyLine(party.booking, `chooses another date or the money back, within ${CHOICE_DAYS} days`)
    : partyLine(party.booking, party)
}

/** The same of one that saw no lights. Rule: lights-not-seen (docs/rules.md) */
export function notSeenLine({
  booking,
  reopensFirstChoice,
}: {
  readonly booking: NamedParty
  readonly reopensFirstChoice: boolean
}): string {
  return partyLine(
    booking,
    reopensFirstChoice
      ? 'was on a return trip, and chooses again'
      : 'chooses between a full refund and a free return trip',
  )
}

function endText(ended: Ended): string {
  if (ended.reopensFirstChoice) return 'a return trip, which is owed again'
  if (!ended.isTold) return 'about to pay, and sent away from the payment page'
  return refundLine(ended)
}
