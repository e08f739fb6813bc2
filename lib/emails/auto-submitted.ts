import { type EmailKind, MESSAGE_EMAIL_KINDS, TRANSPORT_EMAIL_KINDS, isForGuest } from '@/lib/emails/email'

const ABOUT_ENQUIRIES: readonly EmailKind[] = [...MESSAGE_EMAIL_KINDS, ...TRANSPORT_EMAIL_KINDS]

/**
 * How an e-mail came to be, for answering machines, which must not answer one another; null: somebody wrote it by hand, and
 * may be told that its reader is away.
 *
 * Source: https://www.rfc-editor.org/rfc/rfc3834#section-5
 */
export function autoSubmitted(kind: EmailKind): 'auto-replied' | 'auto-generated' | null {
  if (kind === 'office-message-guest') return null
  return isForGuest(kind) && ABOUT_ENQUIRIES.includes(kind) ? 'auto-replied' : 'auto-generated'
}
