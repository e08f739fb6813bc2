import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { type EmailSender } from '@/lib/emails/facts/sender'
import { type Part, type Step } from '@/lib/emails/layout/email-draft'
import { splitRefundMethods } from '@/lib/emails/parts/refund-text'
import { formatDay, formatInstant } from '@/lib/language/dates'
import { formatList } from '@/lib/language/lists'
import { formatEuros } from '@/lib/language/money'
import { type Say } from '@/lib/words/say'
import { words } from '@/lib/words/words'

type ChoiceFacts = NonNullable<BookingFacts['choice']>

/** The guest's options, how to choose, and the deadline. Empty in an e-mail without a choice. */
export function choiceParts(facts: BookingFacts, { phone }: EmailSender): readonly Part[] {
  const { choice, bookingUrl, language } = facts
  if (!choice) return []
  const say = words('emailChoice', language)
  const steps = choice.options
    .toReversed()
    .flatMap((option) =>
      option === 'full_refund'
        ? refundStep(say, choice, facts)
        : [dateStep(say, choice, facts), ...tourSteps(say, choice, facts)],
    )
  // Every e-mail to the guest's current address has a button to the booking's page.
  const how = say(bookingUrl === null ? 'tellUsByReply' : 'tellUsOnPage', { phone })
  const label = words('email', language)('yourBooking')
  return [
    { kind: 'steps', title: say(steps.length > 1 ? 'youChoose' : 'whatYouCanChoose'), steps },
    ...(choice.isDisputed ? [say('disputed')] : []),
    `${how} ${endText(say, choice, facts)}`,
    // The button comes first, so that guests who want to choose do not book again instead.
    ...(bookingUrl === null ? [] : [{ kind: 'button', label, url: bookingUrl } as const]),
  ]
}

function dateStep(say: Say<'emailChoice'>, choice: ChoiceFacts, { language }: BookingFacts): Step {
  const { cause, returnTripUntil } = choice
  if (cause === 'lights_not_seen') {
    const text =
      returnTripUntil === null
        ? say('returnTrip')
        : say('returnTripUntil', { day: formatDay(returnTripUntil, language) })
    return { title: say('returnTripTitle'), text }
  }
  return { title: say('otherDateTitle'), text: `${say('otherDate')} ${priceText(say, choice)}` }
}

function tourSteps(
  say: Say<'emailChoice'>,
  choice: ChoiceFacts,
  { language }: BookingFacts,
): readonly Step[] {
  if (choice.otherTours.length === 0) return []
  const named = choice.otherTours.map((name) => say('namedTour', { name }))
  const text = say('otherTour', { tours: formatList(named, 'or', language) })
  return [{ title: say('otherTourTitle'), text: `${text} ${priceText(say, choice)}` }]
}

function priceText(say: Say<'emailChoice'>, { refundCents, isDisputed }: ChoiceFacts): string {
  return say(refundCents > 0 || isDisputed ? 'differenceOurs' : 'nothingToPay')
}

function refundStep(say: Say<'emailChoice'>, { refundCents }: ChoiceFacts, facts: BookingFacts): Step {
  const amount = formatEuros(refundCents, facts.language)
  const [byHand, byProvider] = splitRefundMethods(facts)
  const title = say('refundTitle')
  if (byHand === null) return { title, text: say('refundToCard', { amount }) }
  return {
    title,
    text: say(byProvider === null ? 'refundByHand' : 'refundPartByHand', { amount, method: byHand }),
  }
}

/** The deadline, and what happens if the guest does not choose. Rule: choice-ends (docs/rules.md) */
function endText(
  say: Say<'emailChoice'>,
  { cause, endsAt, options, isDisputed }: ChoiceFacts,
  { day, language }: BookingFacts,
): string {
  const isRefundable = options.includes('full_refund')
  if (endsAt === null) return say(isRefundable ? 'noDeadlineRefund' : 'noHurry')
  const end = formatInstant(new Date(endsAt), language)
  if (cause !== 'departure_cancelled') return say('elseSeeYou', { end, day: formatDay(day, language) })
  if (isRefundable) return say('elseRefund', { end })
  return say(isDisputed ? 'elseEndsDisputed' : 'elseEnds', { end })
}
