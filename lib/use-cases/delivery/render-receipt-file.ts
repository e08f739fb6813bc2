import 'server-only'
import { company } from '@/content/company'
import { type PrintedReceipt } from '@/lib/booking/money/receipt'
import { fileName } from '@/lib/emails/file-name'
import { type Language } from '@/lib/language/language'
import { drawReceipt } from '@/lib/pdf/draw-receipt'

/** Render a receipt or credit note as a file in the guest's language, for an e-mail or the booking's page. */
export async function renderReceiptFile(
  receipt: PrintedReceipt,
  language: Language,
): Promise<{
  readonly filename: string
  readonly contentType: string
  readonly content: Buffer
}> {
  const content = await drawReceipt(receipt, company.brand, language)
  const kind = receipt.number.startsWith('R') ? 'receiptFile' : 'creditNoteFile'
  return { filename: fileName(kind, receipt.number, language), contentType: 'application/pdf', content }
}
