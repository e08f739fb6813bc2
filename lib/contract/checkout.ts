import { z } from 'zod'
import {
  customerPhoneField,
  euros,
  shownTextField,
  bookingInputFields,
  localeField,
} from '@/lib/contract/fields'

/** The body of `POST /api/checkout`. */
export const checkoutRequest = z.object({
  amount: euros,
  currency: z.string({ error: 'The currency must be eur' }).regex(/^eur$/i, 'The currency must be eur'),
  tour_name: shownTextField,
  tour_date: shownTextField,
  locale: localeField,
  metadata: z.object(
    {
      ...bookingInputFields,
      total_price: euros.optional(),
      phone: customerPhoneField,
    },
    { error: 'The request has no booking in it' },
  ),
})

export type CheckoutRequest = Readonly<z.input<typeof checkoutRequest>>

/** Response of `POST /api/checkout`. The browser then goes to `url`. */
export type CheckoutResponse = {
  readonly sessionId: string
  readonly url: string
  readonly reference: string
}

const anyText = z
  .string()
  .default('')
  .transform((text) => text.slice(0, 255).replaceAll('\0', ''))

/** The query of `GET /api/checkout`. Any text is accepted as a session id, whether or not we know it. */
export const checkoutQuery = z.object({ session_id: anyText })

/** The query of `DELETE /api/checkout`: the session id, or the token from Stripe's return URL. */
export const checkoutReleaseQuery = checkoutQuery.extend({ release: anyText })

/** Response of `GET` and `DELETE /api/checkout`. */
export type CheckoutStatus = {
  /** `cancelled`: the booking was paid, then cancelled, and has not been refunded, or not yet. */
  readonly status: 'confirmed' | 'processing' | 'expired' | 'cancelled' | 'refunded'
  readonly reference: string
  /**
   * Set if Stripe has not confirmed whether the payment page was paid: its seats are free again, but a payment may
   * still arrive.
   */
  readonly isUnsettled?: true
  /**
   * The link to the booking's page. Set only for a day after confirmation, so that a session id does not give access
   * forever.
   */
  readonly bookingUrl?: string
}
