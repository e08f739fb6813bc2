import { z } from 'zod'
import { bookingInputFields, customerEmailField, customerNameField, localeField } from '@/lib/contract/fields'
import { type FieldMessage } from '@/lib/contract/field-message'

const DATES_MISSING = 'noDates' satisfies FieldMessage

/** How many dates one party may wait for at once, enough for a long stay. */
const MAX_DATES = 31

const { tour_id, tour_date_id, adults, children } = bookingInputFields

/** The body of `POST /api/waiting-list`. */
export const waitingListRequest = z.object({
  tour_id,
  tour_date_ids: z
    .array(tour_date_id, { error: DATES_MISSING })
    .min(1, DATES_MISSING)
    .refine((dates) => dates.length <= MAX_DATES, {
      error: 'datesTooMany' satisfies FieldMessage,
      params: { limit: MAX_DATES },
    }),
  adults,
  children,
  name: customerNameField,
  email: customerEmailField,
  locale: localeField,
})

export type WaitingListRequest = Readonly<z.input<typeof waitingListRequest>>

/** Response of `POST /api/waiting-list`; the same if the address is already on the list. */
export type WaitingListResponse = { readonly success: true }
