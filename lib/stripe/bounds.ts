import 'server-only'
import { z } from 'zod'

/* What of Stripe's can be kept. Anything beyond is no answer and no event that we can read. */

/** An id, or a word for a state or a type. */
export const identifier = z.string().regex(/^[\w.:-]{1,255}$/)

/** The id of a thing that Stripe names, or sends whole. */
export const idOf = z.union([identifier, z.object({ id: identifier }).transform((object) => object.id)])

/** An amount as the database keeps it. */
export const cents = z.int32().min(0)
