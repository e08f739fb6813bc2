import { z } from 'zod'
import { currency, email, expand, integer, metadata, text, webAddress } from '@/tools/stripe/form-fields'

const LOCALES =
  'auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hi-IN hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW'

const productData = z.strictObject({
  name: text(),
  description: text().optional(),
  images: z.array(webAddress).max(8).optional(),
  metadata: metadata.optional(),
})

const priceData = z.strictObject({
  currency,
  unit_amount: integer({ min: 0, tooSmall: 'Invalid non-negative integer' }),
  product_data: productData,
})

const lineItem = z.strictObject({
  price_data: priceData,
  quantity: integer({ min: 1 }),
  metadata: metadata.optional(),
})

const paymentIntentData = z.strictObject({
  description: text(1000).optional(),
  receipt_email: email.optional(),
  statement_descriptor_suffix: text(22).optional(),
  metadata: metadata.optional(),
})

const methods = z.array(z.enum(['card', 'sepa_debit'])).min(1)

/** What the stand-in takes of `POST /v1/checkout/sessions`, see stripe.com/docs/api/checkout/sessions/create. */
export const sessionParams = z.strictObject({
  mode: z.enum(['payment', 'setup', 'subscription']),
  line_items: z.array(lineItem).min(1).max(100),
  client_reference_id: text(200).optional(),
  customer_email: email.optional(),
  metadata: metadata.optional(),
  expires_at: integer().optional(),
  success_url: webAddress,
  cancel_url: webAddress.optional(),
  locale: z.enum(LOCALES.split(' ')).optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay', 'subscribe']).optional(),
  ui_mode: z.enum(['elements', 'embedded_page', 'form', 'hosted_page']).optional(),
  payment_method_types: methods.optional(),
  allowed_payment_method_types: methods.optional(),
  payment_intent_data: paymentIntentData.optional(),
  expand,
})

export type SessionParams = z.infer<typeof sessionParams>
export type LineParams = z.infer<typeof lineItem>
export type PaymentIntentParams = z.infer<typeof paymentIntentData>
