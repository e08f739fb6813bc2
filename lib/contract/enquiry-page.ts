import { z } from 'zod'
import { isDay } from '@/lib/calendar/day'
import { customerEmail, customerName, customerPhone, id } from '@/lib/contract/fields'
import { partyInput } from '@/lib/contract/guest-page'
import { optionalEurosInput } from '@/lib/contract/operator-inputs'
import { type EnquiryActionName } from '@/lib/contract/operator-page'

/** The enquiry page at `/operator/{token}`. */
export type EnquiryPage = {
  /** Path of the page, without a trailing slash. */
  readonly path: `/operator/${string}`
  /** `Contact message` */
  readonly title: string
  /** The known facts, each with its label. */
  readonly rows: readonly (readonly [label: string, text: string])[]
  /** The visitor's message, with its line breaks. */
  readonly words: string | null
  readonly phone: string | null
  /** Link that starts an e-mail to the visitor. */
  readonly mailto: string
  /** What was done about the enquiry, one line each. */
  readonly acts: readonly string[]
  /** The booking made from the enquiry, with its page for the same inbox. */
  readonly booking: { readonly reference: string; readonly url: string } | null
  readonly actions: readonly EnquiryActionName[]
}

/** The fields of 'Make a booking of it'. The preview has no name and contact, and uses the enquiry's. */
export const enquiryBookingInput = partyInput.extend({
  tour: id('Please choose a tour'),
  day: z.string().refine(isDay, 'Please choose a date'),
  /** An agreed total; empty for the date's price. */
  total: optionalEurosInput,
  private: z.enum(['no', 'yes']),
  name: customerName.optional(),
  email: customerEmail.optional(),
  phone: customerPhone.optional(),
})

export type EnquiryBookingInput = z.output<typeof enquiryBookingInput>
