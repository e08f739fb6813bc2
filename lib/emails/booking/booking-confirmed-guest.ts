import { guestTable } from '@/lib/emails/booking/booking-rows'
import {
  byMethod,
  detailsWay,
  documentsPart,
  guestReason,
  onTheDay,
  subjectOf,
  tourAndDay,
} from '@/lib/emails/booking/booking-text'
import { cancellationText } from '@/lib/emails/booking/cancellation-text'
import { contractParts } from '@/lib/emails/booking/contract-parts'
import { refundWay } from '@/lib/emails/booking/refund-text'
import { skyPart } from '@/lib/emails/booking/sky-text'
import { type Draft, type Part } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { greeting, signature } from '@/lib/emails/salutation'
import { formatEuros } from '@/lib/language/money'
import { guaranteeSentence } from '@/lib/words/guarantee-sentence'

export function bookingConfirmedGuest(facts: BookingFacts, sender: Sender): Draft {
  const { reference, tourUrl, totalCents } = facts
  const paidCents = facts.arrivedCents || totalCents
  const paid =
    totalCents === 0
      ? 'Your seats are reserved, and there is nothing to pay.'
      : `Your payment of ${formatEuros(paidCents)} ${byMethod(facts)} has arrived, and your seats are reserved.`
  return {
    subject: subjectOf('Booking confirmed', facts),
    preheader: `${facts.timesText} (Finnish time). ${facts.meetingPoint}.`,
    headline: 'Your booking is confirmed',
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(facts.customerName) },
      {
        kind: 'paragraph',
        text: `Thank you. ${paid} Your reference is ${reference}; please keep it at hand when you write or call.`,
      },
      ...surplus(facts),
      guestTable(facts, {
        title: 'Your booking',
        money: paidCents === totalCents ? 'Paid' : 'Price',
        withRequests: true,
      }),
      ...documentsPart(facts),
      nextSteps(facts),
      ...skyPart(facts),
      { kind: 'section', title: 'If your plans change', text: cancellationText(facts) },
      ...promise(facts),
      ...contractParts(sender),
      { kind: 'button', label: 'See your tour', url: tourUrl },
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}

/** Rule: crypto-tolerance (docs/rules.md) */
function surplus(facts: BookingFacts): readonly Part[] {
  if (!facts.refundCents) return []
  return [{ kind: 'paragraph', text: `That is more than the price of your booking. ${refundWay(facts)}` }]
}

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

/** Word for word as on every page. Rule: lights-guarantee (docs/rules.md) */
function promise({ isGuaranteed, tourName }: BookingFacts): readonly Part[] {
  if (!isGuaranteed) return []
  return [{ kind: 'section', title: 'Our guarantee', text: guaranteeSentence(tourName) }]
}
