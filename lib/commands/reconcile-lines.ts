import { receiptNumber } from '@/lib/commands/receipts/skip-to'
import { type StoredEmail } from '@/lib/db/emails/emails'
import { formatInstant } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { plural } from '@/lib/language/pluralize'
import {
  type UnrecordedReason,
  type numbersToSkip,
  type ReconciliationResult,
  type StripeActivity,
} from '@/lib/use-cases/payments/reconcile-with-stripe'
import { type ListedSession } from '@/lib/use-cases/staff/list-sessions'
import { emailKindLabel } from '@/lib/words/email-kind-label'
import { displayGuestName } from '@/lib/words/party/display-guest-name'

/** What staff can do about a payment that could not be recorded, by the reason. */
const LEFT: Readonly<Record<UnrecordedReason, string>> = {
  no_seats: 'no seat is left: add seats and run this again, or refund it in Stripe’s dashboard',
  no_departure:
    'there is no such date: put it on sale and run this again, or refund it in Stripe’s dashboard',
  departure_cancelled: 'the date is cancelled: refund it in Stripe’s dashboard',
  other_currency: 'not in euros: look at it in Stripe’s dashboard',
  reference_taken:
    'another booking has its reference: refund it in Stripe’s dashboard, and book the guest again',
  unreadable: 'the page does not say what was booked: look at it in Stripe’s dashboard',
  change_lost:
    'for a change of this booking that is lost: refund it in Stripe’s dashboard, and ask the guest to change it again',
  change_dropped: 'for a change that has ended since: refund it in Stripe’s dashboard',
  booking_changed: 'the booking has changed since: refund it in Stripe’s dashboard',
  booking_ended: 'the booking has ended: refund it in Stripe’s dashboard',
  called_off: 'the date is cancelled: refund it in Stripe’s dashboard',
  paid_twice: 'the booking is paid already: refund it in Stripe’s dashboard',
  seat_gone: 'no seat is left: add seats and run this again, or refund it in Stripe’s dashboard',
  wrong_amount:
    'not what the booking costs here, so a change of it is lost: make that change, then run this again, or refund it in Stripe’s dashboard',
}

/**
 * Format a rebuilt booking: `LL-7KM4QD Aino Korhonen 2 guests 2026-12-12 358 € pi_… rebuilt, at today’s prices and
 * terms`
 */
export function restoredLine({ page, result }: ReconciliationResult): string {
  const { details, order, amountCents, currency, paymentIntentId, sessionId } = page.session
  const party = details && plural(details.adults + details.children, 'guest')
  return [
    details?.reference ?? order?.reference ?? 'no reference',
    ...(details ? [displayGuestName(details.name), party, `tour ${details.tourId}`, details.day] : []),
    currency === 'eur' ? formatEuros(amountCents) : `${amountCents / 100} ${currency.toUpperCase()}`,
    paymentIntentId ?? sessionId,
    resultText({ page, result }),
  ].join('  ')
}

function resultText({ page: { refundedCents, session }, result }: ReconciliationResult): string {
  switch (result.kind) {
    case 'rebuilt': {
      const price = result.isTodaysPrice
        ? 'at today’s prices and terms'
        : 'at the price paid, with today’s terms'
      const refunded =
        refundedCents > 0
          ? `; ${formatEuros(refundedCents)} was refunded since: were there fewer guests?`
          : ''
      return `rebuilt, ${price}${refunded}`
    }
    case 'ended':
      return 'refunded since: kept for the books, without seats'
    case 'paid':
      return session.isPaid ? 'recorded' : 'waits for the guest’s bank'
    case 'returned':
      return 'came too late for its seats, and is refunded'
    case 'known':
      return 'recorded meanwhile'
    case 'left':
      if (refundedCents >= session.amountCents) return 'refunded since: nothing is left to do'
      return `left for you: ${LEFT[result.reason]}`
  }
}

export function countRebuiltGuests(restored: readonly ReconciliationResult[]): number {
  return restored
    .filter(({ result }) => result.kind === 'rebuilt' || result.kind === 'paid')
    .reduce(
      (sum, { page: { session } }) =>
        sum + (session.details ? session.details.adults + session.details.children : 0),
      0,
    )
}

export function describeSkipped(numbers: Awaited<ReturnType<typeof numbersToSkip>>): readonly string[] {
  return numbers.map(
    (number) =>
      `${number.series === 'R' ? 'Receipts' : 'Credit notes'} continue after ${receiptNumber(number, number.count)}, because guests may have the numbers before it.`,
  )
}

export function describeRest({
  events,
  eventCount,
  unreadable,
  stillOpen,
  elsewhere,
}: StripeActivity): readonly string[] {
  return [
    `${plural(eventCount, 'event')} since then at Stripe, ${events.length} of them new here.`,
    ...(unreadable.length > 0 ? [`Cannot be read: ${unreadable.join(', ')}.`] : []),
    ...(stillOpen > 0
      ? [
          `${plural(stillOpen, 'payment page')} of lost bookings can still be paid: run this again in half an hour.`,
        ]
      : []),
    ...(elsewhere > 0 ? [`${plural(elsewhere, 'payment')} of other sites that use the account.`] : []),
  ]
}

export function describeWaiting(waiting: readonly StoredEmail[], isDropped: boolean): readonly string[] {
  if (waiting.length === 0) return []
  const becomes = isDropped
    ? 'is not sent'
    : 'is sent when a worker runs, perhaps for the second time (--drop-emails prevents it)'
  return [
    `${plural(waiting.length, 'e-mail')} waited at that moment; each ${becomes}:`,
    ...waiting.map(
      ({ kind, recipient, createdAt }) =>
        `  ${emailKindLabel(kind)}, to ${recipient}, of ${formatInstant(createdAt)}`,
    ),
  ]
}

export function describeOffice(sessions: readonly ListedSession[]): readonly string[] {
  if (sessions.length === 0) return []
  return [
    `${plural(sessions.length, 'session')} of the office will end: everybody signs in again.`,
    'Somebody removed since that moment may sign in again: see ./ops office list.',
  ]
}
