import 'server-only'
import { z } from 'zod'

/* Values of Stripe's that we can store. Anything beyond them we cannot read. */

/** An id, or the name of a state or type. */
export const identifier = z.string().regex(/^[\w.:-]{1,255}$/)

/** The id of an object that Stripe references, or expands. */
export const idOf = z.union([identifier, z.object({ id: identifier }).transform((object) => object.id)])

/** An amount as the database keeps it. */
export const cents = z.int32().min(0)

/** Seconds, as far as dates reach. */
export const instant = z
  .int()
  .min(0)
  .max(8.64e12)
  .transform((seconds) => new Date(seconds * 1000))
