import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { type Part } from '@/lib/emails/layout/draft'
import { guestEmail } from '@/lib/emails/layout/frame'
import { byMethod, detailsWay, documentsText, onTheDay } from '@/lib/emails/parts/booking-text'
import { cancellationText } from '@/lib/emails/parts/cancellation-text'
import { contractParts } from '@/lib/emails/parts/contract-parts'
import { refundWay } from '@/lib/emails/parts/refund-text'
import { skyPart } from '@/lib/emails/parts/sky-text'
import { formatEuros } from '@/lib/language/money'
import { guaranteeSentence } from '@/lib/words/guarantee-sentence'

export const bookingConfirmedGuest = guestEmail((facts, sender) => {
  const { reference, tourUrl, totalCents } = facts
  const paidCents = facts.arrivedCents || totalCents
  const paid =
    totalCents === 0
      ? 'Your seats are reserved, and there is nothing to pay.'
      : `Your payment of ${formatEuros(paidCents)} ${byMethod(facts)} has arrived, and your seats are reserved.`
  return {
    subject: 'Booking confirmed',
    preheader: `${facts.timesText} (Finnish time). ${facts.meetingPoint}.`,
    headline: 'Your booking is confirmed',
    parts: [
      `Thank you. ${paid} Your reference is ${reference}; please keep it at hand when you write or call.`,
      // Rule: crypto-tolerance (docs/rules.md)
      facts.refundCents && `That is more than the price of your booking. ${refundWay(facts)}`,
      {
        kind: 'booking',
        title: 'Your booking',
        money: paidCents === totalCents ? 'Paid' : 'Price',
        withRequests: true,
      },
      documentsText(facts),
      nextSteps(facts),
      skyPart(facts),
      { kind: 'section', title: 'If your plans change', text: cancellationText(facts) },
      // Must match the text on the site's pages exactly. Rule: lights-guarantee (docs/rules.md)
      facts.isGuaranteed && {
        kind: 'section',
        title: 'Our guarantee',
        text: guaranteeSentence(facts.tourName),
      },
      ...contractParts(sender),
      { kind: 'button', label: 'See your tour', url: tourUrl },
    ],
  }
})

function nextSteps(facts: BookingFacts): Part {
  const { isPickedUp, whatToBring } = facts
  return {
    kind: 'steps',
    title: 'What happens next',
    steps: [
      {
        title: 'Keep the day',
        text: 'The calendar file attached to this e-mail puts it into your calendar.',
      },
      ...(isPickedUp
        ? [
            {
              title: 'Tell us where you stay',
              text: `Give us the name and address of your accommodation, ${detailsWay(facts)}, unless we have them already.`,
            },
          ]
        : []),
      ...(whatToBring ? [{ title: 'What to bring', text: whatToBring }] : []),
      onTheDay(facts),
    ],
  }
}
