import { z } from 'zod'
import { isBlank } from '@/lib/contract/is-blank'
import { typedEmail, typedPhone } from '@/lib/contract/typed-contact'
import { pastedText } from '@/lib/contract/pasted-text'
import { visibleText } from '@/lib/contract/visible-text'

/* The fields that visitors send: bounds, and a text for the visitor when one is wrong. */

const MISSING = 'Please fill in all required fields'

/** Control characters have no place in a name or a message, and a NUL breaks databases. Line breaks and tabs may stay. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/

/**
 * More combining marks on one letter than any language uses, by Unicode's own bound for text to be normalized: sorting
 * them takes quadratic time. https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format
 */
const PILED_UP = /\p{M}{31}/u

/** Text of several lines, judged as its writer sees it. A break counts as one character: forms send two. */
function text(longest: number, name: string, kept = (text: string) => text) {
  return z
    .string({ error: `${name} must be text` })
    .refine((value) => value.isWellFormed(), unusable(name))
    .transform((value) => visibleText(pastedText(value)))
    .refine((value) => !CONTROL.test(value) && !PILED_UP.test(value), unusable(name))
    .transform((value) => kept(value.normalize('NFC').trim()))
    .refine((value) => value.length <= longest, `${name} must be ${longest} characters or fewer`)
}

/** One line of text, such as a name: a paste may have several. */
function line(longest: number, name: string) {
  return text(longest, name, onOneLine)
}

/** A place, of which each line is a part. */
function place(longest: number, name: string) {
  return text(longest, name, (value) =>
    onOneLine(value.split('\n').map(withoutComma).filter(Boolean).join(', ')),
  )
}

function withoutComma(part: string): string {
  const trimmed = part.trim()
  return trimmed.endsWith(',') ? trimmed.slice(0, -1) : trimmed
}

/** One line that a machine reads, `typed` as it reads it. */
function contact(longest: number, name: string, typed: (text: string) => string) {
  return text(longest, name, (value) => typed(onOneLine(value)))
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

function unusable(name: string): string {
  return `${name} contains characters that cannot be used`
}

/** Absent, null and blank all count as missing. Its input type is what browser code must send. */
function required<Schema extends z.ZodType<string>>(schema: Schema) {
  return z.preprocess(
    (value: string) => value ?? '',
    schema.refine((value) => !isBlank(value), MISSING),
  )
}

/** Absent, null and blank are the same: null. */
function optional<Schema extends z.ZodType<string>>(schema: Schema) {
  return z
    .preprocess((value: string | null | undefined) => value ?? '', schema)
    .transform((value) => (isBlank(value) ? null : value))
}

/** No field for a name has lines: what sends one means to write a header of an e-mail. */
const unbrokenName = z
  .string({ error: 'Your name must be text' })
  .refine((value) => !/[\r\n]/.test(value.trim()), unusable('Your name'))

export const customerName = required(unbrokenName.pipe(line(200, 'Your name')))

/**
 * Refuses what browsers accept as an address and no mail server does: misplaced dots, a domain of one label or of
 * digits, a local part of more than 64 characters. zod's stricter check would also refuse domains such as xn--p1ai.
 */
const DELIVERABLE = /^(?=.{1,64}@)[^.@]+(?:\.[^.@]+)*@(?:[^.@]+\.)+[a-z][a-z0-9-]*[a-z0-9]$/i

export const customerEmail = required(contact(254, 'Your email', typedEmail)).refine(
  (email) => email === '' || isEmail(email),
  'Invalid email address',
)

function isEmail(text: string): boolean {
  return DELIVERABLE.test(text) && z.email({ pattern: z.regexes.html5Email }).safeParse(text).success
}

export const customerPhone = optional(contact(50, 'Your phone number', typedPhone))

/** Where the guide meets a party. */
export const pickupPlace = optional(place(200, 'The pick-up place'))

export const specialRequests = optional(text(2000, 'The special requests field'))

/** What a guest says about health; kept with consent alone. */
export const health = optional(text(1000, 'The health field'))

/* What visitors write in requests. The forms set no bounds of their own, so these are wide. */
export const message = required(text(10_000, 'Your message'))
export const destination = required(place(500, 'Your pickup and destination'))
export const additionalInfo = optional(text(10_000, 'Your additional information'))

/** What the office writes down about a booking. */
export const note = required(line(500, 'The note'))

/** The same where it may be left out: absent, null and empty are null. */
export const optionalNote = optional(line(500, 'The note'))
/**
 * What the office writes to guests is this long at the most, a break counted as one: a letter takes up to 9 bytes of the
 * 32 KiB that a form may have.
 */
export const OFFICE_WORDS_MOST = 2000

const officeText = text(OFFICE_WORDS_MOST, 'The message')

export const officeWords = required(officeText)
export const optionalOfficeWords = optional(officeText)

/** A whole number as text, of so many digits at the most. */
export function digits(most: number, error?: string) {
  return z
    .string(error)
    .regex(new RegExp(`^\\d{1,${most}}$`), error)
    .transform(Number)
}

/** An id of ours: a number, or its digits as text. */
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

/** An amount in euros. */
export const euros = z.number({ error: WRONG_AMOUNT }).min(0, WRONG_AMOUNT).max(10_000_000, WRONG_AMOUNT)

/** The names of tour and date as the visitor saw them. They are part of every booking request and are not trusted. */
export const shownText = z.custom<string>().optional()

/** The fields of every booking request, by card or by cryptocurrency. */
export const bookingInputFields = {
  tour_id: id('Please choose a tour'),
  tour_date_id: id('Please select a date'),
  customer_name: customerName,
  customer_email: customerEmail,
  adults: count(1, 'At least one adult must come along'),
  children: count(0, 'The number of children must be 0 or more'),
  special_requests: specialRequests,
}
