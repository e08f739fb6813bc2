import { addressOf } from '@/lib/contract/address'
import { defineVisitorEmail } from '@/lib/emails/layout/define-email'
import { receivedEnquiryTable, MESSAGE_FACTS_SOURCE } from '@/lib/emails/parts/enquiry-parts'

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
          url: `${sender.siteUrl}${addressOf('/#tours', facts.language)}`,
        },
      ],
      reason: say('messageReason'),
    }
  },
)
