import 'server-only'
import { z } from 'zod'
import { ALL_PAYMENT_METHODS } from '@/lib/booking/money/money-methods'
import { type IssuedReceipt, type PrintedReceipt, AMOUNT_PURPOSES } from '@/lib/booking/money/receipt'
import { type Db } from '@/lib/db/client'

/**
 * Issue a receipt or credit note, in the transaction of its ledger row. The database numbers it at commit, so that a
 * rollback leaves no gap and nobody waits for a number while we do something else.
 *
 * Rule: receipt-numbers (docs/rules.md)
 */
export async function addReceipt(
  db: Db,
  receipt: {
    /** `R`: the receipt for a payment; `C`: the credit note for a refund or loss. */
    readonly series: 'R' | 'C'
    readonly bookingId: string
    readonly movementId: string
    /** For a credit note: the id of the payment whose receipt it corrects; null if that has none. */
    readonly correctsId: string | null
    readonly issuedAt: Date
  },
  document: IssuedReceipt,
): Promise<void> {
  await db.receipt.create({ data: { ...receipt, document: { ...document, lines: [...document.lines] } } })
}

const methodSchema = z.enum(ALL_PAYMENT_METHODS)

const documentSchema = z.object({
  lines: z.array(
    z.object({
      what: z.enum(['adults', 'children', 'paid_before', 'difference', ...AMOUNT_PURPOSES]),
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

/** A payment's receipt and its credit notes. Amounts in cents. */
type ReceiptWithNotes = {
  /** The VAT rate, in tenths of a percent. */
  readonly rateTenths: number
  /** Total of the receipts, including those for amounts won back on appeal. */
  readonly grossCents: number
  /** The amount that was won back on appeal. */
  readonly wonBackCents: number
  readonly creditedCents: number
  /** The ids of the credit notes' ledger rows, in order of issue. */
  readonly noteIds: readonly string[]
}

export async function findReceiptTotals(db: Db, paymentId: string): Promise<ReceiptWithNotes | null> {
  const row = await db.receipt.findUnique({
    where: { movementId: paymentId },
    include: { correctedBy: { orderBy: { recordedAt: 'asc' } } },
  })
  if (!row) return null
  const { grossCents, vat } = documentSchema.parse(row.document)
  const again = await db.receipt.findMany({
    where: { series: 'R', movement: { kind: 'dispute_won', paymentId } },
  })
  const wonBackCents = again.reduce((sum, { document }) => sum + documentSchema.parse(document).grossCents, 0)
  const notes = row.correctedBy.map(({ document }) => documentSchema.parse(document).grossCents)
  return {
    rateTenths: vat.rateTenths,
    grossCents: grossCents + wonBackCents,
    wonBackCents,
    creditedCents: notes.reduce((sum, cents) => sum + cents, 0),
    noteIds: row.correctedBy.map(({ movementId }) => movementId),
  }
}

export async function hasReceipt(db: Db, movementId: string): Promise<boolean> {
  return (await db.receipt.count({ where: { movementId } })) > 0
}

export async function listReceiptNumbers(db: Db, bookingId: string): Promise<readonly string[]> {
  const rows = await db.receipt.findMany({ where: { bookingId }, orderBy: { recordedAt: 'asc' } })
  return rows.flatMap(({ number }) => number ?? [])
}

/** The ids of the ledger rows that a booking has receipts and credit notes for, oldest first. */
export async function listReceiptRows(db: Db, bookingId: string): Promise<readonly string[]> {
  const rows = await db.receipt.findMany({ where: { bookingId }, orderBy: { recordedAt: 'asc' } })
  return rows.map(({ movementId }) => movementId)
}

/** A booking's receipt or credit note with this number; null if there is none. */
export async function findReceipt(db: Db, bookingId: string, number: string): Promise<PrintedReceipt | null> {
  const row = await db.receipt.findFirst({ where: { bookingId, number } })
  const [receipt] = row ? await loadReceipts(db, [row.movementId]) : []
  return receipt ?? null
}

/**
 * Load receipts and credit notes by their ledger rows' ids, in order of issue. The transaction that issues them cannot
 * load them: they have no number yet.
 */
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
    if (number === null) throw new Error(`the document of ${movement.id} is not committed yet`)
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
