import { z } from 'zod'
import { isBlank } from '@/lib/contract/is-blank'
import { normalizeEmail, normalizePhone } from '@/lib/contract/normalize-contact'
import { cleanPastedText } from '@/lib/contract/clean-pasted-text'
import { stripInvisible } from '@/lib/contract/strip-invisible'
import { LANGUAGES } from '@/lib/language/language'
import { type FieldMessage, type TextFieldName } from '@/lib/contract/field-message'

/*
 * The fields that visitors submit, with their limits. Their errors are names of messages: `fieldErrorText` says them. Errors
 * of the office's own fields, and those that only a program can cause, are English texts.
 */

/** The error for empty required fields, worded for a whole form. */
export const MISSING_FIELDS_ERROR = 'missing' satisfies FieldMessage

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
function text(longest: number, errors: FieldErrors, kept = (text: string) => text) {
  const { notText, unusable, tooLong } = errors
  return z
    .string({ error: notText })
    .refine((value) => value.isWellFormed(), unusable)
    .transform((value) => stripInvisible(cleanPastedText(value)))
    .refine((value) => !CONTROL.test(value) && !EXCESSIVE_MARKS.test(value), unusable)
    .transform((value) => kept(value.normalize('NFC').trim()))
    .refine((value) => value.length <= longest, { error: tooLong, params: { limit: longest } })
}

type FieldErrors = Readonly<Record<'notText' | 'unusable' | 'tooLong', string>>

/** The messages about a visitor's field, by the beginning of their names. */
function errorsOf(name: TextFieldName): FieldErrors {
  return {
    notText: `${name}NotText`,
    unusable: `${name}Unusable`,
    tooLong: `${name}TooLong`,
  } as const satisfies Readonly<Record<keyof FieldErrors, FieldMessage>>
}

/** The errors of a field of the office's own. */
function officeErrors(name: string, longest: number): FieldErrors {
  return {
    notText: `${name} must be text`,
    unusable: `${name} contains characters that cannot be used`,
    tooLong: `${name} must be ${longest} characters or fewer`,
  }
}

/** A single line of text, such as a name; line breaks in pasted text become spaces. */
function line(longest: number, errors: FieldErrors) {
  return text(longest, errors, onOneLine)
}

/** The name or address of a place; several lines are joined with commas. */
function place(longest: number, errors: FieldErrors) {
  return text(longest, errors, (value) =>
    onOneLine(value.split('\n').map(withoutComma).filter(Boolean).join(', ')),
  )
}

function withoutComma(part: string): string {
  const trimmed = part.trim()
  return trimmed.endsWith(',') ? trimmed.slice(0, -1) : trimmed
}

/** A single line for machines, such as a phone number, normalized by `typed`. */
function contact(longest: number, errors: FieldErrors, typed: (text: string) => string) {
  return text(longest, errors, (value) => typed(onOneLine(value)))
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

/** Reject a value that is absent, null or blank. The schema's input type shows what browser code must send. */
function required<Schema extends z.ZodType<string>>(schema: Schema) {
  return z.preprocess(
    (value: string) => value ?? '',
    schema.refine((value) => !isBlank(value), MISSING_FIELDS_ERROR),
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
  .string({ error: 'nameNotText' satisfies FieldMessage })
  .refine((value) => !/[\r\n]/.test(value.trim()), 'nameUnusable' satisfies FieldMessage)

export const customerNameField = required(singleLineName.pipe(line(200, errorsOf('name'))))

/**
 * Reject addresses that browsers accept but no mail server does: misplaced dots, a single-label or numeric domain, a
 * local part of more than 64 characters. zod's stricter check would also reject domains such as xn--p1ai.
 */
const DELIVERABLE = /^(?=.{1,64}@)[^.@]+(?:\.[^.@]+)*@(?:[^.@]+\.)+[a-z][a-z0-9-]*[a-z0-9]$/i

export const customerEmailField = required(contact(254, errorsOf('email'), normalizeEmail)).refine(
  (email) => email === '' || isEmail(email),
  'invalidEmail' satisfies FieldMessage,
)

function isEmail(text: string): boolean {
  return DELIVERABLE.test(text) && z.email({ pattern: z.regexes.html5Email }).safeParse(text).success
}

export const MAX_PHONE_LENGTH = 50

export const customerPhoneField = optional(contact(MAX_PHONE_LENGTH, errorsOf('phone'), normalizePhone))

/** Where the guide picks up a party. */
export const pickupPlaceField = optional(place(200, errorsOf('pickUp')))

export const specialRequestsField = optional(text(2000, errorsOf('requests')))

/** A guest's health details; stored only with consent. */
export const health = optional(text(1000, errorsOf('health')))

/* The texts in enquiries. The forms do not limit their length, so these limits are generous. */
export const message = required(text(10_000, errorsOf('message')))
export const destinationField = required(place(500, errorsOf('route')))
export const additionalInfoField = optional(text(10_000, errorsOf('moreInfo')))

/** Minimum length of a review, in characters. */
export const MIN_REVIEW_LENGTH = 20
export const MAX_REVIEW_LENGTH = 2000

export const reviewWordsField = required(text(MAX_REVIEW_LENGTH, errorsOf('review'))).refine(
  (words) => words === '' || words.length >= MIN_REVIEW_LENGTH,
  { error: 'reviewTooShort' satisfies FieldMessage, params: { limit: MIN_REVIEW_LENGTH } },
)
export const reviewFirstNameField = required(singleLineName.pipe(line(50, errorsOf('firstName'))))
export const reviewCountryField = required(line(60, errorsOf('country')))

const MAX_NOTE_LENGTH = 500

const noteLine = line(MAX_NOTE_LENGTH, officeErrors('The note', MAX_NOTE_LENGTH))

/** The office's note on a booking. */
export const note = required(noteLine)

/** An optional note: absent, null and empty become null. */
export const optionalNoteField = optional(noteLine)
/**
 * Maximum length of the office's messages to guests, counting a line break as one character. A character takes up to 9
 * of the 32 KiB of bytes to which a form is limited.
 */
export const MAX_MESSAGE_LENGTH = 2000

const officeText = text(MAX_MESSAGE_LENGTH, officeErrors('The message', MAX_MESSAGE_LENGTH))

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

function count(least: number, error: FieldMessage) {
  return z
    .number({ error })
    .refine((value) => Number.isInteger(value) && value >= least, error)
    .refine((value) => value <= 1000, 'groupOfThisSize' satisfies FieldMessage)
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
  tour_id: id('noTour' satisfies FieldMessage),
  tour_date_id: id('noDate' satisfies FieldMessage),
  customer_name: customerNameField,
  customer_email: customerEmailField,
  adults: count(1, 'noAdult'),
  children: count(0, 'wrongChildren'),
  special_requests: specialRequestsField,
}
