import { findBookingByReference } from '@/lib/db/bookings'
import { database } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { loadGuestPage } from '@/lib/use-cases/guest-page/load-guest-page'
import { sendCryptoDetails } from '@/lib/use-cases/payments/send-crypto-details'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { GUEST } from '@/tests/support/a-changed-booking'
import { payInCoins } from '@/tests/support/pay-in-coins'

/* Rule: crypto-details (docs/rules.md) */

const backend = aBackend()
const WALLET = { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', network: 'bitcoin' }
/** 179 € at 89,500 € for one. */
const DETAILS = { ...WALLET, coins: '0.002', rate: '89500', rateSource: 'Kraken' }

async function aCryptoBooking(): Promise<string> {
  const departureId = await backend.aDeparture({ seats: 8 })
  const answer = await bookWithCrypto(aBookingInput({ departureId, cryptoType: 'bitcoin' }), NOON)
  if (answer.kind !== 'booked') throw new Error(answer.reason)
  return answer.reference
}

async function coinsOf(reference: string) {
  const booking = await findBookingByReference(database(), reference)
  if (!booking) throw new Error('not booked')
  const departure = await loadDeparture(database(), booking.departureId, NOON)
  return (await loadGuestPage('token', { booking, departure }, NOON)).coins
}

const addOne = (reference: string) =>
  requestChange(
    { reference, wanted: { kind: 'party', party: { adults: 2, children: 0 } }, asking: GUEST },
    NOON,
  )

test('a booking’s page tells what to send once the details are sent, and only for as long as they count', async () => {
  const reference = await aCryptoBooking()
  expect(await coinsOf(reference)).toEqual({ restCents: 179_00, details: null })
  await sendCryptoDetails(reference, DETAILS, NOON)
  expect(await coinsOf(reference)).toEqual({ restCents: 179_00, details: { ...WALLET, coins: '0.002' } })
  await addOne(reference)
  expect(await coinsOf(reference)).toEqual({ restCents: 358_00, details: null })
})

test('where a part has come, it is the rest at the same rate, and nothing once all has come', async () => {
  const reference = await aCryptoBooking()
  await sendCryptoDetails(reference, DETAILS, NOON)
  await payInCoins(reference, NOON, { cents: 89_50 })
  expect(await coinsOf(reference)).toEqual({ restCents: 89_50, details: { ...WALLET, coins: '0.001' } })
  await payInCoins(reference, NOON, { cents: 89_50 })
  expect(await coinsOf(reference)).toBeNull()
})

test('however small the part that has come, it is the rest', async () => {
  const reference = await aCryptoBooking()
  await sendCryptoDetails(reference, DETAILS, NOON)
  await payInCoins(reference, NOON, { cents: 1_00 })
  expect(await coinsOf(reference)).toEqual({ restCents: 178_00, details: { ...WALLET, coins: '0.001989' } })
})

test('a change that waits for coins has details of its own', async () => {
  const reference = await aCryptoBooking()
  await sendCryptoDetails(reference, DETAILS, NOON)
  await payInCoins(reference, NOON)
  await addOne(reference)
  expect(await coinsOf(reference)).toEqual({ restCents: 179_00, details: null })
  await sendCryptoDetails(reference, DETAILS, NOON)
  expect(await coinsOf(reference)).toEqual({ restCents: 179_00, details: { ...WALLET, coins: '0.002' } })
})
