import 'server-only'
import { type ChoiceCause } from '@/lib/booking/choices/choice'
import { centsToEuros } from '@/lib/booking/money/money'
import { addMinutes } from '@/lib/calendar/duration'
import { formatCommand, formatCommandTemplate } from '@/lib/contract/format-command'
import { officeBookingPath, officeDeparturePath, officeEmailPath } from '@/lib/contract/office-pages'
import {
  BOOKING_ACTION_LABELS,
  type BookingActionName,
  DEPARTURE_ACTION_LABELS,
  EDIT_AGAIN_PARAM,
} from '@/lib/contract/operator-page'
import { displayEmail } from '@/lib/contract/display-email'
import { listPendingPaymentLinks } from '@/lib/db/emails/pending-payment-links'
import { listOpenChoices } from '@/lib/db/bookings/choices'
import { backgroundPool, database } from '@/lib/db/client'
import { listVacatedDates } from '@/lib/db/departures/departures'
import { listUndeliveredEmails } from '@/lib/db/emails/emails'
import { listPaymentProblems, type PaymentProblem } from '@/lib/db/money/payment-problems'
import { listPendingCryptoPayments } from '@/lib/db/money/payment-details'
import { listUnreadReviews, type ReviewOfBooking } from '@/lib/db/reviews'
import { LATE_EMAIL_MINUTES } from '@/lib/emails/next-attempt'
import { formatDay, formatInstant } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { plural } from '@/lib/language/pluralize'
import { listFailedJobs } from '@/lib/queue/failed-jobs'
import { toChoice } from '@/lib/use-cases/changes/to-choice'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'
import { listOrphanedTours, orphanedTourText } from '@/lib/use-cases/departures/tour-snapshots'
import { emailKindLabel } from '@/lib/words/email-kind-label'
import { inCryptocurrencyText } from '@/lib/words/money/cryptocurrency'

/** Something that staff must act on, or should know about in the morning. */
export type OpenItem = {
  readonly kind: string
  readonly about: string
  readonly bookingId: string | null
  readonly text: string
  /**
   * Details shown on screen but never e-mailed: the address of an undeliverable e-mail and the mail server's response.
   */
  readonly unstored?: string
  readonly command: string
  /** The page of the office where it is dealt with, and what the link says; null if only a command can. */
  readonly act: { readonly path: `/office/${string}`; readonly name: string } | null
}

/** List what needs attention now: payments and refunds, open choices, payments due, reviews, e-mails and jobs. */
export async function listOpenItems(now: Date): Promise<readonly OpenItem[]> {
  return [
    ...(await listPaymentProblems(database())).map(moneyItem),
    ...(await choiceItems()),
    ...(await cryptoItems(now)),
    ...(await paymentLinkItems(now)),
    ...(await listUnreadReviews(database())).map(reviewItem),
    ...(await emailItems(now)),
    ...(await otherItems(now)),
  ]
}

const MONEY_TEXTS: Readonly<Record<PaymentProblem['kind'], string>> = {
  dispute: 'the guest is disputing the payment: respond in the Stripe dashboard',
  refund_refused: 'Stripe cannot refund it: send it another way',
  refund_by_hand: 'for you to return yourself',
  refund_failing: 'Stripe has not refunded it yet; trying again',
}

function moneyItem({ kind, bookingId, reference, cents, reason }: PaymentProblem): OpenItem {
  const text = `${formatEuros(cents)}: ${MONEY_TEXTS[kind]}${reason ? ` (${reason})` : ''}`
  const isByHand = kind === 'refund_by_hand'
  const command = isByHand
    ? `${formatCommandTemplate('money record', reference, centsToEuros(cents))} --returned`
    : formatCommand('booking show', reference)
  const act = isByHand
    ? bookingAct(reference, 'record-returned', `amount=${centsToEuros(cents)}`)
    : bookingAct(reference)
  return { kind, about: reference, bookingId, text, command, act }
}

/** The booking's page, or an act on it with some of its fields filled in. */
function bookingAct(reference: string, name?: BookingActionName, fields?: string): OpenItem['act'] {
  const path = officeBookingPath({ reference })
  if (name === undefined) return { path, name: `Open ${reference}` }
  return {
    path: `${path}/${name}${fields ? `?${fields}&${EDIT_AGAIN_PARAM}` : ''}`,
    name: BOOKING_ACTION_LABELS[name],
  }
}

function reviewItem({ bookingId, reference, stars }: ReviewOfBooking): OpenItem {
  const text = `a review with ${plural(stars, 'star')} waits to be published or refused`
  const command = formatCommand('reviews list')
  return { kind: 'review_received', about: reference, bookingId, text, command, act: null }
}

const CHOICE_TEXTS: Readonly<Record<ChoiceCause, string>> = {
  departure_cancelled: 'another date or a refund',
  merged: 'the new date, another date or a refund',
  time_changed: 'the new start, another date or a refund',
  lights_not_seen: 'a free return trip or a refund',
}

const WITH_TOUR = 'another date, another tour or a refund'

async function choiceItems(): Promise<readonly OpenItem[]> {
  const open = await listOpenChoices(database())
  return open.map(({ reference, startsAt, ...choice }) => {
    const { endsAt } = toChoice(choice, startsAt)
    const until = endsAt ? `, until ${formatInstant(endsAt)}` : ''
    const told = choice.toldAt ? '' : '; no e-mail has reached the guest yet'
    return {
      kind: 'choice_open',
      about: reference,
      bookingId: choice.bookingId,
      text: `${choice.offeredTourIds.length > 0 ? WITH_TOUR : CHOICE_TEXTS[choice.cause]}${until}${told}`,
      command: formatCommandTemplate('booking choose', reference),
      act: bookingAct(reference),
    }
  })
}

async function cryptoItems(now: Date): Promise<readonly OpenItem[]> {
  const awaited = await listPendingCryptoPayments(database(), now)
  return awaited.map(
    ({ reference, bookingId, cents, arrivedCents, cryptoType, dueAt, hasDetails, changeId }) => {
      const arrived = arrivedCents > 0 ? `, the rest of ${formatEuros(cents + arrivedCents)}` : ''
      const coins = `${formatEuros(cents)} ${inCryptocurrencyText(cryptoType)}${arrived}`
      const what = `${coins}${changeId === null ? '' : ' for a change'}, due ${formatInstant(dueAt)}`
      return {
        kind: hasDetails ? 'crypto_awaited' : 'details_to_send',
        about: reference,
        bookingId,
        text: hasDetails ? what : `${what}: the guest is waiting for the payment details`,
        command: formatCommandTemplate(hasDetails ? 'crypto paid' : 'crypto details', reference),
        act: bookingAct(reference, hasDetails ? 'record-payment' : 'send-details'),
      }
    },
  )
}

async function paymentLinkItems(now: Date): Promise<readonly OpenItem[]> {
  return (await listPendingPaymentLinks(database(), now)).map(
    ({ reference, bookingId, cents, dueAt, isOfChange }) => ({
      kind: 'payment_awaited',
      about: reference,
      bookingId,
      text: `${formatEuros(cents)} by card${isOfChange ? ' for a change' : ''}, due ${formatInstant(dueAt)}`,
      command: formatCommand('booking show', reference),
      act: bookingAct(reference),
    }),
  )
}

async function emailItems(now: Date): Promise<readonly OpenItem[]> {
  const emails = await listUndeliveredEmails(database(), addMinutes(now, -LATE_EMAIL_MINUTES))
  return emails.map(({ id, kind, bookingId, recipient, failedAt, lastError }) => ({
    kind: 'email_undelivered',
    about: id,
    bookingId,
    text: `${emailKindLabel(kind)}: ${failedAt ? 'could not be delivered' : 'not delivered yet'}`,
    unstored: `, to ${displayEmail(recipient)}${lastError ? ` (${lastError})` : ''}`,
    command: failedAt ? formatCommand('emails resend', id) : formatCommand('emails list'),
    act: { path: officeEmailPath({ id }), name: 'Open the e-mail' },
  }))
}

async function otherItems(now: Date): Promise<readonly OpenItem[]> {
  const jobs = await listFailedJobs(backgroundPool())
  const orphans = await listOrphanedTours(now)
  return [
    ...(await vacatedDateItems(now)),
    ...jobs.map(({ key, attempts }) => ({
      kind: 'job_failed',
      about: key,
      bookingId: null,
      text: `failed after ${attempts} attempts`,
      command: formatCommand('jobs retry'),
      act: null,
    })),
    ...orphans.map((orphan) => ({
      kind: 'tour_without_content',
      about: String(orphan.tourId),
      bookingId: null,
      text: orphanedTourText(orphan),
      command: formatCommand('booking list', '--tour', orphan.tourId),
      act: null,
    })),
  ]
}

/** List dates that a private party has left and that are still off sale. Rule: office-bookings (docs/rules.md) */
async function vacatedDateItems(now: Date): Promise<readonly OpenItem[]> {
  const vacated = await listVacatedDates(database(), now)
  return Promise.all(
    vacated.map(async (date) => ({
      kind: 'private_date_vacant',
      about: `${(await loadBookedTour(database(), date, 'en')).name} on ${formatDay(date.day)}`,
      bookingId: null,
      text: 'the party that had it to itself has left; it stays off sale until you open it',
      command: formatCommand('open', date.tourId, date.day),
      act: { path: `${officeDeparturePath(date)}/open`, name: DEPARTURE_ACTION_LABELS.open },
    })),
  )
}
