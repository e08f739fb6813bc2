import 'server-only'
import { A_DAY_MINUTES, minutesAfter } from '@/lib/booking/hold'
import { type Db, inTransaction } from '@/lib/db/client'
import { lockName } from '@/lib/db/lock-name'
import {
  addRequest,
  countRequestsFrom,
  loadRequestByKey,
  type NewRequest,
  type StoredRequest,
} from '@/lib/db/requests'
import { enqueueEmail } from '@/lib/use-cases/outbox/enqueue-email'
import { requestEmails } from '@/lib/use-cases/enquiries/request-emails'
import { isForGuest } from '@/lib/emails/email'
import { giveBack, spend } from '@/lib/limits/limits'
import { type Caller, type LimitRefusal, refuseUsedUp } from '@/lib/use-cases/admission/limit-refusal'
import { takeProof, wantProof } from '@/lib/use-cases/admission/proof-of-work'

/** What a visitor asks for. The same key is the same request: sent twice, it is one. */
export type VisitorRequest = Omit<NewRequest, 'createdAt'>

type Kept = { readonly kind: 'received' } | { readonly kind: 'refused'; readonly reason: 'key_reused' }

export type RequestOutcome = Kept | LimitRefusal

/**
 * Confirmations that one address receives in a day. Anybody can type a stranger's address; so many e-mails are a
 * nuisance, more would be an attack. Further requests are kept and reach the operator.
 */
export const CONFIRMATIONS_A_DAY = 20

/**
 * Take a visitor's request. Counted before anything is decided, so that a burst does not pass. By client alone: what
 * depended on the address would tell strangers who has written to us. Its owner is spared otherwise, see
 * `CONFIRMATIONS_A_DAY`.
 *
 * @param caller  whoever comes without one is trusted
 */
export async function sendRequest(
  request: VisitorRequest,
  now: Date,
  caller?: Caller,
): Promise<RequestOutcome> {
  const refusal = caller && (await countRequest(caller, now))
  if (refusal) return refusal
  const kept = await keepRequest(request, now)
  if (caller && kept.kind === 'refused') await giveBack('requests_of_client', caller.address)
  return kept
}

/** Null when the request may be taken. */
async function countRequest(caller: Caller, now: Date): Promise<LimitRefusal | null> {
  const use = await spend('requests_of_client', caller.address)
  const usedUp = refuseUsedUp(use)
  if (usedUp) return usedUp
  const isOwed = (caller.looksAutomatic || use.isNear) && !(await takeProof(caller, now))
  return isOwed ? wantProof(caller, now, use) : null
}

/** Keep a request and owe its e-mails, to the operator and to the visitor, in one transaction. */
function keepRequest(request: VisitorRequest, now: Date): Promise<Kept> {
  return inTransaction(async (db) => {
    // One at a time for an address, or a burst would count too few of its own.
    await lockName(db, `guest:${request.email.toLowerCase()}`)
    const added = await addRequest(db, { ...request, createdAt: now })
    if (added) {
      await enqueueRequestEmails(db, added, now)
      return { kind: 'received' }
    }
    const known = await loadRequestByKey(db, request.idempotencyKey ?? '')
    return isSameRequest(request, known) ? { kind: 'received' } : { kind: 'refused', reason: 'key_reused' }
  })
}

async function enqueueRequestEmails(db: Db, request: StoredRequest, now: Date): Promise<void> {
  const since = minutesAfter(now, -A_DAY_MINUTES)
  const isQuiet = (await countRequestsFrom(db, request.email, since)) > CONFIRMATIONS_A_DAY
  const envelope = { about: { requestId: request.id }, guestEmail: request.email, now }
  for (const email of requestEmails(request)) {
    if (!(isQuiet && isForGuest(email.kind))) await enqueueEmail(db, email, envelope)
  }
}

function isSameRequest(request: VisitorRequest, known: StoredRequest): boolean {
  return (
    known.kind === request.kind &&
    known.name === request.name &&
    known.email === request.email &&
    known.phone === request.phone &&
    known.message === request.message &&
    known.destination === request.destination &&
    known.additionalInfo === request.additionalInfo &&
    known.serviceType === request.serviceType
  )
}
