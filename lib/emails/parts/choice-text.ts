import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { type EmailSender } from '@/lib/emails/facts/sender'
import { type Part, type Step } from '@/lib/emails/layout/email-draft'
import { splitRefundMethods } from '@/lib/emails/parts/refund-text'
import { formatDay, formatInstant } from '@/lib/language/dates'
import { formatList } from '@/lib/language/lists'
import { formatEuros } from '@/lib/language/money'

type ChoiceFacts = NonNullable<BookingFacts['choice']>

/** The guest's options, how to choose, and the deadline. Empty in an e-mail without a choice. */
export function choiceParts(facts: BookingFacts, { phone }: EmailSender): readonly Part[] {
  const { choice, day, bookingUrl } = facts
  if (!choice) return []
  // Every e-mail to the guest's current address has a button to the booking's page.
  const way = bookingUrl === null ? 'reply to this e-mail' : 'open the page of your booking'
  const steps = choice.options
    .toReversed()
    .flatMap((option) =>
      option === 'full_refund' ? refundStep(choice, facts) : [dateStep(choice), ...tourSteps(choice)],
    )
  return [
    {
      kind: 'steps',
      title: steps.length > 1 ? 'You choose' : 'What you can choose',
      steps,
    },
    ...(choice.isDisputed ? [DISPUTED] : []),
    `To tell us what you prefer, ${way} or call ${phone}. ${endText(choice, day)}`,
    // The button comes first, so that guests who want to choose do not book again instead.
    ...(bookingUrl === null ? [] : [{ kind: 'button', label: 'Your booking', url: bookingUrl } as const]),
  ]
}

const DISPUTED =
  'Your bank has asked us for your payment back. While it decides, we cannot return it as well; another date is open to you all the same.'

function dateStep(choice: ChoiceFacts): Step {
  const { cause, returnTripUntil } = choice
  if (cause === 'lights_not_seen') {
    const until = returnTripUntil ? ` until ${formatDay(returnTripUntil)}` : ''
    return {
      title: 'A free return trip',
      text: `On any date with room for your party${until}. There is nothing to pay.`,
    }
  }
  return {
    title: 'Another date',
    text: `Any date of the same tour with room for your party. ${priceText(choice)}`,
  }
}

function tourSteps(choice: ChoiceFacts): readonly Step[] {
  if (choice.otherTours.length === 0) return []
  const tours = formatList(
    choice.otherTours.map((name) => `the ${name}`),
    'or',
  )
  return [
    { title: 'Another tour', text: `Any date of ${tours} with room for your party. ${priceText(choice)}` },
  ]
}

function priceText({ refundCents, isDisputed }: ChoiceFacts): string {
  return refundCents > 0 || isDisputed
    ? 'If it costs more, the difference is ours; if it costs less, the difference goes back to you.'
    : 'There is nothing to pay.'
}

function refundStep({ refundCents }: ChoiceFacts, facts: BookingFacts): Step {
  const amount = formatEuros(refundCents)
  const [byHand, byProvider] = splitRefundMethods(facts)
  const about = byProvider === null ? `about how, since you paid ${byHand}` : `about what you paid ${byHand}`
  const text =
    byHand === null
      ? `${amount} goes back to the card or account you paid with.`
      : `We return ${amount} and write to you ${about}.`
  return { title: 'All your money back', text }
}

/** The deadline, and what happens if the guest does not choose. Rule: choice-ends (docs/rules.md) */
function endText({ cause, endsAt, options, isDisputed }: ChoiceFacts, day: string): string {
  if (endsAt === null)
    return options.includes('full_refund')
      ? 'There is no deadline: the refund stays open to you, also after the last day of the return trip.'
      : 'There is no hurry.'
  const end = formatInstant(new Date(endsAt))
  if (cause !== 'departure_cancelled')
    return `If we do not hear from you by ${end}, we look forward to seeing you on ${formatDay(day)}.`
  if (options.includes('full_refund'))
    return `Please tell us by ${end}. If we do not hear from you by then, all your money goes back by itself.`
  if (isDisputed)
    return `Please tell us by ${end}. If we do not hear from you by then, the booking ends; should your bank leave the payment with us, we return it.`
  return `Please tell us by ${end}. If we do not hear from you by then, the booking ends, and nothing is owed.`
}
