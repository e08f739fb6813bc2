import 'server-only'
import { getCommandUser } from '@/lib/db/history/actor'
import { type Db } from '@/lib/db/client'
import { addEnquiryAct } from '@/lib/db/enquiries'
import { StaleViewError } from '@/lib/db/history/history-mark'
import { defineOperation } from '@/lib/db/define-operation'
import {
  bookAsStaffInTransaction,
  reconcileExpiredPages,
  type StaffBookingResult,
  type StaffBookingRequest,
} from '@/lib/use-cases/checkout/book-as-staff'
import { parseLanguage } from '@/lib/language/language'
import { lockEnquiry, type LockedEnquiry } from '@/lib/use-cases/enquiries/steps/lock-enquiry'

export type EnquiryBookingResult =
  | (Extract<StaffBookingResult, { readonly kind: 'booked' }> & {
      readonly terms: string
    })
  | Exclude<StaffBookingResult, { readonly kind: 'booked' }>
  | Extract<LockedEnquiry, { readonly kind: 'refused' }>

type Call = {
  readonly enquiryId: string
  readonly order: StaffBookingRequest
  readonly terms?: string
}

/**
 * Turn a visitor's enquiry into a booking made by the office. An enquiry can be booked only once: a second attempt
 * returns the first booking. Throws `StaleViewError` if the terms are no longer those shown.
 *
 * Rule: enquiry-link (docs/rules.md)
 */
export const createBookingFromEnquiry = defineOperation({
  prepare: ({ order }: Call, now: Date) => reconcileExpiredPages(order, now),
  work: book,
})

async function book(
  db: Db,
  { enquiryId, order, terms: shown }: Call,
  now: Date,
): Promise<EnquiryBookingResult> {
  const locked = await lockEnquiry(db, enquiryId, 'booked')
  if (locked.kind === 'refused') return locked
  const language = parseLanguage(locked.enquiry.language)
  const booked = await bookAsStaffInTransaction(db, { ...order, language }, now)
  if (booked.kind === 'refused') return booked
  const { id: bookingId, totalCents } = booked.booking
  const terms = [totalCents, ...locked.enquiry.acts.map(({ kind }) => kind)].join('-')
  if (shown !== undefined && shown !== terms) throw new StaleViewError()
  await addEnquiryAct(db, { enquiryId, kind: 'booked', at: now, userName: getCommandUser(), bookingId })
  return { ...booked, terms }
}
