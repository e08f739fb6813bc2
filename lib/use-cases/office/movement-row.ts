import 'server-only'
import { type RecordRow } from '@/lib/contract/office-lists'
import { officeBookingPath } from '@/lib/contract/office-pages'
import { type ListedMovement } from '@/lib/db/money/listed-movements'
import { formatStamp } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'

/** A row of the ledger, in a list. */
export function movementRow({
  at,
  sequence,
  reference,
  kind,
  method,
  cents,
  reason,
  document,
}: ListedMovement): RecordRow {
  return {
    key: sequence,
    path: officeBookingPath({ reference }),
    title: `${reference}, ${inWords(kind)}`,
    lines: [[formatStamp(at), inWords(method), inWords(reason), document].filter(Boolean).join(', ')],
    side: formatEuros(cents),
  }
}

/** `bank_transfer` is `bank transfer`. */
function inWords(name: string | null): string {
  return (name ?? '').replaceAll('_', ' ')
}
