import { findPhoneNumbersInText, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max'
import { normalizePhone } from '@/lib/contract/normalize-contact'

/** Part of the text in a phone field. `url` is a link that dials it; null if this part is not a number. */
type PhonePart = { readonly text: string; readonly url: string | null }

/** Parse numbers as they are dialled from Finland, where `00` comes before a country code. */
const FROM_FINLAND = { defaultCountry: 'FI' } as const

/** Matches numbers with a country code. Without one, a foreign number may look Finnish: `06 12 34 56 78` is French. */
const HAS_COUNTRY = /^\(?\s?(?:\+|00)/

/** Matches a national number as Finns group it: `040 555 1234`, not `04 12 34 56 78` or Australia's `0412 345 678`. */
const IS_GROUPED_AS_IN_FINLAND = /^0\d\d(?:[ -]|\d+(?![ -]?\d))/

/** Maximum digits of a number, country code included. https://www.itu.int/rec/T-REC-E.164 */
const MAX_DIGITS = 15

/**
 * Find the phone numbers in a guest's text, in a form that can be dialled from any country: without the trunk zero, and
 * without an extension, which stays in the text. The parts together make up the whole text.
 *
 * Rule: telephone-links (docs/rules.md)
 */
export function splitAtPhoneNumbers(phone: string): readonly PhonePart[] {
  const text = normalizePhone(phone)
  const found = findPhoneNumbersInText(text, FROM_FINLAND).filter(
    ({ startsAt, endsAt, number }) =>
      (HAS_COUNTRY.test(text.slice(startsAt)) || isFinnishMobile(text.slice(startsAt), number)) &&
      standsAlone(text, startsAt, endsAt),
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

/** Whether a number without a country code is that of a Finnish mobile phone. Landlines may be anybody's. */
function isFinnishMobile(text: string, number: PhoneNumber): boolean {
  return (
    IS_GROUPED_AS_IN_FINLAND.test(text) &&
    number.country === 'FI' &&
    number.isValid() &&
    number.getType() === 'MOBILE'
  )
}

/** Whether the match is a complete number. Dialling part of a longer number or word would call someone else. */
function standsAlone(text: string, startsAt: number, endsAt: number): boolean {
  const isBegun = text[startsAt] === '+' || !/[\d+][ ().-]{0,9}$/.test(text.slice(0, startsAt))
  return isBegun && !/^(?:\p{L}|[ ().-]{0,9}\p{L}*\d)/u.test(text.slice(endsAt))
}

/**
 * Parse an international number that the library does not recognise, for example because its country has introduced a
 * new format.
 */
function wholeNumber(text: string): string | null {
  const isOne = /^(?:\+|00)[\d ()./-]+$/.test(text) && text.replace(/\D/g, '').length <= MAX_DIGITS
  const number = isOne ? parsePhoneNumberFromString(text, FROM_FINLAND) : undefined
  return number ? `tel:${number.number}` : null
}
