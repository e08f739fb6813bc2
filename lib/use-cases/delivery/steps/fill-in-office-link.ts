import 'server-only'
import { isLinkRequestOver } from '@/lib/booking/office-session'
import { database } from '@/lib/db/client'
import { deleteEmail, type StoredEmail } from '@/lib/db/emails/emails'
import { findMember } from '@/lib/use-cases/admission/find-member'

/**
 * Address an e-mail with a link to the office. It was queued for the address as typed, but is sent to the address as it
 * is spelt where we have it. Other e-mails are returned unchanged.
 *
 * @returns  null if the address may not enter, or its owner has waited too long: the queued e-mail is then deleted
 *
 * Rule: office-sign-in (docs/rules.md)
 */
export async function fillInOfficeLink(email: StoredEmail, now: Date): Promise<StoredEmail | null> {
  if (email.kind !== 'office-link-staff') return email
  const member = await findMember(email.recipient)
  if (member && !isLinkRequestOver(email.createdAt, now)) return { ...email, recipient: member.address }
  await deleteEmail(database(), email.id)
  return null
}
