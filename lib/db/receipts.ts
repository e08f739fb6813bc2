import 'server-only'
import { z } from 'zod'
import { MONEY_METHODS } from '@/lib/booking/ledger'
import { type IssuedDocument, type PrintedReceipt } from '@/lib/booking/receipt'
import { helsinkiDay } from '@/lib/calendar/day'
import { type Db } from '@/lib/db/client'

/** Keep a receipt or credit note in the transaction of its row of the ledger; its number comes with its issue. */
export async function addReceipt(
  db: Db,
  receipt: {
    /** `R`: the receipt of a payment; `C`: the credit note of what was returned. */
    readonly series: 'R' | 'C'
    readonly bookingId: string
    readonly movementId: string
    /** Of a credit note: the payment, where that has a receipt. */
    readonly correctsId: string | null
  },
  document: IssuedDocument,
): Promise<void> {
  await db.receipt.create({ data: { ...receipt, document: { ...document, lines: [...document.lines] } } })
}

/**
 * Number a document that has no number yet, in one statement of its own: its count, and with it every other document of
 * the series, is locked for no longer than PostgreSQL takes, whatever becomes of us. What fails takes no number, so there
 * is no gap.
 *
 * @param db  not a transaction, or it would hold up every document of the series until its end
 *
 * Rule: receipt-numbers (docs/rules.md)
 */
export async function numberReceipt(db: Db, movementId: string, issuedAt: Date): Promise<void> {
  const year = Number(helsinkiDay(issuedAt).slice(0, 4))
  await db.$executeRaw`
    WITH unnumbered AS (
      SELECT series FROM receipts WHERE movement_id = ${movementId}::uuid AND issued_at IS NULL FOR UPDATE
    ), counted AS (
      INSERT INTO receipt_counters AS c (series, year, last) SELECT series, ${year}, 1 FROM unnumbered
      ON CONFLICT (series, year) DO UPDATE SET last = c.last + 1 RETURNING year, last
    )
    UPDATE receipts SET year = counted.year, count = counted.last, issued_at = ${issuedAt}
    FROM counted WHERE movement_id = ${movementId}::uuid`
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
})

/** The rate of tax on the receipt of a payment, in tenths of a percent; null when it has none. */
export async function findReceiptRate(db: Db, movementId: string): Promise<number | null> {
  const row = await db.receipt.findUnique({ where: { movementId } })
  return row && documentSchema.parse(row.document).vat.rateTenths
}

/** Which document a document corrects, by their rows of the ledger; null for none. */
export async function findCorrected(db: Db, movementId: string): Promise<string | null> {
  const row = await db.receipt.findUniqueOrThrow({ where: { movementId }, select: { correctsId: true } })
  return row.correctsId
}

/** Documents that are issued, by their rows of the ledger, in order of issue. */
export async function loadReceipts(
  db: Db,
  movementIds: readonly string[],
): Promise<readonly PrintedReceipt[]> {
  const rows = await db.receipt.findMany({
    where: { movementId: { in: [...movementIds] } },
    include: { corrects: true, movement: { include: { payment: true, booking: true } } },
    orderBy: { recordedAt: 'asc' },
  })
  return rows.map(({ number, series, issuedAt, document, corrects, movement }) => {
    if (number === null || issuedAt === null) throw new Error(`document of ${movement.id} has no number yet`)
    return {
      number,
      series: series === 'C' ? 'C' : 'R',
      issuedAt,
      corrects: corrects?.number ?? null,
      money: { at: movement.at, method: methodSchema.parse(movement.payment?.method) },
      reference: movement.booking.reference,
      buyer: movement.booking.customerName,
      document: documentSchema.parse(document),
    }
  })
}
