import { inboxEmail } from '@/lib/emails/layout/frame'
import { answerSubject } from '@/lib/emails/parts/answer-subject'
import { excerpt, HOW_TO_ANSWER, optionalRow, visitorTable, MESSAGE } from '@/lib/emails/parts/enquiry-parts'
import { linkButton } from '@/lib/emails/parts/link-button'
import { mailtoButton } from '@/lib/emails/parts/mailto-button'

/** The subject is fixed. Rule: custom-tour-texts (docs/rules.md) */
export const customizedTourReceivedOperator = inboxEmail(MESSAGE, (facts) => {
  const { email, phone, message, answerWithinHours } = facts
  return {
    subject: 'New Customized Tour Request',
    preheader: excerpt(facts, message),
    headline: 'New customized tour request',
    subline: facts.name,
    parts: [
      `The visitor was promised an answer within ${answerWithinHours} hours. ${HOW_TO_ANSWER}`,
      { kind: 'section', title: 'The wishes', text: message },
      visitorTable(facts, optionalRow('Phone', phone)),
      linkButton('Open the enquiry', facts.enquiryUrl),
      mailtoButton({
        email,
        subject: answerSubject({ kind: 'customized_tour' }),
        label: 'Write to the visitor',
      }),
    ],
  }
})
