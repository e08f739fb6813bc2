import { CHOICE_DAYS } from '@/lib/booking/choices/choice'
import { REFUND_ARRIVAL_TEXT, REFUND_START_DAYS } from '@/lib/words/money/refund-times'
import { type Sender } from '@/lib/emails/facts/sender'
import { type Part } from '@/lib/emails/layout/draft'

/**
 * The contract details that the law requires guests to receive in writing. They are in the confirmation itself because
 * a web page may change. Consumer Protection Act, chapter 6, section 13. Rule: no-withdrawal (docs/rules.md)
 */
export function contractParts({ legalName, businessId, address, siteUrl }: Sender): readonly Part[] {
  return [
    {
      kind: 'section',
      title: 'If we have to cancel',
      text: `Then you choose a full refund or another date. If we do not hear from you within ${CHOICE_DAYS} days of our e-mail, the full price goes back to you without your asking. We start a refund at the latest within ${REFUND_START_DAYS} days; on a card it usually arrives within ${REFUND_ARRIVAL_TEXT}.`,
    },
    {
      kind: 'section',
      title: 'If something is not right',
      text: 'Tell the guide on the spot, or reply to this e-mail. If the tour is not as it was described, you may ask us to put it right, and where that is not possible, for a reduction of the price. If we do not agree: in Finland you may turn to the consumer advice of the Competition and Consumer Authority (kkv.fi) and then to the Consumer Disputes Board (kuluttajariita.fi), which takes complaints in Finnish and Swedish only; elsewhere in the European Union, in Norway and in Iceland to the European Consumer Centre of your own country (eccnet.eu).',
    },
    {
      kind: 'section',
      title: 'Your contract',
      text: `You bought this from ${legalName}, business ID ${businessId}, ${address}. The price includes VAT. For leisure services on a fixed date there is no 14-day right of withdrawal; the cancellation above is what you have. The contract is in English and under Finnish law. The terms are attached in full, and are also at ${siteUrl}/terms-conditions`,
    },
  ]
}
