import type Stripe from 'stripe'
import { randomId } from '@/tools/stripe/random-id'
import { type LineParams } from '@/tools/stripe/session-params'

export function lineItemFrom(
  { price_data, quantity, metadata = {} }: LineParams,
  now: number,
): Stripe.LineItem {
  const amount = price_data.unit_amount * quantity
  return {
    id: randomId('li_'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price_data.currency,
    description: price_data.product_data.name,
    metadata,
    price: priceFrom(price_data, now),
    quantity,
  }
}

function priceFrom({ currency, unit_amount }: LineParams['price_data'], now: number): Stripe.Price {
  return {
    id: randomId('price_'),
    object: 'price',
    active: false,
    billing_scheme: 'per_unit',
    created: now,
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: randomId('prod_', 14),
    recurring: null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount,
    unit_amount_decimal: null,
  }
}
