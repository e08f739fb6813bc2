import 'server-only'
import { MINUTES_PER_DAY, minutesAfter } from '@/lib/calendar/duration'
import { type Db, inTransaction } from '@/lib/db/client'
import { lockName } from '@/lib/db/connection/lock-name'
import {
  addEnquiry,
  countEnquiriesFrom,
  loadEnquiryByKey,
  type NewEnquiry,
  type StoredEnquiry,
} from '@/lib/db/enquiries'
import { enqueueEmail } from '@/lib/use-cases/outbox/steps/enqueue-email'
import { enquiryEmails } from '@/lib/use-cases/enquiries/enquiry-emails'
import { isForGuest } from '@/lib/emails/email'
import { restoreLimit, consumeLimit } from '@/lib/limits/limits'
import { type Caller, type LimitRefusal, refuseOverLimit } from '@/lib/use-cases/admission/limit-refusal'
import { consumeProof, requireProof } from '@/lib/use-cases/admission/proof-of-work'

/** A visitor's enquiry. Sent twice with the same key, it counts as one. */
export type EnquiryInput = Omit<NewEnquiry, 'createdAt'>

type Kept = { readonly kind: 'received' } | { readonly kind: 'refused'; readonly reason: 'key_reused' }

export type EnquiryOutcome = Kept | LimitRefusal

/**
 * Confirmations that one address receives in a day. Anybody can type a stranger's address: this many e-mails are a
 * nuisance, more would be an attack. Further enquiries are saved and reach the operator.
 */
export const CONFIRMATIONS_A_DAY = 20

/**
 * Accept a visitor's enquiry. It is counted before anything is decided, so that a burst does not slip through, and by
 * client alone: a response that depended on the address would show strangers who has written. The owner of the
 * address is protected by `CONFIRMATIONS_A_DAY`.
 *
 * @param caller  trusted when absent
 */
export async function submitEnquiry(
  enquiry: EnquiryInput,
  now: Date,
  caller?: Caller,
): Promise<EnquiryOutcome> {
  const refusal = caller && (await countEnquiry(caller, now))
  if (refusal) return refusal
  const kept = await saveEnquiry(enquiry, now)
  if (caller && kept.kind === 'refused') await restoreLimit('enquiries_of_client', caller.address)
  return kept
}

/** Null when the enquiry is admitted. */
async function countEnquiry(caller: Caller, now: Date): Promise<LimitRefusal | null> {
  const use = await consumeLimit('enquiries_of_client', caller.address)
  const usedUp = refuseOverLimit(use)
  if (usedUp) return usedUp
  const needsProof = (caller.looksAutomatic || use.isNear) && !(await consumeProof(caller, now))
  return needsProof ? requireProof(caller, now, use) : null
}

/** Save an enquiry and queue its e-mails to the operator and to the visitor, in one transaction. */
function saveEnquiry(enquiry: EnquiryInput, now: Date): Promise<Kept> {
  return inTransaction(async (db) => {
    // Serialized by address, or a burst would be undercounted.
    await lockName(db, `guest:${enquiry.email.toLowerCase()}`)
    const added = await addEnquiry(db, { ...enquiry, createdAt: now })
    if (added) {
      await enqueueEnquiryEmails(db, added, now)
      return { kind: 'received' }
    }
    const known = await loadEnquiryByKey(db, enquiry.idempotencyKey ?? '')
    return isSameEnquiry(enquiry, known) ? { kind: 'received' } : { kind: 'refused', reason: 'key_reused' }
  })
}

async function enqueueEnquiryEmails(db: Db, enquiry: StoredEnquiry, now: Date): Promise<void> {
  const since = minutesAfter(now, -MINUTES_PER_DAY)
  const isQuiet = (await countEnquiriesFrom(db, enquiry.email, since)) > CONFIRMATIONS_A_DAY
  const envelope = { about: { enquiryId: enquiry.id }, guestEmail: enquiry.email, now }
  for (const email of enquiryEmails(enquiry)) {
    if (!(isQuiet && isForGuest(email.kind))) await enqueueEmail(db, email, envelope)
  }
}

function isSameEnquiry(enquiry: EnquiryInput, known: StoredEnquiry): boolean {
  return (
    known.kind === enquiry.kind &&
    known.name === enquiry.name &&
    known.email === enquiry.email &&
    known.phone === enquiry.phone &&
    known.message === enquiry.message &&
    known.destination === enquiry.destination &&
    known.additionalInfo === enquiry.additionalInfo &&
    known.serviceType === enquiry.serviceType
  )
}
