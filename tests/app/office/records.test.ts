import { renderToStaticMarkup } from 'react-dom/server'
import BookingPage from '@/app/office/bookings/[reference]/page'
import { POST as confirmErasure } from '@/app/office/bookings/[reference]/person/[action]/confirm/route'
import ErasurePage from '@/app/office/bookings/[reference]/person/[action]/page'
import {
  GET as exportByGet,
  POST as exportGuest,
} from '@/app/office/bookings/[reference]/person/export/route'
import GuestPage from '@/app/office/bookings/[reference]/person/page'
import { POST as confirmResend } from '@/app/office/emails/[id]/[action]/confirm/route'
import EmailActPage from '@/app/office/emails/[id]/[action]/page'
import { GET as readHtml } from '@/app/office/emails/[id]/html/route'
import EmailPage from '@/app/office/emails/[id]/page'
import EnquiryPage from '@/app/office/enquiries/[id]/page'
import { POST as confirmVisitorErasure } from '@/app/office/enquiries/[id]/person/[action]/confirm/route'
import VisitorErasurePage from '@/app/office/enquiries/[id]/person/[action]/page'
import { POST as exportVisitor } from '@/app/office/enquiries/[id]/person/export/route'
import VisitorPage from '@/app/office/enquiries/[id]/person/page'
import { addMinutes } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { EMAIL_KINDS } from '@/lib/emails/email'
import { currentRequestContext, enterRequestContext } from '@/lib/observability/request-context'
import { headerRules } from '@/lib/server/request/header-rules'
import { renderStoredEmail } from '@/lib/use-cases/delivery/render-stored-email'
import { guestUrl } from '@/lib/use-cases/links/guest-url'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { aForm, where } from '@/tests/support/a-guest-form'
import { anEnquiry } from '@/tests/support/an-enquiry'
import { anOfficeDoor } from '@/tests/support/an-office-door'
import { freezeClock, withClockAt } from '@/tests/support/freeze-clock'
import { hiddenFields } from '@/tests/support/operator-pages'
import { runOps } from '@/tests/support/run-ops'

/* E-mails as they were sent, and a person's data, for somebody who is signed in. */

let sent = new Headers()
jest.mock('next/headers', () => ({ headers: async () => sent }))

freezeClock(NOON)

const backend = aBackend()
const { aCookie } = anOfficeDoor(backend)
const { aPaidBooking } = changedBookings(backend)
const PERSON = 'one@lumi.example.com'
const AFTER_THE_TOURS = new Date('2027-02-01T12:00:00Z')

let cookie = ''
const signIn = async (at: Date) => {
  cookie = `__Host-office=${await aCookie(PERSON, at)}`
  sent = new Headers({ cookie })
}
beforeEach(() => signIn(NOON))

async function htmlOf(
  page: unknown,
  params: Record<string, string> = {},
  query: Record<string, string> = {},
) {
  enterRequestContext({ id: 'a-request' })
  const props = { params: Promise.resolve(params), searchParams: Promise.resolve(query) }
  const html = renderToStaticMarkup(await (page as (of: typeof props) => Promise<React.ReactElement>)(props))
  return { html, words: html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '), ...currentRequestContext() }
}

const argsOf = <Params extends object>(params: Params) => ({ params: Promise.resolve(params) })
const post = (fields: Record<string, string>) => aForm(fields, { cookie })
const get = () => new Request('https://lumi.example.com/office/x', { headers: { cookie } })
const noticeIn = (answer: Response) => ({
  done: new URL(answer.headers.get('location') ?? '', 'https://x').searchParams.get('done') ?? '',
})

/** A paid booking, and its confirmation to the guest. */
async function aConfirmation(customerEmail = 'aino@example.com') {
  const { reference } = await aPaidBooking({ customerEmail })
  const booking = await database().booking.findUniqueOrThrow({ where: { reference } })
  const { id } = await database().email.findFirstOrThrow({
    where: { bookingId: booking.id, kind: 'booking-confirmed-guest' },
  })
  return { reference, booking, id }
}

test('a booking’s page leads to its e-mails, and an e-mail is shown as it was sent, without links that work', async () => {
  const { reference, booking, id } = await aConfirmation()
  await database().email.update({ where: { id }, data: { sentAt: NOON } })
  expect((await htmlOf(BookingPage, { reference })).html).toContain(`href="/office/emails/${id}"`)
  const { html, words, status } = await htmlOf(EmailPage, { id })
  expect(status).toBeUndefined()
  expect(words).toMatch(/Subject Booking confirmed: .* To aino@example\.com State sent /)
  expect(words).toContain('may differ from what was sent')
  expect(words).toContain('https://lumi.example.com/booking/…')
  expect(html).toContain(`href="/office/bookings/${reference}"`)
  // The booking's own act sends the guest's last e-mail again.
  expect(html).toContain(`action="/office/bookings/${reference}/resend"`)
  const answer = await readHtml(get(), argsOf({ id }))
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const document = await answer.text()
  expect(document).toContain('Aino Korhonen')
  expect(document).not.toMatch(/href=/)
  const token = (await guestUrl(database(), booking)).split('/').at(-1) ?? 'no token'
  for (const shown of [html, document]) expect(shown).not.toContain(token)
})

test('no e-mail of any kind is shown with a link’s token', async () => {
  await aConfirmation()
  await anEnquiry()
  const stored = await database().email.findMany()
  expect(stored.map(({ kind }) => kind)).toContain('booking-confirmed-operator')
  for (const email of stored) {
    const { text, html } = (await renderStoredEmail(email)) ?? { text: 'deleted', html: '' }
    expect([email.kind, /\/[\w-]{56}/.test(text + html)]).toEqual([email.kind, false])
  }
  // A link to the office is neither shown nor made.
  const asked = { kind: 'office-link-staff', recipient: PERSON, facts: { returnTo: '/office', url: null } }
  const link = await database().email.create({ data: { ...asked, createdAt: NOON } })
  await backend.query('DELETE FROM office_links')
  expect(EMAIL_KINDS).toContain(link.kind)
  expect(await renderStoredEmail(link)).toMatchObject({ subject: expect.stringContaining('Your link') })
  expect(await backend.query('SELECT 1 FROM office_links')).toEqual([])
})

test('the HTML of an e-mail has a policy that lets it do nothing', () => {
  const rule = headerRules().find(({ source }) => source === '/office/emails/:id/html')
  expect(rule?.headers).toEqual([
    {
      key: 'Content-Security-Policy',
      value:
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
    },
  ])
})

test('an e-mail whose text has been deleted, or is of another release, says so', async () => {
  const { id } = await aConfirmation()
  await database().email.update({ where: { id }, data: { facts: { of: 'another release' } } })
  expect((await htmlOf(EmailPage, { id })).words).toContain('This release cannot show the text')
  await database().email.update({ where: { id }, data: { facts: {}, recipient: '', sentAt: NOON } })
  const { html, words } = await htmlOf(EmailPage, { id })
  expect(words).toContain('The text of this e-mail has been deleted, as it is after 90 days')
  expect(words).toContain('To nobody')
  expect(html).not.toMatch(/send-again|\/html"|\/resend/)
  expect((await readHtml(get(), argsOf({ id }))).status).toBe(404)
  expect((await htmlOf(EmailPage, { id: 'wrong' })).status).toEqual({ code: 404 })
})

test('an e-mail that failed is sent again once, however often the button is pressed, and the history says who', async () => {
  const { reference, id } = await aConfirmation()
  const failure = { failedAt: NOON, tries: 5, lastError: 'mailbox unavailable' }
  await database().email.update({ where: { id }, data: failure })
  const { html, words } = await htmlOf(EmailPage, { id })
  expect(words).toContain('Failed attempts 5 Last error mailbox unavailable')
  expect(html).toContain(`action="/office/emails/${id}/send-again"`)
  const named = { id, action: 'send-again' }
  const preview = await htmlOf(EmailActPage, named)
  expect(preview.words).toContain('goes to aino@example.com again')
  expect(preview.words).toContain('1 e-mail to guests.')
  const fields = hiddenFields(preview.html)
  const [first, second] = [
    await confirmResend(post(fields), argsOf(named)),
    await confirmResend(post(fields), argsOf(named)),
  ]
  expect(first.headers.get('location')).toMatch(new RegExp(`^/office/emails/${id}\\?done=`))
  expect(where(second)[1]).toMatch(new RegExp(`^/office/emails/${id}\\?done=again\\.`))
  expect((await htmlOf(EmailPage, { id }, noticeIn(first))).words).toContain('The e-mail is sent again.')
  expect(await backend.query(`SELECT tries FROM emails WHERE id = '${id}' AND failed_at IS NULL`)).toEqual([
    { tries: 0 },
  ])
  const history = (await htmlOf(BookingPage, { reference })).words.split(' History ')[1] ?? ''
  expect(history.match(/e-mail sent again \(Booking confirmed\), by one@lumi\.example\.com/g)).toHaveLength(1)
})

test('what is stored about a guest is counted, and exported as the command writes it, by a press alone', async () => {
  const { reference } = await aConfirmation('counted@example.com')
  expect((await htmlOf(BookingPage, { reference })).html).toContain(
    `href="/office/bookings/${reference}/person"`,
  )
  const { html, words } = await htmlOf(GuestPage, { reference })
  expect(words).toMatch(/This person counted@example\.com Bookings 1 Payments and refunds 1 Health notes 0/)
  expect(html).toContain(`action="/office/bookings/${reference}/person/export"`)
  const answer = await exportGuest(post({}), argsOf({ reference }))
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="person.json"')
  expect((await answer.text()).trim().split('\n')).toEqual(
    (await runOps(NOON, 'privacy', 'export', 'counted@example.com')).filter((line) => line !== ''),
  )
  expect((await exportByGet(get(), argsOf({ reference }))).status).toBe(405)
  const elsewhere = aForm({}, { cookie, 'sec-fetch-site': 'cross-site' })
  expect((await exportGuest(elsewhere, argsOf({ reference }))).status).toBe(403)
})

const SENT_AGAIN = 'You sent this more than once; it was done only once.'

test('a guest with a coming tour is kept, and one whose money is due is refused, with the reason', async () => {
  const { reference, booking } = await aConfirmation('coming@example.com')
  const named = { reference, action: 'erase' }
  expect((await htmlOf(ErasurePage, named)).words).toContain(
    `${reference}: kept, because the tour is still ahead. Cancel the booking first`,
  )
  await backend.query(`INSERT INTO choices (id, booking_id, cause, departure_id, opened_at)
    SELECT gen_random_uuid(), id, 'departure_cancelled', departure_id, now() FROM bookings WHERE id = '${booking.id}'`)
  const { html, words } = await htmlOf(ErasurePage, named)
  expect(words).toContain(`a choice or a dispute is open (${reference})`)
  expect(html).not.toContain('Confirm</button>')
})

test('a guest is erased as far as the accounts allow, in the name of the person who did, who has just signed in', async () => {
  const { reference } = await aConfirmation('erased@example.com')
  await backend.query(`UPDATE emails SET sent_at = now() WHERE sent_at IS NULL`)
  const earlier = addMinutes(AFTER_THE_TOURS, -61)
  await withClockAt(earlier, () => signIn(earlier))
  await withClockAt(AFTER_THE_TOURS, async () => {
    const named = { reference, action: 'erase' }
    const asked = `/office/confirm-it-is-you?to=${encodeURIComponent(`/office/bookings/${reference}/person/erase`)}`
    expect((await htmlOf(ErasurePage, named)).status).toEqual({ code: 303, location: asked })
    expect(where(await confirmErasure(post({}), argsOf(named)))).toEqual([303, asked])

    await signIn(AFTER_THE_TOURS)
    const preview = await htmlOf(ErasurePage, named)
    expect(preview.words).toContain('name and address are kept for the accounts until')
    const answer = await confirmErasure(post(hiddenFields(preview.html)), argsOf(named))
    expect(answer.headers.get('location')).toMatch(
      new RegExp(`^/office/bookings/${reference}/person\\?done=`),
    )
    expect((await htmlOf(GuestPage, { reference }, noticeIn(answer))).words).toContain('The data is erased')
    const again = await confirmErasure(post(hiddenFields(preview.html)), argsOf(named))
    expect((await htmlOf(GuestPage, { reference }, noticeIn(again))).words).toContain(SENT_AGAIN)
    const { words } = await htmlOf(BookingPage, { reference })
    expect(words).toMatch(/erased \(.*\), by one@lumi\.example\.com/)
    expect(await backend.query(`SELECT 1 FROM emails WHERE recipient = 'erased@example.com'`)).toEqual([])
  })
})

test('a visitor is erased from an enquiry, which is then gone, and what was done is still said', async () => {
  const { id, email } = await anEnquiry()
  expect((await htmlOf(EnquiryPage, { id })).html).toContain(`href="/office/enquiries/${id}/person"`)
  expect((await htmlOf(VisitorPage, { id })).words).toContain(`This person ${email} Bookings 0`)
  const exported = await (await exportVisitor(post({}), argsOf({ id }))).text()
  expect(JSON.parse(exported)).toMatchObject({ email, enquiries: [{ id }] })
  const named = { id, action: 'erase' }
  const preview = await htmlOf(VisitorErasurePage, named)
  expect(preview.words).toContain('Enquiries to delete: 1.')
  const fields = hiddenFields(preview.html)
  await database().enquiry.update({ where: { id }, data: { email: 'other@example.com' } })
  const meanwhile = await confirmVisitorErasure(post(fields), argsOf(named))
  expect(where(meanwhile)[1]).toMatch(/\/person\/erase\?outdated=\d+$/)
  await database().enquiry.update({ where: { id }, data: { email } })
  const answer = await confirmVisitorErasure(post(fields), argsOf(named))
  const after = await htmlOf(VisitorPage, { id }, noticeIn(answer))
  expect(after.words).toContain('The data is erased, except for what we must keep.')
  expect(after.html).toContain('href="/office/enquiries"')
  const again = await confirmVisitorErasure(post(fields), argsOf(named))
  expect((await htmlOf(VisitorPage, { id }, noticeIn(again))).words).toContain(SENT_AGAIN)
  const { status, words } = await htmlOf(VisitorPage, { id })
  expect([status, words]).toEqual([undefined, expect.stringContaining('This person has been erased')])
  expect((await htmlOf(VisitorErasurePage, named)).words).toContain('This person has been erased already.')
  const other = await confirmVisitorErasure(post({ ...fields, once: 'another' }), argsOf(named))
  expect((await htmlOf(VisitorPage, { id }, noticeIn(other))).words).toContain('so nothing was done twice')
  expect((await exportVisitor(post({}), argsOf({ id }))).status).toBe(404)
})
