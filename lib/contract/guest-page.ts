import { z } from 'zod'
import { customerName, customerPhone, pickupPlace, specialRequests } from '@/lib/contract/fields'
import { type Standing } from '@/lib/booking/standing'
import { CHOICE_OPTIONS } from '@/lib/booking/choice'
import { type BookingFacts } from '@/lib/emails/facts'

/** What `/booking/{token}` shows. Amounts in cents. */
export type GuestPage = {
  /** Its own address, without a slash at the end. */
  readonly path: `/booking/${string}`
  readonly standing: Standing
  readonly facts: BookingFacts
  readonly cutOffAt: Date
  readonly pickupPlace: string | null
  readonly money: {
    readonly paidCents: number
    readonly returnedCents: number
    /** On its way back, or to be sent back by hand. */
    readonly askedCents: number
  }
  /** Numbers of its receipts and credit notes, oldest first. */
  readonly documents: readonly string[]
  /** Of a booking that is kept until it is paid: Stripe's page for it, where it is open. */
  readonly payment: { readonly payUrl: string | null } | null
  /** That waits for its payment. */
  readonly change: {
    readonly day: string
    readonly adults: number
    readonly children: number
    readonly payCents: number
    readonly heldUntil: Date
    readonly isByCard: boolean
    /** Stripe's page for it, where it is open. */
    readonly payUrl: string | null
  } | null
  /** What the guest may choose. */
  readonly choice: NonNullable<BookingFacts['choice']> | null
}

const guests = z
  .string()
  .regex(/^\d{1,2}$/)
  .transform(Number)

/** The fields of 'Change guests'. */
export const partyInput = z.object({ adults: guests, children: guests })

/** The field of 'Change date'. */
export const dateInput = z.object({
  departure: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
})

/** The fields of a choice that is confirmed; `refund` is what the preview has said goes back, in cents. */
export const choiceInput = z.object({
  option: z.enum(CHOICE_OPTIONS),
  departure: dateInput.shape.departure.optional(),
  refund: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
})

/** The fields of 'Change details'; an empty one means that there is none, and a name there must be. */
export const detailsInput = z.object({
  name: customerName,
  phone: customerPhone,
  pickUp: pickupPlace,
  wishes: specialRequests,
})
