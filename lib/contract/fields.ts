import { z } from 'zod'
import { type FieldFault } from '@/lib/contract/field-fault'
import { isBlank } from '@/lib/contract/is-blank'
import { normalizeEmail, normalizePhone } from '@/lib/contract/normalize-contact'
import { cleanPastedText } from '@/lib/contract/clean-pasted-text'
import { stripInvisible } from '@/lib/contract/strip-invisible'
import { LANGUAGES } from '@/lib/language/language'

/* The fields that visitors submit, with their limits and error messages. */

/** The error for empty required fields, worded for a whole form. */
export const MISSING_FIELDS_ERROR = 'Please fill in all required fields'

/** Control characters other than line breaks and tabs. PostgreSQL cannot store some of them, such as NUL. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/

/**
 * More combining marks on one letter than any language uses, by Unicode's own limit for normalization. We reject them
 * because sorting them takes quadratic time. https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format
 */
const EXCESSIVE_MARKS = /\p{M}{31}/u

/**
 * Multi-line text. Its length is counted as its writer sees it: a line break is one character, although forms send two.
 */
function text(longest: number, name: string, kept = (text: string) => text) {
  return z
    .string({ error: `${name} must be text` })
    .refine((value) => value.isWellFormed(), unusable(name))
    .transform((value) => stripInvisible(cleanPastedText(value)))
    .refine((value) => !CONTROL.test(value) && !EXCESSIVE_MARKS.test(value), unusable(name))
    .transform((value) => kept(value.normalize('NFC').trim()))
    .refine((value) => value.length <= longest, {
      error: `${name} must be ${longest} characters or fewer`,
      params: { kind: 'too_long', limit: longest } satisfies FieldFault,
    })
}

/** A single line of text, such as a name; line breaks in pasted text become spaces. */
function line(longest: number, name: string) {
  return text(longest, name, onOneLine)
}

/** The name or address of a place; several lines are joined with commas. */
function place(longest: number, name: string) {
  return text(longest, name, (value) =>
    onOneLine(value.split('\n').map(withoutComma).filter(Boolean).join(', ')),
  )
}

function withoutComma(part: string): string {
  const trimmed = part.trim()
  return trimmed.endsWith(',') ? trimmed.slice(0, -1) : trimmed
}

/** A single line for machines, such as a phone number, normalized by `typed`. */
function contact(longest: number, name: string, typed: (text: string) => string) {
  return text(longest, name, (value) => typed(onOneLine(value)))
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

function unusable(name: string) {
  return {
    error: `${name} contains characters that cannot be used`,
    params: { kind: 'unusable' } satisfies FieldFault,
  }
}

/** Reject a value that is absent, null or blank. The schema's input type shows what browser code must send. */
function required<Schema extends z.ZodType<string>>(schema: Schema) {
  return z.preprocess(
    (value: string) => value ?? '',
    schema.refine((value) => !isBlank(value), {
      error: MISSING_FIELDS_ERROR,
      params: { kind: 'missing' } satisfies FieldFault,
    }),
  )
}

/** Turn a value that is absent or blank into null. */
function optional<Schema extends z.ZodType<string>>(schema: Schema) {
  return z
    .preprocess((value: string | null | undefined) => value ?? '', schema)
    .transform((value) => (isBlank(value) ? null : value))
}

/**
 * A person's name. The form's field cannot contain line breaks, so a client that sends one is trying to inject an
 * e-mail header.
 */
const singleLineName = z
  .string({ error: 'Your name must be text' })
  .refine((value) => !/[\r\n]/.test(value.trim()), unusable('Your name'))

export const customerNameField = required(singleLineName.pipe(line(200, 'Your name')))

/**
 * Reject addresses that browsers accept but no mail server does: misplaced dots, a single-label or numeric domain, a
 * local part of more than 64 characters. zod's stricter check would also reject domains such as xn--p1ai.
 */
const DELIVERABLE = /^(?=.{1,64}@)[^.@]+(?:\.[^.@]+)*@(?:[^.@]+\.)+[a-z][a-z0-9-]*[a-z0-9]$/i

export const customerEmailField = required(contact(254, 'Your email', normalizeEmail)).refine(
  (email) => email === '' || isEmail(email),
  { error: 'Invalid email address', params: { kind: 'not_an_address' } satisfies FieldFault },
)

function isEmail(text: string): boolean {
  return DELIVERABLE.test(text) && z.email({ pattern: z.regexes.html5Email }).safeParse(text).success
}

export const customerPhoneField = optional(contact(50, 'Your phone number', normalizePhone))

/** Where the guide picks up a party. */
export const pickupPlaceField = optional(place(200, 'The pick-up place'))

export const specialRequestsField = optional(text(2000, 'The special requests field'))

/** A guest's health details; stored only with consent. */
export const health = optional(text(1000, 'The health field'))

/* The texts in enquiries. The forms do not limit their length, so these limits are generous. */
export const message = required(text(10_000, 'Your message'))
export const destinationField = required(place(500, 'Your pickup and destination'))
export const additionalInfoField = optional(text(10_000, 'Your additional information'))

/** Minimum length of a review, in characters. */
export const MIN_REVIEW_LENGTH = 20
export const MAX_REVIEW_LENGTH = 2000

export const reviewWordsField = required(text(MAX_REVIEW_LENGTH, 'Your words')).refine(
  (words) => words === '' || words.length >= MIN_REVIEW_LENGTH,
  {
    error: `Your words must be ${MIN_REVIEW_LENGTH} characters or more`,
    params: { kind: 'too_short', limit: MIN_REVIEW_LENGTH } satisfies FieldFault,
  },
)
export const reviewFirstNameField = required(singleLineName.pipe(line(50, 'Your first name')))
export const reviewCountryField = required(line(60, 'Your country'))

/** The office's note on a booking. */
export const note = required(line(500, 'The note'))

/** An optional note: absent, null and empty become null. */
export const optionalNoteField = optional(line(500, 'The note'))
/**
 * Maximum length of the office's messages to guests, counting a line break as one character. A character takes up to 9
 * of the 32 KiB of bytes to which a form is limited.
 */
export const MAX_MESSAGE_LENGTH = 2000

const officeText = text(MAX_MESSAGE_LENGTH, 'The message')

export const officeMessageField = required(officeText)
export const optionalOfficeMessageField = optional(officeText)

/** A whole number as text, with at most this many digits. */
export function digits(most: number, error?: string) {
  return z
    .string(error)
    .regex(new RegExp(`^\\d{1,${most}}$`), error)
    .transform(Number)
}

/** One of our ids: a number, or a text of its digits. */
export function id(error: string) {
  return z
    .union([z.number(), digits(9)], { error })
    .refine((value) => Number.isInteger(value) && value > 0 && value < 2 ** 31, error)
}

function count(least: number, error: string) {
  return z
    .number({ error })
    .refine((value) => Number.isInteger(value) && value >= least, error)
    .refine((value) => value <= 1000, 'Please write to us about a group of this size')
}

const WRONG_AMOUNT = 'The amount must be a number of euros'

/** An amount of money in euros. */
export const euros = z.number({ error: WRONG_AMOUNT }).min(0, WRONG_AMOUNT).max(10_000_000, WRONG_AMOUNT)

/**
 * The tour's name or date as shown to the visitor. Every booking request contains both, but we do not rely on either.
 */
export const shownTextField = z.custom<string>().optional()

/** The language of the page on which a form was filled in. */
export const localeField = z
  .enum(LANGUAGES, { error: `The locale must be one of ${LANGUAGES.join(', ')}` })
  .default('en')

/** The fields of every booking request, by card or by cryptocurrency. */
export const bookingInputFields = {
  tour_id: id('Please choose a tour'),
  tour_date_id: id('Please select a date'),
  customer_name: customerNameField,
  customer_email: customerEmailField,
  adults: count(1, 'At least one adult must come along'),
  children: count(0, 'The number of children must be 0 or more'),
  special_requests: specialRequestsField,
}
