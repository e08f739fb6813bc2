import { z } from 'zod'
import { isDay } from '@/lib/calendar/day'
import { customerEmail, customerName, customerPhone, id } from '@/lib/contract/fields'
import { partyInput } from '@/lib/contract/guest-page'
import { optionalEurosInput } from '@/lib/contract/operator-inputs'
import { type EnquiryActionName } from '@/lib/contract/operator-page'

/** What `/operator/{token}` shows of an enquiry. */
export type EnquiryPage = {
  /** Its own address, without a slash at the end. */
  readonly path: `/operator/${string}`
  /** `Contact message` */
  readonly title: string
  /** Facts that there are, each with its name. */
  readonly rows: readonly (readonly [label: string, text: string])[]
  /** The visitor's own, with their line breaks. */
  readonly words: string | null
  readonly phone: string | null
  /** Begins an e-mail to the visitor. */
  readonly mailto: string
  /** What was done about it, a line each. */
  readonly acts: readonly string[]
  /** That was made of it, with its page for the same inbox. */
  readonly booking: { readonly reference: string; readonly url: string } | null
  readonly actions: readonly EnquiryActionName[]
}

/** The fields of 'Make a booking of it'. Who books is absent in its preview: it is whoever asked. */
export const enquiryBookingInput = partyInput.extend({
  tour: id('Please choose a tour'),
  day: z.string().refine(isDay, 'Please choose a date'),
  /** Empty: the price of the date. */
  total: optionalEurosInput,
  private: z.enum(['no', 'yes']),
  name: customerName.optional(),
  email: customerEmail.optional(),
  phone: customerPhone.optional(),
})

export type EnquiryBookingInput = z.output<typeof enquiryBookingInput>
