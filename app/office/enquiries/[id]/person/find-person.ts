import { z } from 'zod'
import { findOfficeEnquiry } from '@/app/office/enquiries/[id]/find-office-enquiry'
import { type FoundPerson, toPerson } from '@/app/office/office-person'
import { officeEnquiryPath } from '@/lib/contract/office-pages'

/** Find the visitor who sent the enquiry that an address of the office names; with the visitor, the enquiry is erased. */
export async function findPersonOfEnquiry(named: { readonly id: string }): Promise<FoundPerson | null> {
  const found = await findOfficeEnquiry(named)
  if (found) return toPerson(found.subject.enquiry.email, found.path)
  return z.guid().safeParse(named.id).success
    ? toPerson('', officeEnquiryPath({ id: named.id.toLowerCase() }))
    : null
}
