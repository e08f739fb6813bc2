import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { openGuestLink } from '@/lib/use-cases/links/open-guest-link'
import { sendLostLinks } from '@/lib/use-cases/links/send-lost-links'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { heldBookings } from '@/tests/support/a-hold'
import { aMailServer, type MailServer } from '@/tests/support/a-mail-server'
import { deliverEmails } from '@/tests/support/work'

const backend = aBackend()
const { aHold } = heldBookings(backend)
let mail: MailServer

beforeAll(async () => {
  mail = await aMailServer()
  process.env.SMTP_URL = mail.url
})
afterAll(() => mail.stop())

async function aBooking(customerEmail: string, isPaid = true) {
  const hold = await aHold({ seats: 8, customerEmail })
  if (!isPaid) return hold
  backend.stripe.pay(hold.sessionId)
  await refreshCheckoutStatus(hold.sessionId, NOON)
  return hold
}

const LINK = /https:\/\/lumi\.example\.com\/booking\/([\w-]{56})/g
const linksIn = (text = '') => [...text.matchAll(LINK)].map(([, token = '']) => token)
const lostLinksTo = (address: string) =>
  mail.emails.filter(
    ({ to, subject }) => JSON.stringify(to).includes(address) && /Your bookings? /.test(subject ?? ''),
  )

test('an address has one e-mail with a link to each of its bookings, whatever its letters', async () => {
  const first = await aBooking('lost@example.com')
  const second = await aBooking('Lost@Example.com')
  await aBooking('lost@example.com', false)
  expect(await sendLostLinks('LOST@example.com', '192.0.2.1', NOON)).toEqual({ kind: 'asked' })
  await deliverEmails(NOON)
  const [email, ...others] = lostLinksTo('lost@example.com')
  expect(others).toEqual([])
  const opened = await Promise.all(
    linksIn(email?.text).map((token) => openGuestLink(token, '192.0.2.9', NOON)),
  )
  const references = opened.map((one) => (one.kind === 'opened' ? one.booking.reference : one.kind))
  expect(references.toSorted()).toEqual([first.reference, second.reference].toSorted())
})

test('an address without bookings is answered the same, and sent nothing', async () => {
  expect(await sendLostLinks('nobody@example.com', '192.0.2.2', NOON)).toEqual({ kind: 'asked' })
  await deliverEmails(NOON)
  expect(lostLinksTo('nobody@example.com')).toEqual([])
})

test('an address is sent three such e-mails in an hour; whoever asks again learns nothing of it', async () => {
  await aBooking('often@example.com')
  for (let minute = 0; minute < 5; minute += 1)
    expect(
      await sendLostLinks('often@example.com', '192.0.2.3', new Date(NOON.getTime() + minute * 60_000)),
    ).toEqual({ kind: 'asked' })
  await deliverEmails(new Date(NOON.getTime() + 600_000))
  expect(lostLinksTo('often@example.com')).toHaveLength(3)
})

test('a booking of long ago is among them while its guest still chooses a return trip', async () => {
  const { reference } = await aBooking('choosing@example.com')
  const later = new Date('2027-12-01T10:00:00Z')
  const sent = () =>
    backend.query(
      `SELECT 1 FROM emails WHERE recipient = 'choosing@example.com' AND kind = 'booking-links-guest'`,
    )
  await sendLostLinks('choosing@example.com', '192.0.2.5', later)
  expect(await sent()).toEqual([])
  await backend.query(
    `INSERT INTO choices (id, booking_id, cause, departure_id, opened_at, return_trip_until)
     SELECT gen_random_uuid(), id, 'lights_not_seen', departure_id, created_at, '2028-04-15'
     FROM bookings WHERE reference = '${reference}'`,
  )
  await sendLostLinks('choosing@example.com', '192.0.2.5', later)
  expect(await sent()).toHaveLength(1)
  await sendLostLinks('choosing@example.com', '192.0.2.5', new Date('2028-08-01T10:00:00Z'))
  expect(await sent()).toHaveLength(1)
})

test('a client asks twenty times in an hour, for whatever addresses', async () => {
  for (let tries = 0; tries < 20; tries += 1)
    expect(await sendLostLinks(`${tries}@example.com`, '192.0.2.4', NOON)).toEqual({ kind: 'asked' })
  expect(await sendLostLinks('one@example.com', '192.0.2.4', NOON)).toMatchObject({ reason: 'limit_used_up' })
})

test('every e-mail to a guest about a booking has the one link to it, and the operator’s have none', async () => {
  await aBooking('button@example.com')
  await deliverEmails(NOON)
  const about = mail.emails.filter(({ subject }) => subject?.startsWith('Booking confirmed'))
  const toGuest = mail.emails.filter(({ to }) => JSON.stringify(to).includes('button@example.com'))
  expect(toGuest.length).toBeGreaterThan(0)
  for (const { text } of toGuest) expect(linksIn(text)).toHaveLength(1)
  for (const { to, text } of about)
    if (JSON.stringify(to).includes('lumi.example.com')) expect(linksIn(text)).toEqual([])
})
