import { POST as useAddress } from '@/app/(by-link)/booking/[token]/address/route'
import { POST as dropAddress } from '@/app/(by-link)/booking/[token]/new-address/drop/route'
import { POST as sendAgain } from '@/app/(by-link)/booking/[token]/new-address/send/route'
import { POST as saveDetails } from '@/app/(by-link)/booking/[token]/details/save/route'
import { addMinutes } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { findBookingByReference } from '@/lib/db/bookings/bookings'
import { CLIENT_ADDRESS_HEADER } from '@/lib/limits/client-address-header'
import { requestAddressChange } from '@/lib/use-cases/changes/request-address-change'
import { cancelDeparture } from '@/lib/use-cases/changes/cancel-departure'
import { changeGuestDetails } from '@/lib/use-cases/changes/change-guest-details'
import { confirmNewAddress } from '@/lib/use-cases/changes/confirm-new-address'
import { openAddressLink } from '@/lib/use-cases/links/open-address-link'
import { openGuestLink } from '@/lib/use-cases/links/open-guest-link'
import { guestPath } from '@/lib/use-cases/links/guest-url'
import { applyRetention } from '@/lib/use-cases/scheduled/apply-retention'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { cancelledDepartures } from '@/tests/support/a-choice'
import { aMailServer, type MailServer } from '@/tests/support/a-mail-server'
import { freezeClock } from '@/tests/support/freeze-clock'
import { deliverEmails, endChoices } from '@/tests/support/run-jobs'

freezeClock(NOON)

const backend = aBackend()
const { aPaidBooking, bookingOf } = changedBookings(backend)
const { cancelFor, choices, whereIs } = cancelledDepartures(backend)
const HOURS = 60
const after = (hours: number, minutes = 0) => addMinutes(NOON, hours * HOURS + minutes)

let mail: MailServer

beforeAll(async () => {
  mail = await aMailServer()
  process.env.SMTP_URL = mail.url
})
afterEach(() => backend.query('DELETE FROM emails; DELETE FROM graphile_worker._private_jobs'))
afterAll(() => mail.stop())

let clients = 0
const aClient = () => `198.51.100.${(clients += 1)}`

const LINK = /https:\/\/lumi\.example\.com\/booking\/([\w-]{56})/g
const tokensIn = (text = '') => [...text.matchAll(LINK)].map(([, token = '']) => token)
const sentTo = (address: string) => mail.emails.filter(({ to }) => JSON.stringify(to).includes(address))
const subjectsTo = (address: string) => sentTo(address).map(({ subject = '' }) => subject.split(/[:(]/)[0])

let guests = 0

/** A paid booking with a unique address, and a second address. Its confirmation has been sent, or is ignored. */
async function aGuest({ isTold = false } = {}) {
  guests += 1
  const [old, fresh] = [`old${guests}@example.com`, `new${guests}@example.com`]
  const booking = await aPaidBooking({ customerEmail: old })
  if (isTold) await deliverEmails(NOON)
  else await backend.query('DELETE FROM emails')
  return { ...booking, id: (await stored(booking.reference)).id, old, fresh }
}

async function stored(reference: string) {
  const booking = await findBookingByReference(database(), reference)
  if (!booking) throw new Error('not booked')
  return booking
}

/** Request a new address; returns the token that was sent to it. */
async function ask(bookingId: string, email: string, now = NOON): Promise<string> {
  expect(await requestAddressChange({ bookingId, email }, aClient(), now)).toEqual({ kind: 'asked' })
  await deliverEmails(now)
  return tokensIn(sentTo(email).at(-1)?.text).at(-1) ?? ''
}

const where = (response: Response) => [response.status, response.headers.get('location')]
const at = (token: string) => ({ params: Promise.resolve({ token }) })

function aForm(fields: Record<string, string>, headers: Record<string, string> = {}): Request {
  return new Request('https://lumi.example.com/booking/x', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      [CLIENT_ADDRESS_HEADER]: aClient(),
      ...headers,
    },
  })
}

test('a new address on the form gets an e-mail and changes nothing else; confirming it there makes it the booking’s', async () => {
  const { reference, old, fresh } = await aGuest({ isTold: true })
  const path = await guestPath(database(), await stored(reference))
  const own = at(path.split('/').at(-1) ?? '')
  const fields = { name: 'Aino Virtanen', email: fresh, phone: '', pickUp: '', wishes: '' }
  expect(where(await saveDetails(aForm(fields), own))).toEqual([303, `${path}?done=details_and_address`])
  expect(await stored(reference)).toMatchObject({ customerName: 'Aino Virtanen', customerEmail: old })
  await deliverEmails(NOON)
  const [proof, ...others] = sentTo(fresh)
  expect(others).toEqual([])
  expect(proof?.text).not.toContain('Virtanen')
  const [token = '', ...more] = tokensIn(proof?.text)
  expect(more).toEqual([])

  const done = await useAddress(aForm({}), at(token))
  const now = await stored(reference)
  expect(now).toMatchObject({ customerEmail: fresh, linkVersion: 2 })
  const newPath = await guestPath(database(), now)
  expect(where(done)).toEqual([303, `${newPath}?done=proved`])
  expect(await openGuestLink(path.split('/').at(-1) ?? '', aClient(), NOON)).toEqual({ kind: 'unknown' })

  await deliverEmails(NOON)
  expect(tokensIn(sentTo(fresh).at(-1)?.text)).toEqual([newPath.split('/').at(-1)])
  const told = sentTo(old).at(-1)
  expect(told?.subject).toContain('New e-mail address')
  expect(told?.text).toContain('If this was not you, please call us')
  expect(told?.text).not.toContain('/booking/')
  expect(subjectsTo(old)).toEqual(['Booking confirmed', 'New e-mail address'])
})

test('pressing the button twice works once and leads to the same booking', async () => {
  const { id, reference, old, fresh } = await aGuest()
  const token = await ask(id, fresh)
  const first = await useAddress(aForm({}), at(token))
  expect(where(await useAddress(aForm({}), at(token)))).toEqual(where(first))
  await deliverEmails(NOON)
  expect(subjectsTo(old)).toEqual(['New e-mail address'])
  expect(await stored(reference)).toMatchObject({ linkVersion: 2 })
  // Revoking the booking's links also revokes this link to it.
  await backend.query(`UPDATE bookings SET link_version = 3 WHERE id = '${id}'`)
  expect((await useAddress(aForm({}), at(token))).status).toBe(404)
})

test('opening the link changes nothing, and it ends after 48 hours', async () => {
  const { id, reference, old, fresh } = await aGuest()
  const token = await ask(id, fresh)
  expect(await openAddressLink(token, aClient(), after(48, -1))).toMatchObject({
    kind: 'opened',
    email: fresh,
  })
  expect(await stored(reference)).toMatchObject({ customerEmail: old, linkVersion: 1 })
  expect(await openAddressLink(token, aClient(), after(48))).toEqual({ kind: 'unknown' })
  expect(await confirmNewAddress(token, after(48))).toEqual({ kind: 'refused', reason: 'unknown' })
  await applyRetention.run(after(48))
  expect(await backend.query(`SELECT email FROM address_proofs WHERE booking_id = '${id}'`)).toEqual([
    { email: null },
  ])
})

test('only one address at a time: the link to an earlier one is invalid, and a second click sends one e-mail', async () => {
  const { id, reference, fresh } = await aGuest()
  const former = await ask(id, `typo-${fresh}`)
  const token = await ask(id, fresh)
  await ask(id, fresh, addMinutes(NOON, 0.5))
  expect(sentTo(fresh)).toHaveLength(2)
  expect(await confirmNewAddress(former, NOON)).toEqual({ kind: 'refused', reason: 'unknown' })
  expect(await confirmNewAddress(token, NOON)).toMatchObject({ kind: 'proved' })
  expect(await stored(reference)).toMatchObject({ customerEmail: fresh })
})

test('a new address that waits can be sent its link again, or dropped, which ends the link', async () => {
  const { id, reference, fresh } = await aGuest()
  const path = await guestPath(database(), await stored(reference))
  const own = at(path.split('/').at(-1) ?? '')
  const former = await ask(id, fresh)
  expect(where(await sendAgain(aForm({}), own))).toEqual([303, `${path}?done=address_again`])
  await deliverEmails(NOON)
  expect(sentTo(fresh)).toHaveLength(1)
  // A minute later, so that it does not count as a second click.
  await backend.query(
    `UPDATE address_proofs SET ends_at = ends_at - interval '1 minute' WHERE booking_id = '${id}'`,
  )
  expect(where(await sendAgain(aForm({}), own))).toEqual([303, `${path}?done=address`])
  await deliverEmails(NOON)
  expect(sentTo(fresh)).toHaveLength(2)
  const [, token = ''] = sentTo(fresh).map(({ text }) => tokensIn(text).at(-1))
  expect(await confirmNewAddress(former, NOON)).toMatchObject({ kind: 'refused' })
  expect(await openAddressLink(token, aClient(), NOON)).toMatchObject({ kind: 'opened' })
  expect(where(await dropAddress(aForm({}), own))).toEqual([303, `${path}?done=address_dropped`])
  expect(await confirmNewAddress(token, NOON)).toMatchObject({ kind: 'refused' })
  for (const again of [sendAgain, dropAddress])
    expect(where(await again(aForm({}), own))).toEqual([303, `${path}?done=address_gone`])
})

test('other bookings with the same old address move along if their references are named, and no others', async () => {
  const { id, reference, old, fresh } = await aGuest()
  const [named, unnamed] = [
    await aPaidBooking({ customerEmail: old.toUpperCase() }),
    await aPaidBooking({ customerEmail: old }),
  ]
  const stranger = await aGuest()
  const token = await ask(id, fresh)
  const others = `${named.reference.toLowerCase()} and ${stranger.reference}`
  const path = (await useAddress(aForm({ others }), at(token))).headers.get('location')
  expect(path).toBe(`${await guestPath(database(), await stored(reference))}?done=proved_some`)
  expect(await stored(named.reference)).toMatchObject({ customerEmail: fresh, linkVersion: 2 })
  expect(await stored(unnamed.reference)).toMatchObject({ customerEmail: old, linkVersion: 1 })
  expect(await stored(stranger.reference)).toMatchObject({ customerEmail: stranger.old })
  // The link works once: with the new address proved, nobody can try further references.
  await useAddress(aForm({ others: unnamed.reference }), at(token))
  expect(await stored(unnamed.reference)).toMatchObject({ customerEmail: old })
})

test('the first e-mail to the new address brings calendar file and receipt, the old address gets neither', async () => {
  const { id, old, fresh } = await aGuest()
  const token = await ask(id, fresh)
  expect(await confirmNewAddress(token, NOON)).toMatchObject({ kind: 'proved' })
  await deliverEmails(NOON)
  const files = (address: string) =>
    sentTo(address)
      .at(-1)
      ?.attachments.map(({ filename }) => filename)
  expect(files(fresh)).toEqual([
    expect.stringMatching(/\.ics$/),
    expect.stringMatching(/receipt-r-2026-.*\.pdf$/),
  ])
  expect(files(old)).toEqual([])
})

test('neither kind of link works as the other', async () => {
  const { id, reference, fresh } = await aGuest()
  const token = await ask(id, fresh)
  expect(await openGuestLink(token, aClient(), NOON)).toEqual({ kind: 'unknown' })
  const path = await guestPath(database(), await stored(reference))
  expect((await useAddress(aForm({}), at(path.split('/').at(-1) ?? ''))).status).toBe(404)
})

test('a cross-site submission is refused', async () => {
  const { id, reference, old, fresh } = await aGuest()
  const token = await ask(id, fresh)
  const response = await useAddress(aForm({}, { 'sec-fetch-site': 'cross-site' }), at(token))
  expect(response.status).toBe(403)
  expect(await stored(reference)).toMatchObject({ customerEmail: old })
})

test('the response for another guest’s address is the same as for an unknown one', async () => {
  const [one, other] = [await aGuest(), await aGuest()]
  const path = await guestPath(database(), await stored(one.reference))
  const answers = []
  for (const email of [other.old, 'nobody@example.com']) {
    const fields = { name: 'Aino Korhonen', email, phone: '', pickUp: '', wishes: '' }
    answers.push(where(await saveDetails(aForm(fields), at(path.split('/').at(-1) ?? ''))))
  }
  expect(answers).toEqual([
    [303, `${path}?done=address`],
    [303, `${path}?done=address`],
  ])
})

test('a new address next to an invalid field still gets its e-mail, and the returned form says so', async () => {
  const { reference, fresh } = await aGuest()
  const path = await guestPath(database(), await stored(reference))
  const token = path.split('/').at(-1) ?? ''
  const fields = { name: ' ', email: fresh, phone: '', pickUp: '', wishes: '' }
  const answer = where(await saveDetails(aForm(fields), at(token)))
  expect(answer).toEqual([
    303,
    expect.stringMatching(new RegExp(`^${path}/details\\?invalid=name&done=address&draft=[\\w-]{43}$`)),
  ])
  await deliverEmails(NOON)
  expect(sentTo(fresh)).toHaveLength(1)
})

test('a booking may request five addresses a day, a client twenty an hour', async () => {
  const { id, reference } = await aGuest()
  for (let count = 0; count < 5; count += 1)
    expect(
      await requestAddressChange({ bookingId: id, email: `many${count}@example.com` }, aClient(), NOON),
    ).toEqual({
      kind: 'asked',
    })
  const sixth = { bookingId: id, email: 'many6@example.com' }
  expect(await requestAddressChange(sixth, aClient(), NOON)).toMatchObject({ reason: 'limit_used_up' })
  const path = await guestPath(database(), await stored(reference))
  const fields = { name: 'Aino Korhonen', email: 'many7@example.com', phone: '', pickUp: '', wishes: '' }
  expect(where(await saveDetails(aForm(fields), at(path.split('/').at(-1) ?? '')))).toEqual([
    303,
    `${path}?done=address_limited`,
  ])
  const client = aClient()
  for (let booking = 0; booking < 4; booking += 1) {
    const { id: bookingId } = await stored((await aPaidBooking()).reference)
    for (let count = 0; count < 5; count += 1) {
      const asked = { bookingId, email: `x${count}@example.com` }
      expect(await requestAddressChange(asked, client, NOON)).toEqual({ kind: 'asked' })
    }
  }
  const last = { bookingId: (await aGuest()).id, email: 'x@example.com' }
  expect(await requestAddressChange(last, client, NOON)).toMatchObject({ reason: 'limit_used_up' })
})

test('an open choice is sent to the new address once, and stays open there for at least 72 hours', async () => {
  const { id, reference, departureId, fresh, old } = await aGuest()
  await cancelFor(departureId)
  await deliverEmails(NOON)
  const proved = after(14 * 24 - 1)
  const token = await ask(id, fresh, proved)
  expect(await confirmNewAddress(token, proved)).toMatchObject({ kind: 'proved' })
  await deliverEmails(proved)
  const told = sentTo(fresh).at(-1)
  expect(told?.text).toContain('Please tell us by Friday, 18 December 2026 at 11:00')
  expect(tokensIn(told?.text)).toHaveLength(1)
  expect(sentTo(old).at(-1)?.text).not.toContain('Please tell us by')
  await endChoices(after(17 * 24 - 1, -1))
  expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed' })
  await endChoices(after(17 * 24 - 1))
  expect(await bookingOf(reference)).toMatchObject({ state: 'cancelled' })
})

test('unsent e-mails for the old address go to the new one, and no choice is announced twice', async () => {
  const { id, departureId, reference, fresh, old } = await aGuest()
  const token = await ask(id, fresh)
  await cancelFor(departureId)
  await confirmNewAddress(token, NOON)
  await deliverEmails(NOON)
  expect(subjectsTo(old)).toEqual(['New e-mail address'])
  expect(subjectsTo(fresh)).toHaveLength(3)
  expect(sentTo(fresh).filter(({ text }) => text?.includes('Please tell us by'))).toHaveLength(1)
  expect(await choices(reference)).toMatchObject([{ told_at: NOON }])
})

test('after the start an address can still be requested while its guest has an open choice, and not afterwards', async () => {
  const [choosing, other] = [await aGuest(), await aGuest()]
  await cancelFor(choosing.departureId)
  const later = new Date('2027-02-01T12:00:00Z')
  await ask(choosing.id, choosing.fresh, later)
  expect(sentTo(choosing.fresh)).toHaveLength(1)
  expect(await requestAddressChange({ bookingId: other.id, email: other.fresh }, aClient(), later)).toEqual({
    kind: 'refused',
    reason: 'not_live',
  })
})

test('while our command can be undone the guest is asked to wait', async () => {
  const { id, departureId, reference, old, fresh } = await aGuest()
  const token = await ask(id, fresh)
  const call = { name: 'departure cancel', isAtOnce: false } as const
  await cancelDeparture.run({ ...(await whereIs(departureId)), reason: 'weather' }, NOON, call)
  expect(where(await useAddress(aForm({}), at(token)))).toEqual([303, `/booking/${token}?wait`])
  expect(await stored(reference)).toMatchObject({ customerEmail: old })
})

test('an address set by the operator cancels the requested one', async () => {
  const { id, reference, fresh } = await aGuest()
  const token = await ask(id, fresh)
  await changeGuestDetails.run(reference, { customerEmail: `office-${fresh}` }, NOON)
  expect(await confirmNewAddress(token, NOON)).toEqual({ kind: 'refused', reason: 'unknown' })
})

test('the database prevents a replaced link from being restored', async () => {
  const { id, fresh } = await aGuest()
  await ask(id, `typo-${fresh}`)
  await ask(id, fresh)
  await expect(
    backend.query(`UPDATE address_proofs SET version = 1 WHERE booking_id = '${id}'`),
  ).rejects.toThrow('has had link 2 already')
})

test('a new place or wish is confirmed by one e-mail, health by none, and nothing before payment', async () => {
  const { reference, id, old } = await aGuest()
  const tell = (details: object) => changeGuestDetails.run(reference, details, NOON)
  await tell({ pickupPlace: 'Hotel Aurora', specialRequests: 'A quiet seat' })
  await tell({ pickupPlace: 'Hotel Aurora', health: { words: 'Asthma', consentText: 'I agree' } })
  await deliverEmails(NOON)
  expect(subjectsTo(old)).toEqual(['Noted for your tour'])
  expect(sentTo(old)[0]?.text).toContain('collect you there: Hotel Aurora.')
  expect(JSON.stringify(sentTo(old))).not.toContain('Asthma')
  await database().booking.update({
    where: { id },
    data: { state: 'awaiting_payment', expiresAt: after(24) },
  })
  await tell({ pickupPlace: 'Hotel Arctic' })
  await deliverEmails(NOON)
  expect(subjectsTo(old)).toHaveLength(1)
})
