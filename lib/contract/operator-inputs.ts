import { z } from 'zod'
import { parseDecimal, parseEuros } from '@/lib/booking/money/parse-amount'
import { helsinkiInstant, isDay } from '@/lib/calendar/day'
import { digits, MAX_PHONE_LENGTH } from '@/lib/contract/fields'
import { isBlank } from '@/lib/contract/is-blank'
import { normalizePhone } from '@/lib/contract/normalize-contact'
import { parseDayInput, splitDayRange, type DayRange, type DayResolver } from '@/lib/contract/parse-day-input'
import { cleanLine } from '@/lib/emails/facts/clean-text'
import { stripInvisible } from '@/lib/contract/strip-invisible'

/** The default error for an empty field. */
export const EMPTY_FIELD_ERROR = 'Please fill this in'

const MAX_LINE_LENGTH = 200
const TOO_LONG = `This must be ${MAX_LINE_LENGTH} characters or fewer`
const WRONG_EUROS = 'Please write an amount in euros from 0.01 to 999,999.99, such as 89.50'
const WRONG_DECIMAL = 'Please write a number above 0, such as 0.0021'
const WRONG_RATE = 'Please write the euros for one coin, such as 61234.50'

/** An amount typed in euros, converted to cents. */
export const eurosInput = z.string(WRONG_EUROS).transform(parseEuros).pipe(z.number(WRONG_EUROS))

/** An optional amount; empty becomes null. */
export const optionalEurosInput = z.union([z.literal('').transform(() => null), eurosInput], WRONG_EUROS)

/** An amount of coins; kept as text. */
export const coinsInput = decimalInput(WRONG_DECIMAL)

/** An exchange rate in euros per coin; kept as text. */
export const rateInput = decimalInput(WRONG_RATE)

function decimalInput(error: string) {
  return z.string(error).transform(parseDecimal).pipe(z.string(error))
}

/** A single optional line, without the invisible characters that pasted text may contain. */
export const optionalLineInput = z
  .string()
  .transform((text) => stripInvisible(text).trim())
  .pipe(z.string().max(MAX_LINE_LENGTH, TOO_LONG))

/** A required line, such as an address, a network or a transaction id. */
export const lineInput = optionalLineInput.pipe(z.string().min(1, EMPTY_FIELD_ERROR))

const WRONG_DAY = 'Please write a day as today, tomorrow or 2026-12-24'
const WRONG_RANGE = 'Please write a day, or days such as 2026-12-24..2026-12-26, the earlier one first'
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/
const MAX_NOTE_LENGTH = 500
/** Minimum number of digits in a phone number: a shorter one cannot be dialled from abroad. */
const MIN_PHONE_DIGITS = 6

/** A yes-or-no field: a command-line option without a value, or a choice between `yes` and `no` in a form. */
export const flagInput = z
  .union([z.literal(true), z.string()])
  .optional()
  .transform((value) => value === true || value === 'yes')

/** A day in Helsinki: `today`, `tomorrow` or `2026-12-24`. */
export const dayInput = z
  .string(WRONG_DAY)
  .transform(parseDayInput)
  .pipe(z.custom<DayResolver>(Boolean, WRONG_DAY))

/** A day, or a range of days such as `2026-12-24..2026-12-26`, at this time. */
export function dayRangeInput(now: Date) {
  return z
    .string(WRONG_RANGE)
    .transform((text): DayRange | null => {
      const [first, last] = splitDayRange(text)?.map((end) => parseDayInput(end)?.(now)) ?? []
      return first && last && first <= last ? { first, last } : null
    })
    .pipe(z.custom<DayRange>(Boolean, WRONG_RANGE))
}

/** A date and time in Helsinki, such as `2026-12-11 19:50`. */
export const instantInput = z
  .string()
  .transform((text) => text.trim().split(/[ T]/))
  .refine(
    ([day = '', time = '', ...others]) => isDay(day) && CLOCK.test(time) && others.length === 0,
    'Please write it as 2026-12-11 19:50, in Helsinki time',
  )
  .transform(([day = '', time = '']) => helsinkiInstant(day, time))

/** A time of day, such as `19:30`, or `19.30` as Finns write it. */
export const timeInput = z
  .string()
  .transform((text) => text.trim().replace('.', ':'))
  .pipe(z.string().regex(CLOCK, 'Please write a time as 19:30'))

/** One of the given words, with `-`, `_` or a space between its parts. */
export function oneOfInput<Word extends string>(words: readonly Word[]) {
  return z
    .string()
    .transform((text) => text.trim().toLowerCase().replace(/[\s-]/g, '_'))
    .pipe(z.enum(words, `One of: ${words.join(', ')}`))
}

/** A number of guests, up to two digits. */
export const guestCountInput = digits(2, 'Please write a number from 0 to 99')

/** A number of seats, at least 1: to sell none, the operator closes the date. */
export const seatsInput = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, 'Please write seats as a number from 1 to 999')
  .transform(Number)

/** A short text on one line. */
export const shortTextInput = z
  .string()
  .transform((text) => cleanLine(text).normalize('NFC'))
  .refine(
    (words) => !isBlank(words) && words.length <= MAX_NOTE_LENGTH,
    `Please write 1 to ${MAX_NOTE_LENGTH} characters`,
  )

/** A phone number as guests write it, such as `+358 40 123 45 67`. */
export const phoneInput = shortTextInput
  .transform(normalizePhone)
  .refine(
    (phone) =>
      phone.length <= MAX_PHONE_LENGTH &&
      /^\+?[\d\s()./-]+$/.test(phone) &&
      phone.replace(/\D/g, '').length >= MIN_PHONE_DIGITS,
    'Please write a phone number such as +358 40 1234567',
  )

/** A field that the operator may clear; an empty one becomes null. */
export function clearableInput<Output>(schema: z.ZodType<Output>) {
  return z.union([z.literal('').transform(() => null), schema])
}

/** A field that may be empty or absent; it then becomes undefined. */
export function optionalInput<Output>(schema: z.ZodType<Output>) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
}
