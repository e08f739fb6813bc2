import { inboxEmail } from '@/lib/emails/layout/frame'
import { answerSubject } from '@/lib/emails/parts/answer-subject'
import { excerpt, HOW_TO_ANSWER, optionalRow, visitorTable, MESSAGE } from '@/lib/emails/parts/enquiry-parts'
import { linkButton } from '@/lib/emails/parts/link-button'
import { mailtoButton } from '@/lib/emails/parts/mailto-button'

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
