import 'server-only'
import { company } from '@/content/company'
import { type PrintedReceipt } from '@/lib/booking/receipt'
import { drawReceipt } from '@/lib/pdf/draw-receipt'

/** A receipt or credit note as a file: attached to an e-mail, and on the booking's page. */
export async function receiptFile(receipt: PrintedReceipt): Promise<{
  readonly filename: string
  readonly contentType: string
  readonly content: Buffer
}> {
  const content = await drawReceipt(receipt, company.brand)
  return { filename: `${receipt.number}.pdf`, contentType: 'application/pdf', content }
}
