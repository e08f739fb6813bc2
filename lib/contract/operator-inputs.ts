import { z } from 'zod'
import { readDecimal, readEuros } from '@/lib/booking/read-amount'

/** An amount in euros as it is typed, in cents. */
export const eurosInput = z.string().transform(readEuros).pipe(z.number())

/** A number of coins, or a rate, as it is typed. */
export const decimalInput = z.string().transform(readDecimal).pipe(z.string())

/** One line: an address, a network, a transaction's id. */
export const lineInput = z.string().trim().min(1).max(200)
