import { answerSubject } from '@/lib/emails/enquiry/answer-subject'
import {
  excerpt,
  HOW_TO_ANSWER,
  optionalRow,
  visitorTable,
  MESSAGE,
} from '@/lib/emails/enquiry/enquiry-parts'
import { inboxEmail } from '@/lib/emails/frame'
import { linkButton } from '@/lib/emails/link-button'
import { mailtoButton } from '@/lib/emails/mailto-button'

export const contactReceivedOperator = inboxEmail(MESSAGE, (facts, sender) => {
  const { email, phone, message, answerWithinHours } = facts
  return {
    subject: 'New Contact Message',
    preheader: excerpt(facts, message),
    headline: 'New contact message',
    subline: facts.name,
    parts: [
      `The visitor was promised an answer within ${answerWithinHours} hours. ${HOW_TO_ANSWER}`,
      { kind: 'section', title: 'The message', text: message },
      visitorTable(facts, optionalRow('Phone', phone)),
      linkButton('Open the enquiry', facts.enquiryUrl),
      mailtoButton({
        email,
        subject: answerSubject({ kind: 'contact', brand: sender.brand }),
        label: 'Write to the visitor',
      }),
    ],
  }
})
