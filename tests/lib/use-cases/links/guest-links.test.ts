import { minutesAfter } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { GUEST_LINKS, guestUrl } from '@/lib/use-cases/links/guest-url'
import { openGuestLink } from '@/lib/use-cases/links/open-guest-link'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'

const backend = aBackend()
const { aPaidBooking } = changedBookings(backend)
const DAY = 24 * 60

let clients = 0
const aClient = () => `192.0.2.${(clients += 1)}`

async function tokenOf(reference: string): Promise<string> {
  const row = await database().booking.findUniqueOrThrow({ where: { reference } })
  return (await guestUrl(database(), row)).split('/').at(-1) ?? ''
}

test('a link opens its booking, as often as it is opened', async () => {
  const { reference } = await aPaidBooking()
  const token = await tokenOf(reference)
  for (const client of [aClient(), aClient()])
    expect(await openGuestLink(token, client, NOON)).toMatchObject({ kind: 'opened', booking: { reference } })
})

test('a link lives until 90 days after the departure', async () => {
  const { reference } = await aPaidBooking()
  const token = await tokenOf(reference)
  const { departure } = await database().booking.findUniqueOrThrow({
    where: { reference },
    include: { departure: true },
  })
  const end = minutesAfter(departure.startsAt, 90 * DAY)
  expect(await openGuestLink(token, aClient(), minutesAfter(end, -1))).toMatchObject({ kind: 'opened' })
  expect(await openGuestLink(token, aClient(), end)).toEqual({ kind: 'unknown' })
})

test('while a guest may still choose a return trip, the link lives until 90 days after its last day', async () => {
  const { reference } = await aPaidBooking()
  const token = await tokenOf(reference)
  const { id, departureId, departure } = await database().booking.findUniqueOrThrow({
    where: { reference },
    include: { departure: true },
  })
  await backend.query(
    `INSERT INTO choices (id, booking_id, cause, departure_id, opened_at, return_trip_until)
     VALUES (gen_random_uuid(), '${id}', 'lights_not_seen', ${departureId}, now(), '2028-04-15')`,
  )
  const end = minutesAfter(departure.startsAt, 90 * DAY)
  expect(await openGuestLink(token, aClient(), end)).toMatchObject({ kind: 'opened' })
  const last = new Date('2028-07-14T20:59:00Z')
  expect(await openGuestLink(token, aClient(), minutesAfter(last, -1))).toMatchObject({ kind: 'opened' })
  expect(await openGuestLink(token, aClient(), last)).toEqual({ kind: 'unknown' })
})

test('a revoked link, one of all that were revoked, one of a forgotten guest and a wrong one are answered alike', async () => {
  const revoked = await aPaidBooking()
  const revokedToken = await tokenOf(revoked.reference)
  await backend.query(`UPDATE bookings SET link_version = 2 WHERE reference = '${revoked.reference}'`)
  const forgotten = await aPaidBooking({ customerEmail: 'forget@example.com' })
  const forgottenToken = await tokenOf(forgotten.reference)
  await backend.query(`UPDATE bookings SET customer_email = '' WHERE reference = '${forgotten.reference}'`)
  const other = await aPaidBooking()
  const otherToken = await tokenOf(other.reference)
  await backend.query(`DELETE FROM server_secrets WHERE name = '${GUEST_LINKS}'`)
  for (const token of [revokedToken, forgottenToken, otherToken, 'x'.repeat(56), ''])
    expect(await openGuestLink(token, aClient(), NOON)).toEqual({ kind: 'unknown' })
  expect(await openGuestLink(await tokenOf(other.reference), aClient(), NOON)).toMatchObject({
    kind: 'opened',
  })
})

test('whoever tries many wrong links is told to wait, also with a right one; others are not', async () => {
  const { reference } = await aPaidBooking()
  const token = await tokenOf(reference)
  const client = aClient()
  for (let tries = 0; tries < 30; tries += 1)
    expect(await openGuestLink('x'.repeat(56), client, NOON)).toEqual({ kind: 'unknown' })
  expect(await openGuestLink('x'.repeat(56), client, NOON)).toMatchObject({ kind: 'limited' })
  expect(await openGuestLink(token, client, NOON)).toMatchObject({ kind: 'limited' })
  expect(await openGuestLink(token, aClient(), NOON)).toMatchObject({ kind: 'opened' })
})

test('the payment page tells the link for a day after the confirmation, and never one that was revoked', async () => {
  const { sessionId, reference } = await aPaidBooking()
  const url = `https://lumi.example.com/booking/${await tokenOf(reference)}`
  expect(await refreshCheckoutStatus(sessionId, NOON)).toEqual({
    status: 'confirmed',
    reference,
    bookingUrl: url,
  })
  expect(await refreshCheckoutStatus(sessionId, minutesAfter(NOON, DAY))).toEqual({
    status: 'confirmed',
    reference,
  })
  await backend.query(`UPDATE bookings SET link_version = 2 WHERE reference = '${reference}'`)
  expect(await refreshCheckoutStatus(sessionId, NOON)).toEqual({ status: 'confirmed', reference })
})
