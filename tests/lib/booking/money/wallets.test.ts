import { isOwnWallet, walletsForCoin } from '@/lib/booking/money/wallets'

const bitcoin = { network: 'bitcoin', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }
const legacy = { network: 'bitcoin', address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' }
const base = { network: 'base', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }
const solana = { network: 'solana', address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' }
const wallets = [bitcoin, legacy, base, solana]

test.each([
  ['bitcoin', [bitcoin, legacy]],
  ['ethereum', [base]],
  ['usdc', [base, solana]],
  ['usdt', [solana]],
  ['other', wallets],
] as const)('wallets: %s can be sent to those on its networks', (coin, own) => {
  expect(walletsForCoin(coin, wallets)).toEqual(own)
})

test.each([
  ['as it is listed', base, true],
  ['in lower case', { ...base, address: base.address.toLowerCase() }, true],
  ['in upper case', { ...bitcoin, address: bitcoin.address.toUpperCase() }, true],
  [
    'in another case, where that is another address',
    { ...legacy, address: legacy.address.toLowerCase() },
    false,
  ],
  ['on another network', { ...base, network: 'polygon' }, false],
  ['with another character', { ...solana, address: solana.address.replace('v', 'w') }, false],
])('wallets: an address %s is the operator’s: %s', (_, wallet, isOwn) => {
  expect(isOwnWallet(wallet, wallets)).toBe(isOwn)
})
