import 'server-only'
import { z } from 'zod'
import { MONEY_METHODS } from '@/lib/booking/ledger'
import { documentNumber, type IssuedDocument, type PrintedReceipt } from '@/lib/booking/receipt'
import { helsinkiDay } from '@/lib/calendar/day'
import { type Db } from '@/lib/db/client'

/** `R`: the receipt of a payment; `C`: the credit note of what was returned. */
type Series = 'R' | 'C'

/**
 * Give a document its number and keep it, in the transaction of its row of the ledger: a rollback gives the number back,
 * so there is no gap. Until then nobody else gets a number of that series; no lock but late names may be waited for
 * after it.
 *
 * @returns  the number
 *
 * Rule: receipt-numbers (docs/rules.md)
 */
export async function addReceipt(
  db: Db,
  about: { readonly series: Series; readonly bookingId: string; readonly movementId: string },
  document: IssuedDocument,
  issuedAt: Date,
): Promise<string> {
  const year = Number(helsinkiDay(issuedAt).slice(0, 4))
  const [counter] = await db.$queryRaw<{ last: number }[]>`
    INSERT INTO receipt_counters AS c (series, year, last) VALUES (${about.series}, ${year}, 1)
    ON CONFLICT (series, year) DO UPDATE SET last = c.last + 1 RETURNING last`
  if (!counter) throw new Error('the database answered without a number')
  const number = documentNumber(about.series, issuedAt, counter.last)
  const stored = { ...document, lines: [...document.lines] }
  await db.receipt.create({
    data: { ...about, number, year, count: counter.last, issuedAt, document: stored },
  })
  return number
}

const methodSchema = z.enum(MONEY_METHODS)

const documentSchema = z.object({
  lines: z.array(
    z.object({
      what: z.enum(['adults', 'children', 'paid_before', 'difference']),
      count: z.int(),
      eachCents: z.int(),
    }),
  ),
  grossCents: z.int(),
  vat: z.object({ rateTenths: z.int(), grossCents: z.int(), netCents: z.int(), vatCents: z.int() }),
  seller: z.object({
    legalName: z.string(),
    businessId: z.string(),
    vatNumber: z.string(),
    address: z.string(),
  }),
  tour: z.string(),
  day: z.string(),
  corrects: z.string().nullable(),
})

/** The receipt of a payment and its rate, in tenths of a percent; null when it has none. */
export async function findReceiptOf(
  db: Db,
  movementId: string,
): Promise<{ readonly number: string; readonly rateTenths: number } | null> {
  const row = await db.receipt.findUnique({ where: { movementId } })
  return row && { number: row.number, rateTenths: documentSchema.parse(row.document).vat.rateTenths }
}

/** Receipts and credit notes by their numbers, in order of issue. */
export async function loadReceipts(db: Db, numbers: readonly string[]): Promise<readonly PrintedReceipt[]> {
  if (numbers.length === 0) return []
  const rows = await db.receipt.findMany({
    where: { number: { in: [...numbers] } },
    include: { movement: { include: { payment: true, booking: true } } },
    orderBy: { recordedAt: 'asc' },
  })
  return rows.map(({ number, series, issuedAt, document, movement }) => ({
    number,
    series: series === 'C' ? 'C' : 'R',
    issuedAt,
    money: { at: movement.at, method: methodSchema.parse(movement.payment?.method) },
    reference: movement.booking.reference,
    buyer: movement.booking.customerName,
    document: documentSchema.parse(document),
  }))
}
