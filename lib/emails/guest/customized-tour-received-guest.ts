import { defineVisitorEmail } from '@/lib/emails/layout/define-email'
import { receivedEnquiryTable, MESSAGE_FACTS_SOURCE } from '@/lib/emails/parts/enquiry-parts'
import { pageUrl } from '@/lib/emails/parts/page-url'

export const customizedTourReceivedGuest = defineVisitorEmail(
  'emailEnquiry',
  MESSAGE_FACTS_SOURCE,
  (facts, { say, common, sender }) => {
    const hours = facts.answerWithinHours
    return {
      subject: say('tourSubject'),
      preheader: say('weAnswer', { hours }),
      headline: say('tourHeadline'),
      subline: say('customizedTour'),
      name: facts.name,
      parts: [
        say('tour'),
        receivedEnquiryTable(facts, say('customizedTour')),
        say('notRepeated'),
        {
          kind: 'steps',
          title: common('whatHappensNext'),
          steps: [
            { title: say('weAnswerWithin', { hours }), text: say('firstIdeas') },
            { title: say('planTitle'), text: say('plan') },
          ],
        },
        {
          kind: 'button',
          label: say('seeOurTours'),
          url: pageUrl(sender, '/#tours', facts.language),
        },
      ],
      reason: say('tourReason'),
    }
  },
)
