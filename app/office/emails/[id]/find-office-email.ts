import { z } from 'zod'
import { type OfficeSubject } from '@/app/office/office-act'
import { officeEmailPath } from '@/lib/contract/office-pages'
import { database } from '@/lib/db/client'
import { findEmail } from '@/lib/db/emails/emails'
import { type PageSubject } from '@/lib/office/find-act'

type FoundEmail = OfficeSubject & { readonly subject: Extract<PageSubject, { readonly about: 'email' }> }

/** Find the e-mail that an address of the office names. */
export async function findOfficeEmail({ id }: { readonly id: string }): Promise<FoundEmail | null> {
  const email = z.guid().safeParse(id).success ? await findEmail(database(), id) : null
  return email && { subject: { about: 'email', email }, path: officeEmailPath(email) }
}
