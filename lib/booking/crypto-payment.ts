import { CRYPTO_DUE_HOURS_BEFORE } from '@/lib/booking/crypto-due'
import { type BookingState, holdsSeats } from '@/lib/booking/booking'
import { type DepartureSeats } from '@/lib/booking/hold'
import { minutesAfter } from '@/lib/calendar/duration'
import { type Correction } from '@/lib/booking/ledger'

/** Per cent. Rates move while coins are on their way: so much less is accepted, and so much more is kept. */
export const CRYPTO_TOLERANCE = 1

/** What a wallet takes of every coin that we do. */
const COIN_DECIMALS = 6

/** How long a guest has for the rest, when too little has come. */
export const CRYPTO_REST_HOURS = 24

export type CryptoPaymentDecision =
  | {
      readonly kind: 'paid'
      /** What of this transfer is too much, and a person returns. */
      readonly returnCents: number
      readonly corrections: readonly Correction[]
    }
  /** The guest is asked for the rest; the seats are kept until then. */
  | { readonly kind: 'short'; readonly restCents: number; readonly until: Date }
  /** A person returns all that has come and not gone back. */
  | {
      readonly kind: 'returned'
      readonly returnCents: number
      readonly reason: 'paid_twice' | 'called_off' | 'seat_gone'
    }

/**
 * Decide what a cryptocurrency transfer does to the booking, or the change of one, that it pays. Parts add up, and the
 * tolerance is measured on their sum.
 *
 * @param transfer.cents         what this transfer is worth, see `centsOfCoins`
 * @param transfer.earlierCents  parts that came before and are still ours
 * @param order.wantedCents      all that was asked for, from the first part on
 * @param order.restDueAt        when the guest was asked for the rest: until then
 * @param departure.seatsFree    places left besides those that the order holds
 *
 * Rule: crypto-tolerance (docs/rules.md)
 * Rule: late-payment (docs/rules.md)
 */
export function decideCryptoPayment(
  transfer: { readonly cents: number; readonly earlierCents: number },
  order: {
    readonly state: BookingState
    readonly expiresAt: Date | null
    readonly restDueAt: Date | null
    readonly seats: number
    readonly wantedCents: number
  },
  departure: DepartureSeats & { readonly startsAt: Date; readonly cancelledAt: Date | null },
  now: Date,
): CryptoPaymentDecision {
  const receivedCents = transfer.cents + transfer.earlierCents
  const { state, seats, wantedCents } = order
  if (state === 'confirmed') return { kind: 'returned', returnCents: transfer.cents, reason: 'paid_twice' }
  const returnAll = { kind: 'returned', returnCents: receivedCents } as const
  if (departure.cancelledAt) return { ...returnAll, reason: 'called_off' }
  const hasRoom = !departure.isClosed && now < departure.closesAt && seats <= departure.seatsFree
  const canBeSeated = holdsSeats(order, now) || (!isEnded(state) && hasRoom)
  if (!canBeSeated) return { ...returnAll, reason: 'seat_gone' }

  const toleranceCents = toleranceOf(wantedCents)
  const differenceCents = receivedCents - wantedCents
  if (differenceCents < -toleranceCents) {
    const until = restDueAt(order, departure.startsAt, now)
    const short = { kind: 'short', restCents: -differenceCents, until } as const
    return until > now ? short : { ...returnAll, reason: 'seat_gone' }
  }
  if (differenceCents < 0)
    return { kind: 'paid', returnCents: 0, corrections: [{ cents: differenceCents, reason: 'crypto_short' }] }
  const keptCents = Math.min(differenceCents, toleranceCents)
  const corrections: readonly Correction[] =
    keptCents > 0 ? [{ cents: keptCents, reason: 'crypto_over' }] : []
  return { kind: 'paid', returnCents: differenceCents - keptCents, corrections }
}

/**
 * What coins are worth in cents, at the rate that was sent with the payment details. Both are decimal numbers as text, so
 * that eighteen decimals lose nothing; a cent is rounded as commerce does.
 *
 * Throws `RangeError` for a text that is no such number: the entrances take none.
 */
export function centsOfCoins(coins: string, eurosPerCoin: string): number {
  const one = decimalOf(coins)
  const other = decimalOf(eurosPerCoin)
  const scale = 10n ** BigInt(one.decimals + other.decimals)
  return Number((one.digits * other.digits * 100n * 2n + scale) / (2n * scale))
}

/** In the place of a network where nobody has said on which one coins came. */
const ANY_NETWORK = 'any'

/**
 * A transaction as it is kept: each counts once, over all bookings.
 *
 * @param network  null where nobody has said it
 *
 * Rule: crypto-transactions (docs/rules.md)
 */
export function transactionKey(network: string | null, transactionId: string): string {
  const id = transactionId.trim()
  const typed = HEXADECIMAL.test(id) ? id.toLowerCase() : id
  return `${network?.trim().toLowerCase() ?? ANY_NETWORK}:${typed}`
}

/** What two ways of typing the id of a transaction have in common; it ends the key. */
export function bareTransactionId(transactionId: string): string {
  const id = transactionId.trim()
  return HEXADECIMAL.exec(id)?.[1]?.toLowerCase() ?? id
}

const HEXADECIMAL = /^(?:0x)?([\da-f]+)$/i

/** Whether two keys may be of one transaction: where a network is not known, the ids alone tell. */
export function isSameTransaction(one: string, other: string): boolean {
  const [network, id] = splitKey(one)
  const [otherNetwork, otherId] = splitKey(other)
  const isSameNetwork = network === otherNetwork || [network, otherNetwork].includes(ANY_NETWORK)
  return isSameNetwork && bareTransactionId(id) === bareTransactionId(otherId)
}

function splitKey(key: string): readonly [network: string, id: string] {
  const at = key.indexOf(':')
  return [key.slice(0, at), key.slice(at + 1)]
}

/** Whether what coins are worth is what is wanted, but for as much as rates move. */
export function isWithinTolerance(worthCents: number, wantedCents: number): boolean {
  return Math.abs(worthCents - wantedCents) <= toleranceOf(wantedCents)
}

/** How many coins a sum is, rounded up to what wallets take; see `centsOfCoins`. */
export function coinsOfCents(cents: number, eurosPerCoin: string): string {
  const { digits, decimals } = decimalOf(eurosPerCoin)
  const scale = 10n ** BigInt(COIN_DECIMALS + decimals)
  const coins = (BigInt(cents) * scale + 100n * digits - 1n) / (100n * digits)
  const text = coins.toString().padStart(COIN_DECIMALS + 1, '0')
  const whole = text.slice(0, -COIN_DECIMALS)
  const parts = withoutLastZeros(text.slice(-COIN_DECIMALS))
  return parts === '' ? whole : `${whole}.${parts}`
}

function withoutLastZeros(digits: string): string {
  const last = [...digits].findLastIndex((digit) => digit !== '0')
  return digits.slice(0, last + 1)
}

function toleranceOf(wantedCents: number): number {
  return Math.floor((wantedCents * CRYPTO_TOLERANCE) / 100)
}

function isEnded(state: BookingState): boolean {
  return state === 'cancelled' || state === 'refunded'
}

/** As long as was promised, or a day where that is more; asked once, and never so late that nobody else could come. */
function restDueAt(
  order: { readonly expiresAt: Date | null; readonly restDueAt: Date | null },
  startsAt: Date,
  now: Date,
): Date {
  if (order.restDueAt) return order.restDueAt
  const aDay = minutesAfter(now, CRYPTO_REST_HOURS * 60)
  const wanted = order.expiresAt && order.expiresAt > aDay ? order.expiresAt : aDay
  const latest = minutesAfter(startsAt, -CRYPTO_DUE_HOURS_BEFORE * 60)
  return wanted < latest ? wanted : latest
}

function decimalOf(text: string): { readonly digits: bigint; readonly decimals: number } {
  const [, whole = '', fraction = ''] = /^(\d{1,30})(?:\.(\d{1,30}))?$/.exec(text) ?? []
  if (whole === '') throw new RangeError('not a decimal number')
  return { digits: BigInt(whole + fraction), decimals: fraction.length }
}
