import { type MoneyMethod } from '@/lib/booking/money/money-methods'
import { groupPlacesByPrice } from '@/lib/booking/seats/places'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { capitalize } from '@/lib/language/capitalize'
import { formatDay, formatInstant } from '@/lib/language/dates'
import { formatList } from '@/lib/language/lists'
import { formatEuros } from '@/lib/language/money'
import { CRYPTOCURRENCY_NAMES } from '@/lib/words/money/cryptocurrency-names'
import { inCryptocurrencyText } from '@/lib/words/money/cryptocurrency'
import { PAYMENT_METHOD_NAMES, paymentMethodText } from '@/lib/words/money/payment-method-texts'
import { partySizeText } from '@/lib/words/party/party-size-text'
import { words } from '@/lib/words/words'

/* Texts about a booking, in the language of its facts. */

/** When and where the tour starts, as table rows. */
export function meetingDetails(facts: BookingFacts): { readonly title: string; readonly text: string } {
  const { day, language } = facts
  return {
    title: words('email', language)('onDay', { day: formatDay(day, language) }),
    text: meetingText(facts),
  }
}

/** When and where the tour starts: the times on one line, the place on the next. */
export function meetingText(facts: BookingFacts): string {
  const { timesText: times, language } = facts
  return words('email', language)('timesAndPlace', { times, place: placeText(facts) })
}

/** Where we meet the party: at its own pick-up place, if we know it. */
export function placeText({ pickupPlace, meetingPoint }: BookingFacts): string {
  return pickupPlace ?? meetingPoint
}

/** Describe the party: `2 adults and 1 child` */
export function partyText({
  language,
  ...party
}: Pick<BookingFacts, 'adults' | 'children' | 'language'>): string {
  return partySizeText(words('party', language), party)
}

/** Describe the party with its prices: `2 adults at 179 € each`, one line per price. */
export function partyPricesText({ places, language }: BookingFacts): string {
  const say = words('email', language)
  return groupPlacesByPrice(places)
    .map(({ band, count, eachCents }) => {
      const price = formatEuros(eachCents, language)
      return say(band === 'adults' ? 'adultsAt' : 'childrenAt', { count, price })
    })
    .join('\n')
}

/**
 * List the methods by which a booking was paid, without duplicates; before any payment, the one that the guest chose.
 */
export function listPaymentMethodsUsed({ paidBy, paymentMethod }: BookingFacts): readonly MoneyMethod[] {
  return paidBy.length > 0 ? [...new Set(paidBy)] : [paymentMethod]
}

/** Payment methods within a sentence: `by card`, `in Bitcoin`, `by card and in cash` */
export function paymentMethodPhrase(facts: BookingFacts, ways = listPaymentMethodsUsed(facts)): string {
  return formatList(
    ways.map((way) => singleMethodPhrase(facts, way)),
    'and',
    facts.language,
  )
}

function singleMethodPhrase({ cryptoType, language }: BookingFacts, way: MoneyMethod): string {
  return way === 'crypto' ? inCryptocurrencyText(cryptoType, language) : paymentMethodText(way, language)
}

/** Payment methods in the operator's table: `Card`, `Bitcoin`, `Other cryptocurrency`, `Card and cash` */
export function paymentMethodName(facts: BookingFacts): string {
  const names = listPaymentMethodsUsed(facts).map((way) => singleMethodName(facts, way))
  const [first = '', ...others] = names
  return [first, ...others.map((name) => name.toLowerCase())].join(' and ')
}

function singleMethodName({ cryptoType }: BookingFacts, way: MoneyMethod): string {
  return way === 'crypto' ? CRYPTOCURRENCY_NAMES[cryptoType ?? 'other'].name : PAYMENT_METHOD_NAMES[way]
}

/** When a payment is due, as messages take it: an instant, or `none`. */
export function dueTime({ paymentDueAt, language }: BookingFacts): string {
  return paymentDueAt === null ? 'none' : formatInstant(new Date(paymentDueAt), language)
}

/**
 * Mention attached documents: `Receipt R-2026-000001 and credit note C-2026-000001 are attached.` Empty if there are
 * none.
 */
export function documentsText({ documents, language }: BookingFacts): string {
  if (documents.length === 0) return ''
  const say = words('email', language)
  const names = documents.map((number) => say(number.startsWith('R') ? 'receipt' : 'creditNote', { number }))
  return capitalize(say('attached', { count: names.length, papers: formatList(names, 'and', language) }))
}

/** How much of an incomplete payment was received; empty if nothing was. */
export function amountReceivedText({ arrivedCents, cryptoType, language }: BookingFacts): string {
  if (arrivedCents === 0) return ''
  const say = words('email', language)
  const received = say('returnedPart', { amount: formatEuros(arrivedCents, language) })
  return cryptoType === null ? received : `${received} ${say('replyWithWallet')}`
}

/** When a payment is due, for use within an English sentence: `by …` or `in time`. */
export function operatorDueText({ paymentDueAt }: BookingFacts): string {
  return paymentDueAt === null ? 'in time' : `by ${formatInstant(new Date(paymentDueAt), 'en')}`
}
