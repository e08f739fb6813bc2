import { CHOICE_DAYS, listChoiceOptions } from '@/lib/booking/choices/choice'
import { type Ledger } from '@/lib/booking/ledger'
import { plural } from '@/lib/language/pluralize'
import { refundLine } from '@/lib/words/money/refund-line'
import { displayGuestName } from '@/lib/words/party/display-guest-name'

type NamedParty = { readonly reference: string; readonly customerName: string; readonly seats: number }

type Ended = Parameters<typeof refundLine>[0] & {
  /** Whether the guest is notified by e-mail, as are all to whom we have sent one before. */
  readonly isTold: boolean
  readonly reopensFirstChoice: boolean
}

/** Describe what happens to one party of a departure: `LL-7KM4QD  Aino Korhonen, 2 guests: nothing was paid`. */
export function partyLine({ reference, customerName, seats }: NamedParty, becomes: string | Ended): string {
  const words = typeof becomes === 'string' ? becomes : endText(becomes)
  return `  ${reference}  ${displayGuestName(customerName)}, ${plural(seats, 'guest')}: ${words}`
}

/** Describe what happens to one party of a departure that we cancel. Rule: departure-cancelled (docs/rules.md) */
export function cancelledPartyLine(
  party:
    | { readonly kind: 'choice'; readonly booking: NamedParty & { readonly ledger: Ledger } }
    | ({ readonly kind: 'ended'; readonly booking: NamedParty } & Ended),
): string {
  if (party.kind === 'ended') return partyLine(party.booking, party)
  const money = listChoiceOptions(party.booking.ledger).includes('full_refund') ? ' or a full refund' : ''
  return partyLine(party.booking, `chooses another date${money}, within ${CHOICE_DAYS} days`)
}

/**
 * Describe what happens to one party of a departure on which no lights were seen. Rule: lights-not-seen (docs/rules.md)
 */
export function noLightsPartyLine({
  booking,
  reopensFirstChoice,
}: {
  readonly booking: NamedParty
  readonly reopensFirstChoice: boolean
}): string {
  return partyLine(
    booking,
    reopensFirstChoice
      ? 'was on a free return trip, and chooses again'
      : 'chooses between a full refund and a free return trip',
  )
}

function endText(ended: Ended): string {
  if (ended.reopensFirstChoice) return 'was on a free return trip, and can choose another'
  if (!ended.isTold) return 'was about to pay; the payment page is closed'
  return refundLine(ended)
}
