import 'server-only'
import { type Db } from '@/lib/db/client'
import { type StoredEmail } from '@/lib/db/emails/emails'

/** The e-mails about a booking, oldest first. */
export function listBookingEmails(db: Db, bookingId: string): Promise<readonly StoredEmail[]> {
  return db.email.findMany({ where: { bookingId }, orderBy: [{ createdAt: 'asc' }, { kind: 'asc' }] })
}
