import { displayEmail } from '@/lib/contract/display-email'
import { cleanMessageFacts, cleanTransportFacts } from '@/lib/emails/facts/clean-facts'
import {
  type MessageFacts,
  messageFactsSchema,
  type TransportFacts,
  transportFactsSchema,
} from '@/lib/emails/facts/enquiry-facts'
import { type Part, type Row } from '@/lib/emails/layout/email-draft'
import { linkButton, mailtoButton } from '@/lib/emails/parts/buttons'
import { languageRow } from '@/lib/emails/parts/booking-rows'
import { formatInstant } from '@/lib/language/dates'
import { words } from '@/lib/words/words'

type EnquiryFacts = MessageFacts | TransportFacts

export const MESSAGE_FACTS_SOURCE = { facts: messageFactsSchema, clean: cleanMessageFacts }
export const TRANSPORT_FACTS_SOURCE = { facts: transportFactsSchema, clean: cleanTransportFacts }

/**
 * The table in our confirmation to the visitor. It never repeats what the visitor wrote: otherwise anyone could make us
 * send any text to a stranger.
 */
export function receivedEnquiryTable({ receivedAt, email, language }: EnquiryFacts, enquiry: string): Part {
  const say = words('emailEnquiry', language)
  const rows = [
    { label: say('request'), value: enquiry, isStrong: true },
    { label: say('receivedAt'), value: formatInstant(new Date(receivedAt), language) },
    { label: say('answerTo'), value: displayEmail(email) },
  ]
  return { kind: 'table', title: say('received'), rows }
}

/**
 * The parts for the operator: the visitor's details, with rows for this kind of enquiry, and buttons to open the
 * enquiry and reply to it.
 */
export function visitorDetailsParts(facts: EnquiryFacts, added: readonly Row[], subject: string) {
  const { name, email, language, receivedAt, enquiryUrl } = facts
  const rows = [
    { label: 'Name', value: name, isStrong: true },
    { label: 'E-mail', value: displayEmail(email) },
    ...languageRow(language),
    ...added,
    { label: 'Received', value: formatInstant(new Date(receivedAt), 'en') },
  ]
  return [
    { kind: 'table', title: 'The visitor', rows } as const,
    linkButton('Open the enquiry', enquiryUrl),
    mailtoButton({ email, subject, label: 'Write to the visitor' }),
  ]
}

export function optionalRow(label: string, value: string | null): readonly Row[] {
  return value === null ? [] : [{ label, value }]
}

/**
 * Explains why not to use 'Reply', which would quote the operator's link to the visitor. Rule: enquiry-link
 * (docs/rules.md)
 */
export const HOW_TO_REPLY_TEXT =
  'Please answer by the button ‘Write to the visitor’: a reply to this e-mail does not reach them.'

/** The text shown after the subject in the operator's inbox. */
export function enquiryExcerpt({ name }: EnquiryFacts, words: string): string {
  return `${name}: ${words.replaceAll('\n', ' ').slice(0, 100)}`
}
