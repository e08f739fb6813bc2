import 'server-only'
import { z } from 'zod'

/* Schemas for the values from Stripe that we can store. Anything else counts as unreadable. */

/** An id, or the name of a state or type, from Stripe. */
export const identifierSchema = z.string().regex(/^[\w.:-]{1,255}$/)

/** The id of an object that Stripe references or expands. */
export const expandableIdSchema = z.union([
  identifierSchema,
  z.object({ id: identifierSchema }).transform((object) => object.id),
])

/** An amount that fits the database. */
export const centsSchema = z.int32().min(0)

/** An instant from Stripe: seconds, within the range of `Date`. */
export const instantSchema = z
  .int()
  .min(0)
  .max(8.64e12)
  .transform((seconds) => new Date(seconds * 1000))
