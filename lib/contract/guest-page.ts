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
import { type BookingStatus } from '@/lib/booking/booking-status'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'

/** The booking page at `/booking/{token}`. Amounts in cents. */
export type GuestPage = {
  /** Path of the page, without a trailing slash. */
  readonly path: `/booking/${string}`
  readonly standing: BookingStatus
  /** An unpaid offer from the waiting list: guests and date cannot change until it is paid. */
  readonly isOffer: boolean
  readonly facts: BookingFacts
  /** The start before the booking was moved to another date or time; null if it never was, or is back. */
  readonly movedFrom: Date | null
  readonly cutOffAt: Date
  readonly pickupPlace: string | null
  /** Whether the guest has given health details. */
  readonly hasHealthNote: boolean
  readonly money: {
    readonly paidCents: number
    readonly returnedCents: number
    /** Amount being refunded, or to be refunded by hand. */
    readonly askedCents: number
    /** Amount taken by the guest's bank. */
    readonly takenByBankCents: number
    /** The bank has not decided the dispute yet. */
    readonly isDisputed: boolean
    /** It was paid, but we now hold less than the price. */
    readonly isLessened: boolean
  }
  /** Numbers of the receipts and credit notes, oldest first. */
  readonly documents: readonly string[]
  /** The change that awaits its payment. */
  readonly change: {
    readonly day: string
    readonly adults: number
    readonly children: number
    readonly payCents: number
    readonly heldUntil: Date
    /** Deadline for paying or opening the payment page, which needs some time of its own before the change expires. */
    readonly payUntil: Date
    /** Whether a bank debit for it is under way. */
    readonly isDebitUnderWay: boolean
  } | null
  /** A paid change was made within the last minutes: the guest is returning from the payment. */
  readonly isJustChanged: boolean
  /** Card payment of the booking or its change, if possible here; `url` is Stripe's page, if one is open. */
  readonly payment: { readonly url: string | null } | null
  /** The cryptocurrency payment awaited; `details` is null until we have sent them. */
  readonly coins: {
    readonly restCents: number
    readonly details: { readonly address: string; readonly network: string; readonly coins: string } | null
  } | null
  /** The guest's open choice; null if there is none. */
  readonly choice: NonNullable<BookingFacts['choice']> | null
}

/** Cents, unlike the calls, which use euros: the refund shown in a preview is sent back unchanged. */
const cents = digits(9)

/** The fields of 'Change guests'. */
export const partyInput = z.object({ adults: digits(2), children: digits(2) })

/** The field of 'Change date'. */
export const dateInput = z.object({ departure: digits(9, 'Please choose a date') })

const shownTerms = z.object({ terms: z.string() })

/** The fields of a confirmed change; `terms` are those shown in the preview. */
export const changeInput = z.union([shownTerms.extend(dateInput.shape), shownTerms.extend(partyInput.shape)])

export type ChangeInput = z.output<typeof changeInput>

/** The field of a confirmed cancellation: the refund shown in the preview. */
export const cancelInput = z.object({ refund: cents })

/** The fields of a confirmed choice. */
export const choiceInput = z.discriminatedUnion('option', [
  z.object({ option: z.literal('full_refund'), refund: cents }),
  z.object({ option: z.literal('another_date'), refund: cents, departure: dateInput.shape.departure }),
])

/** The field of `/find-booking`. */
export const lostLinkInput = z.object({ email: customerEmail })

/** The month that the guest has opened. */
export const monthInput = z.object({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) })

/** The fields of 'Change details'; an empty one clears it, except the name, which is required. */
export const detailsInput = z.object({
  name: customerName,
  phone: customerPhone,
  pickUp: pickupPlace,
  wishes: specialRequests,
  /** A new address has to be confirmed first. */
  email: customerEmail.optional(),
  /** Absent on pages opened before the field existed: then it does not change. */
  health: health.optional(),
  healthConsent: z.literal('on').optional(),
})
