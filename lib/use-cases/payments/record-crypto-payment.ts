import 'server-only'
import { looksLikeTransaction, networksOf } from '@/lib/booking/crypto-address'
import {
  bareTransactionId,
  centsOfCoins,
  decideCryptoPayment,
  isSameTransaction,
  transactionKey,
} from '@/lib/booking/crypto-payment'
import { type PartPaymentDecision } from '@/lib/booking/part-payment'
import { splitRefund } from '@/lib/booking/refund'
import { type StoredBooking } from '@/lib/db/bookings'
import { type Db } from '@/lib/db/client'
import { recordHistory } from '@/lib/db/history'
import { addPayment, findTransferred, loadLedger } from '@/lib/db/ledger'
import { hasEnded } from '@/lib/booking/booking'
import { lockName } from '@/lib/db/lock-name'
import { operation } from '@/lib/db/operation'
import { askRefunds } from '@/lib/use-cases/payments/steps/ask-refunds'
import { documentPayment } from '@/lib/use-cases/payments/steps/document-money'
import { keepUnansweredSeats } from '@/lib/use-cases/payments/steps/keep-unanswered-seats'
import { type CryptoOrder, lockCryptoOrder } from '@/lib/use-cases/payments/steps/lock-crypto-order'
import { settleCrypto } from '@/lib/use-cases/payments/steps/settle-crypto'

/** A transfer that has arrived. */
export type CryptoTransfer = {
  /** Coins as a decimal number, worth what the rate that was sent says; or euros, in cents. */
  readonly amount: { readonly coins: string } | { readonly cents: number }
  readonly transactionId: string
  /** Where no details say it; null where nobody knows. */
  readonly network: string | null
}

export type RecordedCrypto =
  | {
      readonly kind: 'recorded'
      readonly booking: StoredBooking
      /** What the transfer is worth, in cents. */
      readonly cents: number
      readonly decision: PartPaymentDecision
      /** That its id is none of the network that it came on, as far as one can tell. */
      readonly isOddId: boolean
    }
  | {
      readonly kind: 'refused'
      readonly reason: 'not_found' | 'forgotten' | 'not_crypto' | 'no_rate' | 'no_amount'
    }
  | { readonly kind: 'refused'; readonly reason: 'known_transaction'; readonly reference: string }
  | { readonly kind: 'refused'; readonly reason: 'wrong_network'; readonly networks: readonly string[] }

/**
 * Record that coins have arrived for a booking, or for the change of one that they pay. The payment is a row first, with
 * its receipt; then it is decided what it does.
 *
 * Rule: crypto-tolerance (docs/rules.md)
 * Rule: crypto-transactions (docs/rules.md)
 */
export const recordCryptoPayment = operation({
  prepare: (reference: string, _: CryptoTransfer, now: Date) => keepUnansweredSeats(reference, now),
  work: record,
})

async function record(
  db: Db,
  reference: string,
  { amount, transactionId, network }: CryptoTransfer,
  now: Date,
): Promise<RecordedCrypto> {
  // The same one typed twice at a time waits here.
  await lockName(db, `payment:${bareTransactionId(transactionId)}`)
  const order = await lockCryptoOrder(db, reference, now)
  if ('kind' in order) return order
  const { booking, details } = order
  if ('coins' in amount && !details) return { kind: 'refused', reason: 'no_rate' }
  const cents = 'cents' in amount ? amount.cents : centsOfCoins(amount.coins, details?.rate ?? '0')
  if (cents <= 0) return { kind: 'refused', reason: 'no_amount' }
  const networks = networksOf(booking.cryptoType ?? 'other') ?? []
  if (!details && network !== null && networks.length > 0 && !networks.includes(network))
    return { kind: 'refused', reason: 'wrong_network', networks }
  const only = networks.length === 1 ? networks[0] : null
  const cameOn = details?.network ?? network ?? only ?? null
  const key = transactionKey(cameOn, transactionId)
  const known = await findTransferred(db, {
    id: bareTransactionId(transactionId),
    isIt: (other) => isSameTransaction(key, other),
  })
  if (known) return { kind: 'refused', reason: 'known_transaction', reference: known }
  const payment = await addTransfer(db, order, { cents, key, now })
  const decision = decide(order, cents, now)
  await settleCrypto(db, order, { ...payment, cents, decision }, now)
  await returnSurplus(db, order, decision, now)
  return { kind: 'recorded', booking, cents, decision, isOddId: !looksLikeTransaction(cameOn, transactionId) }
}

async function addTransfer(
  db: Db,
  { booking, departure, change }: CryptoOrder,
  { cents, key, now }: { readonly cents: number; readonly key: string; readonly now: Date },
): Promise<{ readonly id: string; readonly documents: readonly string[] }> {
  const { id: bookingId, currency } = booking
  const payment = {
    bookingId,
    changeId: change?.id ?? null,
    method: 'crypto',
    cents,
    currency,
    at: now,
  } as const
  const id = await addPayment(db, { ...payment, providerId: null, transactionKey: key })
  await recordHistory(db, { bookingId, what: 'paid', after: { cents, method: 'crypto' } }, now)
  return {
    id,
    documents: await documentPayment(db, { id, cents, at: now }, { booking, departure, change, now }),
  }
}

function decide(order: CryptoOrder, cents: number, now: Date): PartPaymentDecision {
  const { booking, departure, change, to, earlierCents } = order
  const receivedCents = cents + earlierCents
  // A change that lapsed is made all the same, but not over what became of the booking since.
  const mayBeMade = change?.state === 'held' || change?.state === 'lapsed'
  if (mayBeMade && change.baseVersion !== booking.version)
    return { kind: 'returned', returnCents: receivedCents, reason: 'booking_changed' }
  if (hasEnded(booking.state))
    return { kind: 'returned', returnCents: receivedCents, reason: 'booking_ended' }
  if (change !== null && (booking.state !== 'confirmed' || departure.startsAt <= now))
    return { kind: 'returned', returnCents: receivedCents, reason: 'seat_gone' }
  // The guest was asked for the rest when the first part came, and what was said then is when it ends.
  const restDueAt = earlierCents > 0 ? order.expiresAt : null
  return decideCryptoPayment({ cents, earlierCents }, { ...order, restDueAt }, to, now)
}

/** What is a person's to return, newest part first. */
async function returnSurplus(
  db: Db,
  { booking, change }: CryptoOrder,
  decision: PartPaymentDecision,
  now: Date,
): Promise<void> {
  if (decision.kind === 'short' || decision.returnCents === 0) return
  const returns = splitRefund(await loadLedger(db, booking.id), decision.returnCents)
  const reason = decision.kind === 'paid' ? 'overpaid' : decision.reason
  await askRefunds(db, booking.id, { returns, reason, isPromised: false, changeId: change?.id }, now)
}
