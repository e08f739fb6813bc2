import { z } from 'zod'
import { monthInput } from '@/lib/contract/guest-page'

/** A page's month and tour, from its query. What cannot be read counts as left out. */
export const monthOfQuery = z.object({
  month: monthInput.shape.month.optional().catch(undefined),
  tour: z.coerce.number().int().positive().max(999_999).optional().catch(undefined),
})
