import { displayEmail } from '@/lib/contract/display-email'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { type Part, type Row } from '@/lib/emails/layout/email-draft'
import {
  paymentMethodPhrase,
  paymentMethodName,
  partyPricesText,
  partyText,
  placeText,
} from '@/lib/emails/parts/booking-text'
import { type Words } from '@/lib/emails/locale-texts'

export type GuestTableOptions = {
  readonly title: string
  /** Label of the price in the table. */
  readonly money: string
  /**
   * Whether to show the special requests. Only for a paid booking: otherwise anyone could make us send any text to a
   * stranger.
   */
  readonly withRequests?: boolean
}

/** The table for the guest: what, when, where, for whom and, last, the price. */
export function bookingTableForGuest(
  facts: BookingFacts,
  { title, money, withRequests = false }: GuestTableOptions,
  words: Words,
): Part {
  const { guests, requests } = words.labels
  const rows = [
    ...tripRows(facts, words),
    { label: guests, value: partyPricesText(facts) },
    ...optionalRow(requests, withRequests ? facts.specialRequests : null),
    moneyRow(money, facts, words),
  ]
  return { kind: 'table', title, rows }
}

/** The table for a free return trip, which has no price or payment. */
export function returnTripTable(facts: BookingFacts, words: Words): Part {
  const { guests, price } = words.labels
  const rows = [
    ...tripRows(facts, words),
    { label: guests, value: partyText(facts) },
    { label: price, value: 'Free', isStrong: true },
  ]
  return { kind: 'table', title: 'Your return trip', rows }
}

/** The table with what the operator needs to know about a booking. */
export function bookingTableForOperator(facts: BookingFacts, money: string, words: Words): Part {
  const { guests, name, email, phone, requests, method } = words.labels
  const rows = [
    ...tripRows(facts, words),
    { label: guests, value: partyText(facts) },
    { label: name, value: facts.customerName },
    { label: email, value: displayEmail(facts.customerEmail) },
    ...optionalRow(phone, facts.customerPhone),
    ...optionalRow(requests, facts.specialRequests),
    moneyRow(money, facts, words),
    ...optionalRow(method, facts.totalCents === 0 ? null : paymentMethodName(facts)),
  ]
  return { kind: 'table', title: 'The booking', rows }
}

function tripRows(facts: BookingFacts, { labels, formatDay, finnishTime }: Words): readonly Row[] {
  return [
    { label: labels.reference, value: facts.reference, isStrong: true },
    { label: labels.tour, value: facts.tourName },
    { label: labels.date, value: formatDay(facts.day) },
    { label: labels.time, value: `${facts.timesText}\n${finnishTime}` },
    { label: labels.place, value: placeText(facts) },
  ]
}

function moneyRow(
  label: string,
  facts: BookingFacts,
  { labels, formatEuros, nothingToPay, withVat }: Words,
): Row {
  if (facts.totalCents === 0) return { label: labels.price, value: nothingToPay, isStrong: true }
  const price = `${formatEuros(facts.totalCents)} ${paymentMethodPhrase(facts)}`
  return { label, value: withVat(price), isStrong: true }
}

function optionalRow(label: string, value: string | null): readonly Row[] {
  return value === null ? [] : [{ label, value }]
}
