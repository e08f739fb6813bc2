import 'server-only'
import { z } from 'zod'
import { isDay } from '@/lib/calendar/day'
import { type Language, LANGUAGES } from '@/lib/language/language'
import { instantSchema } from '@/lib/stripe/field-schemas'
import { readStripeList, STRIPE_PAGE_SIZE } from '@/lib/stripe/read-stripe-list'
import { type CheckoutSessionFacts, parseCheckoutSession } from '@/lib/stripe/session-facts'

/** What the metadata of our payment page says about its booking, including personal data. Long wishes are cut. */
export type SessionDetails = {
  readonly reference: string
  readonly tourId: number
  readonly day: string
  readonly adults: number
  readonly children: number
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly requests: string | null
}

export type PastSession = CheckoutSessionFacts & {
  readonly openedAt: Date
  /** The page that the guest returns to, on the site that opened the payment page. */
  readonly returnUrl: string
  /** The language of the page; English if the site does not know it. */
  readonly language: Language
  /** The booking's details; null if the page is not ours, or was opened before its metadata contained them. */
  readonly details: SessionDetails | null
}

const count = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
const optionalText = z
  .string()
  .default('')
  .transform((text) => text || null)

const details = z
  .object({
    reference: z.string().regex(/^LL-[0-9A-Z]{6}$/),
    tour_id: count,
    date: z.string().refine(isDay),
    adults: count.refine((adults) => adults >= 1),
    children: count,
    customer_name: z.string().min(1),
    customer_email: z.string(),
    phone: optionalText,
    special_requests: optionalText,
  })
  .transform((metadata) => ({
    reference: metadata.reference,
    tourId: metadata.tour_id,
    day: metadata.date,
    adults: metadata.adults,
    children: metadata.children,
    name: metadata.customer_name,
    email: metadata.customer_email,
    phone: metadata.phone,
    requests: metadata.special_requests,
  }))

const page = z.object({
  created: instantSchema,
  success_url: z.string().nullish(),
  locale: z.enum(LANGUAGES).catch('en'),
  metadata: z.unknown(),
})

/**
 * List the payment pages opened since an instant, oldest first, including those of other sites that use the account.
 * Throws `PaymentProviderError`.
 */
export async function listSessionsSince(since: Date): Promise<readonly PastSession[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  return readStripeList(pastSession, (stripe) =>
    stripe.checkout.sessions.list({ created, limit: STRIPE_PAGE_SIZE }),
  )
}

const pastSession = z.unknown().transform((session): PastSession => {
  const { created: openedAt, success_url: returnUrl, locale: language, metadata } = page.parse(session)
  const own = {
    openedAt,
    returnUrl: returnUrl ?? '',
    language,
    details: details.safeParse(metadata).data ?? null,
  }
  return { ...parseCheckoutSession(session), ...own }
})
