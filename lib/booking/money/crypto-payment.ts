/** Per cent. Rates move while coins are on their way: so much less is accepted, and so much more is kept. */
export const CRYPTO_TOLERANCE = 1

/** What a wallet takes of every coin that we do. */
const COIN_DECIMALS = 6

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
  return Math.abs(worthCents - wantedCents) <= toleranceCents(wantedCents)
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

/** Rule: crypto-tolerance (docs/rules.md) */
export function toleranceCents(wantedCents: number): number {
  return Math.floor((wantedCents * CRYPTO_TOLERANCE) / 100)
}

function decimalOf(text: string): { readonly digits: bigint; readonly decimals: number } {
  const [, whole = '', fraction = ''] = /^(\d{1,30})(?:\.(\d{1,30}))?$/.exec(text) ?? []
  if (whole === '') throw new RangeError('not a decimal number')
  return { digits: BigInt(whole + fraction), decimals: fraction.length }
}
