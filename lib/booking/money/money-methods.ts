type Method = {
  /** Who takes and returns it: Stripe (`provider`), or staff (`hand`). */
  readonly by: 'provider' | 'hand'
  /** `exact`: one amount, on a page. `parts`: any amount. `coins`: any amount, within what rates move. */
  readonly takes: 'exact' | 'parts' | 'coins'
}

/**
 * How money comes or is returned. A bank debit is ordered on Stripe's page and takes days; the guest sends a transfer. To
 * add a method, see CONTRIBUTING.md.
 */
const METHODS = {
  card: { by: 'provider', takes: 'exact' },
  bank_debit: { by: 'provider', takes: 'exact' },
  cash: { by: 'hand', takes: 'parts' },
  bank_transfer: { by: 'hand', takes: 'parts' },
  crypto: { by: 'hand', takes: 'coins' },
} as const satisfies Readonly<Record<string, Method>>

export type MoneyMethod = keyof typeof METHODS

/** How a guest chooses to pay. */
export type PaymentMethod = Extract<MoneyMethod, 'card' | 'crypto'>

export const MONEY_METHODS: readonly MoneyMethod[] = Object.keys(METHODS).filter(
  (name): name is MoneyMethod => name in METHODS,
)

/** What staff receive, record and return. */
export const METHODS_BY_HAND = MONEY_METHODS.filter((method) => !isByProvider(method))

/** What the office takes for a booking it makes. */
export const OFFICE_METHODS = METHODS_BY_HAND.filter(
  (method) => methodOf(method).takes === 'parts',
).toSorted()

export function methodOf(method: MoneyMethod): Method {
  return METHODS[method]
}

/** Whether the guest pays on Stripe's page, and Stripe returns it. */
export function isByProvider(method: MoneyMethod): boolean {
  return methodOf(method).by === 'provider'
}
