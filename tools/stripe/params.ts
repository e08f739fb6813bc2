import { z } from 'zod'
import { LANGUAGES } from '@/lib/language/language'
import { currencyParam, email, integerParam, metadataParam, text, urlParam } from '@/tools/stripe/form-fields'

/* Parameters that the site sends. Any other is refused as unknown, so add new ones here first. */

const lineItem = z.strictObject({
  price_data: z.strictObject({
    currency: currencyParam,
    unit_amount: integerParam({ min: 0, tooSmall: 'Invalid non-negative integer' }),
    product_data: z.strictObject({ name: text(), description: text().optional() }),
  }),
  quantity: integerParam({ min: 1 }),
})

/** Parameters of a new Checkout Session. Source: docs.stripe.com/api/checkout/sessions/create */
export const checkoutSessionParams = z.strictObject({
  mode: z.literal('payment'),
  adaptive_pricing: z.strictObject({ enabled: z.enum(['true', 'false']).optional() }).optional(),
  line_items: z.array(lineItem).min(1).max(100),
  client_reference_id: text(200).optional(),
  customer_email: email.optional(),
  locale: z.enum(LANGUAGES).optional(),
  metadata: metadataParam.optional(),
  payment_intent_data: z
    .strictObject({ description: text(1000).optional(), metadata: metadataParam.optional() })
    .optional(),
  excluded_payment_method_types: z.array(text()).optional(),
  expires_at: integerParam().optional(),
  success_url: urlParam,
  cancel_url: urlParam.optional(),
})

/**
 * Parameters of a refund; without an amount, everything not yet refunded is refunded. Source:
 * docs.stripe.com/api/refunds/create
 */
export const refundParams = z.strictObject({
  amount: integerParam({ min: 1, tooSmall: 'Invalid positive integer' }).optional(),
  payment_intent: text(),
  metadata: metadataParam.optional(),
})

/** Parameters for retrieving a payment. Source: docs.stripe.com/api/payment_intents/retrieve */
export const paymentParams = z.strictObject({
  expand: z.array(z.enum(['latest_charge', 'latest_charge.refunds'])).default([]),
})

const list = {
  created: z.strictObject({ gte: integerParam().optional(), lt: integerParam().optional() }).optional(),
  limit: integerParam({ min: 1 }).pipe(z.number().max(100)).default(10),
  starting_after: text().optional(),
}

/**
 * Parameters for lists of disputes and refunds. Source: docs.stripe.com/api/disputes/list and
 * docs.stripe.com/api/refunds/list
 */
export const paymentListParams = z.strictObject({ ...list, payment_intent: text() })

/** Parameters for lists of events. Source: docs.stripe.com/api/events/list */
export const eventListParams = z.strictObject({
  ...list,
  types: z.array(text()).max(20).optional(),
  delivery_success: z.enum(['true', 'false']).optional(),
})

/**
 * Parameters for lists of payouts and sessions. Source: docs.stripe.com/api/payouts/list and
 * docs.stripe.com/api/checkout/sessions/list
 */
export const listParams = z.strictObject(list)

/** Parameters for lists of balance entries. Source: docs.stripe.com/api/balance_transactions/list */
export const balanceListParams = z.strictObject({
  ...list,
  payout: text().optional(),
  expand: z.array(z.enum(['data.source'])).default([]),
})

const eventTypes = z.array(text()).min(1)

/** Parameters of a new webhook. Source: docs.stripe.com/api/webhook_endpoints/create */
export const webhookParams = z.strictObject({
  url: urlParam,
  enabled_events: eventTypes,
  api_version: text(),
  description: text().optional(),
})

/** Parameters for changing a webhook. Source: docs.stripe.com/api/webhook_endpoints/update */
export const webhookChangeParams = z.strictObject({
  enabled_events: eventTypes.optional(),
  disabled: z
    .enum(['true', 'false'])
    .transform((word) => word === 'true')
    .optional(),
})

export const emptyParams = z.strictObject({})

export type SessionParams = z.infer<typeof checkoutSessionParams>
export type LineItemParams = z.infer<typeof lineItem>
export type RefundParams = z.infer<typeof refundParams>
