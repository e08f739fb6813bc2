import 'server-only'
import { company } from '@/content/company'
import { vatRates } from '@/content/vat'
import { documentSubject } from '@/lib/booking/document-subject'
import { type MoneyDocument, writeCreditNote, writeReceipt } from '@/lib/booking/receipt'
import { type RefundReason } from '@/lib/booking/refund-reasons'
import { accountOf } from '@/lib/booking/ledger'
import { creditNoteCents } from '@/lib/booking/still-to-refund'
import { type VatRate, vatRateOn } from '@/lib/booking/vat'
import { helsinkiDay } from '@/lib/calendar/day'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { type StoredChange } from '@/lib/db/bookings/changes'
import { type Db } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures/departures'
import { loadLedger } from '@/lib/db/money/ledger'
import { addReceipt, findReceiptWithNotes, loadReceipts } from '@/lib/db/money/receipts'
import { sumReissuedRefunds } from '@/lib/db/money/refunds'
import { sumLostDisputes } from '@/lib/db/money/disputes'
import { tourOf } from '@/lib/use-cases/departures/tour-of'
import { log } from '@/lib/observability/log'

/** A row of the ledger that has a document, in cents. */
type DocumentedRow = { readonly id: string; readonly cents: number; readonly at: Date }

type Occasion = {
  readonly booking: StoredBooking
  /** That was paid for, or made cheaper by; none: the booking itself. */
  readonly change?: StoredChange | null
  readonly departure: StoredDeparture
  readonly now: Date
}

/**
 * Issue the receipt of a payment, in the transaction of its row.
 *
 * @returns  the row's id; none where the tour has no rate of value added tax
 *
 * Rule: receipt-lines (docs/rules.md)
 */
export async function documentPayment(
  db: Db,
  payment: DocumentedRow,
  occasion: Occasion,
): Promise<readonly string[]> {
  const rateTenths = rateOf(occasion.departure, payment.at)
  if (rateTenths === null) return []
  const { booking, change = null } = occasion
  const { cents } = payment
  const subject = documentSubject({ places: booking.places, change, reason: null, cents })
  const money = writeReceipt(subject, { grossCents: cents, rateTenths })
  return issue(db, payment, { series: 'R', money, correctsId: null }, occasion)
}

/**
 * Issue the credit note of what was returned of a payment, with the rate of that payment, in the transaction of its row,
 * which is written, as is whatever it settles. It is for so much of it as no note was issued for before.
 *
 * @returns  the row's id; where a note stands already and there is none to add, the row of that; none where the tour has
 *           no rate of value added tax
 *
 * Rule: bounced-credit-note (docs/rules.md)
 */
export async function documentReturn(
  db: Db,
  {
    returned,
    paymentId,
    reason = null,
  }: {
    readonly returned: DocumentedRow
    readonly paymentId: string
    /** Of a refund of ours. */
    readonly reason?: RefundReason | null
  },
  occasion: Occasion,
): Promise<readonly string[]> {
  const receipt = await findReceiptWithNotes(db, paymentId)
  const rateTenths = receipt ? receipt.rateTenths : rateOf(occasion.departure, returned.at)
  if (rateTenths === null) return []
  const { booking, change = null } = occasion
  const cents = receipt
    ? creditNoteCents(returned.cents, receipt, await loadGone(db, booking.id, paymentId))
    : returned.cents
  if (cents === 0) return receipt?.noteIds.slice(-1) ?? []
  const subject = documentSubject({ places: booking.places, change, reason, cents })
  const money = writeCreditNote(subject, { grossCents: cents, rateTenths })
  return issue(db, returned, { series: 'C', money, correctsId: receipt ? paymentId : null }, occasion)
}

/** What of a payment is gone, or had its credit note and is asked for again. */
async function loadGone(db: Db, bookingId: string, paymentId: string) {
  const { refundedCents } = accountOf(await loadLedger(db, bookingId), paymentId)
  const [lostCents, againCents] = [
    await sumLostDisputes(db, paymentId),
    await sumReissuedRefunds(db, paymentId),
  ]
  return { refundedCents, lostCents, againCents }
}

/**
 * Issue a receipt over what the credit note of a lost dispute had taken off, now that an appeal is won, with its rate: the
 * credit note stands as what was true when it was issued.
 *
 * @param rows.lostId  the dispute's row of the ledger
 * @param rows.wonId   the row that says that the money is ours again
 */
export async function documentAppeal(
  db: Db,
  { lostId, wonId }: { readonly lostId: string; readonly wonId: string },
  occasion: Occasion,
): Promise<void> {
  const [note] = await loadReceipts(db, [lostId])
  if (!note) return
  const { grossCents, vat } = note.document
  const subject = { kind: 'amount', what: 'part_of_price' } as const
  const money = writeReceipt(subject, { grossCents, rateTenths: vat.rateTenths })
  const won = { id: wonId, cents: grossCents, at: occasion.now }
  await issue(db, won, { series: 'R', money, correctsId: null }, occasion)
}

async function issue(
  db: Db,
  { id: movementId }: DocumentedRow,
  { series, money, correctsId }: { series: 'R' | 'C'; money: MoneyDocument; correctsId: string | null },
  { booking, departure, now }: Occasion,
): Promise<readonly string[]> {
  const { legalName, businessId, vatNumber, address } = company
  const document = {
    ...money,
    seller: { legalName, businessId, vatNumber, address },
    tour: (await tourOf(db, departure)).name,
    day: departure.day,
  }
  await addReceipt(db, { series, bookingId: booking.id, movementId, correctsId, issuedAt: now }, document)
  return [movementId]
}

const ratesByTour: ReadonlyMap<string, readonly VatRate[]> = new Map(Object.entries(vatRates))

/** Null for a tour that is gone from content, rates and all: its document is a person's to write. */
function rateOf({ tourId }: StoredDeparture, at: Date): number | null {
  const rates = ratesByTour.get(String(tourId))
  if (rates) return vatRateOn(rates, helsinkiDay(at))
  log().error({ tour: tourId }, 'tour has no rate of value added tax, and a payment no receipt')
  return null
}
