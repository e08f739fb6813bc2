import 'server-only'
import { getCommandUser } from '@/lib/db/history/actor'
import { type Db } from '@/lib/db/client'
import { addEnquiryAct } from '@/lib/db/enquiries'
import { defineOperation } from '@/lib/db/define-operation'
import { lockEnquiry, type LockedEnquiry } from '@/lib/use-cases/enquiries/steps/lock-enquiry'

type Answered = { readonly kind: 'answered' } | Extract<LockedEnquiry, { readonly kind: 'refused' }>

/**
 * Record that a member of staff has answered an enquiry, and how. A second attempt returns who was first.
 *
 * Rule: enquiry-link (docs/rules.md)
 */
export const markEnquiryAnswered = defineOperation({ work: answer })

async function answer(db: Db, id: string, note: string | null, now: Date): Promise<Answered> {
  const locked = await lockEnquiry(db, id, 'answered')
  if (locked.kind === 'refused') return locked
  await addEnquiryAct(db, { enquiryId: id, kind: 'answered', at: now, userName: getCommandUser(), note })
  return { kind: 'answered' }
}
