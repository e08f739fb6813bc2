import { defineVisitorEmail } from '@/lib/emails/layout/define-email'
import { receivedEnquiryTable, TRANSPORT_FACTS_SOURCE } from '@/lib/emails/parts/enquiry-parts'

export const transportationReceivedGuest = defineVisitorEmail(
  'emailEnquiry',
  TRANSPORT_FACTS_SOURCE,
  (facts, { say, common }) => {
    const { answerWithinHours: hours, quoteWithinHours, serviceType } = facts
    return {
      subject: say('transportSubject'),
      preheader: say('weAnswer', { hours }),
      headline: say('transportHeadline'),
      subline: serviceType,
      name: facts.name,
      parts: [
        say('transport'),
        receivedEnquiryTable(facts, serviceType),
        say('notRepeated'),
        {
          kind: 'steps',
          title: common('whatHappensNext'),
          steps: [
            { title: say('weAnswerWithin', { hours }), text: say('writeAboutPickUp') },
            ...(quoteWithinHours === null
              ? []
              : [{ title: say('quoteTitle', { hours: quoteWithinHours }), text: say('quote') }]),
            { title: say('decideTitle'), text: say('decide') },
          ],
        },
        { kind: 'button', label: say('seeService'), url: facts.serviceUrl },
      ],
      reason: say('transportReason'),
    }
  },
)
