/**
 * Parameters that Stripe has and the stand-in does not take: a request with one of them is not a typo.
 * From the types of the SDK, by the place where they stand.
 */
const KNOWN: Readonly<Record<string, string>> = {
  '': 'adaptive_pricing after_expiration allow_promotion_codes application_fee_amount automatic_tax billing_address_collection branding_settings consent_collection currency custom_fields custom_text customer customer_account customer_creation customer_details customer_update delivery_success discounts excluded_payment_method_types instructions_email integration_identifier invoice_creation managed_payments name_collection optional_items origin origin_context payment_link payment_method_collection payment_method_configuration payment_method_data payment_method_options permissions phone_number_collection redirect_on_completion refund_application_fee return_url reverse_transfer saved_payment_method_options setup_intent_data shipping_address_collection shipping_options subscription subscription_data tax_id_collection transfer_group wallet_options',
  'line_items[]': 'adjustable_quantity dynamic_tax_rates price tax_rates',
  'line_items[][price_data]': 'product recurring tax_behavior unit_amount_decimal',
  'line_items[][price_data][product_data]': 'tax_code tax_details unit_label',
  payment_intent_data:
    'application_fee_amount capture_method on_behalf_of setup_future_usage shipping statement_descriptor transfer_data transfer_group',
}

/** @param place  such as `line_items[][price_data]`; empty for the request's top */
export function isKnownToStripe(place: string, name: string): boolean {
  return KNOWN[place]?.split(' ').includes(name) ?? false
}
