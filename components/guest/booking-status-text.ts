import { isTourInProgress } from '@/lib/booking/booking-status'
import { type GuestPage } from '@/lib/contract/guest-page'
import { type Day, helsinkiDay } from '@/lib/calendar/day'
import { MS_PER_DAY } from '@/lib/calendar/duration'
import { formatInstant } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { plural } from '@/lib/language/pluralize'
import { splitRefundMethods } from '@/lib/emails/parts/refund-text'
import { REFUND_ARRIVAL_TEXT } from '@/lib/words/money/refund-times'

type StatusText = {
  readonly title: string
  readonly text: string
  /**
   * How the status banner is coloured. `good`: nothing to do; `open`: something is pending; `ended`: the seats are
   * released.
   */
  readonly tone: 'good' | 'open' | 'ended'
}

/** Describe the status of a booking for its guest. */
export function bookingStatusText(page: GuestPage, now: Date): StatusText {
  const { standing, facts, money, change, choice } = page
  switch (standing) {
    case 'change_by_us':
      return {
        tone: 'open',
        title: 'A change by us is under way',
        text: 'We are changing this booking just now, and will write to you when it is done. Please look again in ten minutes.',
      }
    case 'may_choose': {
      const words = CHOICE_TEXTS[choice?.cause ?? 'time_changed']
      return { tone: 'open', ...words, text: `${words.text} ${countdown(facts.day, helsinkiDay(now))}` }
    }
    case 'choice_open':
      return { tone: 'open', ...CHOICE_TEXTS[choice?.cause ?? 'departure_cancelled'] }
    case 'confirmed':
      return {
        tone: 'good',
        title: 'Confirmed',
        text: `Your seats are reserved. ${countdown(facts.day, helsinkiDay(now))} ${bankText(money)}`.trim(),
      }
    case 'over':
      return isTourInProgress(standing, facts, now)
        ? {
            tone: 'good',
            title: 'Your tour has begun',
            text: 'If nobody is with you yet, please call us.',
          }
        : {
            tone: 'good',
            title: 'Your tour is over',
            text: 'Thank you for having been with us.',
          }
    case 'change_open': {
      if (change?.isDebitUnderWay)
        return {
          tone: 'open',
          title: 'The payment for your change is on its way',
          text: 'Your bank needs some days to send it, and the places are kept meanwhile. Until it has arrived your booking stays as it is below.',
        }
      const until = change ? ` ${payText(change, now)}` : ''
      return {
        tone: 'open',
        title: 'A change waits for its payment',
        text: `Until it is paid your booking stays as it is below.${until}`,
      }
    }
    case 'unpaid': {
      const until = facts.paymentDueAt ? ` until ${formatInstant(new Date(facts.paymentDueAt))}` : ''
      return {
        tone: 'open',
        title: 'Waiting for your payment',
        text: `Your seats are kept${until}. They are yours once the payment has arrived.`,
      }
    }
    case 'debit':
      return {
        tone: 'open',
        title: 'Your payment is on its way',
        text: 'Your bank needs some days to send it. Your seats are kept meanwhile, and we will write to you when it has arrived.',
      }
    case 'cancelled':
      return {
        tone: 'ended',
        title: 'Cancelled',
        text: endText(page),
      }
    case 'refunded':
      return {
        tone: 'ended',
        title: isRefunded(money, facts) ? 'Cancelled and refunded' : 'Cancelled',
        text: endText(page),
      }
    case 'lapsed':
      return {
        tone: 'ended',
        title: 'No longer held',
        text: `${lapsedText(money, facts)} You are welcome to book another date.`,
      }
  }
}

function payText({ payUntil, heldUntil }: NonNullable<GuestPage['change']>, now: Date): string {
  return now < payUntil
    ? `Pay by ${formatInstant(payUntil)}, or it ends by itself.`
    : `The time to pay for it is over, and it ends by itself at ${formatInstant(heldUntil)}. You can ask for it once more.`
}

type ChoiceCause = NonNullable<GuestPage['choice']>['cause']

const CHOICE_TEXTS: Readonly<Record<ChoiceCause, Pick<StatusText, 'title' | 'text'>>> = {
  departure_cancelled: {
    title: 'We had to cancel this tour',
    text: 'We are sorry. What happens next is yours to choose.',
  },
  merged: {
    title: 'Your tour has another date',
    text: 'We have joined two dates. If the new one suits you, there is nothing for you to do.',
  },
  time_changed: {
    title: 'Your tour has another start',
    text: 'If the new time suits you, there is nothing for you to do.',
  },
  lights_not_seen: {
    title: 'No northern lights were seen',
    text: 'Our guarantee is yours to use.',
  },
}

/** Say why a booking has ended, and what happens to its money. Rule: ended-pages (docs/rules.md) */
function endText({ standing, endCause, facts, money }: GuestPage): string {
  const { paidCents, returnedCents, askedCents, isDisputed } = money
  const isKept = standing === 'cancelled' && paidCents > 0 && returnedCents + askedCents === 0 && !isDisputed
  return [
    endCause && END_TEXTS[endCause],
    endCause !== 'departure' && 'Your seats are free again.',
    endCause === 'guest' &&
      isKept &&
      'The time for a free cancellation was over, so the price is not returned.',
    returnText(money, facts),
  ]
    .filter(Boolean)
    .join(' ')
}

const END_TEXTS: Readonly<Record<NonNullable<GuestPage['endCause']>, string>> = {
  guest: 'It was cancelled as you asked.',
  us: 'We had to cancel it, and we are sorry.',
  departure: 'We had to cancel this tour, and we are sorry.',
  choice: 'You have chosen the refund.',
}

/** Return how long it is until the tour, such as `20 days to go.` */
function countdown(day: Day, today: Day): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / MS_PER_DAY)
  if (days === 0) return 'It is today.'
  return days === 1 ? 'It is tomorrow.' : `${plural(days, 'day')} to go.`
}

/** Whether to say that a refund has been made: for a card, once requested; otherwise, once staff have sent it. */
function isRefunded({ returnedCents, askedCents }: GuestPage['money'], facts: GuestPage['facts']): boolean {
  return askedCents > 0 ? !needsManualRefund(facts) : returnedCents > 0
}

function lapsedText(money: GuestPage['money'], facts: GuestPage['facts']): string {
  const returned = returnText(money, facts)
  return returned
    ? `The seats were not paid in full and are free again. ${returned}`
    : 'The seats were not paid for and are free again, and nothing was charged.'
}

function returnText(money: GuestPage['money'], facts: GuestPage['facts']): string {
  const { returnedCents, askedCents } = money
  const returned = returnedCents > 0 ? `${formatEuros(returnedCents)} has been sent back to you.` : ''
  const way = needsManualRefund(facts)
    ? `We return ${formatEuros(askedCents)} by hand, and will write to you about how.`
    : `${formatEuros(askedCents)} is on its way back to you. On a card it usually arrives within ${REFUND_ARRIVAL_TEXT}.`
  const asked = askedCents > 0 ? way : ''
  const bank = money.isDisputed ? `${bankText(money)} ${IF_WE_KEEP_IT}` : ''
  return [returned, asked, bank].filter(Boolean).join(' ')
}

const IF_WE_KEEP_IT = 'If it leaves the payment with us, we return what we owe you then.'

function bankText({ isDisputed }: GuestPage['money']): string {
  return isDisputed ? 'Your bank has the payment in dispute, and has not decided yet.' : ''
}

/** Whether staff must send the refund: only Stripe refunds are automatic. Rule: refund-order (docs/rules.md) */
export function needsManualRefund(facts: GuestPage['facts']): boolean {
  const [byHand] = splitRefundMethods(facts)
  return byHand !== null
}
