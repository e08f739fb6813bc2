import 'server-only'
import { commandUser } from '@/lib/db/actor'
import { type Db, inTransaction } from '@/lib/db/client'
import { addEnquiryAct, type TreatedEnquiry } from '@/lib/db/enquiries'
import { rehearse } from '@/lib/db/rehearse'
import { lockEnquiry, type LockedEnquiry } from '@/lib/use-cases/enquiries/steps/lock-enquiry'

export type Answered =
  | { readonly kind: 'answered'; readonly enquiry: TreatedEnquiry }
  | Extract<LockedEnquiry, { readonly kind: 'refused' }>

/**
 * Write down that somebody of us has answered an enquiry, and what; whoever says it second is told who was first.
 *
 * Rule: enquiry-link (docs/rules.md)
 */
export function answerEnquiry(id: string, note: string | null, now: Date): Promise<Answered> {
  return inTransaction((db) => answer(db, id, note, now))
}

/** What the same call would answer; nothing is changed. */
export function previewAnswer(id: string, note: string | null, now: Date): Promise<Answered> {
  return rehearse((db) => answer(db, id, note, now))
}

async function answer(db: Db, id: string, note: string | null, now: Date): Promise<Answered> {
  const locked = await lockEnquiry(db, id, 'answered')
  if (locked.kind === 'refused') return locked
  await addEnquiryAct(db, { enquiryId: id, kind: 'answered', at: now, userName: commandUser(), note })
  return { kind: 'answered', enquiry: locked.enquiry }
}
