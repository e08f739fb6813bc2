import { type MoneyMethod } from '@/lib/booking/money/money-methods'

/** A ledger row that records a movement of money. Amounts in cents. */
export type AccountsMovement = {
  readonly kind: 'payment' | 'refund' | 'dispute' | 'dispute_won' | 'refund_bounced'
  readonly reference: string
  /** The payment method; for a refund, the method of the payment it refunds. */
  readonly method: MoneyMethod
  readonly cents: number
  readonly at: Date
  /** The id of the movement at Stripe, or of the bank or coin transfer. A bounced refund has the id of the refund. */
  readonly providerId: string | null
  /** The payment intent at Stripe; null for money that did not pass through Stripe. */
  readonly paymentIntentId: string | null
  /**
   * Whether the payment's credit notes already cover everything refunded, so that this refund needs none of its own.
   */
  readonly hasNotes: boolean
  /** The receipt or credit note for the movement; null if there is none. */
  readonly document: AccountsReceipt | null
}

export type AccountsReceipt = {
  readonly number: string
  readonly series: 'R' | 'C'
  readonly issuedAt: Date
  readonly tour: string
  readonly day: string
  readonly grossCents: number
  readonly rateTenths: number
  readonly vatCents: number
  readonly netCents: number
}

/** A balance transaction at Stripe. Amounts in cents, negative for money out. */
export type StripeBalanceEntry = {
  readonly id: string
  readonly kind: string
  readonly cents: number
  readonly feeCents: number
  readonly netCents: number
  readonly at: Date
  readonly sourceId: string | null
  readonly paymentIntentId: string | null
}

/** One amount, in cents, according to our records and to Stripe's. */
export type AmountComparison = { readonly what: string; readonly ours: number; readonly theirs: number }

/** A month of the accounts: it includes `from` but not `until`. */
export type AccountsMonth = { readonly from: Date; readonly until: Date }

/**
 * Select a month's ledger rows and Stripe entries. A row that has an entry at Stripe belongs to the month of that
 * entry, as our own record may be seconds later and fall after midnight. Pass both lists with a few extra days on
 * either side.
 *
 * Rule: accounts-month (docs/rules.md)
 */
export function selectMonthRecords(
  books: {
    readonly movements: readonly AccountsMovement[]
    readonly entries: readonly StripeBalanceEntry[]
  },
  { from, until }: AccountsMonth,
): { readonly movements: readonly AccountsMovement[]; readonly entries: readonly StripeBalanceEntry[] } {
  const instants = new Map(books.entries.map((entry) => [entryKey(entry), entry.at]))
  const isOfMonth = ({ at }: { readonly at: Date }) => at >= from && at < until
  const movements = books.movements.map((movement) => ({
    ...movement,
    at: instants.get(movementKey(movement)) ?? movement.at,
  }))
  return { movements: movements.filter(isOfMonth), entries: books.entries.filter(isOfMonth) }
}

/** The amount of a ledger row with its sign: negative for money out. */
export function signedCents({ kind, cents }: Pick<AccountsMovement, 'kind' | 'cents'>): number {
  return kind === 'refund' || kind === 'dispute' ? -cents : cents
}

/**
 * Compare the ledger's rows with Stripe's entries: first the total of each kind, then each entry that is missing on one
 * side or has a different amount.
 */
export function compareWithStripe(
  movements: readonly AccountsMovement[],
  entries: readonly StripeBalanceEntry[],
): readonly AmountComparison[] {
  // Refunds of card payments that staff had to make by hand, because Stripe could not, have no entry at Stripe.
  const ours = movements.filter(
    ({ paymentIntentId, providerId }) => paymentIntentId !== null && providerId !== null,
  )
  const totals = KINDS.map(([kind, what]) => ({
    what,
    ours: sumCents(ours.filter((one) => one.kind === kind).map(signedCents)),
    theirs: sumCents(entries.filter((one) => STRIPE_KINDS[one.kind] === kind).map(({ cents }) => cents)),
  }))
  return [...totals, ...compareEach(ours, entries)]
}

/** List the Stripe ids of payments that have an entry at Stripe but no row in the ledger. */
export function listUnrecordedPayments(
  movements: readonly AccountsMovement[],
  entries: readonly StripeBalanceEntry[],
): readonly string[] {
  const known = new Set(movements.map(movementKey))
  const unknown = entries.filter(
    (entry) => Object.hasOwn(STRIPE_KINDS, entry.kind) && !known.has(entryKey(entry)),
  )
  return [...new Set(unknown.flatMap(({ paymentIntentId }) => paymentIntentId ?? []))]
}

/**
 * Compare the month's receipts and credit notes with its payments and refunds; they must match to the cent.
 *
 * Rule: bounced-credit-note (docs/rules.md)
 */
export function compareReceipts(movements: readonly AccountsMovement[]): readonly AmountComparison[] {
  return (['payment', 'refund'] as const).map((kind) => {
    const own = movements.filter((one) => one.kind === kind)
    return {
      what: kind === 'payment' ? 'payments and their receipts' : 'refunds and their credit notes',
      ours: sumCents(
        own.map(({ cents, hasNotes, document }) => (hasNotes ? (document?.grossCents ?? 0) : cents)),
      ),
      theirs: sumCents(own.map(({ document }) => document?.grossCents ?? 0)),
    }
  })
}

const KINDS = [
  ['payment', 'payments by card'],
  ['refund', 'refunds to cards'],
  ['refund_bounced', 'refunds that bounced'],
  ['dispute', 'disputes opened'],
  ['dispute_won', 'disputes won'],
] as const

const STRIPE_KINDS: Readonly<Record<string, AccountsMovement['kind']>> = {
  charge: 'payment',
  refund: 'refund',
  refund_bounced: 'refund_bounced',
  dispute: 'dispute',
  dispute_won: 'dispute_won',
}

function compareEach(
  ours: readonly AccountsMovement[],
  entries: readonly StripeBalanceEntry[],
): readonly AmountComparison[] {
  const found = new Map<string, AmountComparison>()
  const add = (key: string, what: string, side: { ours?: number; theirs?: number }) => {
    const known = found.get(key) ?? { what, ours: 0, theirs: 0 }
    const sums = { ours: known.ours + (side.ours ?? 0), theirs: known.theirs + (side.theirs ?? 0) }
    found.set(key, { what: known.what, ...sums })
  }
  for (const one of ours)
    add(movementKey(one), `${one.kind} of ${one.reference}, ${one.providerId ?? ''}`, {
      ours: signedCents(one),
    })
  for (const one of entries.filter(({ kind }) => Object.hasOwn(STRIPE_KINDS, kind)))
    add(entryKey(one), `${one.kind} ${one.id} at Stripe`, { theirs: one.cents })
  return [...found.values()].filter((one) => one.ours !== one.theirs)
}

function movementKey({ kind, providerId, paymentIntentId }: AccountsMovement): string {
  return `${kind}:${kind === 'payment' ? paymentIntentId : providerId}`
}

function entryKey({ kind, sourceId, paymentIntentId }: StripeBalanceEntry): string {
  return `${STRIPE_KINDS[kind] ?? kind}:${kind === 'charge' ? paymentIntentId : sourceId}`
}

/** What a month's receipts and credit notes come to, in cents. */
export function sumDocuments({
  sales,
  refunds,
}: Readonly<Record<'sales' | 'refunds', readonly Pick<AccountsReceipt, 'grossCents' | 'vatCents'>[]>>): {
  readonly salesCents: number
  readonly refundsCents: number
  readonly vatCents: number
} {
  const vat = (documents: typeof sales) => sumCents(documents.map(({ vatCents }) => vatCents))
  return {
    salesCents: sumCents(sales.map(({ grossCents }) => grossCents)),
    refundsCents: sumCents(refunds.map(({ grossCents }) => grossCents)),
    vatCents: vat(sales) - vat(refunds),
  }
}

export function sumCents(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0)
}
