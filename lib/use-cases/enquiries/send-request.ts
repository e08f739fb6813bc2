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
import { oweLetter } from '@/lib/use-cases/outbox/owe-letter'
import { requestLetters } from '@/lib/use-cases/enquiries/request-letters'
import { isForGuest } from '@/lib/emails/letter'

/** What a visitor asks for. The same key is the same request: sent twice, it is one. */
export type VisitorRequest = Omit<NewRequest, 'createdAt'>

export type RequestOutcome =
  { readonly kind: 'received' } | { readonly kind: 'refused'; readonly reason: 'key_reused' }

/**
 * Confirmations that one address receives in a day. Anybody can type a stranger's address; so many letters are a
 * nuisance, more would be an attack. Further requests are kept and reach the operator.
 */
export const CONFIRMATIONS_A_DAY = 20

/** Keep a request and owe its letters, to the operator and to the visitor, in one transaction. */
export async function sendRequest(request: VisitorRequest, now: Date): Promise<RequestOutcome> {
  return inTransaction(async (db) => {
    // One at a time for an address, or a burst would count too few of its own.
    await lockName(db, `guest:${request.email.toLowerCase()}`)
    const added = await addRequest(db, { ...request, createdAt: now })
    if (added) {
      await oweRequestLetters(db, added, now)
      return { kind: 'received' }
    }
    const known = await loadRequestByKey(db, request.idempotencyKey ?? '')
    return isSameRequest(request, known) ? { kind: 'received' } : { kind: 'refused', reason: 'key_reused' }
  })
}

async function oweRequestLetters(db: Db, request: StoredRequest, now: Date): Promise<void> {
  const since = minutesAfter(now, -A_DAY_MINUTES)
  const isQuiet = (await countRequestsFrom(db, request.email, since)) > CONFIRMATIONS_A_DAY
  const route = { about: { requestId: request.id }, guestEmail: request.email, now }
  for (const letter of requestLetters(request)) {
    if (!(isQuiet && isForGuest(letter.kind))) await oweLetter(db, letter, route)
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
