/**
 * Tolerance for payments in coins, in per cent: rates move while coins are in transit, so we accept this much less and
 * keep up to this much more.
 */
export const CRYPTO_TOLERANCE_PERCENT = 1

/** Number of decimals that wallets accept for every coin we take. */
const COIN_DECIMALS = 6

/**
 * Convert coins to cents at the rate in the payment details, rounding half up. Both are decimal numbers as text, so
 * that 18 decimals keep their precision.
 *
 * Throws `RangeError` for anything but a decimal number; callers check their inputs first.
 */
export function coinsToCents(coins: string, eurosPerCoin: string): number {
  const one = decimalOf(coins)
  const other = decimalOf(eurosPerCoin)
  const scale = 10n ** BigInt(one.decimals + other.decimals)
  return Number((one.digits * other.digits * 100n * 2n + scale) / (2n * scale))
}

/** Network in the key of a transaction whose network is unknown. */
const ANY_NETWORK = 'any'

/**
 * Make the key under which a transaction is stored, so that each counts only once across all bookings.
 *
 * @param network  null if unknown
 *
 * Rule: crypto-transactions (docs/rules.md)
 */
export function toTransactionKey(network: string | null, transactionId: string): string {
  const id = transactionId.trim()
  const typed = HEXADECIMAL.test(id) ? id.toLowerCase() : id
  return `${network?.trim().toLowerCase() ?? ANY_NETWORK}:${typed}`
}

/**
 * Normalize a transaction id: if it is hexadecimal, drop the `0x` prefix and convert it to lower case. Every key ends
 * with such an id.
 */
export function normalizeTransactionId(transactionId: string): string {
  const id = transactionId.trim()
  return HEXADECIMAL.exec(id)?.[1]?.toLowerCase() ?? id
}

const HEXADECIMAL = /^(?:0x)?([\da-f]+)$/i

/** Whether two keys may refer to the same transaction. If either network is unknown, only the ids are compared. */
export function isSameTransaction(one: string, other: string): boolean {
  const [network, id] = splitKey(one)
  const [otherNetwork, otherId] = splitKey(other)
  const isSameNetwork = network === otherNetwork || [network, otherNetwork].includes(ANY_NETWORK)
  return isSameNetwork && normalizeTransactionId(id) === normalizeTransactionId(otherId)
}

function splitKey(key: string): readonly [network: string, id: string] {
  const at = key.indexOf(':')
  return [key.slice(0, at), key.slice(at + 1)]
}

/** Whether the value of the coins matches the amount due, within the tolerance for rate movements. */
export function isWithinCryptoTolerance(worthCents: number, wantedCents: number): boolean {
  return Math.abs(worthCents - wantedCents) <= cryptoToleranceCents(wantedCents)
}

/** Convert cents to coins, rounding up to the decimals that wallets accept; the reverse of `coinsToCents`. */
export function centsToCoins(cents: number, eurosPerCoin: string): string {
  const { digits, decimals } = decimalOf(eurosPerCoin)
  const scale = 10n ** BigInt(COIN_DECIMALS + decimals)
  const coins = (BigInt(cents) * scale + 100n * digits - 1n) / (100n * digits)
  const text = coins.toString().padStart(COIN_DECIMALS + 1, '0')
  const whole = text.slice(0, -COIN_DECIMALS)
  const parts = trimTrailingZeros(text.slice(-COIN_DECIMALS))
  return parts === '' ? whole : `${whole}.${parts}`
}

function trimTrailingZeros(digits: string): string {
  const last = [...digits].findLastIndex((digit) => digit !== '0')
  return digits.slice(0, last + 1)
}

/** How far a payment in coins may differ from the amount due. Rule: crypto-tolerance (docs/rules.md) */
export function cryptoToleranceCents(wantedCents: number): number {
  return Math.floor((wantedCents * CRYPTO_TOLERANCE_PERCENT) / 100)
}

function decimalOf(text: string): { readonly digits: bigint; readonly decimals: number } {
  const [, whole = '', fraction = ''] = /^(\d{1,30})(?:\.(\d{1,30}))?$/.exec(text) ?? []
  if (whole === '') throw new RangeError('not a decimal number')
  return { digits: BigInt(whole + fraction), decimals: fraction.length }
}
