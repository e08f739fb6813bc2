import 'server-only'
import { findConflictingAct, type EnquiryAct } from '@/lib/booking/changes/enquiry-acts'
import { type Db } from '@/lib/db/client'
import { findEnquiry, type EnquiryWithActs } from '@/lib/db/enquiries'
import { lockName } from '@/lib/db/connection/lock-name'

export type LockedEnquiry =
  | { readonly kind: 'open'; readonly enquiry: EnquiryWithActs }
  | { readonly kind: 'refused'; readonly reason: 'not_found' }
  | { readonly kind: 'refused'; readonly reason: 'done_before'; readonly act: EnquiryAct }

/** Lock an enquiry before acting on it, so that two people cannot do so at once. */
export async function lockEnquiry(db: Db, id: string, wanted: EnquiryAct['kind']): Promise<LockedEnquiry> {
  await lockName(db, `enquiry:${id}`)
  const enquiry = await findEnquiry(db, id)
  if (!enquiry) return { kind: 'refused', reason: 'not_found' }
  const act = findConflictingAct(wanted, enquiry.acts)
  return act ? { kind: 'refused', reason: 'done_before', act } : { kind: 'open', enquiry }
}
