import { type EmailKind, isForGuest } from '@/lib/emails/email'
import { enquiryTemplates } from '@/lib/emails/templates'

/**
 * Return the value of the `Auto-Submitted` header, which stops autoresponders from replying to each other. Null for an
 * e-mail that staff wrote, to which an out-of-office reply is welcome.
 *
 * Source: https://www.rfc-editor.org/rfc/rfc3834#section-5
 */
export function autoSubmittedHeader(kind: EmailKind): 'auto-replied' | 'auto-generated' | null {
  if (kind === 'office-message-guest') return null
  return isForGuest(kind) && kind in enquiryTemplates ? 'auto-replied' : 'auto-generated'
}
