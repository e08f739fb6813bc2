import 'server-only'
import { MINUTES_PER_DAY, addMinutes } from '@/lib/calendar/duration'
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
import { isForGuest, type EnquiryEmail } from '@/lib/emails/email'
import { restoreLimit } from '@/lib/limits/limits'
import { type Caller, type LimitRefusal } from '@/lib/use-cases/admission/limit-refusal'
import { limitFormSubmission } from '@/lib/use-cases/admission/proof-of-work'
import { replyWithinHours } from '@/content/policies'
import {
  customTransport,
  privateTransfer,
  type Transport,
  type TransportKey,
} from '@/content/transport/transport'
import { transportWords } from '@/content/transport/transport-text'
import { addressOf } from '@/lib/contract/address'
import { env } from '@/lib/env'
import {
  messageFactsSchema,
  type TransportFacts,
  transportFactsSchema,
} from '@/lib/emails/facts/enquiry-facts'

/** A visitor's enquiry. If it is sent twice with the same idempotency key, it counts once. */
export type EnquiryInput = Omit<NewEnquiry, 'createdAt'>

type Kept = { readonly kind: 'received' } | { readonly kind: 'refused'; readonly reason: 'key_reused' }

export type EnquiryOutcome = Kept | LimitRefusal

/**
 * How many confirmations one address can be sent in a day. Anyone can enter a stranger's address: this many e-mails are
 * a nuisance, more would be an attack. Later enquiries are still saved and reach the operator.
 */
export const MAX_CONFIRMATIONS_PER_DAY = 20

/**
 * Accept a visitor's enquiry. It is counted first, so that a burst of them does not slip through, and by client only: a
 * response that depended on the e-mail address would reveal who has written to us. `MAX_CONFIRMATIONS_PER_DAY` protects the
 * address's owner.
 *
 * @param caller  no limits apply if absent
 */
export async function submitEnquiry(
  enquiry: EnquiryInput,
  now: Date,
  caller?: Caller,
): Promise<EnquiryOutcome> {
  const refusal = caller && (await limitFormSubmission('enquiries_of_client', caller, now))
  if (refusal) return refusal
  const kept = await saveEnquiry(enquiry, now)
  if (caller && kept.kind === 'refused') await restoreLimit('enquiries_of_client', caller.address)
  return kept
}

/** Save an enquiry and queue its e-mails to the operator and the visitor, in one transaction. */
function saveEnquiry(enquiry: EnquiryInput, now: Date): Promise<Kept> {
  return inTransaction(async (db) => {
    // Handle enquiries from the same address one at a time; otherwise a burst of them would be undercounted.
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
  const since = addMinutes(now, -MINUTES_PER_DAY)
  const isQuiet = (await countEnquiriesFrom(db, enquiry.email, since)) > MAX_CONFIRMATIONS_PER_DAY
  const envelope = { about: { enquiryId: enquiry.id }, guestEmail: enquiry.email, now }
  for (const email of enquiryEmails(enquiry)) {
    if (!(isQuiet && isForGuest(email.kind))) await enqueueEmail(db, email, envelope)
  }
}

function isSameEnquiry(enquiry: EnquiryInput, known: StoredEnquiry): boolean {
  return COMPARED.every((field) => known[field] === enquiry[field])
}

const COMPARED = [
  'kind',
  'name',
  'email',
  'phone',
  'message',
  'destination',
  'additionalInfo',
  'serviceType',
] as const

function enquiryEmails(enquiry: StoredEnquiry): readonly EnquiryEmail[] {
  const { kind, createdAt, ...asked } = enquiry
  const visitor = { ...asked, receivedAt: createdAt.toISOString(), answerWithinHours: replyWithinHours }
  switch (kind) {
    case 'contact': {
      const facts = messageFactsSchema.parse(visitor)
      return [
        { kind: 'contact-received-guest', facts },
        { kind: 'contact-received-operator', facts },
      ]
    }
    case 'customized_tour': {
      const facts = messageFactsSchema.parse(visitor)
      return [
        { kind: 'customized-tour-received-guest', facts },
        { kind: 'customized-tour-received-operator', facts },
      ]
    }
    case 'transportation': {
      const service = serviceOf(enquiry)
      const serviceUrl = `${env().SITE_URL}${service.route}`
      const { quoteWithinHours } = service
      const facts = transportFactsSchema.parse({ ...visitor, serviceUrl, quoteWithinHours })
      return [
        { kind: 'transportation-received-guest', facts: inWordsOfGuest(facts, service) },
        { kind: 'transportation-received-operator', facts },
      ]
    }
  }
}

/** Name the service as the guest's page does. In English it has a fixed name. Rule: service-type (docs/rules.md) */
function inWordsOfGuest(facts: TransportFacts, { key, route }: Service): TransportFacts {
  const { language } = facts
  if (language === 'en') return facts
  const serviceUrl = `${env().SITE_URL}${addressOf(route, language)}`
  return { ...facts, serviceType: transportWords(key, language).name, serviceUrl }
}

type Service = Transport & { readonly key: TransportKey }

function serviceOf({ serviceType }: StoredEnquiry): Service {
  const services = { privateTransfer, customTransport } as const
  const found = Object.entries(services).find(([, known]) => known.serviceType === serviceType)
  if (!found) throw new Error(`content/transport has no service ${serviceType}`)
  const [key, service] = found
  return { ...service, key: key as TransportKey }
}
