import { findBookingByReference } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { requestAddressChange } from '@/lib/use-cases/changes/request-address-change'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { guestUrl } from '@/lib/use-cases/links/guest-url'
import { openGuestLink } from '@/lib/use-cases/links/open-guest-link'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { cancelledDepartures } from '@/tests/support/a-choice'
import { runOps } from '@/tests/support/run-ops'

const backend = aBackend()
const { aPaidBooking } = changedBookings(backend)
const { cancelFor } = cancelledDepartures(backend)

/** The rest of the season's seats, a tenth of which can be held unpaid. */
beforeAll(() => backend.aDeparture({ seats: 200 }))

const revoke = (...args: readonly string[]) => runOps(NOON, 'links', 'revoke', ...args, '--yes')

async function stored(reference: string) {
  const booking = await findBookingByReference(database(), reference)
  if (!booking) throw new Error('not booked')
  return booking
}

const tokenOf = async (reference: string) =>
  (await guestUrl(database(), await stored(reference))).split('/').at(-1) ?? ''

const opens = async (token: string) => (await openGuestLink(token, '192.0.2.1', NOON)).kind

const sent = () => backend.query('UPDATE emails SET sent_at = now()')

/** The guests who are to be sent an e-mail, and its kind. */
const owed = () =>
  backend.query(
    `SELECT reference, kind FROM emails JOIN bookings b ON b.id = booking_id WHERE sent_at IS NULL ORDER BY kind`,
  )

async function aChooser(): Promise<string> {
  const { reference, departureId } = await aPaidBooking()
  await cancelFor(departureId)
  return reference
}

async function anUnpaidBooking(): Promise<string> {
  const departureId = await backend.aDeparture({ seats: 1 })
  const booking = await bookWithCrypto(aBookingInput({ departureId, cryptoType: 'bitcoin' }), NOON)
  if (booking.kind !== 'booked') throw new Error('not booked')
  return booking.reference
}

test('the link to one booking is revoked, that to another stays valid, and a guest with nothing to do gets no e-mail', async () => {
  const [{ reference }, other] = [await aPaidBooking(), await aPaidBooking()]
  await sent()
  const [token, otherToken] = [await tokenOf(reference), await tokenOf(other.reference)]
  expect(await revoke(reference)).toContain(`The links to booking ${reference} are revoked.`)
  expect([await opens(token), await opens(otherToken)]).toEqual(['unknown', 'opened'])
  expect(await owed()).toEqual([])
})

test('a link to a new address is revoked with those to the booking', async () => {
  const { reference } = await aPaidBooking()
  const { id } = await stored(reference)
  await requestAddressChange({ bookingId: id, email: 'thief@example.com' }, '192.0.2.2', NOON)
  await revoke(reference)
  expect(await backend.query(`SELECT email FROM address_proofs WHERE booking_id = '${id}'`)).toEqual([
    { email: null },
  ])
  expect(await owed()).not.toContainEqual({ reference, kind: 'address-proof-guest' })
})

test('if all links are revoked, guests who must choose or pay are sent their last e-mail again, once', async () => {
  const [chooser, unpaid] = [await aChooser(), await anUnpaidBooking()]
  const { reference } = await aPaidBooking()
  await sent()
  const tokens = [await tokenOf(chooser), await tokenOf(unpaid), await tokenOf(reference)]
  expect(await revoke('--guests')).toContain('0 guests, 0 € back to cards, 2 e-mails to guests')
  for (const token of tokens) expect(await opens(token)).toBe('unknown')
  const both = [
    { reference: unpaid, kind: 'crypto-received-guest' },
    { reference: chooser, kind: 'departure-cancelled-guest' },
  ]
  expect(await owed()).toEqual(both)
  // The link of a waiting e-mail is made when it is sent.
  await revoke('--guests')
  expect(await owed()).toEqual(both)
})

test('no guest gets an e-mail when the operator’s links are revoked', async () => {
  const reference = await aChooser()
  await sent()
  const token = await tokenOf(reference)
  expect(await revoke('--operator')).toContain('Nobody is notified, and no money moves')
  expect(await opens(token)).toBe('opened')
  expect(await owed()).toEqual([])
})

test('an unknown booking is refused, and so is naming both kinds of links', async () => {
  await expect(revoke('LL-ZZZZZZ')).rejects.toThrow('There is no booking with this reference')
  await expect(revoke()).rejects.toThrow('Give a booking reference')
  await expect(revoke('LL-ZZZZZZ', '--all')).rejects.toThrow('Give a booking reference')
})
