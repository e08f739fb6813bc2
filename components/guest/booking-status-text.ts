import { isTourInProgress } from '@/lib/booking/booking-status'
import { type GuestPage } from '@/lib/contract/guest-page'
import { helsinkiDay } from '@/lib/calendar/day'
import { MS_PER_DAY } from '@/lib/calendar/duration'
import { formatInstant } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { splitRefundMethods } from '@/lib/emails/parts/refund-text'
import { REFUND_ARRIVAL_DAYS } from '@/lib/words/money/refund-times'
import { words } from '@/lib/words/words'

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
  const say = words('guestStatus', facts.language)
  switch (standing) {
    case 'change_by_us':
      return { tone: 'open', title: say('changeByUs'), text: say('changeByUsText') }
    case 'may_choose': {
      const cause = CHOICE_TEXTS[choice?.cause ?? 'time_changed']
      return { tone: 'open', title: say(cause), text: `${say(`${cause}Text`)} ${countdown(facts, now)}` }
    }
    case 'choice_open': {
      const cause = CHOICE_TEXTS[choice?.cause ?? 'departure_cancelled']
      return { tone: 'open', title: say(cause), text: say(`${cause}Text`) }
    }
    case 'confirmed': {
      const sentences = [say('confirmedText'), countdown(facts, now), money.isDisputed && say('disputed')]
      return { tone: 'good', title: say('confirmed'), text: sentences.filter(Boolean).join(' ') }
    }
    case 'over':
      return isTourInProgress(standing, facts, now)
        ? { tone: 'good', title: say('begun'), text: say('begunText') }
        : { tone: 'good', title: say('over'), text: say('overText') }
    case 'change_open':
      return change?.isDebitUnderWay
        ? { tone: 'open', title: say('changeDebit'), text: say('changeDebitText') }
        : { tone: 'open', title: say('changeOpen'), text: changeOpenText(page, now) }
    case 'unpaid': {
      const due = facts.paymentDueAt && formatInstant(new Date(facts.paymentDueAt), facts.language)
      return {
        tone: 'open',
        title: say('unpaid'),
        text: due ? say('unpaidUntil', { due }) : say('unpaidText'),
      }
    }
    case 'debit':
      return { tone: 'open', title: say('debit'), text: say('debitText') }
    case 'cancelled':
      return { tone: 'ended', title: say('cancelled'), text: endText(page) }
    case 'refunded':
      return {
        tone: 'ended',
        title: say(isRefunded(money, facts) ? 'refunded' : 'cancelled'),
        text: endText(page),
      }
    case 'lapsed':
      return { tone: 'ended', title: say('lapsed'), text: `${lapsedText(page)} ${say('bookAnother')}` }
  }
}

/** The messages for each choice: the title's name; that of the text ends in `Text`. */
const CHOICE_TEXTS = {
  departure_cancelled: 'departureCancelled',
  merged: 'merged',
  time_changed: 'timeChanged',
  lights_not_seen: 'lightsNotSeen',
} as const satisfies Readonly<Record<NonNullable<GuestPage['choice']>['cause'], string>>

function changeOpenText({ change, facts: { language } }: GuestPage, now: Date): string {
  const say = words('guestStatus', language)
  if (!change) return say('changeOpenText')
  const { payUntil, heldUntil } = change
  const pay =
    now < payUntil
      ? say('payBy', { due: formatInstant(payUntil, language) })
      : say('payOver', { end: formatInstant(heldUntil, language) })
  return `${say('changeOpenText')} ${pay}`
}

/** Say why a booking has ended, and what happens to its money. Rule: ended-pages (docs/rules.md) */
function endText({ standing, endCause, facts, money }: GuestPage): string {
  const say = words('guestStatus', facts.language)
  const { paidCents, returnedCents, askedCents, isDisputed } = money
  const isKept = standing === 'cancelled' && paidCents > 0 && returnedCents + askedCents === 0 && !isDisputed
  return [
    endCause && say(END_TEXTS[endCause]),
    endCause !== 'departure' && say('seatsFree'),
    endCause === 'guest' && isKept && say('priceKept'),
    returnText(money, facts),
  ]
    .filter(Boolean)
    .join(' ')
}

const END_TEXTS = {
  guest: 'endedByGuest',
  us: 'endedByUs',
  departure: 'endedWithDeparture',
  choice: 'endedByChoice',
} as const satisfies Readonly<Record<NonNullable<GuestPage['endCause']>, string>>

/** Return how long it is until the tour, such as `20 days to go.` */
function countdown({ day, language }: GuestPage['facts'], now: Date): string {
  const days = Math.round((Date.parse(day) - Date.parse(helsinkiDay(now))) / MS_PER_DAY)
  return words('guestStatus', language)('countdown', { days })
}

/** Whether to say that a refund has been made: for a card, once requested; otherwise, once staff have sent it. */
function isRefunded({ returnedCents, askedCents }: GuestPage['money'], facts: GuestPage['facts']): boolean {
  return askedCents > 0 ? !needsManualRefund(facts) : returnedCents > 0
}

function lapsedText({ money, facts }: GuestPage): string {
  const say = words('guestStatus', facts.language)
  const returned = returnText(money, facts)
  return returned ? `${say('notPaidInFull')} ${returned}` : say('notPaid')
}

function returnText(money: GuestPage['money'], facts: GuestPage['facts']): string {
  const say = words('guestStatus', facts.language)
  const { returnedCents, askedCents, isDisputed } = money
  const asked = formatEuros(askedCents, facts.language)
  const way = needsManualRefund(facts)
    ? say('weReturn', { amount: asked })
    : say('onItsWay', { amount: asked, ...REFUND_ARRIVAL_DAYS })
  return [
    returnedCents > 0 && say('sentBack', { amount: formatEuros(returnedCents, facts.language) }),
    askedCents > 0 && way,
    isDisputed && `${say('disputed')} ${say('disputedThenReturned')}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Whether staff must send the refund: only Stripe refunds are automatic. Rule: refund-order (docs/rules.md) */
export function needsManualRefund(facts: GuestPage['facts']): boolean {
  const [byHand] = splitRefundMethods(facts)
  return byHand !== null
}
