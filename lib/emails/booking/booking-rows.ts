import { byMethod, methodName, partyPrices, partyText } from '@/lib/emails/booking/booking-text'
import { type Part, type Row } from '@/lib/emails/draft'
import { type BookingFacts } from '@/lib/emails/facts'
import { shownEmail } from '@/lib/contract/shown-email'
import { formatDay } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'

/**
 * The guest's facts: what, when, where, for whom, and the last row on money.
 *
 * @param withRequests  only in e-mails about a paid booking: otherwise anyone could have us send a stranger any text
 */
export function guestTable(
  facts: BookingFacts,
  { title, money, withRequests = false }: { title: string; money: string; withRequests?: boolean },
): Part {
  const rows = [
    ...tripRows(facts),
    { label: 'Guests', value: partyPrices(facts) },
    ...optionalRow('Requests', withRequests ? facts.specialRequests : null),
    moneyRow(money, facts),
  ]
  return { kind: 'table', title, rows }
}

/** The rows of a free return trip, which has no price and was not paid. */
export function freeTripTable(facts: BookingFacts): Part {
  const rows = [
    ...tripRows(facts),
    { label: 'Guests', value: partyText(facts) },
    { label: 'Price', value: 'Free', isStrong: true },
  ]
  return { kind: 'table', title: 'Your return trip', rows }
}

/** What the operator needs to act on a booking. */
export function operatorTable(facts: BookingFacts, { money }: { money: string }): Part {
  const rows = [
    ...tripRows(facts),
    { label: 'Guests', value: partyText(facts) },
    { label: 'Name', value: facts.customerName },
    { label: 'E-mail', value: shownEmail(facts.customerEmail) },
    ...optionalRow('Phone', facts.customerPhone),
    ...optionalRow('Requests', facts.specialRequests),
    moneyRow(money, facts),
    ...optionalRow('Method', facts.totalCents === 0 ? null : methodName(facts)),
  ]
  return { kind: 'table', title: 'The booking', rows }
}

function tripRows(facts: BookingFacts): readonly Row[] {
  return [
    { label: 'Reference', value: facts.reference, isStrong: true },
    { label: 'Tour', value: facts.tourName },
    { label: 'Date', value: formatDay(facts.day) },
    { label: 'Time', value: `${facts.timesText}\n(Finnish time)` },
    { label: 'Place', value: facts.meetingPoint },
  ]
}

function moneyRow(label: string, facts: BookingFacts): Row {
  if (facts.totalCents === 0) return { label: 'Price', value: 'Nothing to pay', isStrong: true }
  return {
    label,
    value: `${formatEuros(facts.totalCents)} ${byMethod(facts)}, VAT included`,
    isStrong: true,
  }
}

function optionalRow(label: string, value: string | null): readonly Row[] {
  return value === null ? [] : [{ label, value }]
}
