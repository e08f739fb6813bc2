type Method = {
  /** Who receives and refunds it: Stripe (`provider`) or staff (`hand`). */
  readonly by: 'provider' | 'hand'
  /** `exact`: only the full amount, on a page. `parts`: any amount. `coins`: any amount, with a rate tolerance. */
  readonly takes: 'exact' | 'parts' | 'coins'
}

/**
 * How money is paid and refunded. A bank debit is authorized on Stripe's page and takes days; a transfer is sent by the
 * guest. To add a method, see CONTRIBUTING.md.
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

export const MONEY_METHODS: readonly MoneyMethod[] = Object.keys(METHODS).filter(
  (name): name is MoneyMethod => name in METHODS,
)

/** Methods that staff receive, record and return. */
export const MANUAL_METHODS = MONEY_METHODS.filter((method) => !isByProvider(method))

/** Methods that the office accepts for a booking it makes. */
export const OFFICE_METHODS = MANUAL_METHODS.filter(
  (method) => methodTraits(method).takes === 'parts',
).toSorted()

export function methodTraits(method: MoneyMethod): Method {
  return METHODS[method]
}

/** Whether the guest pays on Stripe's page and Stripe makes the refund. */
export function isByProvider(method: MoneyMethod): boolean {
  return methodTraits(method).by === 'provider'
}
