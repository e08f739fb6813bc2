/**
 * The events that our webhook subscribes to, in the Stripe account and in the fake Stripe. Any others that arrive are
 * ignored.
 * Source: https://docs.stripe.com/api/events/types
 */
export const STRIPE_EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
  'radar.early_fraud_warning.created',
  'refund.created',
  'refund.updated',
  'refund.failed',
] as const

export type StripeEventType = (typeof STRIPE_EVENT_TYPES)[number]

export function isStripeEventType(type: string): type is StripeEventType {
  return STRIPE_EVENT_TYPES.some((known) => known === type)
}
