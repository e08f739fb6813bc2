import 'server-only'
import { looksLikeTransactionId, networksForCoin } from '@/lib/booking/money/crypto-address'
import {
  normalizeTransactionId,
  coinsToCents,
  isSameTransaction,
  toTransactionKey,
} from '@/lib/booking/money/crypto-payment'
import { type PaymentDecision } from '@/lib/booking/money/decide-payment'
import { type Db } from '@/lib/db/client'
import { findReferenceByTransfer } from '@/lib/db/money/ledger'
import { lockName } from '@/lib/db/connection/lock-name'
import { defineOperation } from '@/lib/db/define-operation'
import { holdUnreconciledSeats } from '@/lib/use-cases/payments/reconcile-checkout'
import { lockCryptoOrder, type CryptoOrder } from '@/lib/use-cases/payments/steps/lock-crypto-order'
import { receivePayment } from '@/lib/use-cases/payments/steps/receive-payment'
import { dryRun } from '@/lib/db/dry-run'

export type CryptoTransfer = {
  /** Either the number of coins as a decimal, converted at the rate sent to the guest, or euros in cents. */
  readonly amount: { readonly coins: string } | { readonly cents: number }
  readonly transactionId: string
  /**
   * The network of the transfer. Only used if the payment details sent to the guest name no network; null if unknown.
   */
  readonly network: string | null
}

export type CryptoPaymentResult =
  | {
      readonly kind: 'recorded'
      readonly cents: number
      readonly decision: PaymentDecision
      /** Whether the transaction id looks wrong for its network. */
      readonly isOddId: boolean
    }
  | {
      readonly kind: 'refused'
      readonly reason: 'not_found' | 'forgotten' | 'not_crypto' | 'no_rate' | 'no_amount'
    }
  | { readonly kind: 'refused'; readonly reason: 'known_transaction'; readonly reference: string }
  | { readonly kind: 'refused'; readonly reason: 'wrong_network'; readonly networks: readonly string[] }

/**
 * Record a crypto transfer that has arrived for a booking or a change to it. The payment and its receipt are saved
 * even if the money turns out not to be needed.
 *
 * Rule: crypto-tolerance (docs/rules.md)
 * Rule: crypto-transactions (docs/rules.md)
 */
export const recordCryptoPayment = defineOperation({
  prepare: (reference: string, _: CryptoTransfer, now: Date) => holdUnreconciledSeats(reference, now),
  work: record,
})

async function record(
  db: Db,
  reference: string,
  { amount, transactionId, network }: CryptoTransfer,
  now: Date,
): Promise<CryptoPaymentResult> {
  // If two people enter the same transfer at once, the second waits here.
  await lockName(db, `payment:${normalizeTransactionId(transactionId)}`)
  const order = await lockCryptoOrder(db, reference, now)
  if ('kind' in order) return order
  const { booking, details } = order
  if ('coins' in amount && !details) return { kind: 'refused', reason: 'no_rate' }
  const cents = 'cents' in amount ? amount.cents : coinsToCents(amount.coins, details?.rate ?? '0')
  if (cents <= 0) return { kind: 'refused', reason: 'no_amount' }
  const networks = networksForCoin(booking.cryptoType ?? 'other') ?? []
  if (!details && network !== null && networks.length > 0 && !networks.includes(network))
    return { kind: 'refused', reason: 'wrong_network', networks }
  const only = networks.length === 1 ? networks[0] : null
  const cameOn = details?.network ?? network ?? only ?? null
  const key = toTransactionKey(cameOn, transactionId)
  const known = await findReferenceByTransfer(db, {
    id: normalizeTransactionId(transactionId),
    isIt: (other) => isSameTransaction(key, other),
  })
  if (known) return { kind: 'refused', reason: 'known_transaction', reference: known }
  const transfer = {
    method: 'crypto',
    cents,
    currency: booking.currency,
    at: now,
    transactionKey: key,
  } as const
  const { decision } = await receivePayment(db, order, transfer, now)
  return {
    kind: 'recorded',
    cents,
    decision,
    isOddId: !looksLikeTransactionId(cameOn, transactionId),
  }
}

/** Find what a crypto transfer for a booking would pay for now; null if no transfer can be recorded. */
export async function findCryptoOrder(reference: string, now: Date): Promise<CryptoOrder | null> {
  const order = await dryRun((db) => lockCryptoOrder(db, reference, now))
  return 'kind' in order ? null : order
}
