import { z } from 'zod'
import {
  customerEmailField,
  customerNameField,
  customerPhoneField,
  digits,
  health,
  localeField,
  pickupPlaceField,
  specialRequestsField,
} from '@/lib/contract/fields'
import { type FieldMessage } from '@/lib/contract/field-message'
import { type BookingStatus } from '@/lib/booking/booking-status'
import { type Day } from '@/lib/calendar/day'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { LANGUAGES } from '@/lib/language/language'

/** The booking page at `/booking/{token}`. Amounts in cents. */
export type GuestPage = {
  /** Path of the booking page, without a trailing slash. */
  readonly path: `/booking/${string}`
  readonly standing: BookingStatus
  /** Whether this is an unpaid offer to the waiting list, whose party and date cannot change until it is paid. */
  readonly isOffer: boolean
  readonly facts: BookingFacts
  /** The original start, if the booking was moved to another date or time; null if it was not, or was moved back. */
  readonly movedFrom: Date | null
  /** The name of the tour it was moved from, if that was another. */
  readonly movedFromTour: string | null
  readonly cutOffAt: Date
  readonly pickupPlace: string | null
  /** The guide's name; null until one is named. */
  readonly guideName: string | null
  /** The link to write or read the review of the tour; null unless the party came. */
  readonly reviewUrl: string | null
  /** Whether the guest has given health details. */
  readonly hasHealthNote: boolean
  readonly money: {
    readonly paidCents: number
    readonly returnedCents: number
    /** Amount of refunds that were requested but have not been made yet. */
    readonly askedCents: number
    /** Amount that the guest's bank has taken in disputes. */
    readonly takenByBankCents: number
    /** Whether the guest's bank has yet to decide a dispute. */
    readonly isDisputed: boolean
    /** Whether the booking was paid but we now have less than its price, for example after a lost dispute. */
    readonly isLessened: boolean
  }
  /** The numbers of the booking's receipts and credit notes, oldest first. */
  readonly documents: readonly string[]
  /** The change that is awaiting payment; null if there is none. */
  readonly change: {
    readonly day: string
    readonly adults: number
    readonly children: number
    readonly payCents: number
    readonly heldUntil: Date
    /**
     * Until when the guest can pay on the open payment page, or open one. Paying takes some time, so this is before the
     * change expires.
     */
    readonly payUntil: Date
    /** Whether a bank debit for the change is under way. */
    readonly isDebitUnderWay: boolean
  } | null
  /**
   * Whether a paid change was made in the last few minutes, so the guest has probably just returned from the payment
   * page.
   */
  readonly isJustChanged: boolean
  /**
   * Set if the guest can pay for the booking or its change by card on this page; `url` is Stripe's payment page, if one
   * is open.
   */
  readonly payment: { readonly url: string | null } | null
  /**
   * The cryptocurrency payment we are waiting for; null if there is none. `details` is null until we have sent them.
   */
  readonly coins: {
    readonly restCents: number
    readonly details: { readonly address: string; readonly network: string; readonly coins: string } | null
  } | null
  /**
   * Why the booking ended or its tour does not take place: the guest cancelled, we did, we cancelled the whole
   * departure, or the guest chose the refund after a change by us or a tour without lights. Null for an active booking,
   * or if no reason was recorded.
   */
  readonly endCause: 'guest' | 'us' | 'departure' | 'choice' | null
  /** The guest's new e-mail address while it awaits confirmation, and until when; null if there is none. */
  readonly newAddress: { readonly email: string; readonly endsAt: Date } | null
  /** Our message to the guest when we cancelled; null if there was none, or once the e-mail's text has been deleted. */
  readonly officeWords: string | null
  /** The free return trip that the guest has booked for this tour; null if there is none. */
  readonly returnTrip: { readonly path: string; readonly day: Day } | null
  /** The guest's open choice; null if there is none. */
  readonly choice: NonNullable<BookingFacts['choice']> | null
}

/**
 * An amount in cents, although the API uses euros: it is the refund shown in the preview, which the form sends back
 * unchanged.
 */
const cents = digits(9)

/** The fields of 'Change guests'. */
export const partyInput = z.object({ adults: digits(2), children: digits(2) })

/** The field of 'Change date'. */
export const dateInput = z.object({ departure: digits(9, 'chooseDate' satisfies FieldMessage) })

const shownTerms = z.object({ terms: z.string() })

/** The fields of a confirmed change; `terms` are those shown in the preview. */
export const changeInput = z.union([shownTerms.extend(dateInput.shape), shownTerms.extend(partyInput.shape)])

export type ChangeInput = z.output<typeof changeInput>

/** The field of a confirmed cancellation: the refund shown in the preview. */
export const cancellationInput = z.object({ refund: cents })

/** The fields of a confirmed choice. */
export const choiceInput = z.discriminatedUnion('option', [
  z.object({ option: z.literal('full_refund'), refund: cents }),
  z.object({
    option: z.enum(['another_date', 'another_tour']),
    refund: cents,
    departure: dateInput.shape.departure,
  }),
])

export type ChoiceInput = z.output<typeof choiceInput>

/** The tour whose dates are shown, where guests may choose from several. */
export const shownTourInput = z.object({ tour: digits(9) })

/** The fields of `/find-booking`. */
export const findBookingInput = z.object({ email: customerEmailField, locale: localeField })

/** The month that somebody has opened in a calendar, in the same years as a day (`isDay`). */
export const monthInput = z.object({ month: z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/) })

/**
 * The fields of 'Change details' and of the page that asks where the guests stay. An empty field clears the detail,
 * except the name, which is required; a field that the form does not have stays as it is.
 */
export const detailsInput = z
  .object({
    name: customerNameField,
    phone: customerPhoneField,
    pickUp: pickupPlaceField,
    wishes: specialRequestsField,
    /** A new e-mail address has to be confirmed before it replaces the old one. */
    email: customerEmailField,
    /** Of the page and of later e-mails. */
    language: z.enum(LANGUAGES),
    health,
    healthConsent: z.literal('on'),
  })
  .partial()
