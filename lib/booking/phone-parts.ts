import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { typedPhone } from '@/lib/contract/typed-contact'

/** A piece of what stands in a telephone field; `url` dials the number that it is, null where it is none. */
type PhonePart = { readonly text: string; readonly url: string | null }

/** Read as dialled from Finland, where `00` begins a country's code. */
const FROM_FINLAND = { defaultCountry: 'FI' } as const

/** Of a number that says its country. One that does not may be a stranger's in ours: `06 12 34 56 78` is French. */
const HAS_COUNTRY = /^\(?\s?(?:\+|00)/

/** The most that a number has, its country included. https://www.itu.int/rec/T-REC-E.164 */
const MOST_DIGITS = 15

/**
 * The telephone numbers in what a guest typed, as they are dialled from any country: without the zero that is for the
 * own one, and without an extension, which is read. The pieces give the whole text.
 *
 * Rule: telephone-links (docs/rules.md)
 */
export function phoneParts(phone: string): readonly PhonePart[] {
  const text = typedPhone(phone)
  const found = findPhoneNumbersInText(text, FROM_FINLAND).filter(
    ({ startsAt, endsAt }) => HAS_COUNTRY.test(text.slice(startsAt)) && standsAlone(text, startsAt, endsAt),
  )
  if (found.length === 0) return [{ text, url: wholeNumber(text) }]
  const pieces: PhonePart[] = []
  let from = 0
  for (const { startsAt, endsAt, number } of found) {
    if (startsAt > from) pieces.push({ text: text.slice(from, startsAt), url: null })
    pieces.push({ text: text.slice(startsAt, endsAt), url: `tel:${number.number}` })
    from = endsAt
  }
  return from < text.length ? [...pieces, { text: text.slice(from), url: null }] : pieces
}

/** The beginning or the end of a longer number is another number, also where a letter is in it. */
function standsAlone(text: string, startsAt: number, endsAt: number): boolean {
  const isBegun = text[startsAt] === '+' || !/[\d+][ ().-]{0,9}$/.test(text.slice(0, startsAt))
  return isBegun && !/^(?:\p{L}|[ ().-]{0,9}\p{L}*\d)/u.test(text.slice(endsAt))
}

/** A number with its country whose form is none that its country has, or had when the library was made. */
function wholeNumber(text: string): string | null {
  const isOne = /^(?:\+|00)[\d ()./-]+$/.test(text) && text.replace(/\D/g, '').length <= MOST_DIGITS
  const number = isOne ? parsePhoneNumberFromString(text, FROM_FINLAND) : undefined
  return number ? `tel:${number.number}` : null
}
