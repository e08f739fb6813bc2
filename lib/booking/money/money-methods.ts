type Method = {
  /** Who receives and refunds the money: Stripe (`provider`) or staff (`hand`). */
  readonly by: 'provider' | 'hand'
  /**
   * Which amounts are accepted. `exact`: only the full amount, on a payment page. `parts`: part payments. `coins`: part
   * payments, with a tolerance for rate movements.
   */
  readonly takes: 'exact' | 'parts' | 'coins'
}

/**
 * How money is paid and refunded. Guests authorise a bank debit on Stripe's page, and it takes days; a bank transfer
 * they send on their own, outside the site. To add a method, see CONTRIBUTING.md.
 */
const METHODS = {
  card: { by: 'provider', takes: 'exact' },
  bank_debit: { by: 'provider', takes: 'exact' },
  cash: { by: 'hand', takes: 'parts' },
  bank_transfer: { by: 'hand', takes: 'parts' },
  crypto: { by: 'hand', takes: 'coins' },
} as const satisfies Readonly<Record<string, Method>>

export type MoneyMethod = keyof typeof METHODS

/** Payment methods that guests can choose. */
export type PaymentMethod = Extract<MoneyMethod, 'card' | 'crypto'>

export const ALL_PAYMENT_METHODS: readonly MoneyMethod[] = Object.keys(METHODS).filter(
  (name): name is MoneyMethod => name in METHODS,
)

/** Methods for which staff receive, record and refund the money. */
export const MANUAL_PAYMENT_METHODS = ALL_PAYMENT_METHODS.filter((method) => !isHandledByProvider(method))

/** Methods that the office accepts for bookings it makes itself. */
export const OFFICE_PAYMENT_METHODS = MANUAL_PAYMENT_METHODS.filter(
  (method) => paymentMethodTraits(method).takes === 'parts',
).toSorted()

export function paymentMethodTraits(method: MoneyMethod): Method {
  return METHODS[method]
}

/** Whether the guest pays on Stripe's page and Stripe makes the refund. */
export function isHandledByProvider(method: MoneyMethod): boolean {
  return paymentMethodTraits(method).by === 'provider'
}
