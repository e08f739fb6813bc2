import { setTimeout as pause } from 'node:timers/promises'
import { addMinutes } from '@/lib/calendar/duration'
import { database, inTransaction, type PoolName, withPool } from '@/lib/db/client'
import { findDeparture } from '@/lib/db/departures/departures'
import { countUnpaidHolds } from '@/lib/db/departures/unpaid-seats'
import { hashClient } from '@/lib/use-cases/admission/hash-client'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { cancelDeparture } from '@/lib/use-cases/changes/cancel-departure'
import { changeStartTime } from '@/lib/use-cases/changes/change-start-time'
import { bookAsStaff, type StaffBookingRequest } from '@/lib/use-cases/checkout/book-as-staff'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { openBookingPaymentPage } from '@/lib/use-cases/checkout/open-booking-payment-page'
import { releaseCheckout } from '@/lib/use-cases/checkout/release-checkout'
import { revokeLinks } from '@/lib/use-cases/links/revoke-links'
import { setSeats } from '@/lib/use-cases/seats/set-seats'
import { holdSeats } from '@/lib/use-cases/seats/steps/hold-seats'
import { confirmWaitingListPlace } from '@/lib/use-cases/waiting-list/confirm-waiting-list-place'
import { joinWaitingList, type WaitingPartyInput } from '@/lib/use-cases/waiting-list/join-waiting-list'
import { leaveWaitingList } from '@/lib/use-cases/waiting-list/leave-waiting-list'
import { offerFreeSeats } from '@/lib/use-cases/waiting-list/offer-free-seats'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { isExhaustive } from '@/tests/support/tier'
import { waitingLists } from '@/tests/support/a-waiting-list'
import { at } from '@/tests/support/builders'
import { freezeClock } from '@/tests/support/freeze-clock'
import { replayWaitingList } from '@/tests/support/replay-waiting-list'
import { lapseOverdue, offerPlaces } from '@/tests/support/run-jobs'

freezeClock(NOON)
const backend = aBackend()
const { aFullDate, wait, buy, offersOn } = waitingLists(backend)
const PAGE = 'https://lumi.example.com/booking/x'
const later = (hours: number) => addMinutes(NOON, hours * 60)
const giveUp = (reference = '') => cancelBooking.run(reference, 'guest', NOON)
const emailsOf = async (departureId: number) => (await offersOn(departureId)).map(({ email }) => email)
const dayOf = async (id: number) =>
  (await backend.query<{ day: string }>(`SELECT day::text FROM departures WHERE id = ${id}`))[0]?.day ?? ''

const aParty = { tourId: 1, adults: 1, children: 0, name: 'Aino Korhonen', email: 'aino@example.com' }

async function clickOf(email: string) {
  const { id } = await database().waitingParty.findFirstOrThrow({ where: { email } })
  await confirmWaitingListPlace(id, NOON)
}

/** Join from a network, and confirm. */
async function joinFrom(address: string, party: Partial<WaitingPartyInput> & { readonly email: string }) {
  const caller = { address, route: '/api/waiting-list', proof: null, looksAutomatic: false }
  const joined = await joinWaitingList({ ...aParty, departureIds: [], ...party }, NOON, caller)
  expect(joined).toEqual({ kind: 'waiting' })
  await clickOf(party.email)
}

// An address that waits for several dates has one offer at a time, also if another test left one.
beforeEach(() => backend.query('TRUNCATE waiting_parties CASCADE'))

test('a freed place is offered to the first waiting party for 12 hours, and to nobody else meanwhile', async () => {
  const { departureId, references } = await aFullDate(1, 1)
  await wait([departureId], { email: 'first@example.com' })
  await wait([departureId], { email: 'second@example.com' })
  await giveUp(references[0])
  // Before and after it is offered.
  expect(await buy(departureId)).toMatchObject({ reason: 'not_enough_slots', seatsFree: 0 })
  await offerPlaces(NOON)
  expect(await buy(departureId)).toMatchObject({ reason: 'not_enough_slots', seatsFree: 0 })
  const offers = await offersOn(departureId)
  expect(offers).toMatchObject([{ email: 'first@example.com', state: 'hold', expires_at: later(12) }])
  expect(await backend.emails(departureId)).toContain('place-offered-guest')
})

test('the line is in order of confirmation, without unconfirmed parties', async () => {
  const { departureId, references } = await aFullDate(1, 1, 1)
  const join = (email: string) => joinWaitingList({ ...aParty, departureIds: [departureId], email }, NOON)
  for (const name of ['early', 'late', 'never']) await join(`${name}@example.com`)
  for (const email of ['late@example.com', 'early@example.com']) await clickOf(email)
  for (const reference of references) await giveUp(reference)
  await offerPlaces(NOON)
  expect(await emailsOf(departureId)).toEqual(['late@example.com', 'early@example.com'])
  expect(await buy(departureId)).toMatchObject({ kind: 'started' })
})

test('a client is offered at most one departure’s seats of a tour at a time; the rest is for others', async () => {
  const dates = [await aFullDate(2), await aFullDate(2), await aFullDate(2)] as const
  for (const [index, { departureId }] of dates.entries())
    await joinFrom('192.0.2.66', { departureIds: [departureId], adults: 2, email: `us${index}@example.com` })
  await joinFrom('192.0.2.67', { departureIds: [dates[1].departureId], email: 'other@example.com' })
  for (const { references } of dates) await giveUp(references[0])
  await offerPlaces(NOON)
  const offered = async () => {
    const emails: (readonly string[])[] = []
    for (const { departureId } of dates) emails.push(await emailsOf(departureId))
    return emails
  }
  expect(await offered()).toEqual([['us0@example.com'], ['other@example.com'], []])
  expect(await findDeparture(database(), dates[1].departureId, NOON)).toMatchObject({ seatsFree: 1 })
  expect(await buy(dates[2].departureId)).toMatchObject({ kind: 'started' })
  // It counts as the client’s unpaid seats until it ends.
  const [offer] = await offersOn(dates[0].departureId)
  const { clientHash } = await database().booking.findUniqueOrThrow({ where: { id: offer?.id } })
  expect(clientHash).toBe(await hashClient('192.0.2.66'))
  const ofClient = async (now: Date) => {
    const departure = { id: dates[0].departureId, tourId: 1 }
    const { unpaid } = await countUnpaidHolds(database(), { departure, season: null, clientHash, now })
    return unpaid.ofClientOnTour
  }
  expect([await ofClient(later(11)), await ofClient(later(12))]).toEqual([2, 0])
  await lapseOverdue(later(12))
  await offerPlaces(later(12))
  expect(await offered()).toEqual([['us0@example.com'], ['other@example.com', 'us1@example.com'], []])
  expect(await database().booking.count({ where: { clientHash, state: 'lapsed' } })).toBe(0)
  expect(
    await database().waitingParty.count({ where: { clientHash, dates: { none: { bookingId: null } } } }),
  ).toBe(0)
})

test('two parties of one client together are not offered more than the client may be offered', async () => {
  const { departureId, references } = await aFullDate(1, 1)
  const free = await aFullDate(2)
  for (const adults of [1, 2])
    await joinFrom('192.0.2.68', { departureIds: [departureId], adults, email: `p${adults}@example.com` })
  await joinFrom('192.0.2.68', { departureIds: [free.departureId], adults: 2, email: 'p3@example.com' })
  for (const reference of [...references, ...free.references]) await giveUp(reference)
  await Promise.all([departureId, free.departureId].map((id) => until(() => offerFreeSeats(id, NOON))))
  const [{ sum } = { sum: 0 }] = await backend.query<{ sum: number }>(
    `SELECT sum(seats)::int AS sum FROM bookings WHERE client_hash = '${await hashClient('192.0.2.68')}'`,
  )
  expect([1, 2]).toContain(sum)
})

test('a declined place is offered to the next party, and in the end to everyone', async () => {
  const { departureId, references } = await aFullDate(1)
  await wait([departureId], { email: 'first@example.com' })
  await wait([departureId], { email: 'second@example.com' })
  await giveUp(references[0])
  await offerPlaces(NOON)
  await offerPlaces(later(12))
  expect(await emailsOf(departureId)).toEqual(['first@example.com', 'second@example.com'])
  expect(await buy(departureId, later(23))).toMatchObject({ seatsFree: 0 })
  expect(await buy(departureId, later(24))).toMatchObject({ kind: 'started' })
})

test('a party is overtaken only by one that fits where it does not', async () => {
  const { departureId, references } = await aFullDate(1, 2)
  await wait([departureId], { email: 'couple@example.com', adults: 2 })
  await wait([departureId], { email: 'single@example.com' })
  await giveUp(references[0])
  await offerPlaces(NOON)
  await giveUp(references[1])
  await offerPlaces(NOON)
  expect(await emailsOf(departureId)).toEqual(['single@example.com', 'couple@example.com'])
})

test('a seat too few for anyone waiting is on general sale', async () => {
  const { departureId, references } = await aFullDate(1, 7)
  await wait([departureId], { adults: 3 })
  await giveUp(references[0])
  expect(await buy(departureId)).toMatchObject({ kind: 'started' })
})

test('the place can be paid on several pages in turn, and then waiting for other dates ends', async () => {
  const [one, other] = [await aFullDate(1), await aFullDate(1)]
  await wait([one.departureId, other.departureId])
  await wait([other.departureId], { email: 'other@example.com' })
  await giveUp(one.references[0])
  await offerPlaces(NOON)
  const [offer] = await offersOn(one.departureId)
  const open = async (now: Date) => {
    const page = await openBookingPaymentPage(offer?.id ?? '', PAGE, now)
    return page.kind === 'started' ? page.sessionId : page.reason
  }
  const first = await open(later(1))
  expect(await open(later(1))).toBe(first)
  // The guest returns and the page expires; the place is still kept.
  await releaseCheckout(first, later(1))
  expect(await offersOn(one.departureId)).toMatchObject([{ state: 'hold', expires_at: later(12) }])
  const second = await open(later(11.9))
  expect(await offersOn(one.departureId)).toMatchObject([{ expires_at: addMinutes(later(11.9), 35) }])
  backend.stripe.pay(second)
  await refreshCheckoutStatus(second, later(12.1))
  expect(await offersOn(one.departureId)).toMatchObject([{ state: 'confirmed' }])
  await giveUp(other.references[0])
  await offerPlaces(later(13))
  expect(await emailsOf(other.departureId)).toEqual(['other@example.com'])
  expect(await open(later(14))).toBe('not_payable')
})

test('a party waiting for two dates has one offer at a time, and keeps its place in the other line', async () => {
  const [one, other] = [await aFullDate(1), await aFullDate(1, 1)]
  await wait([one.departureId, other.departureId])
  await wait([other.departureId], { email: 'next@example.com' })
  await giveUp(one.references[0])
  await offerPlaces(NOON)
  await giveUp(other.references[0])
  await offerPlaces(NOON)
  expect(await emailsOf(one.departureId)).toEqual(['aino@example.com'])
  expect(await emailsOf(other.departureId)).toEqual(['next@example.com'])
  await giveUp(other.references[1])
  await offerPlaces(later(12))
  expect(await emailsOf(other.departureId)).toEqual(['next@example.com', 'aino@example.com'])
})

test('an offer never extends beyond the end of the sale, and none is made in its last hour', async () => {
  const { departureId, references } = await aFullDate(1, 1)
  const day = await dayOf(departureId)
  await wait([departureId], { email: 'first@example.com' })
  await wait([departureId], { email: 'second@example.com' })
  await cancelBooking.run(references[0] ?? '', 'guest', at('17:00', day))
  await offerPlaces(at('17:00', day))
  expect(await offersOn(departureId)).toMatchObject([{ expires_at: at('18:00', day) }])
  await cancelBooking.run(references[1] ?? '', 'guest', addMinutes(at('17:00', day), 1))
  await offerPlaces(addMinutes(at('17:00', day), 1))
  expect(await offersOn(departureId)).toHaveLength(1)
  expect(await buy(departureId, addMinutes(at('17:00', day), 1))).toMatchObject({ kind: 'started' })
})

test('seats that we add, and those of guests who never paid, are offered as well', async () => {
  const { departureId } = await aFullDate(1)
  const day = await dayOf(departureId)
  await wait([departureId], { email: 'first@example.com' })
  await wait([departureId], { email: 'second@example.com' })
  await setSeats.run({ tourId: 1, first: day, last: day, seats: 2 }, NOON)
  const [offer] = (await offerPlaces(NOON), await offersOn(departureId))
  await openBookingPaymentPage(offer?.id ?? '', PAGE, NOON)
  // While its page is open past its deadline, Stripe may still report a payment.
  await offerPlaces(later(12))
  expect(await emailsOf(departureId)).toEqual(['first@example.com'])
  await backend.query(`UPDATE checkouts SET state = 'expired' WHERE state = 'open'`)
  await offerPlaces(later(12))
  expect(await emailsOf(departureId)).toEqual(['first@example.com', 'second@example.com'])
})

test('a date off sale is offered to nobody, and the operator may seat someone; once on sale again the line is as before', async () => {
  const { departureId, references } = await aFullDate(1, 1)
  const day = await dayOf(departureId)
  await wait([departureId])
  await backend.query(`UPDATE departures SET is_closed = true WHERE id = ${departureId}`)
  await giveUp(references[0])
  await giveUp(references[1])
  await offerPlaces(NOON)
  expect(await offersOn(departureId)).toEqual([])
  const order: StaffBookingRequest = {
    tourId: 1,
    day,
    party: { adults: 1, children: 0 },
    totalCents: null,
    method: 'cash',
    isPrivate: false,
    isByLink: false,
    name: 'Kaisa',
    email: '',
    phone: null,
    note: null,
  }
  expect(await bookAsStaff.run(order, NOON)).toMatchObject({ kind: 'booked' })
  await backend.query(`UPDATE departures SET is_closed = false WHERE id = ${departureId}`)
  // On a date on sale the operator must wait too.
  expect(await bookAsStaff.run(order, NOON)).toMatchObject({ reason: 'not_enough_slots' })
  await offerPlaces(NOON)
  expect(await offersOn(departureId)).toHaveLength(1)
})

test('a new start ends the offer with the sale at the latest, and its guest is notified', async () => {
  const { departureId, references } = await aFullDate(1, 1)
  const day = await dayOf(departureId)
  await wait([departureId])
  await giveUp(references[0])
  await offerPlaces(at('15:30', day))
  await changeStartTime.run({ tourId: 1, day, time: '19:00' }, at('15:30', day))
  const [offer] = await offersOn(departureId)
  expect(offer?.expires_at).toEqual(at('17:00', day))
  expect(await database().email.count({ where: { bookingId: offer?.id, kind: 'time-changed-guest' } })).toBe(
    1,
  )
})

test('an offered place ends when we cancel its departure, and its guest is notified', async () => {
  const { departureId, references } = await aFullDate(1, 1)
  await wait([departureId])
  await giveUp(references[0])
  await offerPlaces(NOON)
  await cancelDeparture.run({ tourId: 1, day: await dayOf(departureId), reason: 'weather' }, NOON, {
    name: 'departure cancel',
    isAtOnce: true,
  })
  const [offer] = await offersOn(departureId)
  expect(offer?.state).toBe('cancelled')
  expect(
    await database().email.count({ where: { bookingId: offer?.id, kind: 'booking-cancelled-guest' } }),
  ).toBe(1)
})

test('when a party leaves the list its offered place goes to the next immediately, and the party is erased', async () => {
  const [one, other] = [await aFullDate(1), await aFullDate(1)]
  await wait([one.departureId, other.departureId])
  await wait([one.departureId], { email: 'next@example.com' })
  await giveUp(one.references[0])
  await offerPlaces(NOON)
  const party = await database().waitingParty.findFirstOrThrow({ where: { email: 'aino@example.com' } })
  await leaveWaitingList(party.id, NOON)
  await leaveWaitingList(party.id, NOON)
  await offerPlaces(NOON)
  expect(await emailsOf(one.departureId)).toEqual(['aino@example.com', 'next@example.com'])
  expect(await database().waitingParty.count({ where: { email: 'aino@example.com' } })).toBe(0)
  await giveUp(other.references[0])
  expect(await buy(other.departureId)).toMatchObject({ kind: 'started' })
})

test('a party that leaves the list while a bank debit is pending keeps the place', async () => {
  const { departureId, references } = await aFullDate(1)
  await wait([departureId])
  await giveUp(references[0])
  await offerPlaces(NOON)
  const [offer] = await offersOn(departureId)
  const page = await openBookingPaymentPage(offer?.id ?? '', PAGE, NOON)
  const sessionId = page.kind === 'started' ? page.sessionId : ''
  backend.stripe.promise(sessionId, 'pi_offered')
  await refreshCheckoutStatus(sessionId, NOON)
  expect(await openBookingPaymentPage(offer?.id ?? '', PAGE, NOON)).toMatchObject({ reason: 'not_payable' })
  const party = await database().waitingParty.findFirstOrThrow()
  await leaveWaitingList(party.id, NOON)
  expect(await offersOn(departureId)).toMatchObject([{ state: 'awaiting_payment' }])
})

test('a revoked link to an offered place is resent', async () => {
  const { departureId, references } = await aFullDate(1)
  await wait([departureId])
  await giveUp(references[0])
  await offerPlaces(NOON)
  const [offer] = await offersOn(departureId)
  const emails = { bookingId: offer?.id, kind: 'place-offered-guest' }
  await database().email.updateMany({ where: emails, data: { sentAt: NOON } })
  expect(await revokeLinks({ reference: offer?.reference, owners: ['guest'] }, later(1))).toBe(1)
  expect(await database().email.count({ where: { ...emails, sentAt: null } })).toBe(1)
  // Its time is over.
  expect(await revokeLinks({ reference: offer?.reference, owners: ['guest'] }, later(12))).toBe(0)
})

test('a payment after the offer lapsed gets the seat if nobody waits, and overtakes nobody', async () => {
  const { departureId, references } = await aFullDate(1)
  await wait([departureId], { email: 'first@example.com' })
  await giveUp(references[0])
  await offerPlaces(NOON)
  const [offer] = await offersOn(departureId)
  const page = await openBookingPaymentPage(offer?.id ?? '', PAGE, NOON)
  const sessionId = page.kind === 'started' ? page.sessionId : ''
  await wait([departureId], { email: 'second@example.com' })
  await backend.query(`UPDATE bookings SET state = 'lapsed', ended_at = now() WHERE id = '${offer?.id}'`)
  await lapseOverdue(later(13))
  backend.stripe.pay(sessionId)
  expect(await refreshCheckoutStatus(sessionId, later(13))).toMatchObject({ status: 'refunded' })
})

test('the database refuses to offer a date to a party twice, or one place to two parties', async () => {
  const [one, other] = [await aFullDate(1), await aFullDate(1)]
  await wait([one.departureId])
  await wait([other.departureId], { email: 'other@example.com' })
  await cancelBooking.run(one.references[0] ?? '', 'guest', NOON)
  await offerPlaces(NOON)
  const [offer] = await offersOn(one.departureId)
  const offered = (departureId: number, bookingId = '') =>
    backend.query(`UPDATE waiting_dates SET booking_id = '${bookingId}' WHERE departure_id = ${departureId}`)
  await expect(offered(other.departureId, offer?.id)).rejects.toThrow('waiting_dates_booking_id_key')
  const [paid] = await backend.bookings(other.departureId)
  await expect(offered(one.departureId, paid?.id)).rejects.toThrow('it was offered before')
})

test('the database refuses a party without an adult, or with a number of seats other than its guests', async () => {
  const add = (adults: number, children: number, seats: number) =>
    database().waitingParty.create({
      data: { name: 'Aino', email: 'aino@example.com', adults, children, seats, joinedAt: NOON },
    })
  await expect(add(0, 2, 2)).rejects.toThrow('waiting_parties_party')
  await expect(add(2, 0, 1)).rejects.toThrow('waiting_parties_party')
})

/* Parties wait while guests cancel and others buy simultaneously, and two workers offer the free seats. */

const DATES = isExhaustive ? 6 : 3
const SEATS = isExhaustive ? 10 : 8
const WAITING = isExhaustive ? 50 : 20

/** Retry like the queue: while a departure is locked for too long, try again. */
async function until<T>(work: () => Promise<T>, tries = 40): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (tries === 0) throw error
    await pause(50)
    return until(work, tries - 1)
  }
}

/** Two instances have separate connections. */
const inPool = <T>(index: number, work: () => Promise<T>) => {
  const pool: PoolName = index % 2 ? 'background' : 'money'
  return until(() => withPool(pool, work))
}

test('seats are never sold twice, each offer goes to the right party, and nobody is overtaken', async () => {
  const dates: number[] = []
  const references: string[] = []
  for (let date = 0; date < DATES; date++) {
    const id = await backend.aDeparture({ seats: SEATS })
    dates.push(id)
    const [row] = await backend.query<{ day: string }>(`SELECT day::text FROM departures WHERE id = ${id}`)
    for (let seat = 0; seat < SEATS; seat++) references.push(await aFreePlace(row?.day ?? ''))
  }
  // Parties of one to three, some of them for two dates.
  for (let party = 0; party < WAITING; party++) {
    const wanted = [dates[party % DATES] ?? 0, ...(party % 4 === 0 ? [dates[(party + 1) % DATES] ?? 0] : [])]
    await wait(wanted, { email: `guest${party}@example.com`, adults: 1 + (party % 3) })
  }
  const buy = (departureId: number) =>
    inTransaction((db) => holdSeats(db, aBookingInput({ departureId }), { method: 'card', now: NOON }))

  await Promise.all([
    ...references.map((reference, index) => inPool(index, () => cancelBooking.run(reference, 'guest', NOON))),
    ...references.map((_, index) => inPool(index, () => buy(dates[index % DATES] ?? 0))),
    ...[...dates, ...dates].map((id, index) => inPool(index, () => offerFreeSeats(id, NOON))),
  ])
  for (const id of dates) await offerFreeSeats(id, NOON)

  const uneven = await backend.query(`
    SELECT d.id, d.seats_taken, sum(b.seats) FROM departures d LEFT JOIN bookings b
      ON b.departure_id = d.id AND b.state IN ('hold', 'awaiting_payment', 'confirmed')
    GROUP BY d.id HAVING d.seats_taken <> coalesce(sum(b.seats), 0)`)
  expect(uneven).toEqual([])
  const { offers, sold } = await replayWaitingList(
    backend.query,
    dates.map((id) => ({ id, seats: SEATS })),
  )
  expect(offers).toBeGreaterThan((DATES * SEATS) / 6)
  expect(offers + sold).toBeGreaterThan((DATES * SEATS) / 2)
}, 300_000)

async function aFreePlace(day: string): Promise<string> {
  const order = {
    ...{ tourId: 1, day, party: { adults: 1, children: 0 }, totalCents: 0, method: null },
    ...{ isPrivate: false, isByLink: false, name: 'Kaisa', email: '', phone: null, note: null },
  }
  const booked = await bookAsStaff.run(order, NOON)
  if (booked.kind !== 'booked') throw new Error(booked.reason)
  return booked.booking.reference
}
