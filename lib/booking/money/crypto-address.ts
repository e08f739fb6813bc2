import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { base58, base58check, bech32, bech32m } from '@scure/base'
import { type CryptoType } from '@/lib/booking/booking'

/** Networks that use Ethereum addresses. */
const EVM = ['ethereum', 'arbitrum', 'base', 'optimism', 'polygon']

/** Networks that identify transactions by a 32-byte hash in hexadecimal. */
const HASHED = [...EVM, 'bitcoin', 'tron']

/** The networks on which we accept each coin. Other cryptocurrencies are unknown and not checked. */
const NETWORKS: Readonly<Record<Exclude<CryptoType, 'other'>, readonly string[]>> = {
  bitcoin: ['bitcoin'],
  ethereum: ['ethereum', 'arbitrum', 'base', 'optimism'],
  usdc: [...EVM, 'solana'],
  usdt: ['ethereum', 'arbitrum', 'optimism', 'polygon', 'solana', 'tron'],
}

/** The networks of a coin; null if the coin is unknown. */
export function networksForCoin(coin: CryptoType): readonly string[] | null {
  return coin === 'other' ? null : NETWORKS[coin]
}

export type CryptoAddressCheck =
  | { readonly kind: 'valid' }
  /** The address cannot be checked by program: staff must compare it by hand. */
  | { readonly kind: 'unchecked' }
  | { readonly kind: 'wrong_network'; readonly networks: readonly string[] }
  | { readonly kind: 'wrong_address' }

/**
 * Check whether an address is valid on its network. A single wrong character would lose the guest's money.
 *
 * Rule: crypto-address (docs/rules.md)
 */
export function checkCryptoAddress(coin: CryptoType, network: string, address: string): CryptoAddressCheck {
  const networks = networksForCoin(coin)
  if (!networks) return { kind: 'unchecked' }
  if (!networks.includes(network)) return { kind: 'wrong_network', networks }
  return { kind: isAddressOf(network, address) ? 'valid' : 'wrong_address' }
}

function isAddressOf(network: string, address: string): boolean {
  if (network === 'bitcoin') return isLegacyBitcoin(address) || isSegwit(address)
  if (network === 'tron') return isTron(address)
  if (network === 'solana') return isSolana(address)
  return isEvm(address)
}

/**
 * Whether an id looks like a transaction on this network. A mistyped id could make one transfer count twice, but
 * exchanges may use ids of their own for internal transfers, so a mismatch only causes a warning.
 */
export function looksLikeTransactionId(network: string | null, id: string): boolean {
  if (network === 'solana') return isDecodable(() => base58.decode(id.trim()).length === 64)
  if (network === null || !HASHED.includes(network)) return true
  return /^(?:0x)?[\da-f]{64}$/i.test(id.trim())
}

/**
 * Older Bitcoin addresses, which hash a key or a script. Source: https://en.bitcoin.it/wiki/List_of_address_prefixes
 */
function isLegacyBitcoin(address: string): boolean {
  return isDecodable(() => {
    const bytes = base58check(sha256).decode(address)
    return bytes.length === 21 && (bytes[0] === 0x00 || bytes[0] === 0x05)
  })
}

/** Bitcoin SegWit addresses. Source: https://github.com/bitcoin/bips/blob/master/bip-0350.mediawiki */
function isSegwit(address: string): boolean {
  const text = address === address.toUpperCase() ? address.toLowerCase() : address
  // Version 0 of a SegWit address uses the older checksum, later versions the newer one.
  const coder = text.startsWith('bc1q') ? bech32 : bech32m
  const { prefix, words = [] } = coder.decodeUnsafe(text) ?? {}
  const [version = 17, ...data] = words
  const length = coder.fromWordsUnsafe(data)?.length ?? 0
  const isKnownLength = version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40
  return prefix === 'bc' && version <= 16 && isKnownLength && (version !== 1 || length === 32)
}

/**
 * Ethereum addresses. Those in one case carry no checksum; mixed case encodes one. Source:
 * https://eips.ethereum.org/EIPS/eip-55
 */
function isEvm(address: string): boolean {
  const [, digits] = /^0x([\da-fA-F]{40})$/.exec(address) ?? []
  if (!digits) return false
  const small = digits.toLowerCase()
  if (digits === small || digits === digits.toUpperCase()) return true
  const hash = [...keccak_256(new TextEncoder().encode(small))].flatMap((byte) => [byte >> 4, byte & 15])
  const summed = [...small].map((digit, at) => ((hash[at] ?? 0) >= 8 ? digit.toUpperCase() : digit))
  return digits === summed.join('')
}

/** Tron addresses. Source: https://developers.tron.network/docs/account */
function isTron(address: string): boolean {
  return isDecodable(() => {
    const bytes = base58check(sha256).decode(address)
    return bytes.length === 21 && bytes[0] === 0x41
  })
}

/** Solana addresses: a public key, without a checksum. Source: https://solana.com/docs/core/accounts */
function isSolana(address: string): boolean {
  return isDecodable(() => base58.decode(address).length === 32)
}

function isDecodable(decode: () => boolean): boolean {
  try {
    return decode()
  } catch {
    return false
  }
}
