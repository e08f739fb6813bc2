import { z } from 'zod'
import { type OfficeSubject } from '@/app/office/office-act'
import { officeEnquiryPath } from '@/lib/contract/office-pages'
import { database } from '@/lib/db/client'
import { findEnquiry } from '@/lib/db/enquiries'
import { type PageSubject } from '@/lib/office/find-act'

type OfficeEnquiry = OfficeSubject & { readonly subject: Extract<PageSubject, { readonly about: 'enquiry' }> }

/** Find the enquiry that an address of the office names. */
export async function findOfficeEnquiry({ id }: { readonly id: string }): Promise<OfficeEnquiry | null> {
  const enquiry = z.guid().safeParse(id).success ? await findEnquiry(database(), id) : null
  return enquiry && { subject: { about: 'enquiry', enquiry }, path: officeEnquiryPath(enquiry) }
}
