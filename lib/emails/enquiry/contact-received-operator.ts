import { type Draft } from '@/lib/emails/draft'
import { type MessageFacts } from '@/lib/emails/enquiry/enquiry-facts'
import { type Sender } from '@/lib/emails/facts'
import { answerSubject } from '@/lib/emails/enquiry/answer-subject'
import {
  excerpt,
  HOW_TO_ANSWER,
  openEnquiryButton,
  optionalRow,
  visitorTable,
} from '@/lib/emails/enquiry/enquiry-parts'
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
        text: `The visitor was promised an answer within ${answerWithinHours} hours. ${HOW_TO_ANSWER}`,
      },
      { kind: 'section', title: 'The message', text: message },
      visitorTable(facts, optionalRow('Phone', phone)),
      ...openEnquiryButton(facts),
      mailtoButton({
        email,
        subject: answerSubject({ kind: 'contact', brand: sender.brand }),
        label: 'Write to the visitor',
      }),
    ],
    reason: operatorReason(sender),
  }
}
