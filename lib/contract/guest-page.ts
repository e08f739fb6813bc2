import { z } from 'zod'
import {
  customerEmail,
  customerName,
  customerPhone,
  digits,
  health,
  pickupPlace,
  specialRequests,
} from '@/lib/contract/fields'
import { type Standing } from '@/lib/booking/standing'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'

/** What `/booking/{token}` shows. Amounts in cents. */
export type GuestPage = {
  /** Its own address, without a slash at the end. */
  readonly path: `/booking/${string}`
  readonly standing: Standing
  /** A place that was offered to somebody who waited, and is not paid yet: guests and date stay until then. */
  readonly isOffer: boolean
  readonly facts: BookingFacts
  /** When it started until it was moved to another date or start; null where it never was, or is again. */
  readonly movedFrom: Date | null
  readonly cutOffAt: Date
  readonly pickupPlace: string | null
  /** Whether the guest has said something about health. */
  readonly hasHealthNote: boolean
  readonly money: {
    readonly paidCents: number
    readonly returnedCents: number
    /** On its way back, or to be sent back by hand. */
    readonly askedCents: number
    /** Taken back by the guest's bank. */
    readonly takenByBankCents: number
    /** The bank has not decided yet. */
    readonly isDisputed: boolean
    /** It was paid, and we have less of it than the price. */
    readonly isLessened: boolean
  }
  /** Numbers of its receipts and credit notes, oldest first. */
  readonly documents: readonly string[]
  /** That waits for its payment. */
  readonly change: {
    readonly day: string
    readonly adults: number
    readonly children: number
    readonly payCents: number
    readonly heldUntil: Date
    /** Until then it can be paid, or its payment page be opened: that page needs its own time before the change ends. */
    readonly payUntil: Date
    /** Paid by bank debit, and the money is on its way. */
    readonly isDebitUnderWay: boolean
  } | null
  /** A change that was paid for was made some minutes ago: its guest comes back from the payment. */
  readonly isJustChanged: boolean
  /** That the booking, or its change, can be paid by card here; `url` is Stripe's page for it, where one is open. */
  readonly payment: { readonly url: string | null } | null
  /** What is awaited in cryptocurrency; `details` are null until we have sent them. */
  readonly coins: {
    readonly restCents: number
    readonly details: { readonly address: string; readonly network: string; readonly coins: string } | null
  } | null
  /** What the guest may choose. */
  readonly choice: NonNullable<BookingFacts['choice']> | null
}

/** Cents, where calls carry euros: what a preview has said goes back comes back unchanged. */
const cents = digits(9)

/** The fields of 'Change guests'. */
export const partyInput = z.object({ adults: digits(2), children: digits(2) })

/** The field of 'Change date'. */
export const dateInput = z.object({ departure: digits(9, 'Please choose a date') })

const shownTerms = z.object({ terms: z.string() })

/** The fields of a change that is confirmed; `terms` are those that the preview has shown. */
export const changeInput = z.union([shownTerms.extend(dateInput.shape), shownTerms.extend(partyInput.shape)])

export type ChangeInput = z.output<typeof changeInput>

/** The field of a cancellation that is confirmed: what the preview has said goes back. */
export const cancelInput = z.object({ refund: cents })

/** The fields of a choice that is confirmed. */
export const choiceInput = z.discriminatedUnion('option', [
  z.object({ option: z.literal('full_refund'), refund: cents }),
  z.object({ option: z.literal('another_date'), refund: cents, departure: dateInput.shape.departure }),
])

/** The field of `/find-booking`. */
export const lostLinkInput = z.object({ email: customerEmail })

/** The month that the guest has turned to. */
export const monthInput = z.object({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) })

/** The fields of 'Change details'; an empty one means that there is none, and a name there must be. */
export const detailsInput = z.object({
  name: customerName,
  phone: customerPhone,
  pickUp: pickupPlace,
  wishes: specialRequests,
  /** Another one must be proved first. */
  email: customerEmail.optional(),
  /** Absent where the page is older than the field: then it stays as it is. */
  health: health.optional(),
  healthConsent: z.literal('on').optional(),
})
