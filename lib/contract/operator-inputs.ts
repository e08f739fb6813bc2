import { z } from 'zod'
import { visibleText } from '@/lib/contract/visible-text'
import { readDecimal, readEuros } from '@/lib/booking/read-amount'

/** What is said of a field that says nothing, or nothing of its own. */
export const FILL_IN = 'Please fill this in'

const LINE_MOST = 200
const TOO_LONG = `This must be ${LINE_MOST} characters or fewer`
const WRONG_EUROS = 'Please write an amount in euros, such as 89.50'
const WRONG_DECIMAL = 'Please write a number above 0, such as 0.0021'

/** An amount in euros as it is typed, in cents. */
export const eurosInput = z.string(WRONG_EUROS).transform(readEuros).pipe(z.number(WRONG_EUROS))

/** The same where it may be left empty. */
export const optionalEurosInput = z.union([z.literal('').transform(() => null), eurosInput], WRONG_EUROS)

/** A number of coins, or a rate, as it is typed. */
export const decimalInput = z.string(WRONG_DECIMAL).transform(readDecimal).pipe(z.string(WRONG_DECIMAL))

/** One line, which may be left empty, without what nobody sees of it: a paste brings that along. */
export const optionalLineInput = z
  .string()
  .transform((text) => visibleText(text).trim())
  .pipe(z.string().max(LINE_MOST, TOO_LONG))

/** The same that must say something: an address, a network, a transaction's id. */
export const lineInput = optionalLineInput.pipe(z.string().min(1, FILL_IN))
