import 'server-only'
import { company } from '@/content/company'
import { companyAddress } from '@/lib/words/company-place'
import { vatRates } from '@/content/vat'
import { toReceiptSubject } from '@/lib/booking/money/receipt-subject'
import { type ReceiptContents, composeCreditNote, composeReceipt } from '@/lib/booking/money/receipt'
import { type RefundReason } from '@/lib/booking/money/refund-reasons'
import { toPaymentTotals } from '@/lib/booking/money/list-payment-remainders'
import { creditNoteCents } from '@/lib/booking/money/outstanding-refunds'
import { type VatRate, vatRateOn } from '@/lib/booking/money/vat'
import { helsinkiDay } from '@/lib/calendar/day'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { type StoredChange } from '@/lib/db/bookings/changes'
import { type Db } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures/departures'
import { loadLedger } from '@/lib/db/money/ledger'
import { addReceipt, findReceiptTotals, loadReceipts } from '@/lib/db/money/receipts'
import { sumReissuedRefunds } from '@/lib/db/money/refunds'
import { sumLostDisputes } from '@/lib/db/money/disputes'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'
import { log } from '@/lib/observability/log'

/** A ledger row that needs a receipt or credit note. Amount in cents. */
type DocumentedRow = { readonly id: string; readonly cents: number; readonly at: Date }

type Occasion = {
  readonly booking: StoredBooking
  /** The change that was paid for, or that lowered the price; null or absent if the row is for the booking itself. */
  readonly change?: StoredChange | null
  readonly departure: StoredDeparture
  readonly now: Date
}

/**
 * Issue a payment's receipt, in the transaction that records the payment.
 *
 * @returns  the payment's ledger row, which identifies the receipt; empty if the tour has no VAT rate
 *
 * Rule: receipt-lines (docs/rules.md)
 */
export async function issueReceipt(
  db: Db,
  payment: DocumentedRow,
  occasion: Occasion,
): Promise<readonly string[]> {
  const rateTenths = findVatRate(occasion.departure, payment.at)
  if (rateTenths === null) return []
  const { booking, change = null } = occasion
  const { cents } = payment
  const subject = toReceiptSubject({ places: booking.places, change, reason: null, cents })
  const money = composeReceipt(subject, { grossCents: cents, rateTenths })
  return issue(db, payment, { series: 'R', money, correctsId: null }, occasion)
}

/**
 * Issue a credit note for money refunded, at the VAT rate of its payment. Call this in the transaction that records the
 * refund, after everything else is saved. Covers only what earlier credit notes do not.
 *
 * @returns  the ledger row that identifies the credit note; if earlier notes cover it all, the row of the last of them;
 *           empty if the tour has no VAT rate
 *
 * Rule: bounced-credit-note (docs/rules.md)
 */
export async function issueCreditNote(
  db: Db,
  {
    returned,
    paymentId,
    reason = null,
  }: {
    readonly returned: DocumentedRow
    readonly paymentId: string
    readonly reason?: RefundReason | null
  },
  occasion: Occasion,
): Promise<readonly string[]> {
  const receipt = await findReceiptTotals(db, paymentId)
  const rateTenths = receipt ? receipt.rateTenths : findVatRate(occasion.departure, returned.at)
  if (rateTenths === null) return []
  const { booking, change = null } = occasion
  const cents = receipt
    ? creditNoteCents(returned.cents, receipt, await loadReturnedCents(db, booking.id, paymentId))
    : returned.cents
  if (cents === 0) return receipt?.noteIds.slice(-1) ?? []
  const subject = toReceiptSubject({ places: booking.places, change, reason, cents })
  const money = composeCreditNote(subject, { grossCents: cents, rateTenths })
  return issue(db, returned, { series: 'C', money, correctsId: receipt ? paymentId : null }, occasion)
}

/** Load the amounts already refunded from a payment, and the refunds that bounced and are due again. */
async function loadReturnedCents(db: Db, bookingId: string, paymentId: string) {
  const { refundedCents } = toPaymentTotals(await loadLedger(db, bookingId), paymentId)
  const [lostCents, againCents] = [
    await sumLostDisputes(db, paymentId),
    await sumReissuedRefunds(db, paymentId),
  ]
  return { refundedCents, lostCents, againCents }
}

/**
 * Issue a receipt after a lost dispute was won on appeal, for the amount of the dispute's credit note and at the same
 * VAT rate. The credit note stays valid, because it was correct when it was issued.
 *
 * @param rows.lostId  the ledger row of the dispute
 * @param rows.wonId   the ledger row of the money won back
 */
export async function issueAppealReceipt(
  db: Db,
  { lostId, wonId }: { readonly lostId: string; readonly wonId: string },
  occasion: Occasion,
): Promise<void> {
  const [note] = await loadReceipts(db, [lostId])
  if (!note) return
  const { grossCents, vat } = note.document
  const subject = { kind: 'amount', what: 'part_of_price' } as const
  const money = composeReceipt(subject, { grossCents, rateTenths: vat.rateTenths })
  const won = { id: wonId, cents: grossCents, at: occasion.now }
  await issue(db, won, { series: 'R', money, correctsId: null }, occasion)
}

async function issue(
  db: Db,
  { id: movementId }: DocumentedRow,
  { series, money, correctsId }: { series: 'R' | 'C'; money: ReceiptContents; correctsId: string | null },
  { booking, departure, now }: Occasion,
): Promise<readonly string[]> {
  const { legalName, businessId, vatNumber } = company
  const address = companyAddress(booking.language)
  const document = {
    ...money,
    seller: { legalName, businessId, vatNumber, address },
    tour: (await loadBookedTour(db, departure, booking.language)).name,
    day: departure.day,
  }
  await addReceipt(db, { series, bookingId: booking.id, movementId, correctsId, issuedAt: now }, document)
  return [movementId]
}

const ratesByTour: ReadonlyMap<string, readonly VatRate[]> = new Map(Object.entries(vatRates))

/** Find the VAT rate. Null for a tour removed from content: staff must write its receipts themselves. */
function findVatRate({ tourId }: StoredDeparture, at: Date): number | null {
  const rates = ratesByTour.get(String(tourId))
  if (rates) return vatRateOn(rates, helsinkiDay(at))
  log().error({ tour: tourId }, 'tour has no rate of value added tax, and a payment no receipt')
  return null
}
