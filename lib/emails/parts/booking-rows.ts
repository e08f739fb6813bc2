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
import { formatDay } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'
import { formatEuros } from '@/lib/language/money'
import { words } from '@/lib/words/words'

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
): Part {
  const say = words('email', facts.language)
  const rows = [
    ...tripRows(facts),
    { label: say('guests'), value: partyPricesText(facts) },
    ...optionalRow(say('requests'), withRequests ? facts.specialRequests : null),
    ...moneyRows(money, facts),
  ]
  return { kind: 'table', title, rows }
}

/** The table for a free return trip, which has no price or payment. */
export function returnTripTable(facts: BookingFacts): Part {
  const say = words('email', facts.language)
  const sayChoice = words('emailChoice', facts.language)
  const rows = [
    ...tripRows(facts),
    { label: say('guests'), value: partyText(facts) },
    { label: say('price'), value: sayChoice('free'), isStrong: true },
  ]
  return { kind: 'table', title: sayChoice('yourReturnTrip'), rows }
}

/**
 * The table with what the operator needs to know about a booking, in English.
 *
 * @param guestLanguage  the language that the guest reads
 */
export function bookingTableForOperator(facts: BookingFacts, guestLanguage: Language, money: string): Part {
  const rows = [
    ...tripRows(facts),
    { label: 'Guests', value: partyText(facts) },
    { label: 'Name', value: facts.customerName },
    ...languageRow(guestLanguage),
    { label: 'E-mail', value: displayEmail(facts.customerEmail) },
    ...optionalRow('Phone', facts.customerPhone),
    ...optionalRow('Requests', facts.specialRequests),
    ...moneyRows(money, facts),
    ...optionalRow('Method', facts.totalCents === 0 ? null : paymentMethodName(facts)),
  ]
  return { kind: 'table', title: 'The booking', rows }
}

/** Tells the operator which language a guest reads; nothing if it is English. */
export function languageRow(language: Language): readonly Row[] {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language)
  return language === 'en' || !name ? [] : [{ label: 'Language', value: name }]
}

function tripRows(facts: BookingFacts): readonly Row[] {
  const say = words('email', facts.language)
  return [
    { label: say('reference'), value: facts.reference, isStrong: true },
    { label: say('tour'), value: facts.tourName },
    { label: say('date'), value: formatDay(facts.day, facts.language) },
    { label: say('time'), value: `${facts.timesText}\n${say('finnishTime')}` },
    { label: say('place'), value: placeText(facts) },
  ]
}

/** The price or, of a booking that has ended, all that was paid and what had been refunded before. */
function moneyRows(label: string, facts: BookingFacts): readonly Row[] {
  const { totalCents, paid, language } = facts
  const say = words('email', language)
  if (totalCents === 0 && !paid) return [{ label: say('price'), value: say('nothingToPay'), isStrong: true }]
  const price = formatEuros(paid?.cents ?? totalCents, language)
  const value = say('priceWithVat', { price, method: paymentMethodPhrase(facts) })
  const refunded = paid?.refundedCents ? formatEuros(paid.refundedCents, language) : null
  return [
    { label: paid ? say('paid') : label, value, isStrong: true },
    ...optionalRow(say('refundedBefore'), refunded),
  ]
}

function optionalRow(label: string, value: string | null): readonly Row[] {
  return value === null ? [] : [{ label, value }]
}
