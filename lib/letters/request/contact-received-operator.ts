import { type Draft } from '@/lib/letters/draft'
import { type MessageFacts, type Sender } from '@/lib/letters/facts'
import { glimpse, visitorTable, whenGiven } from '@/lib/letters/request/request-parts'
import { operatorReason } from '@/lib/letters/salutation'
import { writeTo } from '@/lib/letters/write-to'

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
        text: `The visitor was promised an answer within ${answerWithinHours} hours. A reply to this letter goes to the visitor.`,
      },
      { kind: 'section', title: 'The message', text: message },
      visitorTable(facts, whenGiven('Phone', phone)),
      writeTo({ email, subject: `Your message to ${sender.brand}`, label: 'Write to the visitor' }),
    ],
    reason: operatorReason(sender),
  }
}
