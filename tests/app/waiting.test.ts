import { POST as pay } from '@/app/(by-link)/booking/[token]/pay/route'
import { GET as see, POST as confirm } from '@/app/(by-link)/waiting/[token]/confirm/route'
import { GET as look, POST as leave } from '@/app/(by-link)/waiting/[token]/leave/route'
import { addMinutes } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { loadGuestPage } from '@/lib/use-cases/guest-page/load-guest-page'
import { guestUrl } from '@/lib/use-cases/links/guest-url'
import { findLinkLanguage } from '@/lib/use-cases/links/link-language'
import { openGuestLink } from '@/lib/use-cases/links/open-guest-link'
import {
  openWaitingPartyLink,
  findWaitingListUrl,
  waitingListUrl,
} from '@/lib/use-cases/links/waiting-list-link'
import { joinWaitingList } from '@/lib/use-cases/waiting-list/join-waiting-list'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { waitingLists } from '@/tests/support/a-waiting-list'
import { aMailServer, type MailServer } from '@/tests/support/a-mail-server'
import { freezeClock } from '@/tests/support/freeze-clock'
import { deliverEmails, offerPlaces } from '@/tests/support/run-jobs'

jest.mock('@/lib/emails/layout/render-html-body', () => ({ renderHtmlBody: async () => '' }))

freezeClock(NOON)
const backend = aBackend()
const { aFullDate, wait, offersOn } = waitingLists(backend)
const CLIENT = '192.0.2.1'
const aParty = { tourId: 1, adults: 1, children: 0, name: 'Aino Korhonen', email: 'aino@example.com' }
let mail: MailServer

beforeAll(async () => {
  mail = await aMailServer()
  process.env.SMTP_URL = mail.url
})
afterAll(() => mail.stop())

const aForm = (method: 'GET' | 'POST' = 'POST') =>
  new Request('https://lumi.example.com/x', { method, headers: { 'sec-fetch-site': 'same-origin' } })
const tokenOf = (url: string | null) => url?.split('/').at(-1) ?? ''
const at = (token: string) => ({ params: Promise.resolve({ token }) })

async function anOffer() {
  const { departureId, references } = await aFullDate(1)
  await wait([departureId])
  await cancelBooking.run(references[0] ?? '', 'guest', NOON)
  await offerPlaces(NOON)
  const [offer] = await offersOn(departureId)
  return database().booking.findUniqueOrThrow({ where: { id: offer?.id } })
}

afterEach(async () => {
  await backend.query('TRUNCATE waiting_parties CASCADE')
  await backend.query('DELETE FROM emails')
})

test('an offered place is paid from its booking’s page, which links to Stripe’s', async () => {
  const token = tokenOf(await guestUrl(database(), await anOffer()))
  const pageNow = async () => {
    const opened = await openGuestLink(token, CLIENT, NOON)
    if (opened.kind !== 'opened') throw new Error(opened.kind)
    return loadGuestPage(token, opened, NOON)
  }
  expect(await pageNow()).toMatchObject({ standing: 'unpaid', isOffer: true, payment: { url: null } })
  expect((await pageNow()).facts.paymentDueAt).toBe('2026-12-01T22:00:00.000Z')
  const answer = await pay(aForm(), at(token))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/booking/${token}`])
  expect((await pageNow()).payment?.url).toMatch('https://checkout.stripe.com/')
  const form = backend.stripe.callsTo('/checkout/sessions').at(-1)?.form
  expect(form?.get('success_url')).toBe(`https://lumi.example.com/booking/${token}?done=paid`)
})

test('both e-mails link to the list’s page, and the offer links to the payment', async () => {
  const booking = await anOffer()
  await deliverEmails(NOON, 4)
  const linksOf = (subject: string) => {
    const email = mail.emails.find((one) => one.subject?.startsWith(subject))
    return email?.text?.match(/https:\/\/\S+\/(?:waiting|booking)\/\S+/g)
  }
  const leaving = await findWaitingListUrl(database(), booking.id)
  expect(linksOf('Confirm your place on the waiting list')).toEqual([leaving])
  expect(linksOf('A place is free for you')).toEqual([await guestUrl(database(), booking), leaving])
})

test('the list’s page links to an offered place that is still to be paid, and to no other', async () => {
  const booking = await anOffer()
  const token = tokenOf(await findWaitingListUrl(database(), booking.id))
  const offerAt = async (now: Date) => {
    const opened = await openWaitingPartyLink(token, CLIENT, now)
    return opened.kind === 'opened' ? opened.dates.map(({ offer }) => offer) : null
  }
  const end = new Date('2026-12-01T22:00:00.000Z')
  const bookingPath = (await guestUrl(database(), booking)).replace('https://lumi.example.com', '')
  expect(await offerAt(NOON)).toEqual([{ payBy: end, bookingPath }])
  expect(await offerAt(end)).toEqual([null])
  await pay(aForm(), at(tokenOf(bookingPath)))
  await backend.query(`UPDATE checkouts SET state = 'waiting' WHERE booking_id = '${booking.id}'`)
  expect(await offerAt(NOON)).toEqual([null])
})

test('opening the page to leave the list changes nothing, and one press leaves it', async () => {
  const booking = await anOffer()
  const token = tokenOf(await findWaitingListUrl(database(), booking.id))
  expect((await look(aForm('GET'), at(token))).status).toBe(405)
  expect(await openWaitingPartyLink(token, CLIENT, NOON)).toMatchObject({
    dates: [{ bookingId: booking.id }],
  })
  const answer = await leave(aForm(), at(token))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/waiting/${token}`])
  expect(await openWaitingPartyLink(token, CLIENT, NOON)).toMatchObject({ kind: 'opened', dates: [] })
})

test('the page keeps the party’s language after it has left the list', async () => {
  const { departureId } = await aFullDate(1)
  await joinWaitingList({ ...aParty, departureIds: [departureId], language: 'it' }, NOON)
  const { id } = await database().waitingParty.findFirstOrThrow()
  const token = tokenOf(await waitingListUrl(database(), id))
  await leave(aForm(), at(token))
  expect(await database().waitingParty.count()).toBe(0)
  expect(await findLinkLanguage(token)).toBe('it')
})

/** A party that has joined but not confirmed, its token, and how many places it has on the list. */
async function anUnconfirmed() {
  const { departureId } = await aFullDate(1)
  await joinWaitingList({ ...aParty, departureIds: [departureId] }, NOON)
  const { id } = await database().waitingParty.findFirstOrThrow()
  const standing = async () => {
    const { confirmedAt, sequence } = await database().waitingParty.findFirstOrThrow({ where: { id } })
    return { confirmedAt, sequence }
  }
  return { departureId, token: tokenOf(await waitingListUrl(database(), id)), standing }
}

test('a party that has joined is on the list from the press on, once, and not from opening the page', async () => {
  const { departureId, token, standing } = await anUnconfirmed()
  const before = await standing()
  expect((await see(aForm('GET'), at(token))).status).toBe(405)
  expect(await openWaitingPartyLink(token, CLIENT, NOON)).toMatchObject({ dates: [{ isConfirmed: false }] })
  expect(await standing()).toEqual({ ...before, confirmedAt: null })
  const answer = await confirm(aForm(), at(token))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/waiting/${token}`])
  const after = await standing()
  expect(after.confirmedAt).toEqual(NOON)
  expect(after.sequence).toBeGreaterThan(before.sequence)
  await confirm(aForm(), at(token))
  expect(await standing()).toEqual(after)
  expect(await database().history.count({ where: { departureId, what: 'waiting_joined' } })).toBe(1)
})

test('a click after two days adds nobody to the list, and the page says that they are not on it', async () => {
  const { token, standing } = await anUnconfirmed()
  const end = addMinutes(NOON, 48 * 60)
  expect(await openWaitingPartyLink(token, CLIENT, addMinutes(end, -1))).toMatchObject({ dates: [{}] })
  expect(await openWaitingPartyLink(token, CLIENT, end)).toMatchObject({ kind: 'opened', dates: [] })
  await backend.query(`UPDATE waiting_parties SET joined_at = joined_at - interval '48 hours'`)
  await confirm(aForm(), at(token))
  expect((await standing()).confirmedAt).toBeNull()
})

test('a guest who joins again before the click gets another e-mail, and one place for all the dates', async () => {
  const { departureId, token } = await anUnconfirmed()
  const other = await aFullDate(1)
  for (const id of [departureId, other.departureId])
    await joinWaitingList({ ...aParty, departureIds: [id], email: 'AINO@example.com' }, NOON)
  const emails = { where: { kind: 'waiting-joined-guest' } }
  expect(await database().email.count(emails)).toBe(3)
  expect(await database().waitingParty.count()).toBe(1)
  await confirm(aForm(), at(token))
  await joinWaitingList({ ...aParty, departureIds: [departureId, other.departureId] }, NOON)
  expect(await database().email.count(emails)).toBe(3)
  expect(await openWaitingPartyLink(token, CLIENT, NOON)).toMatchObject({
    dates: [{ isConfirmed: true }, { isConfirmed: true }],
  })
})

test('a link of another kind, or an unknown one, removes nobody from the list', async () => {
  const token = tokenOf(await guestUrl(database(), await anOffer()))
  for (const wrong of [token, 'x'])
    for (const act of [leave, confirm]) expect((await act(aForm(), at(wrong))).status).toBe(404)
  expect(await database().waitingParty.count()).toBe(1)
  expect(await openGuestLink('x', CLIENT, NOON)).toEqual({ kind: 'unknown' })
})
