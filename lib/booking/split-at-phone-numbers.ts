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

/**
 * Matches a national number of any country. Nobody knows whose `06 12 34 56 78` is, so it is dialled as
 * it was typed. A date is none.
 */
const NATIONAL = /(?!\d\d[.-]\d\d[.-]\d{4})(?:\(0[1-9]\d{0,3}\)|0[1-9]\d{0,3}\/?)(?:[ ().-]{0,2}\d){3,9}/g

/** Fewer digits are no national number with its area code, but a house number or an hour. */
const MIN_NATIONAL_DIGITS = 7

/** Maximum digits of a number, country code included. https://www.itu.int/rec/T-REC-E.164 */
const MAX_DIGITS = 15

/**
 * Find the phone numbers in a guest's phone field, in a form that can be dialled from any country, where that is known:
 * without the trunk zero, and without an extension, which stays in the text. The parts together make up the whole text.
 *
 * Rule: telephone-links (docs/rules.md)
 */
export function splitAtPhoneNumbers(phone: string): readonly PhonePart[] {
  const text = normalizePhone(phone)
  const found = findNumbers(text)
  if (found.length === 0) return [{ text, url: wholeNumber(text) }]
  const pieces: PhonePart[] = []
  let from = 0
  for (const { startsAt, endsAt, url } of found) {
    if (startsAt > from) pieces.push({ text: text.slice(from, startsAt), url: null })
    pieces.push({ text: text.slice(startsAt, endsAt), url })
    from = endsAt
  }
  return from < text.length ? [...pieces, { text: text.slice(from), url: null }] : pieces
}

type Found = { readonly startsAt: number; readonly endsAt: number; readonly url: string }

function findNumbers(text: string): readonly Found[] {
  const known = findPhoneNumbersInText(text, FROM_FINLAND)
    .filter(
      ({ startsAt, number }) =>
        HAS_COUNTRY.test(text.slice(startsAt)) || isFinnishMobile(text.slice(startsAt), number),
    )
    .map(({ startsAt, endsAt, number }) => ({ startsAt, endsAt, url: `tel:${number.number}` }))
  const national = [...text.matchAll(NATIONAL)]
    .flatMap(({ 0: typed, index }) => {
      const digits = typed.replace(/\D/g, '')
      if (digits.length < MIN_NATIONAL_DIGITS) return []
      return [{ startsAt: index, endsAt: index + typed.length, url: `tel:${digits}` }]
    })
    .filter((one) => known.every(({ startsAt, endsAt }) => one.endsAt <= startsAt || endsAt <= one.startsAt))
  return [...known, ...national]
    .filter(({ startsAt, endsAt }) => standsAlone(text, startsAt, endsAt))
    .sort((one, other) => one.startsAt - other.startsAt)
}

/** Whether a number without a country code is that of a Finnish mobile phone. Others may be anybody’s. */
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
