import { type MoneyMethod } from '@/lib/booking/money/money-methods'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { formatDay, formatInstant } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { plural } from '@/lib/language/pluralize'
import { CRYPTOCURRENCY_NAMES, inCryptocurrencyText } from '@/lib/words/money/cryptocurrency'
import { PAYMENT_METHOD_NAMES, PAYMENT_METHOD_TEXTS } from '@/lib/words/money/payment-method-texts'
import { partySizeText } from '@/lib/words/party/party-size-text'
import { words } from '@/lib/words/words'

/** When and where the tour starts, as table rows. */
export function meetingDetails(facts: BookingFacts): { readonly title: string; readonly text: string } {
  const { day, timesText } = facts
  return { title: `On ${formatDay(day)}`, text: `${timesText} (Finnish time).\n${placeText(facts)}.` }
}

/** Where we meet the party: at its own pick-up place, if we know it. */
export function placeText({ pickupPlace, meetingPoint }: BookingFacts): string {
  return pickupPlace ?? meetingPoint
}

/** Describe the party: `2 adults and 1 child` */
export function partyText(facts: BookingFacts): string {
  return partySizeText(words('party', 'en'), facts)
}

/** Describe the party with its prices: `2 adults at 179 € each`, one line per price. */
export function partyPricesText({ places }: BookingFacts): string {
  return places
    .map(({ band, count, eachCents }) => {
      const guests = band === 'adults' ? plural(count, 'adult') : plural(count, 'child', 'children')
      return `${guests} at ${formatEuros(eachCents)}${count === 1 ? '' : ' each'}`
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
  return ways.map((way) => singleMethodPhrase(facts, way)).join(' and ')
}

function singleMethodPhrase({ cryptoType }: BookingFacts, way: MoneyMethod): string {
  return way === 'crypto' ? inCryptocurrencyText(cryptoType) : PAYMENT_METHOD_TEXTS[way]
}

/** Payment methods in a table: `Card`, `Bitcoin`, `Other cryptocurrency`, `Card and cash` */
export function paymentMethodName(facts: BookingFacts): string {
  const names = listPaymentMethodsUsed(facts).map((way) => singleMethodName(facts, way))
  const [first = '', ...others] = names
  return [first, ...others.map((name) => name.toLowerCase())].join(' and ')
}

function singleMethodName({ cryptoType }: BookingFacts, way: MoneyMethod): string {
  return way === 'crypto' ? CRYPTOCURRENCY_NAMES[cryptoType ?? 'other'].name : PAYMENT_METHOD_NAMES[way]
}

/** When a payment is due, for use within a sentence: `by …` or `in time`. */
export function dueText({ paymentDueAt }: BookingFacts): string {
  return paymentDueAt === null ? 'in time' : `by ${formatInstant(new Date(paymentDueAt))}`
}

/**
 * Mention attached documents: `Receipt R-2026-000001 and credit note C-2026-000001 are attached.` Empty if there are
 * none.
 */
export function documentsText({ documents }: BookingFacts): string {
  if (documents.length === 0) return ''
  const names = documents.map((number) => `${number.startsWith('R') ? 'receipt' : 'credit note'} ${number}`)
  const words = `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} attached.`
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** How much of an incomplete payment was received; empty if nothing was. */
export function amountReceivedText({ arrivedCents, cryptoType }: BookingFacts): string {
  if (arrivedCents === 0) return ''
  const where = cryptoType === null ? '' : ' Please reply with the address of the wallet that should have it.'
  return `${formatEuros(arrivedCents)} had arrived, and we return it to you.${where}`
}
