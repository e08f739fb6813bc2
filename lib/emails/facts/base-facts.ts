import { z } from 'zod'
import { CRYPTO_TYPES } from '@/lib/booking/booking'
import { languageFact } from '@/lib/emails/facts/language-fact'
import { CANCEL_REASONS } from '@/lib/booking/changes/departure-cancellation'

/** Facts that every e-mail about a booking needs. */
export const baseFactsSchema = z.object({
  reference: z.string(),
  /** The language that the guest reads. */
  language: languageFact,
  /** When the e-mail was queued; also the timestamp of its calendar file. */
  writtenAt: z.iso.datetime(),
  tourName: z.string(),
  tourUrl: z.string(),
  day: z.string(),
  startsAt: z.iso.datetime(),
  /** The latest end of the tour; null if it is agreed with the guest. */
  endsAt: z.iso.datetime().nullable(),
  timesText: z.string(),
  meetingPoint: z.string(),
  /** Whether the party is picked up at its accommodation. */
  isPickedUp: z.boolean().default(false),
  isGuaranteed: z.boolean(),
  adults: z.int(),
  children: z.int(),
  /** The booking's places, with the price at which each was sold, oldest first. */
  places: z
    .array(z.object({ band: z.enum(['adults', 'children']), count: z.int(), eachCents: z.int() }))
    .readonly(),
  /** The price of all places, even if we keep only part of it. */
  totalCents: z.int(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string().nullable(),
  specialRequests: z.string().nullable(),
  /** The payment method that the guest chose. */
  paymentMethod: z.enum(['card', 'crypto']),
  cryptoType: z.enum(CRYPTO_TYPES).nullable(),
  /** When payment is due; null if nothing is due, or the guest is still on the payment page. */
  paymentDueAt: z.iso.datetime().nullable(),
  freeCancellationHours: z.int(),
  /** Why we cancelled the departure; null if we did not. */
  cancelReason: z
    .enum([...CANCEL_REASONS, 'merged'])
    .nullable()
    .default(null),
  /**
   * The latest start the departure has had since the guest booked, which determines the cut-off; null if we never
   * changed it.
   */
  latestStartsAt: z.iso.datetime().nullable().default(null),
  /** For a booking that is a free return trip, the last day on which it may take place; otherwise null. */
  returnTripUntil: z.string().nullable().default(null),
  /** Where the guide meets the party; null if unknown. */
  pickupPlace: z.string().nullable().default(null),
  /** What to wear and bring. */
  whatToBring: z.string().default(''),
  /** Whether the booking was paid when the e-mail was queued. */
  isPaid: z.boolean().default(true),
  /** Whether the booking was confirmed at some point, so that the guest has been sent a calendar file. */
  isInCalendars: z.boolean().default(false),
  /** Increases with each change to the booking, so that calendar programs use the newest file. */
  calendarSequence: z.int().default(0),
})

export type BaseFacts = z.input<typeof baseFactsSchema>
