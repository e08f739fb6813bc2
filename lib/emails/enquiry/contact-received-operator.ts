import { type Draft } from '@/lib/emails/draft'
import { type MessageFacts, type Sender } from '@/lib/emails/facts'
import { excerpt, visitorTable, optionalRow } from '@/lib/emails/enquiry/enquiry-parts'
import { operatorReason } from '@/lib/emails/salutation'
import { mailtoButton } from '@/lib/emails/mailto-button'

export function contactReceivedOperator(facts: MessageFacts, sender: Sender): Draft {
  const { email, phone, message, answerWithinHours } = facts
  return {
    subject: 'New Contact Message',
    preheader: excerpt(facts, message),
    headline: 'New contact message',
    subline: facts.name,
    parts: [
      {
        kind: 'paragraph',
        text: `The visitor was promised an answer within ${answerWithinHours} hours. A reply to this e-mail goes to the visitor.`,
      },
      { kind: 'section', title: 'The message', text: message },
      visitorTable(facts, optionalRow('Phone', phone)),
      mailtoButton({ email, subject: `Your message to ${sender.brand}`, label: 'Write to the visitor' }),
    ],
    reason: operatorReason(sender),
  }
}
