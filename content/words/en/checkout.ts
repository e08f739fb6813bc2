/** The lines of Stripe’s payment page. */
export const checkout = {
  adult: '{tour}, adult',
  child: '{tour}, child',
  change: '{tour}, change of your booking',
  rest: '{tour}, rest of your booking',
} as const
