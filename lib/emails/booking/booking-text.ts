import { plural } from '@/lib/booking/plural'
import { CRYPTOCURRENCIES } from '@/lib/booking/cryptocurrency'
import { formatEuros } from '@/lib/booking/money'
import { formatDay, formatInstant } from '@/lib/calendar/day'
import { type BookingFacts } from '@/lib/emails/facts'

/** `Booking confirmed: Snowshoe Adventure, Saturday, 12 December 2026 (LL-7KM4QD)` */
export function subjectOf(words: string, { tourName, day, reference }: BookingFacts): string {
  return `${words}: ${tourName}, ${formatDay(day)} (${reference})`
}

/** The tour, and the day below it. */
export function tourAndDay({ tourName, day }: BookingFacts): string {
  return `${tourName}\n${formatDay(day)}`
}

/** `2 adults and 1 child` */
export function partyText({ adults, children }: BookingFacts): string {
  return partyLines(adults, children).join(' and ')
}

/** `2 adults at 179 € each`, and a line for children where there are any. */
export function partyPrices(facts: BookingFacts): string {
  const prices = [facts.adultPriceCents, facts.childPriceCents]
  const counts = [facts.adults, facts.children]
  return partyLines(facts.adults, facts.children)
    .map((words, band) => `${words} at ${formatEuros(prices[band] ?? 0)}${counts[band] === 1 ? '' : ' each'}`)
    .join('\n')
}

function partyLines(adults: number, children: number): string[] {
  const adultText = plural(adults, 'adult')
  const childText = plural(children, 'child', 'children')
  return children > 0 ? [adultText, childText] : [adultText]
}

/** `by card`, `in Bitcoin`, `in cryptocurrency` */
export function byMethod({ paymentMethod, cryptoType }: BookingFacts): string {
  if (paymentMethod === 'card') return 'by card'
  return `in ${cryptoType === null || cryptoType === 'other' ? 'cryptocurrency' : CRYPTOCURRENCIES[cryptoType].name}`
}

/** `Card`, `Bitcoin`, `Other cryptocurrency` */
export function methodName({ paymentMethod, cryptoType }: BookingFacts): string {
  if (paymentMethod === 'card') return 'Card'
  return CRYPTOCURRENCIES[cryptoType ?? 'other'].name
}

/** When a cryptocurrency payment is due, for the middle of a sentence. */
export function dueText({ paymentDueAt }: BookingFacts): string {
  return paymentDueAt === null ? 'in time' : `by ${formatInstant(new Date(paymentDueAt))}`
}

export function guestReason({ reference }: BookingFacts): string {
  return `You have this e-mail because booking ${reference} was made with this e-mail address.`
}
