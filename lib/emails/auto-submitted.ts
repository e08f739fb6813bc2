import { type EmailKind, isForGuest } from '@/lib/emails/email'
import { enquiryTemplates } from '@/lib/emails/templates'

/**
 * How an e-mail came to be, for answering machines, which must not answer one another; null: somebody wrote it by hand, and
 * may be told that its reader is away.
 *
 * Source: https://www.rfc-editor.org/rfc/rfc3834#section-5
 */
export function autoSubmitted(kind: EmailKind): 'auto-replied' | 'auto-generated' | null {
  if (kind === 'office-message-guest') return null
  return isForGuest(kind) && kind in enquiryTemplates ? 'auto-replied' : 'auto-generated'
}
