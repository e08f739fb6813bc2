import 'server-only'
import { doneBefore, type EnquiryAct } from '@/lib/booking/enquiry-acts'
import { commandUser } from '@/lib/db/actor'
import { type Db, inTransaction } from '@/lib/db/client'
import { addEnquiryAct, findEnquiry, type TreatedEnquiry } from '@/lib/db/enquiries'
import { lockName } from '@/lib/db/lock-name'
import { rehearse } from '@/lib/db/rehearse'

export type Answered =
  | { readonly kind: 'answered'; readonly enquiry: TreatedEnquiry }
  | { readonly kind: 'refused'; readonly reason: 'not_found' }
  | { readonly kind: 'refused'; readonly reason: 'done_before'; readonly act: EnquiryAct }

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
  await lockName(db, `enquiry:${id}`)
  const enquiry = await findEnquiry(db, id)
  if (!enquiry) return { kind: 'refused', reason: 'not_found' }
  const act = doneBefore('answered', enquiry.acts)
  if (act) return { kind: 'refused', reason: 'done_before', act }
  await addEnquiryAct(db, { enquiryId: id, kind: 'answered', at: now, userName: commandUser(), note })
  return { kind: 'answered', enquiry }
}
