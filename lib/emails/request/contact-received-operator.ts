import { type Draft } from '@/lib/emails/draft'
import { type MessageFacts, type Sender } from '@/lib/emails/facts'
import { glimpse, visitorTable, whenGiven } from '@/lib/emails/request/request-parts'
import { operatorReason } from '@/lib/emails/salutation'
import { writeTo } from '@/lib/emails/write-to'

export function contactReceivedOperator(facts: MessageFacts, sender: Sender): Draft {
  const { email, phone, message, answerWithinHours } = facts
  return {
    subject: 'New Contact Message',
    preheader: glimpse(facts, message),
    headline: 'New contact message',
    subline: facts.name,
    parts: [
      {
        kind: 'paragraph',
        text: `The visitor was promised an answer within ${answerWithinHours} hours. A reply to this e-mail goes to the visitor.`,
      },
      { kind: 'section', title: 'The message', text: message },
      visitorTable(facts, whenGiven('Phone', phone)),
      writeTo({ email, subject: `Your message to ${sender.brand}`, label: 'Write to the visitor' }),
    ],
    reason: operatorReason(sender),
  }
}
