import 'server-only'
import { company } from '@/content/company'
import { type PrintedReceipt } from '@/lib/booking/money/receipt'
import { englishTexts } from '@/lib/emails/locale-texts'
import { drawReceipt } from '@/lib/pdf/draw-receipt'

/** Render a receipt or credit note as a file, for an e-mail or the booking's page. */
export async function renderReceiptFile(
  receipt: PrintedReceipt,
  words = englishTexts,
): Promise<{
  readonly filename: string
  readonly contentType: string
  readonly content: Buffer
}> {
  const content = await drawReceipt(receipt, company.brand, words)
  return { filename: `${receipt.number}.pdf`, contentType: 'application/pdf', content }
}
