import { type BookingState, isUnpaid } from '@/lib/booking/booking'
import { type MoneyMethod } from '@/lib/booking/money/money-methods'
import { type Party } from '@/lib/booking/party'
import { type Day, helsinkiTime } from '@/lib/calendar/day'
import { displayEmail } from '@/lib/contract/display-email'
import { formatDay, formatInstant } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'
import { languageName } from '@/lib/language/language-names'
import { formatEuros } from '@/lib/language/money'
import { emailKindLabel } from '@/lib/words/email-kind-label'
import { formatCoins, inCryptocurrencyText, exchangeRateText } from '@/lib/words/money/cryptocurrency'
import { paymentMethodText } from '@/lib/words/money/payment-method-texts'
import { displayGuestName } from '@/lib/words/party/display-guest-name'
import { partySizeText } from '@/lib/words/party/party-size-text'
import { words } from '@/lib/words/words'

/** The parts of a booking shown to the operator. Amounts in cents. */
type RecordedBooking = {
  readonly state: BookingState
  readonly day: Day
  readonly startsAt: Date
  readonly adults: number
  readonly children: number
  readonly customerName: string
  readonly customerEmail: string
  readonly customerPhone: string | null
  readonly language: Language
  readonly pickupPlace: string | null
  readonly specialRequests: string | null
  /** Health details; set only if the reader is allowed to see them. Rule: health (docs/rules.md) */
  readonly health?: string | null
  readonly noShowAt: Date | null
  readonly totalCents: number
  readonly paidCents: number
  readonly returnedCents: number
  /** Amount that the guest's bank has taken in a dispute and not returned. */
  readonly disputedCents: number
  readonly refundDueCents: number
  /** The balance due, see `dueCents` in `lib/booking/ledger.ts`. */
  readonly dueCents: number
  readonly paymentMethod: MoneyMethod
  readonly cryptoType: string | null
  readonly createdAt: Date
  readonly confirmedAt: Date | null
  readonly endedAt: Date | null
  readonly expiresAt: Date | null
}

/** A change that is awaiting payment. */
export type UnpaidChange = {
  readonly day: Day
  readonly party: Party
  readonly payCents: number
  readonly until: Date
}

/** `Ice Fishing, Saturday, 12 December 2026 at 10:00` */
export function bookedTourText(
  { day, startsAt }: Pick<RecordedBooking, 'day' | 'startsAt'>,
  tourName: string,
): string {
  return `${tourName}, ${formatDay(day)} at ${helsinkiTime(startsAt)}`
}

type Row = readonly [label: string, text: string]

/**
 * The rows that describe a booking to the operator, on the command line and on its page: each known fact with its
 * label.
 */
export function toBookingRows(
  booking: RecordedBooking,
  tourName: string,
  change: UnpaidChange | null,
): readonly Row[] {
  const { totalCents, paidCents, returnedCents, disputedCents, refundDueCents, paymentMethod, cryptoType } =
    booking
  const facts: readonly (readonly [string, string | null])[] = [
    ['Tour', bookedTourText(booking, tourName)],
    ['Guests', partySizeText(words('party', 'en'), booking)],
    ['Change', change && changeText(change)],
    ['Name', displayGuestName(booking.customerName)],
    ['E-mail', displayEmail(booking.customerEmail)],
    ['Phone', booking.customerPhone],
    ['Language', languageName(booking.language, 'en')],
    ['Pick-up', booking.pickupPlace],
    ['Wishes', booking.specialRequests],
    ['Health', booking.health ?? null],
    ['No-show', booking.noShowAt && formatInstant(booking.noShowAt)],
    [
      'Total',
      totalCents === 0
        ? formatEuros(0)
        : `${formatEuros(totalCents)} ${methodText(paymentMethod, cryptoType)}`,
    ],
    ['Paid', formatEuros(paidCents)],
    ['Still to pay', isUnpaid(booking.state) && paidCents > 0 ? formatEuros(booking.dueCents) : null],
    ['Returned', returnedCents > 0 ? formatEuros(returnedCents) : null],
    ['Taken by bank', disputedCents > 0 ? formatEuros(disputedCents) : null],
    ['To return', refundDueCents > 0 ? formatEuros(refundDueCents) : null],
    ['Booked', formatInstant(booking.createdAt)],
    ['Confirmed', booking.confirmedAt && formatInstant(booking.confirmedAt)],
    ['Ended', booking.endedAt && formatInstant(booking.endedAt)],
    ['Unpaid until', isUnpaid(booking.state) && booking.expiresAt ? formatInstant(booking.expiresAt) : null],
  ]
  return facts.flatMap(([label, text]): readonly Row[] => (text ? [[label, text]] : []))
}

function methodText(method: MoneyMethod, cryptoType: string | null): string {
  return method === 'crypto' ? inCryptocurrencyText(cryptoType, 'en') : paymentMethodText(method, 'en')
}

/** The payment details sent to the guest. */
export function paymentDetailsRows(details: SentDetails | null, cryptoType: string | null): readonly Row[] {
  if (!details) return []
  const { voidedAt, sentAt } = details
  return [
    [
      'Sent details',
      `${coinsToSendText(details, cryptoType)}, ${exchangeRateText(details.rate, cryptoType)}`,
    ],
    ['Details sent', `${formatInstant(sentAt)}${voidedAt ? `, void since ${formatInstant(voidedAt)}` : ''}`],
  ]
}

/** Format the payment details: `0.002 BTC on bitcoin to 1A1z…`. */
export function coinsToSendText({ coins, network, address }: SentDetails, cryptoType: string | null): string {
  return `${formatCoins(coins, cryptoType)} on ${network} to ${address}`
}

type SentDetails = {
  readonly coins: string
  readonly network: string
  readonly address: string
  readonly rate: string
  readonly sentAt: Date
  readonly voidedAt: Date | null
}

function changeText({ day, party, payCents, until }: UnpaidChange): string {
  return `${partySizeText(words('party', 'en'), party)} on ${formatDay(day)}, once ${formatEuros(payCents)} is paid; seats held until ${formatInstant(until)}`
}

type RecordedEmail = {
  readonly kind: string
  readonly recipient: string
  readonly createdAt: Date
  readonly sentAt: Date | null
  readonly failedAt: Date | null
  readonly overtakenAt: Date | null
}

/** Describe an e-mail: `Booking confirmed, to aino@example.com: sent Tuesday, 1 December 2026 at 12:00`. */
export function emailLine(email: RecordedEmail): string {
  const { kind, recipient } = email
  return `${emailKindLabel(kind)}, to ${displayEmail(recipient) || 'nobody'}: ${emailStateText(email)}`
}

/** Say whether an e-mail was sent: `sent Tuesday, 1 December 2026 at 12:00`. */
export function emailStateText({ createdAt, sentAt, failedAt, overtakenAt }: RecordedEmail): string {
  if (sentAt) return `sent ${formatInstant(sentAt)}`
  if (failedAt) return `failed for good ${formatInstant(failedAt)}`
  if (overtakenAt) return 'not sent, because a later e-mail replaced it'
  return `waiting since ${formatInstant(createdAt)}`
}
