import { type Asking, isWaived } from '@/lib/booking/asking'
import { type ChangeableBooking } from '@/lib/booking/changeable-booking'
import {
  type Correction,
  correctedCents,
  heldCents,
  type Ledger,
  letOffCents,
  missingCents,
  overReturnedCents,
  withBankCents,
} from '@/lib/booking/ledger'
import { placesCents } from '@/lib/booking/places'
import { type MoneyReturn, refundableCents, returnsOfDropped, splitRefund } from '@/lib/booking/refund'

/** Stripe charges no less. */
export const LEAST_CHARGE_CENTS = 50

/** What money does when a booking's total changes. */
export type Settlement = {
  /** To be paid before the change is made; 0 when nothing is. */
  readonly payCents: number
  readonly returns: readonly MoneyReturn[]
  readonly corrections: readonly Correction[]
}

/**
 * Settle the difference of a booking that lives and has another total from now on.
 *
 * Of a paid booking more is paid first, and less goes back, as far as it is left. A booking that waits for its payment
 * owes another total; only what was paid beyond it goes back.
 *
 * Rule: change-money (docs/rules.md)
 * Rule: small-differences (docs/rules.md)
 */
export function settleDifference(booking: ChangeableBooking, toCents: number, asking: Asking): Settlement {
  const differenceCents = toCents - placesCents(booking.places)
  const waived = { payCents: 0, returns: [], corrections: ours(differenceCents, 'waived') }
  if (differenceCents > 0 && isWaived(asking)) return waived
  if (booking.state !== 'confirmed') return settleUnpaid(booking, toCents, -differenceCents)
  if (differenceCents >= LEAST_CHARGE_CENTS)
    return { payCents: differenceCents, returns: [], corrections: [] }
  if (differenceCents > 0) return { ...waived, corrections: ours(differenceCents, 'below_minimum') }
  return settleLess(booking, -differenceCents)
}

/**
 * What was never paid does not go back, and what has gone back before does not go back again. What a bank has kept is
 * written off no longer: if an appeal is won, it is the guest's. Rule: disputed-payment (docs/rules.md)
 */
function settleLess({ ledger }: ChangeableBooking, lessCents: number): Settlement {
  const neverPaid = Math.min(lessCents, letOffCents(ledger))
  const cents = Math.min(lessCents - neverPaid, refundableCents(ledger))
  const withBank = Math.min(lessCents - neverPaid - cents, missingCents(ledger))
  const before = lessCents - neverPaid - cents - withBank
  const corrections: readonly Correction[] = [
    { cents: neverPaid, reason: 'never_paid' },
    { cents: withBank, reason: 'dispute_lost' },
    { cents: before, reason: 'returned_before' },
  ]
  return {
    payCents: 0,
    returns: splitRefund(ledger, cents),
    corrections: corrections.filter((correction) => correction.cents > 0),
  }
}

/**
 * Settle a booking that ends: earlier corrections end with it, so that the sum is what money did. What a bank has kept is
 * ours again if an appeal is won where we keep the rest as well; else it is the guest's.
 *
 * @param returnsAll   all that is left goes back; else nothing does, and the total is what we keep
 * @param comingCents  of a bank debit that is under way, and that we keep as well once it arrives
 *
 * Rule: ledger-sum (docs/rules.md)
 * Rule: disputed-payment (docs/rules.md)
 */
export function settleEnd(
  {
    ledger,
    openChange = null,
  }: Pick<ChangeableBooking, 'ledger'> & Partial<Pick<ChangeableBooking, 'openChange'>>,
  returnsAll: boolean,
  comingCents = 0,
): EndSettlement {
  const lostCents = missingCents(ledger)
  const corrections = settleCorrections(ledger, returnsAll ? 0 : lostCents)
  const keptCents = heldCents(ledger) + withBankCents(ledger) + lostCents + comingCents
  const parts = returnsOfDropped({ openChange })
  if (!returnsAll) return { totalCents: keptCents, returns: parts, corrections }
  return { totalCents: 0, returns: [...splitRefund(ledger, refundableCents(ledger)), ...parts], corrections }
}

/**
 * The corrections that end earlier ones where a total is set to what is paid.
 *
 * @param lostCents  so much of what banks have kept is ours if an appeal is won
 */
export function settleCorrections(ledger: Ledger, lostCents: number): readonly Correction[] {
  const missing = missingCents(ledger)
  const corrections: readonly Correction[] = [
    { cents: missing - lostCents, reason: 'dispute_lost' },
    { cents: -correctedCents(ledger) - overReturnedCents(ledger) - missing, reason: 'settled' },
  ]
  return corrections.filter(({ cents }) => cents !== 0)
}

export type EndSettlement = Omit<Settlement, 'payCents'> & { readonly totalCents: number }

function settleUnpaid({ ledger }: ChangeableBooking, toCents: number, lessCents: number): Settlement {
  const neverPaid = Math.max(0, Math.min(lessCents, letOffCents(ledger)))
  const overCents = Math.max(0, heldCents(ledger) - toCents - correctedCents(ledger) - neverPaid)
  const corrections = neverPaid > 0 ? ([{ cents: neverPaid, reason: 'never_paid' }] as const) : []
  return { payCents: 0, returns: splitRefund(ledger, overCents), corrections }
}

function ours(cents: number, reason: 'waived' | 'below_minimum'): readonly Correction[] {
  return [{ cents: -cents, reason }]
}
