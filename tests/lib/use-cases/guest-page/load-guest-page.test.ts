import { http } from 'msw/core/http'
import { addMinutes } from '@/lib/calendar/duration'
import { findBookingByReference } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures/departures'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { cancelDeparture } from '@/lib/use-cases/changes/cancel-departure'
import { changeStartTime } from '@/lib/use-cases/changes/change-start-time'
import { mergeDepartures } from '@/lib/use-cases/changes/merge-departures'
import { changeGuestDetails } from '@/lib/use-cases/changes/change-guest-details'
import { requestAddressChange } from '@/lib/use-cases/changes/request-address-change'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { recordNoLights } from '@/lib/use-cases/changes/record-no-lights'
import { undoCommand } from '@/lib/use-cases/changes/undo-command'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { findEditableDetails } from '@/lib/use-cases/guest-page/find-editable-details'
import { listOpenDates, listChoiceDates } from '@/lib/use-cases/guest-page/list-open-dates'
import { loadGuestPage } from '@/lib/use-cases/guest-page/load-guest-page'
import { refreshPayment } from '@/lib/use-cases/guest-page/refresh-payment'
import { openGuestLink } from '@/lib/use-cases/links/open-guest-link'
import { loadOperatorBookingPage } from '@/lib/use-cases/operator-page/load-operator-page'
import { sendCryptoDetails } from '@/lib/use-cases/payments/send-crypto-details'
import { handlePaymentEvent } from '@/lib/use-cases/payments/steps/handle-payment-event'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { changedBookings, GUEST } from '@/tests/support/a-changed-booking'
import { cancelledDepartures } from '@/tests/support/a-choice'
import { payInCrypto } from '@/tests/support/pay-in-crypto'
import { endCommands } from '@/tests/support/run-jobs'

/* What a booking's page shows, and the choices on it. */

const backend = aBackend()
const { aPaidBooking, aHeldChange } = changedBookings(backend)
const { cancelFor, moveTo, whereIs, setPrice, refund } = cancelledDepartures(backend)
const TWO = { adults: 2, offeredCents: 358_00 }
const PARTY_OF_TWO = { kind: 'party', party: { adults: 2, children: 0 } } as const

beforeAll(() => backend.aDeparture({ seats: 400 }))

async function linked(reference: string, now = NOON) {
  const booking = await findBookingByReference(database(), reference)
  if (!booking) throw new Error('not booked')
  return { booking, departure: await loadDeparture(database(), booking.departureId, now) }
}

const pageOf = async (reference: string, now = NOON) =>
  loadGuestPage('token', await linked(reference, now), now)

async function datesOf(reference: string, now = NOON) {
  const { booking, departure } = await linked(reference, now)
  const dates = await listChoiceDates(booking, departure, now)
  return dates.filter(({ differenceCents }) => differenceCents !== null)
}

test('while our command can be undone the page says so, and then shows the guest’s options', async () => {
  const { departureId, reference } = await aPaidBooking(TWO)
  const call = { name: 'departure cancel', isAtOnce: false } as const
  await cancelDeparture.run(
    { ...(await whereIs(departureId)), reason: 'weather', words: 'Storm.' },
    NOON,
    call,
  )
  expect(await pageOf(reference)).toMatchObject({ standing: 'change_by_us' })
  const later = addMinutes(NOON, 11)
  await endCommands(later)
  expect(await pageOf(reference, later)).toMatchObject({
    standing: 'choice_open',
    choice: { cause: 'departure_cancelled', options: ['full_refund', 'another_date'], refundCents: 358_00 },
  })
  await refund(reference, later)
  expect(await pageOf(reference, later)).toMatchObject({
    standing: 'refunded',
    choice: null,
    facts: { cancelReason: 'weather' },
    endCause: 'departure',
    officeWords: 'Storm.',
  })
})

test('a booking that its guest or we cancelled says so, also if its departure is cancelled later', async () => {
  const [own, ours] = [await aPaidBooking(), await aPaidBooking()]
  await cancelBooking.run(own.reference, 'guest', NOON)
  await cancelBooking.run(ours.reference, 'us', NOON)
  await cancelFor(own.departureId)
  expect(await pageOf(own.reference)).toMatchObject({ endCause: 'guest' })
  expect(await pageOf(ours.reference)).toMatchObject({ endCause: 'us' })
})

test('a new address is on the page until it is confirmed or its time ends', async () => {
  const { reference } = await aPaidBooking()
  const { booking } = await linked(reference)
  const email = 'new@example.com'
  await requestAddressChange({ bookingId: booking.id, email }, '198.51.100.200', NOON)
  expect(await pageOf(reference)).toMatchObject({ newAddress: { email } })
  expect(await pageOf(reference, addMinutes(NOON, 48 * 60))).toMatchObject({ newAddress: null })
})

test('a return trip is linked for the guest with the same address, and for the office both ways', async () => {
  const { departureId, reference } = await aPaidBooking()
  const where = await whereIs(departureId)
  const night = new Date(`${where.day}T22:00:00Z`)
  await recordNoLights.run(where, night)
  await moveTo(reference, await backend.aDeparture({ seats: 2 }), night)
  const token = (await pageOf(reference, night)).returnTrip?.path.split('/').at(-1) ?? ''
  const opened = await openGuestLink(token, '198.51.100.201', night)
  const trip = opened.kind === 'opened' ? opened.booking.reference : ''
  const office = async (of: string) =>
    loadOperatorBookingPage(
      (await linked(of, night)).booking,
      { path: '/operator/token', inbox: 'a@b.example' },
      night,
    )
  expect((await office(reference)).related).toMatchObject([{ label: `Free return trip ${trip}` }])
  expect((await office(trip)).related).toMatchObject([{ label: `First booking ${reference}` }])
  await changeGuestDetails.run(trip, { customerEmail: 'friend@example.com' }, night)
  expect(await pageOf(reference, night)).toMatchObject({ returnTrip: null })
})

test('a more expensive date costs nothing extra, a cheaper one is refunded, and a full or cancelled one is not offered', async () => {
  const { departureId, reference } = await aPaidBooking(TWO)
  const [dear, cheap, full] = [
    await backend.aDeparture({ seats: 2 }),
    await backend.aDeparture({ seats: 2 }),
    await backend.aDeparture({ seats: 1 }),
  ]
  await setPrice(dear, 250_00)
  await setPrice(cheap, 150_00)
  await cancelDeparture.run({ ...(await whereIs(departureId)), reason: 'guide' }, NOON)
  const dates = await datesOf(reference)
  expect(dates.find(({ id }) => id === dear)).toMatchObject({ differenceCents: 0 })
  expect(dates.find(({ id }) => id === cheap)).toMatchObject({ differenceCents: -58_00 })
  for (const none of [full, departureId]) expect(dates.map(({ id }) => id)).not.toContain(none)
})

test('after a new start the guest may also keep the date', async () => {
  const { departureId, reference } = await aPaidBooking()
  await changeStartTime.run({ ...(await whereIs(departureId)), time: '15:00' }, NOON)
  expect((await datesOf(reference)).map(({ id }) => id)).toContain(departureId)
})

test('a free return trip costs nothing, and no date is after its last day', async () => {
  const { departureId, reference } = await aPaidBooking()
  const where = await whereIs(departureId)
  const night = new Date(`${where.day}T22:00:00Z`)
  await recordNoLights.run(where, night)
  const [first, second] = [await backend.aDeparture({ seats: 2 }), await backend.aDeparture({ seats: 2 })]
  await setPrice(first, 250_00)
  await backend.query(
    `UPDATE choices SET return_trip_until = (SELECT day FROM departures WHERE id = ${first}) WHERE departure_id = ${departureId}`,
  )
  expect(await pageOf(reference, night)).toMatchObject({ standing: 'choice_open' })
  const dates = await datesOf(reference, night)
  expect(dates.find(({ id }) => id === first)).toMatchObject({ differenceCents: 0 })
  expect(dates.map(({ id }) => id)).not.toContain(second)
  expect(await pageOf(reference, night)).toMatchObject({ returnTrip: null })
  await moveTo(reference, first, night)
  const { day } = await whereIs(first)
  const { returnTrip } = await pageOf(reference, night)
  expect(returnTrip).toEqual({ day, path: expect.stringMatching(/^\/booking\/.+/) })
})

test('a guest without a choice is offered no dates', async () => {
  const { reference } = await aPaidBooking()
  expect(await datesOf(reference)).toEqual([])
  expect(await pageOf(reference)).toMatchObject({ standing: 'confirmed', choice: null })
})

/** The page as seen by a guest who returns from Stripe. */
const pageAfterStripe = async (reference: string) =>
  loadGuestPage('token', await refreshPayment(await linked(reference), NOON), NOON)

async function aPaidChange(): Promise<string> {
  const { reference } = await aPaidBooking()
  const { sessionId } = await aHeldChange({ reference, wanted: PARTY_OF_TWO })
  backend.stripe.pay(sessionId)
  return reference
}

test('a guest who returns from Stripe’s page finds the change made, before any webhook arrives', async () => {
  const page = await pageAfterStripe(await aPaidChange())
  expect(page).toMatchObject({ standing: 'confirmed', change: null, payment: null, isJustChanged: true })
  expect(page).toMatchObject({ facts: { adults: 2 }, money: { paidCents: 358_00 } })
})

test('a page loaded while its change is being made shows the changed booking', async () => {
  const { reference } = await aPaidBooking()
  const before = await findBookingByReference(database(), reference)
  if (!before) throw new Error('not booked')
  const { sessionId } = await aHeldChange({ reference, wanted: PARTY_OF_TWO })
  backend.stripe.pay(sessionId)
  await pageAfterStripe(reference)
  const departure = await loadDeparture(database(), before.departureId, NOON)
  const page = await loadGuestPage('token', { booking: before, departure }, NOON)
  expect(page).toMatchObject({ standing: 'confirmed', facts: { adults: 2 }, money: { paidCents: 358_00 } })
})

test('while Stripe does not respond, the page shows our own records', async () => {
  const reference = await aPaidChange()
  backend.stripe.server.use(http.all(/api\.stripe\.com/, () => Response.error()))
  expect(await pageAfterStripe(reference)).toMatchObject({
    standing: 'change_open',
    money: { paidCents: 179_00 },
  })
})

test('a change is payable until its payment page ends, then its button disappears', async () => {
  const { reference } = await aPaidBooking()
  await aHeldChange({ reference, wanted: PARTY_OF_TWO })
  const end = addMinutes(NOON, 31)
  const before = await pageOf(reference, new Date(end.getTime() - 1))
  expect(before).toMatchObject({ standing: 'change_open', change: { payUntil: end } })
  expect(before.payment?.url).toEqual(expect.any(String))
  expect(await pageOf(reference, end)).toMatchObject({ standing: 'change_open', payment: null })
})

test('page and e-mail state the same deadline for a change that we prepared', async () => {
  const { reference } = await aPaidBooking()
  await requestChange.run(
    { reference, wanted: PARTY_OF_TWO, asking: { actor: 'operator', by: 'guest' } },
    NOON,
  )
  const [email] = await backend.query<{ due: string }>(
    `SELECT facts->>'paymentDueAt' AS due FROM emails JOIN bookings b ON b.id = booking_id
     WHERE b.reference = '${reference}' AND kind = 'change-payment-guest'`,
  )
  expect((await pageOf(reference)).change?.payUntil.toISOString()).toBe(email?.due)
})

test('a change with a pending bank debit does not ask to be paid again', async () => {
  const { reference } = await aPaidBooking()
  const { sessionId } = await aHeldChange({ reference, wanted: PARTY_OF_TWO })
  const session = backend.stripe.promise(sessionId, `pi_slow_${sessionId}`)
  const update = { kind: 'session_completed', session } as const
  await handlePaymentEvent(
    { id: `evt_${sessionId}`, type: 'checkout.session.completed', createdAt: NOON, update },
    NOON,
  )
  const page = await pageOf(reference, NOON)
  expect(page).toMatchObject({ change: { isDebitUnderWay: true }, payment: null })
})

/* Rule: crypto-details (docs/rules.md) */

const WALLET = { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', network: 'bitcoin' }
/** 179 € at 89,500 € per coin. */
const DETAILS = { ...WALLET, coins: '0.002', rate: '89500', rateSource: 'Kraken' }

async function aCryptoBooking(): Promise<string> {
  const departureId = await backend.aDeparture({ seats: 8 })
  const answer = await bookWithCrypto(aBookingInput({ departureId, cryptoType: 'bitcoin' }), NOON)
  if (answer.kind !== 'booked') throw new Error(answer.reason)
  return answer.reference
}

const coinsOf = async (reference: string) => (await pageOf(reference)).coins

const addOne = (reference: string) =>
  requestChange.run({ reference, wanted: PARTY_OF_TWO, asking: GUEST }, NOON)

test('a booking’s page says what to send once the details are sent, and only while they are valid', async () => {
  const reference = await aCryptoBooking()
  expect(await coinsOf(reference)).toEqual({ restCents: 179_00, details: null })
  await sendCryptoDetails.run(reference, DETAILS, NOON)
  expect(await coinsOf(reference)).toEqual({ restCents: 179_00, details: { ...WALLET, coins: '0.002' } })
  await addOne(reference)
  expect(await coinsOf(reference)).toEqual({ restCents: 358_00, details: null })
})

test('after a part payment it states the rest at the same rate, and nothing once all is received', async () => {
  const reference = await aCryptoBooking()
  await sendCryptoDetails.run(reference, DETAILS, NOON)
  await payInCrypto(reference, NOON, { cents: 89_50 })
  expect(await coinsOf(reference)).toEqual({ restCents: 89_50, details: { ...WALLET, coins: '0.001' } })
  await payInCrypto(reference, NOON, { cents: 89_50 })
  expect(await coinsOf(reference)).toBeNull()
})

test('however small the part payment, the page states the rest', async () => {
  const reference = await aCryptoBooking()
  await sendCryptoDetails.run(reference, DETAILS, NOON)
  await payInCrypto(reference, NOON, { cents: 1_00 })
  expect(await coinsOf(reference)).toEqual({ restCents: 178_00, details: { ...WALLET, coins: '0.001989' } })
})

test('a change awaiting coins has separate payment details', async () => {
  const reference = await aCryptoBooking()
  await sendCryptoDetails.run(reference, DETAILS, NOON)
  await payInCrypto(reference, NOON)
  await addOne(reference)
  expect(await coinsOf(reference)).toEqual({ restCents: 179_00, details: null })
  await sendCryptoDetails.run(reference, DETAILS, NOON)
  expect(await coinsOf(reference)).toEqual({ restCents: 179_00, details: { ...WALLET, coins: '0.002' } })
})

/* The date or start that a booking was moved from. */

const BY_COMMAND = { name: 'departure merge', isAtOnce: false } as const
const movedFrom = async (reference: string) => (await pageOf(reference)).movedFrom

async function startOf(departureId: number): Promise<Date> {
  return (await loadDeparture(database(), departureId, NOON)).startsAt
}

test('a booking that was never moved, or only changed its guests, has no previous start', async () => {
  const { reference } = await aPaidBooking({ adults: 2, offeredCents: 358_00 })
  await requestChange.run(
    { reference, wanted: { kind: 'party', party: { adults: 1, children: 0 } }, asking: GUEST },
    NOON,
  )
  expect(await movedFrom(reference)).toBeNull()
})

test('a merged booking has the start of its previous date', async () => {
  const { departureId, reference } = await aPaidBooking()
  const { day: into } = await whereIs(await backend.aDeparture({ seats: 8 }))
  await mergeDepartures.run({ ...(await whereIs(departureId)), into }, NOON)
  expect(await movedFrom(reference)).toEqual(await startOf(departureId))
})

test('a booking that took another tour at the same hour has the name of its previous tour', async () => {
  const { departureId, reference } = await aPaidBooking()
  await cancelFor(departureId, 'weather', NOON, [8])
  const { day } = await whereIs(departureId)
  await moveTo(reference, await backend.aDeparture({ seats: 8, tourId: 8, day }))
  expect(await pageOf(reference)).toMatchObject({
    movedFrom: await startOf(departureId),
    movedFromTour: 'Guaranteed Northern Lights Tour',
  })
})

test('a booking whose start was shifted has the previous start, the last one if shifted twice', async () => {
  const { departureId, reference } = await aPaidBooking()
  const where = await whereIs(departureId)
  const first = await startOf(departureId)
  await changeStartTime.run({ ...where, time: '21:00' }, NOON)
  expect(await movedFrom(reference)).toEqual(first)
  await changeStartTime.run({ ...where, time: '21:30' }, addMinutes(NOON, 1))
  expect(await movedFrom(reference)).toEqual(addMinutes(first, 60))
  await changeStartTime.run({ ...where, time: '21:00' }, addMinutes(NOON, 2))
  expect(await movedFrom(reference)).toEqual(addMinutes(first, 90))
})

test('a guest who booked after the shift has no previous start', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  await changeStartTime.run({ ...(await whereIs(departureId)), time: '21:00' }, NOON)
  const { reference } = await aPaidBooking({ departureId })
  expect(await movedFrom(reference)).toBeNull()
})

test('an undone merge is not a move', async () => {
  const { departureId, reference } = await aPaidBooking()
  const { day: into } = await whereIs(await backend.aDeparture({ seats: 8 }))
  const merged = await mergeDepartures.run({ ...(await whereIs(departureId)), into }, NOON, BY_COMMAND)
  if (merged.kind !== 'merged' || !merged.command) throw new Error('not merged')
  await undoCommand.run(merged.command.id, addMinutes(NOON, 1))
  expect(await movedFrom(reference)).toBeNull()
})

test('a guest who moves the booking has the start of its previous date', async () => {
  const { departureId, reference } = await aPaidBooking()
  const other = await backend.aDeparture({ seats: 8 })
  await requestChange.run({ reference, wanted: { kind: 'move', departureId: other }, asking: GUEST }, NOON)
  expect(await movedFrom(reference)).toEqual(await startOf(departureId))
})

/* The dates a booking can move to, and until when its details can be changed. */

async function dateOf(reference: string, id: number) {
  const { booking, departure } = await linked(reference)
  return (await listOpenDates(booking, departure, NOON)).find((date) => date.id === id)
}

test('a date with enough seats shows its price difference, one without says so, and the booking’s own cannot be chosen', async () => {
  const { reference, departureId } = await aPaidBooking(TWO)
  const [dear, narrow] = [await backend.aDeparture({ seats: 2 }), await backend.aDeparture({ seats: 1 })]
  await setPrice(dear, 199_00)
  expect(await dateOf(reference, dear)).toMatchObject({
    state: { kind: 'available' },
    differenceCents: 40_00,
  })
  expect(await dateOf(reference, narrow)).toMatchObject({ state: { kind: 'too_few' }, differenceCents: null })
  expect(await dateOf(reference, departureId)).toMatchObject({ differenceCents: null })
})

test('an agreed total stays, so every date has the same price', async () => {
  const { reference } = await aPaidBooking(TWO)
  const agree = { kind: 'agree', totalCents: 300_00 } as const
  await requestChange.run({ reference, wanted: agree, asking: { actor: 'operator', by: 'guest' } }, NOON)
  const dear = await backend.aDeparture({ seats: 2 })
  await setPrice(dear, 250_00)
  expect(await dateOf(reference, dear)).toMatchObject({ differenceCents: 0 })
})

test('seats held by the booking’s own change are available for another change', async () => {
  const { reference } = await aPaidBooking(TWO)
  const dear = await backend.aDeparture({ seats: 2 })
  await setPrice(dear, 199_00)
  await aHeldChange({ reference, wanted: { kind: 'move', departureId: dear } })
  expect(await dateOf(reference, dear)).toMatchObject({
    state: { kind: 'available' },
    differenceCents: 40_00,
  })
})

/** A moment before the start of a booking and one after it. */
async function openDetailsOf(reference: string) {
  const { booking, departure } = await linked(reference)
  const openAt = (now: Date) => findEditableDetails(booking, departure, now)
  return [await openAt(addMinutes(departure.startsAt, -1)), await openAt(departure.startsAt)]
}

test('details can be changed until the start, and then by nobody', async () => {
  const { reference } = await aPaidBooking()
  expect(await openDetailsOf(reference)).toMatchObject([
    { kind: 'all' },
    { kind: 'refused', reason: 'already_started' },
  ])
})

test('a guest with an open choice may request another e-mail address after the start', async () => {
  const { reference, departureId } = await aPaidBooking()
  await cancelFor(departureId)
  expect(await openDetailsOf(reference)).toEqual([{ kind: 'all' }, { kind: 'address' }])
})

test('an ended booking has no details to change', async () => {
  const { reference } = await aPaidBooking()
  await cancelBooking.run(reference, 'guest', NOON)
  const refused = { kind: 'refused', reason: 'not_live' }
  expect(await openDetailsOf(reference)).toMatchObject([refused, refused])
})
