import { findOfficeEnquiry } from '@/app/office/enquiries/[id]/find-office-enquiry'
import { type FoundPerson, toPerson } from '@/app/office/office-person'

/** Find the visitor who sent the enquiry that an address of the office names. */
export async function findPersonOfEnquiry(named: { readonly id: string }): Promise<FoundPerson | null> {
  const found = await findOfficeEnquiry(named)
  return found && toPerson(found.subject.enquiry.email, found.path)
}
