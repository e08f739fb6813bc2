import { z } from 'zod'
import { type BookingFacts, bookingFactsSchema } from '@/lib/emails/facts/booking-facts'
import { type EmailSender } from '@/lib/emails/facts/sender'
import { type Draft } from '@/lib/emails/layout/email-draft'
import { type EmailTemplate } from '@/lib/emails/layout/define-email'
import { bookingTemplates, type enquiryTemplates, nonBookingTemplates } from '@/lib/emails/templates'

export type BookingEmailKind = keyof typeof bookingTemplates
type OtherKind = keyof typeof nonBookingTemplates
export type EmailKind = BookingEmailKind | OtherKind

type Facts = { readonly [Kind in OtherKind]: z.infer<(typeof nonBookingTemplates)[Kind]['facts']> }
type EmailOf<Kind extends OtherKind> = {
  readonly [Own in Kind]: { readonly kind: Own; readonly facts: Facts[Own] }
}[Kind]

export type BookingEmail = { readonly kind: BookingEmailKind; readonly facts: BookingFacts }
export type EnquiryEmail = EmailOf<keyof typeof enquiryTemplates>
/** An e-mail of any kind with its facts, as stored in the outbox. */
export type Email = BookingEmail | EmailOf<OtherKind>

const aboutBookings: Readonly<Record<BookingEmailKind, EmailTemplate<BookingFacts>>> = bookingTemplates
const others: { readonly [Kind in OtherKind]: EmailTemplate<Facts[Kind]> } = nonBookingTemplates

export const BOOKING_EMAIL_KINDS = Object.keys(bookingTemplates).filter(isBookingKind)
const OTHER_KINDS = Object.keys(nonBookingTemplates).filter((kind) => isOtherKind(kind))
export const EMAIL_KINDS: readonly EmailKind[] = [...BOOKING_EMAIL_KINDS, ...OTHER_KINDS]

export const bookingEmailSchema = z.object({ kind: z.enum(BOOKING_EMAIL_KINDS), facts: bookingFactsSchema })

/** Parse an e-mail from the outbox. Throws if its kind is unknown, or if the facts do not match the kind. */
export function parseEmail({ kind, facts }: { readonly kind: string; readonly facts?: unknown }): Email {
  return isOtherKind(kind) ? parseOther(kind, facts) : bookingEmailSchema.parse({ kind, facts })
}

function parseOther<Kind extends OtherKind>(kind: Kind, facts: unknown): EmailOf<Kind> {
  return { kind, facts: others[kind].facts.parse(facts) }
}

/** Write an e-mail's content, before it is laid out. */
export function draftEmail(email: Email, sender: EmailSender): Draft {
  return isAboutBooking(email)
    ? aboutBookings[email.kind].draft(email.facts, sender)
    : draftOther(email, sender)
}

function draftOther<Kind extends OtherKind>({ kind, facts }: EmailOf<Kind>, sender: EmailSender): Draft {
  return others[kind].draft(facts, sender)
}

export function isAboutBooking(email: Email): email is BookingEmail {
  return isBookingKind(email.kind)
}

/** Whether an e-mail goes to a guest or visitor rather than to the operator. */
export function isForGuest(kind: string): boolean {
  return kind.endsWith('-guest')
}

/** Whether an e-mail goes to one person in the office rather than to all inboxes. */
export function isForOnePerson(kind: EmailKind): boolean {
  return kind.endsWith('-staff')
}

function isBookingKind(kind: string): kind is BookingEmailKind {
  return kind in bookingTemplates
}

function isOtherKind(kind: string): kind is OtherKind {
  return kind in nonBookingTemplates
}
