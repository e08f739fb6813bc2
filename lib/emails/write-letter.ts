import { draftBookingLetter } from '@/lib/emails/booking/draft-booking-letter'
import { calendarFile } from '@/lib/emails/calendar-file'
import { cleanBookingFacts } from '@/lib/emails/clean-facts'
import { cleanLine } from '@/lib/emails/clean-text'
import { type Draft } from '@/lib/emails/draft'
import { type Attachment, type Sender, type WrittenLetter } from '@/lib/emails/facts'
import { layoutHtml } from '@/lib/emails/layout-html'
import { layoutText } from '@/lib/emails/layout-text'
import { isAboutBooking, type Letter } from '@/lib/emails/letter'
import { letterUndeliverableOperator } from '@/lib/emails/letter-undeliverable-operator'
import { draftRequestLetter } from '@/lib/emails/request/draft-request-letter'

/**
 * Write a letter: subject, HTML, plain text, attachments. The same facts give the same letter. Takes some 50 ms of
 * computing.
 */
export async function writeLetter(letter: Letter, sender: Sender): Promise<WrittenLetter> {
  const draft = draftOf(letter, sender)
  return {
    subject: cleanLine(draft.subject),
    html: await layoutHtml(draft, sender),
    text: layoutText(draft, sender),
    attachments: attachmentsOf(letter, sender),
  }
}

function draftOf(letter: Letter, sender: Sender): Draft {
  if (isAboutBooking(letter)) return draftBookingLetter(letter, sender)
  if (letter.kind === 'letter-undeliverable-operator')
    return letterUndeliverableOperator(letter.facts, sender)
  return draftRequestLetter(letter, sender)
}

function attachmentsOf(letter: Letter, sender: Sender): readonly Attachment[] {
  const isConfirmation =
    letter.kind === 'booking-confirmed-guest' || letter.kind === 'booking-confirmed-operator'
  return isConfirmation ? [calendarFile(cleanBookingFacts(letter.facts), sender)] : []
}
