import { checkCryptoAddress, looksLikeTransactionId } from '@/lib/booking/money/crypto-address'
import { type CryptoType } from '@/lib/booking/booking'

/* Addresses from the coins' own documents and test vectors: BIP 173, BIP 350, EIP-55, Tron's and Solana's docs. */
const VALID: readonly (readonly [CryptoType, string, string])[] = [
  ['bitcoin', 'bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['bitcoin', 'bitcoin', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['bitcoin', 'bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['bitcoin', 'bitcoin', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ['ethereum', 'ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['ethereum', 'base', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
  ['usdc', 'polygon', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
  ['usdc', 'solana', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
  ['usdt', 'tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
]

test.each(VALID)('%s on %s takes %s', (coin, network, address) => {
  expect(checkCryptoAddress(coin, network, address)).toEqual({ kind: 'valid' })
})

test.each([
  ['bitcoin', 'bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
  ['bitcoin', 'bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
  ['bitcoin', 'bitcoin', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  ['bitcoin', 'bitcoin', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['ethereum', 'ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD'],
  ['ethereum', 'ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe'],
  ['usdt', 'tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u'],
  ['usdc', 'solana', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt0v'],
  ['usdc', 'solana', ''],
] as const)('one sign of another address is found: %s on %s refuses %s', (coin, network, address) => {
  expect(checkCryptoAddress(coin, network, address)).toEqual({ kind: 'wrong_address' })
})

test('a coin is accepted on its own networks only, and an unknown coin is not checked', () => {
  expect(checkCryptoAddress('bitcoin', 'ethereum', 'x')).toEqual({
    kind: 'wrong_network',
    networks: ['bitcoin'],
  })
  expect(checkCryptoAddress('usdc', 'tron', 'x')).toMatchObject({ kind: 'wrong_network' })
  expect(checkCryptoAddress('other', 'monero', 'x')).toEqual({ kind: 'unchecked' })
})

const HASH = '4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b'
const SIGNATURE = '5j7s6NiJS3JAkvgkoc18WVAsiSaci2pxB2A6ueCJP4tprA2TFg9wSyTLeYouxPBJEMzJinENTkpA52YStRW5Dia7'

test.each([
  ['bitcoin', HASH, true],
  ['bitcoin', ` ${HASH.toUpperCase()} `, true],
  ['bitcoin', HASH.slice(1), false],
  ['bitcoin', 'not-a-tx', false],
  ['ethereum', `0x${HASH}`, true],
  ['base', '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984', false],
  ['tron', HASH, true],
  ['solana', SIGNATURE, true],
  ['solana', SIGNATURE.slice(2), false],
  ['solana', HASH, false],
  ['litecoin', 'anything', true],
  [null, 'anything', true],
])('on %s %s looks like a transaction: %s', (network, id, looks) => {
  expect(looksLikeTransactionId(network, id)).toBe(looks)
})
