import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { type Part } from '@/lib/emails/layout/email-draft'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import {
  paymentMethodPhrase,
  documentsText,
  meetingDetails,
  placeText,
} from '@/lib/emails/parts/booking-text'
import { isPlaceMissing, tellUsButton, tellUsPhrase } from '@/lib/emails/parts/buttons'
import { cancellationText } from '@/lib/emails/parts/cancellation-text'
import { guaranteePart } from '@/lib/emails/parts/guarantee-part'
import { refundMethodText } from '@/lib/emails/parts/refund-text'
import { skyPart } from '@/lib/emails/parts/sky-text'
import { formatEuros } from '@/lib/language/money'
import { CHOICE_DAYS } from '@/lib/booking/choices/choice'
import { REFUND_ARRIVAL_TEXT, REFUND_START_DAYS } from '@/lib/words/money/refund-times'
import { type EmailSender } from '@/lib/emails/facts/sender'

export const bookingConfirmedGuest = defineGuestEmail((facts, sender) => {
  const { reference, totalCents } = facts
  const paidCents = facts.arrivedCents || totalCents
  const paid =
    totalCents === 0
      ? 'Your seats are reserved, and there is nothing to pay.'
      : `Your payment of ${formatEuros(paidCents)} ${paymentMethodPhrase(facts)} has arrived, and your seats are reserved.`
  return {
    subject: 'Booking confirmed',
    preheader: `${facts.timesText} (Finnish time). ${placeText(facts)}.`,
    headline: 'Your booking is confirmed',
    parts: [
      `Thank you. ${paid} Your reference is ${reference}; please keep it at hand when you write or call.`,
      // If the guest paid too much in coins, mention the refund. Rule: crypto-tolerance (docs/rules.md)
      facts.refundCents && `That is more than the price of your booking. ${refundMethodText(facts)}`,
      {
        kind: 'booking',
        title: 'Your booking',
        money: paidCents === totalCents ? 'Paid' : 'Price',
        withRequests: true,
      },
      tellUsButton(facts),
      documentsText(facts),
      nextSteps(facts),
      skyPart(facts),
      { kind: 'section', title: 'If your plans change', text: cancellationText(facts) },
      guaranteePart(facts),
      ...contractParts(sender),
    ],
  }
})

function nextSteps(facts: BookingFacts): Part {
  const { whatToBring, bookingUrl } = facts
  const hotel = `Give us the name and address of your accommodation ${tellUsPhrase(facts)}.`
  // Ask for health details on the booking page, never by e-mail. Rule: health (docs/rules.md)
  const health =
    'Allergies, how well you walk, the children’s ages and child seats have their fields on the page of your booking.'
  const asked = [isPlaceMissing(facts) ? hotel : '', bookingUrl === null ? '' : health]
    .filter(Boolean)
    .join(' ')
  return {
    kind: 'steps',
    title: 'What happens next',
    steps: [
      ...(asked === ''
        ? []
        : [
            {
              title: isPlaceMissing(facts) ? 'Tell us where you stay' : 'Tell us what we should know',
              text: asked,
            },
          ]),
      {
        title: 'Keep the day',
        text: 'The calendar file attached to this e-mail puts it into your calendar.',
      },
      ...(whatToBring ? [{ title: 'What to bring', text: whatToBring }] : []),
      meetingDetails(facts),
    ],
  }
}

/**
 * The contract details that guests must by law receive in writing. They are in the confirmation itself, because a web
 * page may change. Consumer Protection Act, chapter 6, section 13. Rule: no-withdrawal (docs/rules.md)
 */
function contractParts({ legalName, businessId, address, siteUrl }: EmailSender): readonly Part[] {
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
