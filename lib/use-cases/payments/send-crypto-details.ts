import 'server-only'
import { type CryptoAddressCheck, checkCryptoAddress } from '@/lib/booking/money/crypto-address'
import { coinsToCents, isWithinCryptoTolerance } from '@/lib/booking/money/crypto-payment'
import { holdsSeats } from '@/lib/booking/booking'
import { isOwnWallet } from '@/lib/booking/money/wallets'
import { type Db } from '@/lib/db/client'
import { recordHistory } from '@/lib/db/history/history'
import { addPaymentDetails } from '@/lib/db/money/payment-details'
import { defineOperation } from '@/lib/db/define-operation'
import { env } from '@/lib/env'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { type CryptoOrder, lockCryptoOrder } from '@/lib/use-cases/payments/steps/lock-crypto-order'

/** The payment details sent to a guest; the number of coins and the rate are decimals as text. */
export type CryptoDetails = {
  readonly address: string
  readonly network: string
  readonly coins: string
  /** The exchange rate, in euros per coin. */
  readonly rate: string
  readonly rateSource: string | null
}

export type CryptoDetailsResult =
  | {
      readonly kind: 'sent'
      readonly restCents: number
      readonly dueAt: Date | null
      readonly isChecked: boolean
    }
  | {
      readonly kind: 'refused'
      readonly reason:
        'not_found' | 'forgotten' | 'not_crypto' | 'not_waiting' | 'wrong_address' | 'other_wallet'
    }
  | { readonly kind: 'refused'; readonly reason: 'wrong_network'; readonly networks: readonly string[] }
  | {
      readonly kind: 'refused'
      readonly reason: 'wrong_amount'
      readonly worthCents: number
      readonly restCents: number
    }

/**
 * Whether staff may use a wallet that is not in our configuration. Never through a link in an e-mail, which may have
 * been forwarded; in a command only if the address was entered twice. If no wallet is configured, a command may use
 * any.
 *
 * Rule: wallets (docs/rules.md)
 */
type OtherWallet = 'never' | { readonly confirmedAddress: string | null }

/**
 * Send a guest the wallet address and the number of coins to pay. Details sent earlier are no longer valid.
 *
 * Rule: crypto-details (docs/rules.md)
 */
export const sendCryptoDetails = defineOperation({ work: send })

async function send(
  db: Db,
  reference: string,
  details: CryptoDetails,
  now: Date,
  other: OtherWallet = { confirmedAddress: null },
): Promise<CryptoDetailsResult> {
  const order = await lockCryptoOrder(db, reference, now)
  if ('kind' in order) return order
  const { booking, change, wanted } = order
  if (wanted.state === 'confirmed' || !holdsSeats(wanted, now))
    return { kind: 'refused', reason: 'not_waiting' }
  const check = checkCryptoAddress(booking.cryptoType ?? 'other', details.network, details.address)
  if (check.kind !== 'valid' && check.kind !== 'unchecked') return refuseAddress(check)
  const isOwn = isOwnWallet(details, env().CRYPTO_WALLETS)
  if (!isOwn && !mayBeSent(details, other)) return { kind: 'refused', reason: 'other_wallet' }
  const restCents = wanted.wantedCents - order.earlierCents
  const worthCents = coinsToCents(details.coins, details.rate)
  if (!isWithinCryptoTolerance(worthCents, restCents))
    return { kind: 'refused', reason: 'wrong_amount', worthCents, restCents }
  const sent = await addPaymentDetails(
    db,
    { ...details, bookingId: booking.id, changeId: change?.id ?? null },
    now,
  )
  // Record an address that is not in our configuration: it may be a typo, or a thief's.
  const after = { cents: restCents, ...(!isOwn && { otherWallet: details.address }) }
  await recordHistory(db, { bookingId: booking.id, what: 'details_sent', after }, now)
  await notifyGuest(db, order, sent, { restCents, now })
  return { kind: 'sent', restCents, dueAt: wanted.expiresAt, isChecked: check.kind === 'valid' }
}

function mayBeSent({ address }: CryptoDetails, other: OtherWallet): boolean {
  if (other === 'never') return false
  return other.confirmedAddress === address || env().CRYPTO_WALLETS.length === 0
}

function refuseAddress(
  check: Exclude<CryptoAddressCheck, { kind: 'valid' | 'unchecked' }>,
): CryptoDetailsResult {
  if (check.kind === 'wrong_address') return { kind: 'refused', reason: 'wrong_address' }
  return { kind: 'refused', reason: 'wrong_network', networks: check.networks }
}

async function notifyGuest(
  db: Db,
  { booking, departure, change, wanted, earlierCents }: CryptoOrder,
  sent: CryptoDetails & { readonly id: string; readonly sentAt: Date },
  { restCents, now }: { readonly restCents: number; readonly now: Date },
): Promise<void> {
  const crypto = {
    details: sent,
    arrivedCents: earlierCents,
    restCents,
    dueAt: wanted.expiresAt ?? undefined,
  }
  const occasion = { booking, departure, now, cause: sent.id, isOfChange: change !== null, crypto }
  await enqueueBookingEmails(db, ['crypto-details-guest'], occasion)
}
