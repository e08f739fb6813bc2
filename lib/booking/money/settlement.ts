import { type Requester, isExtraCostWaived } from '@/lib/booking/changes/requester'
import { type ChangeableBooking } from '@/lib/booking/changes/changeable-booking'
import { type Correction, correctionsCents, type Ledger, waivedCents } from '@/lib/booking/ledger'
import { moneyHeldCents, openDisputeCents } from '@/lib/booking/money/list-payment-remainders'
import { lostFromPriceCents, overRefundedCents } from '@/lib/booking/money/losses'
import { totalPlacesCents } from '@/lib/booking/seats/places'
import {
  type PlannedRefund,
  refundableCents,
  listDroppedChangeRefunds,
  splitRefund,
} from '@/lib/booking/money/refund'

/** The smallest amount that Stripe charges to a card. */
export const MIN_CHARGE_CENTS = 50

/** The payment, refunds and corrections that follow when a booking's total changes. */
export type Settlement = {
  /** Amount that the guest must pay before the change is made; 0 if there is nothing to pay. */
  readonly payCents: number
  readonly returns: readonly PlannedRefund[]
  readonly corrections: readonly Correction[]
}

/**
 * Settle the difference when the total of an active booking changes.
 *
 * For a paid booking, the guest pays an increase before the change is made, and we refund a decrease, up to what is
 * left. For an unpaid booking, only the amount due changes, and we refund anything paid beyond it.
 *
 * Rule: change-money (docs/rules.md)
 * Rule: small-differences (docs/rules.md)
 */
export function settleDifference(booking: ChangeableBooking, toCents: number, asking: Requester): Settlement {
  const differenceCents = toCents - totalPlacesCents(booking.places)
  const waived = { payCents: 0, returns: [], corrections: waive(differenceCents, 'waived') }
  if (differenceCents > 0 && isExtraCostWaived(asking)) return waived
  if (booking.state !== 'confirmed') return settleUnpaid(booking, toCents, -differenceCents)
  if (differenceCents >= MIN_CHARGE_CENTS) return { payCents: differenceCents, returns: [], corrections: [] }
  if (differenceCents > 0) return { ...waived, corrections: waive(differenceCents, 'below_minimum') }
  return settleLess(booking, -differenceCents)
}

/**
 * Settle a decrease. Amounts that were never paid or have already been refunded are not refunded. If a bank has kept
 * part of the money, the write-off is reversed: should we win an appeal, that amount is due to the guest. Rule:
 * disputed-payment (docs/rules.md)
 */
function settleLess({ ledger }: ChangeableBooking, lessCents: number): Settlement {
  const neverPaid = Math.min(lessCents, waivedCents(ledger))
  const cents = Math.min(lessCents - neverPaid, refundableCents(ledger))
  const withBank = Math.min(lessCents - neverPaid - cents, lostFromPriceCents(ledger))
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
 * Settle a booking that ends. This cancels out earlier corrections, so that only payments and refunds count. If we
 * later win an appeal, the amount that the bank had kept is ours if we keep the rest too; otherwise it is due to the
 * guest.
 *
 * @param returnsAll   whether to refund everything left; if not, nothing is refunded and the total becomes what we keep
 * @param comingCents  amount of a bank debit under way, which we also keep when it arrives
 *
 * Rule: ledger-sum (docs/rules.md)
 * Rule: disputed-payment (docs/rules.md)
 */
export function settleEndedBooking(
  {
    ledger,
    openChange = null,
  }: Pick<ChangeableBooking, 'ledger'> & Partial<Pick<ChangeableBooking, 'openChange'>>,
  returnsAll: boolean,
  comingCents = 0,
): EndSettlement {
  const lostCents = lostFromPriceCents(ledger)
  const corrections = cancelOutCorrections(ledger, returnsAll ? 0 : lostCents)
  const keptCents = moneyHeldCents(ledger) + openDisputeCents(ledger) + lostCents + comingCents
  const parts = listDroppedChangeRefunds({ openChange })
  if (!returnsAll) return { totalCents: keptCents, returns: parts, corrections }
  return { totalCents: 0, returns: [...splitRefund(ledger, refundableCents(ledger)), ...parts], corrections }
}

/**
 * Compute the corrections that cancel out earlier ones when a total is set to what was paid.
 *
 * @param lostCents  amount kept by banks that is ours if we win an appeal
 */
export function cancelOutCorrections(ledger: Ledger, lostCents: number): readonly Correction[] {
  const missing = lostFromPriceCents(ledger)
  const corrections: readonly Correction[] = [
    { cents: missing - lostCents, reason: 'dispute_lost' },
    { cents: -correctionsCents(ledger) - overRefundedCents(ledger) - missing, reason: 'settled' },
  ]
  return corrections.filter(({ cents }) => cents !== 0)
}

export type EndSettlement = Omit<Settlement, 'payCents'> & { readonly totalCents: number }

function settleUnpaid({ ledger }: ChangeableBooking, toCents: number, lessCents: number): Settlement {
  const neverPaid = Math.max(0, Math.min(lessCents, waivedCents(ledger)))
  const overCents = Math.max(0, moneyHeldCents(ledger) - toCents - correctionsCents(ledger) - neverPaid)
  const corrections = neverPaid > 0 ? ([{ cents: neverPaid, reason: 'never_paid' }] as const) : []
  return { payCents: 0, returns: splitRefund(ledger, overCents), corrections }
}

function waive(cents: number, reason: 'waived' | 'below_minimum'): readonly Correction[] {
  return [{ cents: -cents, reason }]
}
