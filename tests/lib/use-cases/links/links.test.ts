import { addMinutes } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { GUEST_LINK_SECRET_NAME } from '@/lib/use-cases/links/guest-token'
import { guestUrl } from '@/lib/use-cases/links/guest-url'
import { openGuestLink } from '@/lib/use-cases/links/open-guest-link'
import { openOperatorLink } from '@/lib/use-cases/links/open-operator-link'
import { operatorBookingUrl, operatorDepartureUrl } from '@/lib/use-cases/links/operator-urls'
import { resendBookingLinks } from '@/lib/use-cases/links/resend-booking-links'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { heldBookings } from '@/tests/support/a-hold'
import { aMailServer, type MailServer } from '@/tests/support/a-mail-server'
import { runOps } from '@/tests/support/run-ops'
import { watchStatements } from '@/tests/support/record-statements'
import { deliverEmails } from '@/tests/support/run-jobs'

/* Links to bookings and departures: who has which, when they expire, and what revokes them. */

const backend = aBackend()
const { aHold } = heldBookings(backend)
const { aPaidBooking } = changedBookings(backend)
const DAY = 24 * 60
const [ONE, TWO] = ['one@lumi.example.com', 'two@lumi.example.com']
const UNKNOWN = { kind: 'unknown' }
let mail: MailServer

beforeAll(async () => {
  mail = await aMailServer()
  process.env.SMTP_URL = mail.url
})
afterEach(() => backend.query('DELETE FROM emails; DELETE FROM graphile_worker._private_jobs'))
afterAll(() => mail.stop())

let clients = 0
const aClient = () => `198.51.100.${(clients += 1)}`

/** A paid booking; ignores its e-mails. */
async function aBooking(customerEmail: string) {
  const booking = await aPaidBooking({ customerEmail })
  await backend.query('DELETE FROM emails')
  return booking
}

const LINK = /https:\/\/lumi\.example\.com\/booking\/([\w-]{56})/g
const linksIn = (text = '') => [...text.matchAll(LINK)].map(([, token = '']) => token)
const lostLinksTo = (address: string) =>
  mail.emails.filter(
    ({ to, subject }) => JSON.stringify(to).includes(address) && /Your bookings? /.test(subject ?? ''),
  )

test('an address gets one e-mail with a link to each of its bookings, in any letter case', async () => {
  const first = await aBooking('lost@example.com')
  const second = await aBooking('Lost@Example.com')
  await aHold({ customerEmail: 'lost@example.com' })
  expect(await resendBookingLinks('LOST@example.com', '192.0.2.1', NOON)).toEqual({ kind: 'asked' })
  await deliverEmails(NOON)
  const [email, ...others] = lostLinksTo('lost@example.com')
  expect(others).toEqual([])
  const opened = await Promise.all(
    linksIn(email?.text).map((token) => openGuestLink(token, '192.0.2.9', NOON)),
  )
  const references = opened.map((one) => (one.kind === 'opened' ? one.booking.reference : one.kind))
  expect(references.toSorted()).toEqual([first.reference, second.reference].toSorted())
})

test('an address without bookings gets the same response, and no e-mail', async () => {
  expect(await resendBookingLinks('nobody@example.com', '192.0.2.2', NOON)).toEqual({ kind: 'asked' })
  await deliverEmails(NOON)
  expect(lostLinksTo('nobody@example.com')).toEqual([])
  expect(await backend.query(`SELECT FROM emails WHERE recipient = 'nobody@example.com'`)).toEqual([])
})

/** A stranger with a list of addresses and a clock. */
test('the request sends the database the same queries, whether or not an address has bookings', async () => {
  await aBooking('timed@example.com')
  await resendBookingLinks('first@example.com', '192.0.2.6', NOON)
  const askedFor = async (address: string) => {
    const watch = watchStatements()
    await resendBookingLinks(address, '192.0.2.6', NOON)
    watch.stop()
    return watch.texts()
  }
  expect(await askedFor('timed@example.com')).toEqual(await askedFor('untimed@example.com'))
})

test('the links go to the address as stored in the bookings, and to no similar spelling', async () => {
  await aBooking('kelvin@example.com')
  await resendBookingLinks('\u212Aelvin@example.com', '192.0.2.7', NOON)
  await deliverEmails(NOON)
  expect(await backend.query(`SELECT FROM emails WHERE recipient LIKE '\u212A%'`)).toEqual([])
})

test('an address is sent three such e-mails in an hour; further requests reveal nothing', async () => {
  await aBooking('often@example.com')
  for (let minute = 0; minute < 5; minute += 1)
    expect(
      await resendBookingLinks('often@example.com', '192.0.2.3', new Date(NOON.getTime() + minute * 60_000)),
    ).toEqual({ kind: 'asked' })
  await deliverEmails(new Date(NOON.getTime() + 600_000))
  expect(lostLinksTo('often@example.com')).toHaveLength(3)
})

test('a booking of long ago is included while its guest can choose a return trip', async () => {
  const { reference } = await aBooking('choosing@example.com')
  const later = new Date('2027-12-01T10:00:00Z')
  const ask = async (now: Date) => {
    await resendBookingLinks('choosing@example.com', '192.0.2.5', now)
    await deliverEmails(now)
    return lostLinksTo('choosing@example.com')
  }
  expect(await ask(later)).toEqual([])
  await backend.query(
    `INSERT INTO choices (id, booking_id, cause, departure_id, opened_at, return_trip_until)
     SELECT gen_random_uuid(), id, 'lights_not_seen', departure_id, created_at, '2028-04-15'
     FROM bookings WHERE reference = '${reference}'`,
  )
  expect(await ask(later)).toHaveLength(1)
  expect(await ask(new Date('2028-08-01T10:00:00Z'))).toHaveLength(1)
})

test('a client may ask twenty times in an hour, for any addresses', async () => {
  for (let tries = 0; tries < 20; tries += 1)
    expect(await resendBookingLinks(`${tries}@example.com`, '192.0.2.4', NOON)).toEqual({ kind: 'asked' })
  expect(await resendBookingLinks('one@example.com', '192.0.2.4', NOON)).toMatchObject({
    reason: 'limit_used_up',
  })
})

test('every e-mail to a guest about a booking has the same link to it, and the operator’s have none', async () => {
  await aPaidBooking({ customerEmail: 'button@example.com' })
  await deliverEmails(NOON)
  const about = mail.emails.filter(({ subject }) => subject?.startsWith('Booking confirmed'))
  const toGuest = mail.emails.filter(({ to }) => JSON.stringify(to).includes('button@example.com'))
  expect(toGuest.length).toBeGreaterThan(0)
  for (const { text } of toGuest) expect(linksIn(text)).toHaveLength(1)
  for (const { to, text } of about)
    if (JSON.stringify(to).includes('lumi.example.com')) expect(linksIn(text)).toEqual([])
})

const tokenIn = (url: string) => url.split('/').at(-1) ?? ''
const rowOf = (reference: string) =>
  database().booking.findUniqueOrThrow({ where: { reference }, include: { departure: true } })
const tokenFor = async (reference: string, inbox = ONE) =>
  tokenIn(await operatorBookingUrl(database(), await rowOf(reference), inbox))
const guestTokenFor = async (reference: string) => tokenIn(await guestUrl(database(), await rowOf(reference)))

test('a link opens its booking, any number of times', async () => {
  const { reference } = await aPaidBooking()
  const token = await guestTokenFor(reference)
  for (const client of [aClient(), aClient()])
    expect(await openGuestLink(token, client, NOON)).toMatchObject({ kind: 'opened', booking: { reference } })
})

test('a link expires 90 days after the departure', async () => {
  const { reference } = await aPaidBooking()
  const token = await guestTokenFor(reference)
  const { departure } = await database().booking.findUniqueOrThrow({
    where: { reference },
    include: { departure: true },
  })
  const end = addMinutes(departure.startsAt, 90 * DAY)
  expect(await openGuestLink(token, aClient(), addMinutes(end, -1))).toMatchObject({ kind: 'opened' })
  expect(await openGuestLink(token, aClient(), end)).toEqual({ kind: 'unknown' })
})

test('while a guest may choose a return trip, the link expires 90 days after its last day', async () => {
  const { reference } = await aPaidBooking()
  const token = await guestTokenFor(reference)
  const { id, departureId, departure } = await database().booking.findUniqueOrThrow({
    where: { reference },
    include: { departure: true },
  })
  await backend.query(
    `INSERT INTO choices (id, booking_id, cause, departure_id, opened_at, return_trip_until)
     VALUES (gen_random_uuid(), '${id}', 'lights_not_seen', ${departureId}, now(), '2028-04-15')`,
  )
  const end = addMinutes(departure.startsAt, 90 * DAY)
  expect(await openGuestLink(token, aClient(), end)).toMatchObject({ kind: 'opened' })
  const last = new Date('2028-07-14T20:59:00Z')
  expect(await openGuestLink(token, aClient(), addMinutes(last, -1))).toMatchObject({ kind: 'opened' })
  expect(await openGuestLink(token, aClient(), last)).toEqual({ kind: 'unknown' })
})

test('a revoked link, one revoked with all others, one of an erased guest and an invalid one get the same response', async () => {
  const revoked = await aPaidBooking()
  const revokedToken = await guestTokenFor(revoked.reference)
  await backend.query(`UPDATE bookings SET link_version = 2 WHERE reference = '${revoked.reference}'`)
  const forgotten = await aPaidBooking({ customerEmail: 'forget@example.com' })
  const forgottenToken = await guestTokenFor(forgotten.reference)
  await backend.query(`UPDATE bookings SET customer_email = '' WHERE reference = '${forgotten.reference}'`)
  const other = await aPaidBooking()
  const otherToken = await guestTokenFor(other.reference)
  await backend.query(`DELETE FROM server_secrets WHERE name = '${GUEST_LINK_SECRET_NAME}'`)
  for (const token of [revokedToken, forgottenToken, otherToken, 'x'.repeat(56), ''])
    expect(await openGuestLink(token, aClient(), NOON)).toEqual({ kind: 'unknown' })
  expect(await openGuestLink(await guestTokenFor(other.reference), aClient(), NOON)).toMatchObject({
    kind: 'opened',
  })
})

test('a client that tries many invalid links must wait, even with a valid one; others need not', async () => {
  const { reference } = await aPaidBooking()
  const token = await guestTokenFor(reference)
  const client = aClient()
  for (let tries = 0; tries < 30; tries += 1)
    expect(await openGuestLink('x'.repeat(56), client, NOON)).toEqual({ kind: 'unknown' })
  expect(await openGuestLink('x'.repeat(56), client, NOON)).toMatchObject({ kind: 'limited' })
  expect(await openGuestLink(token, client, NOON)).toMatchObject({ kind: 'limited' })
  expect(await openGuestLink(token, aClient(), NOON)).toMatchObject({ kind: 'opened' })
})

test('the payment page shows the link for a day after the confirmation, and never a revoked one', async () => {
  const { sessionId, reference } = await aPaidBooking()
  const status = await refreshCheckoutStatus(sessionId, NOON)
  expect(status).toEqual({ status: 'confirmed', reference, bookingUrl: expect.stringMatching(/\/booking\//) })
  const token = status?.bookingUrl?.split('/').at(-1) ?? ''
  expect(await openGuestLink(token, aClient(), NOON)).toMatchObject({
    ...{ kind: 'opened', isEmailed: false },
    booking: { reference },
  })
  expect(await openGuestLink(await guestTokenFor(reference), aClient(), NOON)).toMatchObject({
    isEmailed: true,
  })
  expect(await refreshCheckoutStatus(sessionId, addMinutes(NOON, DAY))).toEqual({
    status: 'confirmed',
    reference,
  })
  await backend.query(`UPDATE bookings SET link_version = 2 WHERE reference = '${reference}'`)
  expect(await refreshCheckoutStatus(sessionId, NOON)).toEqual({ status: 'confirmed', reference })
})

const open = (token: string, now = NOON) => openOperatorLink(token, aClient(), now)

test('each inbox has a separate link that identifies it, in any letter case', async () => {
  const { reference } = await aPaidBooking()
  for (const inbox of [ONE, TWO])
    expect(await open(await tokenFor(reference, inbox))).toMatchObject({
      kind: 'opened',
      booking: { reference },
      inbox,
    })
  expect(await tokenFor(reference, ONE)).not.toBe(await tokenFor(reference, TWO))
  expect(await tokenFor(reference, ONE.toUpperCase())).toBe(await tokenFor(reference, ONE))
})

test('a link expires 30 days after the departure', async () => {
  const { reference } = await aPaidBooking()
  const token = await tokenFor(reference)
  const end = addMinutes((await rowOf(reference)).departure.startsAt, 30 * DAY)
  expect(await open(token, addMinutes(end, -1))).toMatchObject({ kind: 'opened' })
  expect(await open(token, end)).toEqual(UNKNOWN)
})

test('the guest’s link opens no operator page, nor the operator’s link the guest’s page', async () => {
  const { reference } = await aPaidBooking()
  expect(await open(await guestTokenFor(reference))).toEqual(UNKNOWN)
  expect(await openGuestLink(await tokenFor(reference), aClient(), NOON)).toEqual(UNKNOWN)
})

test('the link of a removed inbox, and that of an erased guest, are unknown', async () => {
  const { reference } = await aPaidBooking()
  expect(await open(await tokenFor(reference, 'left@lumi.example.com'))).toEqual(UNKNOWN)
  const token = await tokenFor(reference)
  await backend.query(
    `UPDATE bookings SET customer_email = '', customer_name = '' WHERE reference = '${reference}'`,
  )
  expect(await open(token)).toEqual(UNKNOWN)
})

test('an inbox’s link to a departure expires 30 days after it, and differs from other inboxes’ links', async () => {
  const { departure } = await rowOf((await aPaidBooking()).reference)
  const token = tokenIn(await operatorDepartureUrl(database(), departure, ONE))
  const end = addMinutes(departure.startsAt, 30 * DAY)
  expect(await open(token, addMinutes(end, -1))).toMatchObject({
    about: 'departure',
    departure: { id: departure.id },
    inbox: ONE,
  })
  expect(await open(token, end)).toEqual(UNKNOWN)
  expect(tokenIn(await operatorDepartureUrl(database(), departure, TWO))).not.toBe(token)
  expect(await open(tokenIn(await operatorDepartureUrl(database(), { id: 999_999 }, ONE)))).toEqual(UNKNOWN)
  await runOps(NOON, 'links', 'revoke', '--operator', '--yes')
  expect(await open(token)).toEqual(UNKNOWN)
})

test('the links to one departure are revoked, with its guide’s, and those to another stay valid', async () => {
  const [{ reference }, other] = [await aPaidBooking(), await aPaidBooking()]
  const { departure } = await rowOf(reference)
  const day = departure.day.toISOString().slice(0, 10)
  const token = async () => tokenIn(await operatorDepartureUrl(database(), departure, ONE))
  const otherToken = tokenIn(
    await operatorDepartureUrl(database(), (await rowOf(other.reference)).departure, ONE),
  )
  const [guide = ''] = await runOps(NOON, 'departure', 'show', 1, day, '--link')
  const ended = [await token(), tokenIn(guide)]
  for (const one of ended) expect(await open(one)).toMatchObject({ kind: 'opened' })
  await runOps(NOON, 'links', 'revoke', '--tour', 1, '--day', day, '--yes')
  for (const one of ended) expect(await open(one)).toEqual(UNKNOWN)
  for (const one of [await token(), otherToken]) expect(await open(one)).toMatchObject({ kind: 'opened' })
})

test('invalid links to guests’ pages and to the operator’s are counted together', async () => {
  const { reference } = await aPaidBooking()
  const client = aClient()
  for (let tries = 0; tries < 15; tries += 1) {
    expect(await openOperatorLink('x'.repeat(56), client, NOON)).toEqual(UNKNOWN)
    expect(await openGuestLink('x'.repeat(56), client, NOON)).toEqual(UNKNOWN)
  }
  const answer = await openOperatorLink(await tokenFor(reference), client, NOON)
  expect(answer).toMatchObject({ kind: 'limited' })
})

test.each([
  [['--operator'], { guest: 'opened', operator: 'unknown' }],
  [['--guests'], { guest: 'unknown', operator: 'opened' }],
  [[], { guest: 'unknown', operator: 'unknown' }],
])('links to one booking are revoked (%j), others stay valid', async (options, left) => {
  const [{ reference }, other] = [await aPaidBooking(), await aPaidBooking()]
  const [guest, operator] = [await guestTokenFor(reference), await tokenFor(reference)]
  await runOps(NOON, 'links', 'revoke', reference, ...options, '--yes')
  expect(await openGuestLink(guest, aClient(), NOON)).toMatchObject({ kind: left.guest })
  expect(await open(operator)).toMatchObject({ kind: left.operator })
  expect(await open(await tokenFor(other.reference))).toMatchObject({ kind: 'opened' })
  expect(await open(await tokenFor(reference))).toMatchObject({ kind: 'opened' })
})

test.each([
  [['--operator'], { guest: 'opened', operator: 'unknown' }],
  [['--guests'], { guest: 'unknown', operator: 'opened' }],
  [['--all'], { guest: 'unknown', operator: 'unknown' }],
])('the links to all bookings are revoked at once (%j)', async (options, left) => {
  const { reference } = await aPaidBooking()
  const [guest, operator] = [await guestTokenFor(reference), await tokenFor(reference)]
  await runOps(NOON, 'links', 'revoke', ...options, '--yes')
  expect(await openGuestLink(guest, aClient(), NOON)).toMatchObject({ kind: left.guest })
  expect(await open(operator)).toMatchObject({ kind: left.operator })
  expect(await open(await tokenFor(reference))).toMatchObject({ kind: 'opened' })
})

test.each([
  [[]],
  [['--tour', '1']],
  [['--tour', '1', '--day', 'today', '--all']],
  [['--all', 'LL-7KM4QD']],
  [['--all', '--operator']],
  [['--guests', '--operator']],
])('whose links are meant must be stated (%j)', async (args) => {
  await expect(runOps(NOON, 'links', 'revoke', ...args, '--yes')).rejects.toThrow()
})
