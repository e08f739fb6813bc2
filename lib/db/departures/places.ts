import 'server-only'
import { z } from 'zod'
import { type Places } from '@/lib/booking/seats/places'

/** Places as stored in JSON. */
export const placesSchema = z.array(
  z.object({
    band: z.enum(['adults', 'children']),
    count: z.int(),
    eachCents: z.int(),
    basis: z.enum(['departure', 'agreed', 'return_trip']),
  }),
) satisfies z.ZodType<Places>
