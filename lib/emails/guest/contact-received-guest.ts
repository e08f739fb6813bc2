import { defineVisitorEmail } from '@/lib/emails/layout/define-email'
import { receivedEnquiryTable, MESSAGE_FACTS_SOURCE } from '@/lib/emails/parts/enquiry-parts'
import { pageUrl } from '@/lib/emails/parts/page-url'

export const contactReceivedGuest = defineVisitorEmail(
  'emailEnquiry',
  MESSAGE_FACTS_SOURCE,
  (facts, { say, sender }) => {
    const hours = facts.answerWithinHours
    return {
      subject: say('messageSubject'),
      preheader: say('weAnswer', { hours }),
      headline: say('messageHeadline'),
      subline: say('messageSubline', { hours }),
      name: facts.name,
      parts: [
        say('message', { hours }),
        receivedEnquiryTable(facts, say('contactMessage')),
        say('notRepeated'),
        {
          kind: 'button',
          label: say('seeOurTours'),
          url: pageUrl(sender, '/#tours', facts.language),
        },
      ],
      reason: say('messageReason'),
    }
  },
)
