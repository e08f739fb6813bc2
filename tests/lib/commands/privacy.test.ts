import { addMinutes } from '@/lib/calendar/duration'
import { helsinkiDay } from '@/lib/calendar/day'
import { findBookingByReference } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { actInOffice } from '@/lib/db/history/actor'
import { formatDay } from '@/lib/language/dates'
import { annotateBooking } from '@/lib/use-cases/changes/annotate-booking'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { markEnquiryAnswered } from '@/lib/use-cases/enquiries/mark-enquiry-answered'
import { submitEnquiry } from '@/lib/use-cases/enquiries/submit-enquiry'
import { resendBookingLinks } from '@/lib/use-cases/links/resend-booking-links'
import { guestUrl } from '@/lib/use-cases/links/guest-url'
import { openGuestLink } from '@/lib/use-cases/links/open-guest-link'
import { payInCrypto } from '@/tests/support/pay-in-crypto'
import { applyRetention } from '@/lib/use-cases/scheduled/apply-retention'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { runOps } from '@/tests/support/run-ops'
import { deliverEmails, lapseOverdue } from '@/tests/support/run-jobs'

const backend = aBackend()

/** The rest of the season's seats, a tenth of which can be held unpaid. */
beforeAll(() => backend.aDeparture({ seats: 200 }))

const EMAIL = 'aino_k@example.com'
const TWO_DAYS_LATER = addMinutes(NOON, 48 * 60)
const AFTER_THE_TOURS = new Date('2027-02-01T12:00:00Z')

const exportPerson = (email: string) => runOps(NOON, 'privacy', 'export', email)
const erase = (now: Date, ...args: readonly string[]) => runOps(now, 'privacy', 'erase', ...args)

// Paid money stays, because the database keeps its ledger. No later test looks for that guest.
afterEach(() =>
  backend.query(`
    DELETE FROM emails; DELETE FROM enquiries; DELETE FROM rate_limits;
    DELETE FROM bookings WHERE id NOT IN (SELECT booking_id FROM money_movements);
    UPDATE bookings SET customer_email = 'earlier@example.com'`),
)

async function aBooking(customerEmail: string, isPaid = false): Promise<string> {
  const departureId = await backend.aDeparture({ seats: 1 })
  const input = { departureId, customerEmail, customerPhone: '+358 40 1', specialRequests: 'No nuts' }
  const booking = await bookWithCrypto(aBookingInput({ ...input, cryptoType: 'bitcoin' }), NOON)
  if (booking.kind !== 'booked') throw new Error('not booked')
  if (isPaid) await payInCrypto(booking.reference, NOON)
  return booking.reference
}

async function anEnquiry(email: string): Promise<void> {
  const none = { destination: null, additionalInfo: null, serviceType: null, idempotencyKey: null }
  await submitEnquiry(
    { kind: 'contact', name: 'Aino', email, phone: '+358 40 2', message: 'Snow?', ...none },
    NOON,
  )
}

const sent = () => backend.query('UPDATE emails SET sent_at = now()')

const owed = () => backend.query(`SELECT kind, recipient FROM emails WHERE sent_at IS NULL AND facts <> '{}'`)

const whoBooked = (reference: string) =>
  backend.query(
    `SELECT customer_name, customer_email, customer_phone, special_requests, total_cents FROM bookings WHERE reference = '${reference}'`,
  )

test('an export has every booking, enquiry and e-mail of an address in any case, and no one else’s', async () => {
  const reference = await aBooking('Aino_K@Example.com')
  await anEnquiry(EMAIL)
  const other = await aBooking('ainoXk@example.com')
  const said = await exportPerson(EMAIL)
  const person = JSON.parse(said.join('\n'))
  expect(person.bookings).toMatchObject([{ reference, specialRequests: 'No nuts', departure: { tourId: 1 } }])
  expect(person.enquiries).toMatchObject([{ message: 'Snow?' }])
  expect(person.emails).toHaveLength(6)
  expect(said.join('\n')).not.toContain(other)
})

test('an export says of what our people did that it was our office', async () => {
  const reference = await aBooking(EMAIL)
  await anEnquiry(EMAIL)
  const [{ id } = { id: '' }] = await backend.query<{ id: string }>('SELECT id FROM enquiries')
  await actInOffice({ name: 'Anna Virtanen', staleSession: null }, async () => {
    await annotateBooking.run(reference, { kind: 'note', words: 'Called' }, NOON)
    await markEnquiryAnswered.run(id, null, NOON)
  })
  const said = (await exportPerson(EMAIL)).join('\n')
  const { history, enquiries, emails } = JSON.parse(said)
  expect(said).not.toContain('Anna')
  expect(history.at(-1)).toMatchObject({ actor: 'office', actorName: 'our office', words: 'Called' })
  expect(history[0]).toMatchObject({ actor: 'guest', actorName: null })
  expect(enquiries[0].acts).toMatchObject([{ kind: 'answered', userName: 'our office' }])
  expect(new Set(emails.map(({ recipient }: { recipient: string }) => recipient))).toEqual(
    new Set([EMAIL, 'our office']),
  )
  expect(await backend.query(`SELECT actor_name FROM history WHERE words = 'Called'`)).toEqual([
    { actor_name: 'Anna Virtanen' },
  ])
})

test('an unknown address gives an empty export, and an invalid one is refused', async () => {
  const said = await exportPerson('%@example.com')
  expect(JSON.parse(said.join('\n'))).toMatchObject({ bookings: [], enquiries: [], emails: [] })
  await expect(exportPerson('Aino')).rejects.toThrow('Write one e-mail address')
  await expect(erase(NOON, '--yes')).rejects.toThrow('missing required argument')
})

test('without --yes nothing is erased, and the effects are shown; of a guest who never paid nothing remains, of others what the accounts need', async () => {
  const reference = await aBooking(EMAIL)
  const other = await aBooking('ainoXk@example.com')
  await anEnquiry(EMAIL)
  await anEnquiry('ainoXk@example.com')
  await lapseOverdue(TWO_DAYS_LATER)
  const before = await backend.query('SELECT * FROM emails ORDER BY id')
  await expect(erase(TWO_DAYS_LATER, EMAIL)).rejects.toThrow('say --yes')
  const planned = await erase(TWO_DAYS_LATER, EMAIL, '--dry-run')
  expect(planned.slice(0, 2)).toEqual([
    `${reference}: the guest’s details are erased.`,
    'Enquiries to delete: 1. E-mails to clear: 7.',
  ])
  expect(await backend.query('SELECT * FROM emails ORDER BY id')).toEqual(before)
  const done = await erase(TWO_DAYS_LATER, EMAIL.toUpperCase(), '--yes')
  expect(done.slice(0, planned.length - 1)).toEqual(planned.slice(0, -1))
  for (const table of ['bookings', 'enquiries', 'emails'])
    expect(await backend.query(`SELECT 1 FROM ${table} AS t WHERE t::text ILIKE '%aino\\_k%'`)).toEqual([])
  expect(await whoBooked(reference)).toMatchObject([
    { customer_name: '', customer_phone: null, total_cents: 179_00 },
  ])
  expect(await whoBooked(other)).toMatchObject([
    { customer_email: 'ainoXk@example.com', special_requests: 'No nuts' },
  ])
  expect(await backend.query('SELECT 1 FROM enquiries')).toHaveLength(1)
  expect(await backend.query(`SELECT 1 FROM emails WHERE facts = '{}'`)).toHaveLength(7)
  const resent = runOps(TWO_DAYS_LATER, 'booking', 'resend', reference, '--yes')
  await expect(resent).rejects.toThrow('details were erased')
})

test('a guest erased just after the payment deadline gets no e-mail, before or after', async () => {
  const reference = await aBooking(EMAIL)
  await expect(erase(TWO_DAYS_LATER, EMAIL)).rejects.toThrow('say --yes')
  const planned = await erase(TWO_DAYS_LATER, EMAIL, '--dry-run')
  expect(planned).toContain(`${reference}: the guest’s details are erased.`)
  expect(await backend.query(`SELECT state, customer_email FROM bookings`)).toEqual([
    { state: 'awaiting_payment', customer_email: EMAIL },
  ])
  const done = await erase(TWO_DAYS_LATER, EMAIL, '--yes')
  expect(done.slice(0, planned.length - 1)).toEqual(planned.slice(0, -1))
  await lapseOverdue(TWO_DAYS_LATER)
  expect(await backend.query(`SELECT state, customer_email FROM bookings`)).toEqual([
    { state: 'lapsed', customer_email: '' },
  ])
  expect(await owed()).toEqual([])
})

test('another guest on the departure of an erased one is still notified of the missed deadline', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  for (const customerEmail of [EMAIL, 'other@example.com'])
    await bookWithCrypto(aBookingInput({ departureId, customerEmail, cryptoType: 'bitcoin' }), NOON)
  await sent()
  await erase(TWO_DAYS_LATER, EMAIL, '--yes')
  expect(await owed()).toEqual([{ kind: 'crypto-lapsed-guest', recipient: 'other@example.com' }])
})

test('an erased guest is sent nothing, no matter what happens to the booking', async () => {
  await aBooking(EMAIL)
  await sent()
  await backend.query(`UPDATE bookings SET customer_email = ''`)
  await lapseOverdue(TWO_DAYS_LATER)
  expect(await backend.query('SELECT state FROM bookings')).toEqual([{ state: 'lapsed' }])
  expect(await owed()).toEqual([])
})

test('the accounts keep the name and address of a paying guest until their period ends', async () => {
  const reference = await aBooking(EMAIL, true)
  await sent()
  const said = await erase(AFTER_THE_TOURS, EMAIL, '--yes')
  const [{ until } = { until: new Date(0) }] = await backend.query<{ until: Date }>(
    `SELECT starts_at + interval '7 years' AS until FROM departures ORDER BY id DESC LIMIT 1`,
  )
  expect(said[0]).toBe(
    `${reference}: phone number and requests are erased; name and address are kept for the accounts until ${formatDay(helsinkiDay(until))}.`,
  )
  await applyRetention.run(addMinutes(until, -1))
  expect(await whoBooked(reference)).toEqual([
    {
      customer_name: 'Aino Korhonen',
      customer_email: EMAIL,
      customer_phone: null,
      special_requests: null,
      total_cents: 179_00,
    },
  ])
  expect(await backend.query(`SELECT 1 FROM emails WHERE facts <> '{}'`)).toEqual([])
  await applyRetention.run(addMinutes(until, 1))
  expect(await whoBooked(reference)).toMatchObject([{ customer_name: '', total_cents: 179_00 }])
})

test('an erased guest’s booking page no longer exists, and gets no new link', async () => {
  const reference = await aBooking(EMAIL, true)
  await sent()
  const booking = await findBookingByReference(database(), reference)
  if (!booking) throw new Error('not booked')
  const token = (await guestUrl(database(), booking)).split('/').at(-1) ?? ''
  expect(await openGuestLink(token, '192.0.2.1', AFTER_THE_TOURS)).toMatchObject({ kind: 'opened' })
  await erase(AFTER_THE_TOURS, EMAIL, '--yes')
  expect(await openGuestLink(token, '192.0.2.1', AFTER_THE_TOURS)).toEqual({ kind: 'unknown' })
  await resendBookingLinks(EMAIL, '192.0.2.1', AFTER_THE_TOURS)
  await deliverEmails(AFTER_THE_TOURS)
  expect(await owed()).toEqual([])
})

test.each([
  [
    'money is a person’s to return',
    (
      id: string,
    ) => `INSERT INTO refunds (id, booking_id, payment_id, cents, state, reason, due_at, created_at)
      SELECT gen_random_uuid(), '${id}', m.id, 100, 'by_hand', 'cancelled', now(), now() FROM money_movements m
      WHERE m.booking_id = '${id}' AND kind = 'payment' LIMIT 1`,
  ],
  [
    'a bank decides about the payment',
    (id: string) => `INSERT INTO disputes (id, booking_id, payment_id, cents, opened_at)
      SELECT 'dp_' || m.id, '${id}', m.id, 100, now() FROM money_movements m
      WHERE m.booking_id = '${id}' AND kind = 'payment' LIMIT 1`,
  ],
  [
    'the guest still chooses',
    (id: string) => `INSERT INTO choices (id, booking_id, cause, departure_id, opened_at)
      SELECT gen_random_uuid(), id, 'departure_cancelled', departure_id, now() FROM bookings WHERE id = '${id}'`,
  ],
])('while %s nothing is erased', async (_, unsettle) => {
  const reference = await aBooking(EMAIL, true)
  await anEnquiry(EMAIL)
  const [{ id } = { id: '' }] = await backend.query<{ id: string }>(
    `SELECT id FROM bookings WHERE reference = '${reference}'`,
  )
  await backend.query(unsettle(id))
  await expect(erase(AFTER_THE_TOURS, EMAIL, '--yes')).rejects.toThrow(`is open (${reference})`)
  expect(await backend.query('SELECT 1 FROM enquiries')).toHaveLength(1)
  expect(await whoBooked(reference)).toMatchObject([{ special_requests: 'No nuts' }])
})

test('a guest with an upcoming tour is kept, with the e-mails still due', async () => {
  const reference = await aBooking(EMAIL, true)
  const said = await erase(NOON, EMAIL, '--yes')
  expect(said).toContainEqual(expect.stringMatching(`^${reference}: kept, because`))
  expect(said).toContainEqual(expect.stringContaining('still to be sent: 6'))
  expect(await whoBooked(reference)).toMatchObject([{ special_requests: 'No nuts' }])
  expect(await backend.query(`SELECT 1 FROM emails WHERE sent_at IS NULL AND facts <> '{}'`)).toHaveLength(6)
})

test('expired data is counted before it is erased, and nobody is named', async () => {
  const reference = await aBooking(EMAIL)
  await lapseOverdue(TWO_DAYS_LATER)
  await sent()
  const years = new Date('2029-06-01T12:00:00Z')
  const counted = await runOps(years, 'privacy', 'retention', '--dry-run')
  expect(counted[0]).toMatch(
    /^To erase: the guests of 1 booking, 0 enquiries, 4 e-mails, the tour details of \d bookings?, 0 notes about health\.$/,
  )
  expect(await whoBooked(reference)).toMatchObject([{ customer_email: EMAIL }])
  await expect(runOps(years, 'privacy', 'retention', EMAIL, '--yes')).rejects.toThrow('too many arguments')
  expect(await whoBooked(reference)).toMatchObject([{ customer_email: EMAIL }])
  await runOps(years, 'privacy', 'retention', '--yes')
  expect(await whoBooked(reference)).toMatchObject([{ customer_email: '' }])
  expect(await runOps(years, 'privacy', 'retention')).toEqual(['There is nothing to erase.'])
})
