import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

type FileKind = 'receiptFile' | 'creditNoteFile' | 'termsFile' | 'calendarFile' | 'codeFile' | 'pictureFile'

/**
 * Name a file for a guest in its reader's language: `beleg-r-2026-000001.pdf`. Only lower-case letters without accents,
 * digits and hyphens, which every mail program shows.
 *
 * @param reference  the booking's reference, or the number of a receipt or credit note
 */
export function fileName(kind: FileKind, reference: string, language: Language): string {
  return words('papers', language)(kind, { reference: reference.toLowerCase() })
}
