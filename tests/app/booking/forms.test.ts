import { renderToStaticMarkup } from 'react-dom/server'
import AnotherDatePage from '@/app/(by-link)/booking/[token]/another-date/page'
import AnotherTourPage from '@/app/(by-link)/booking/[token]/another-tour/page'
import { POST as cancel } from '@/app/(by-link)/booking/[token]/cancel/confirm/route'
import { GET as calendar } from '@/app/(by-link)/booking/[token]/calendar/route'
import { POST as change } from '@/app/(by-link)/booking/[token]/change/route'
import { POST as choose } from '@/app/(by-link)/booking/[token]/choose/route'
import { POST as saveDetails } from '@/app/(by-link)/booking/[token]/details/save/route'
import { POST as forgetHealth } from '@/app/(by-link)/booking/[token]/forget-health/route'
import { GET as document } from '@/app/(by-link)/booking/[token]/documents/[number]/route'
import DatePage from '@/app/(by-link)/booking/[token]/date/page'
import GuestsPage from '@/app/(by-link)/booking/[token]/guests/page'
import { POST as keep } from '@/app/(by-link)/booking/[token]/keep/route'
import { POST as pay } from '@/app/(by-link)/booking/[token]/pay/route'
import { POST as findBooking } from '@/app/(by-link)/find-booking/send/route'
import DetailsPage from '@/app/(by-link)/booking/[token]/details/page'
import TellUsPage from '@/app/(by-link)/booking/[token]/tell-us/page'
import { healthConsentText } from '@/content/health-consent'
import { addMinutes } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures/departures'
import { bookAsStaff } from '@/lib/use-cases/checkout/book-as-staff'
import { changeStartTime } from '@/lib/use-cases/changes/change-start-time'
import { previewChange } from '@/lib/use-cases/changes/request-change'
import { consumeLimit } from '@/lib/limits/limits'
import { enterRequestContext, type RequestContext } from '@/lib/observability/request-context'
import { guestUrl, payerUrl } from '@/lib/use-cases/links/guest-url'
import { findLinkLanguage } from '@/lib/use-cases/links/link-language'
import { findDetailsDraft } from '@/lib/use-cases/guest-page/details-draft'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { cancelledDepartures } from '@/tests/support/a-choice'
import { aForm, guestPageArgs, where } from '@/tests/support/a-guest-form'
import { freezeClock, withClockAt } from '@/tests/support/freeze-clock'

jest.mock('next/headers', () => ({ headers: async () => new Headers() }))

freezeClock(NOON)

const backend = aBackend()
const { aPaidBooking, bookingOf, changesOf } = changedBookings(backend)
const { cancelFor, choices, whereIs } = cancelledDepartures(backend)
const TWO = { adults: 2, offeredCents: 358_00 }
const GUEST = { actor: 'guest' } as const

beforeAll(() => backend.aDeparture({ seats: 200 }))

async function aLinkedBooking() {
  const booking = await aPaidBooking(TWO)
  const at = await guestPageArgs(booking.reference)
  return { ...booking, token: at.token, at }
}

async function aBookingByLink() {
  const id = await backend.aDeparture({ seats: 8 })
  const { day } = await loadDeparture(database(), id, NOON)
  const order = { tourId: 1, day, party: { adults: 2, children: 0 }, totalCents: null, isPrivate: false }
  const guest = { name: 'Aino Korhonen', email: 'aino@example.com', phone: null, note: null }
  const answer = await bookAsStaff.run({ ...order, ...guest, method: null, isByLink: true }, NOON)
  if (answer.kind !== 'booked') throw new Error(answer.reason)
  return guestPageArgs(answer.booking.reference)
}

const party = (adults: number) => ({ kind: 'party', party: { adults, children: 0 } }) as const
const termsOf = async (reference: string, adults: number) => {
  const answer = await previewChange({ reference, wanted: party(adults), asking: GUEST }, NOON)
  if (!('terms' in answer)) throw new Error('refused')
  return answer.terms
}

test('fewer guests, confirmed as previewed: done, and back to the booking; for another amount the new preview is shown, and after a double click that it is done', async () => {
  const { reference, token, at } = await aLinkedBooking()
  const party = { adults: '1', children: '0' }
  expect(where(await change(aForm({ ...party, terms: 'something else' }), at))).toEqual([
    303,
    `/booking/${token}/guests?adults=1&children=0&outdated`,
  ])
  expect(await bookingOf(reference)).toMatchObject({ adults: 2 })
  const fields = { ...party, terms: await termsOf(reference, 1) }
  for (const done of ['changed', 'already'])
    expect(where(await change(aForm(fields), at))).toEqual([303, `/booking/${token}?done=${done}`])
  expect(await bookingOf(reference)).toMatchObject({ adults: 1, total_cents: 179_00 })
  expect(await changesOf(reference)).toHaveLength(1)
})

jest.mock('next/headers', () => ({ headers: async () => new Headers() }))

test('a booking can be previewed a limited number of times; then the page says when to try again, and keeps what was typed', async () => {
  const { reference, token } = await aLinkedBooking()
  const look = async (query: Readonly<Record<string, string>>) => {
    const notes: RequestContext = { id: 'a-look' }
    enterRequestContext(notes)
    const page = await GuestsPage({
      params: Promise.resolve({ token }),
      searchParams: Promise.resolve(query),
    })
    return { status: notes.status, html: renderToStaticMarkup(page) }
  }
  const wanted = { adults: '5', children: '3' }
  expect((await look(wanted)).html).toContain('Confirm change')
  await consumeLimit('previews_of_booking', reference, 119)
  const { status, html } = await look(wanted)
  expect(status).toMatchObject({ code: 429, retryAfterSeconds: expect.any(Number) })
  expect(html).toContain('looked at very often')
  expect(html).not.toContain('Confirm change')
  for (const value of Object.values(wanted)) expect(html).toContain(`value="${value}"`)
})

test('a form sent without a number or a date says what is missing, and keeps the rest', async () => {
  const { token } = await aLinkedBooking()
  const look = async (Page: typeof GuestsPage, query: Readonly<Record<string, string>>) =>
    renderToStaticMarkup(
      await Page({ params: Promise.resolve({ token }), searchParams: Promise.resolve(query) }),
    )
  const guests = await look(GuestsPage, { adults: '', children: '3' })
  expect(guests).toContain('At least one adult must come along')
  expect(guests).toContain('value="3"')
  expect(guests).not.toContain('children-wrong')
  expect(await look(DatePage, { sent: '' })).toContain('Please choose a date')
  expect(await look(DatePage, {})).not.toContain('Please choose a date')
})

test('an added guest waits for payment; the payment page can be opened, and the change dropped', async () => {
  const { reference, token, at } = await aLinkedBooking()
  const fields = { adults: '3', children: '0', terms: await termsOf(reference, 3) }
  expect(where(await change(aForm(fields), at))).toEqual([303, `/booking/${token}?done=held`])
  expect(await changesOf(reference)).toMatchObject([{ state: 'held' }])
  expect(where(await pay(aForm({}), at))).toEqual([303, `/booking/${token}`])
  expect(where(await keep(aForm({}), at))).toEqual([303, `/booking/${token}?done=kept`])
  expect(await changesOf(reference)).toMatchObject([{ state: 'dropped' }])
  for (const post of [keep, pay])
    expect(where(await post(aForm({}), at))).toEqual([303, `/booking/${token}?done=gone`])
  expect(await bookingOf(reference)).toMatchObject({ adults: 2 })
})

test('an unpaid booking opens Stripe’s page from its own button, and is paid there', async () => {
  const at = await aBookingByLink()
  expect(where(await pay(aForm({}), at))).toEqual([303, `/booking/${at.token}`])
  const [opened] = backend.stripe.callsTo('/checkout/sessions').slice(-1)
  expect(opened?.form.get('success_url')).toBe(`https://lumi.example.com/booking/${at.token}?done=paid`)
  expect(where(await cancel(aForm({ refund: '0' }), at))).toEqual([
    303,
    `/booking/${at.token}?done=cancelled`,
  ])
  expect(where(await pay(aForm({}), at))).toEqual([303, `/booking/${at.token}?done=gone`])
})

test('a booking is cancelled for the amount shown, and for no other', async () => {
  const { reference, token, at } = await aLinkedBooking()
  expect(where(await cancel(aForm({ refund: '17900' }), at))).toEqual([
    303,
    `/booking/${token}/cancel?outdated`,
  ])
  expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed' })
  expect(where(await cancel(aForm({ refund: '35800' }), at))).toEqual([
    303,
    `/booking/${token}?done=cancelled`,
  ])
  expect(where(await cancel(aForm({ refund: '35800' }), at))).toEqual([303, `/booking/${token}?done=ended`])
  expect(await bookingOf(reference)).toMatchObject({ state: 'cancelled', total_cents: 0 })
})

test('after a change of start the guest may still change guests, and cancel for a full refund', async () => {
  const { reference, departureId, token, at } = await aLinkedBooking()
  await changeStartTime.run({ ...(await whereIs(departureId)), time: '15:00' }, NOON)
  const fields = { adults: '1', children: '0', terms: await termsOf(reference, 1) }
  expect(where(await change(aForm(fields), at))).toEqual([303, `/booking/${token}?done=changed`])
  expect(await choices(reference)).toMatchObject([{ ended_at: null }])
  expect(where(await cancel(aForm({ refund: '17900' }), at))).toEqual([
    303,
    `/booking/${token}?done=cancelled`,
  ])
  expect(await choices(reference)).not.toMatchObject([{ ended_at: null }])
})

test('a choice is made for the amount shown, once, and a second click changes nothing', async () => {
  const { reference, departureId, token, at } = await aLinkedBooking()
  await cancelFor(departureId)
  const fields = { option: 'full_refund', refund: '17900' }
  expect(where(await choose(aForm(fields), at))).toEqual([303, `/booking/${token}/refund?outdated`])
  expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed' })
  for (const done of ['chosen', 'already'])
    expect(where(await choose(aForm({ ...fields, refund: '35800' }), at))).toEqual([
      303,
      `/booking/${token}?done=${done}`,
    ])
  expect(await bookingOf(reference)).toMatchObject({ state: 'cancelled', total_cents: 0 })
})

test('another date can be chosen from the page, and one that is now full shows the preview again', async () => {
  const { reference, departureId, token, at } = await aLinkedBooking()
  await cancelFor(departureId)
  const [full, free] = [await backend.aDeparture({ seats: 1 }), await backend.aDeparture({ seats: 4 })]
  const fields = (departure: number) => ({
    option: 'another_date',
    departure: String(departure),
    refund: '0',
  })
  expect(where(await choose(aForm(fields(full)), at))).toEqual([
    303,
    `/booking/${token}/another-date?departure=${full}&outdated`,
  ])
  const query = { searchParams: Promise.resolve({ departure: String(full) }) }
  const page = renderToStaticMarkup(await AnotherDatePage({ ...at, ...query }))
  expect(page).toContain('That date has not enough free places.')
  expect(page).toContain(`value="${free}"`)
  expect(where(await choose(aForm(fields(free)), at))).toEqual([303, `/booking/${token}?done=chosen`])
  expect(await bookingOf(reference)).toMatchObject({ departure_id: free, total_cents: 358_00 })
})

test('another tour can be chosen from its own page, among those on offer; a full date shows the preview again', async () => {
  const { reference, departureId, token, at } = await aLinkedBooking()
  await cancelFor(departureId, 'weather', NOON, [8])
  const family = { seats: 4, tourId: 8 }
  const [full, free] = [await backend.aDeparture({ ...family, seats: 1 }), await backend.aDeparture(family)]
  const fields = (departure: number) => ({
    option: 'another_tour',
    departure: String(departure),
    refund: '20000',
  })
  expect(where(await choose(aForm(fields(full)), at))).toEqual([
    303,
    `/booking/${token}/another-tour?departure=${full}&outdated`,
  ])
  const pageOf = async (departure: number) =>
    renderToStaticMarkup(
      await AnotherTourPage({ ...at, searchParams: Promise.resolve({ departure: String(departure) }) }),
    )
  expect(await pageOf(full)).toContain('That date has not enough free places.')
  const page = await pageOf(free)
  expect(page).toContain('Your booking moves to the Family-Friendly Northern Lights Tour on')
  expect(page).toContain(`value="${free}"`)
  expect(page).toContain('<input type="hidden" name="tour" value="8"/>')
  expect(where(await choose(aForm(fields(free)), at))).toEqual([303, `/booking/${token}?done=chosen`])
  expect(await bookingOf(reference)).toMatchObject({ departure_id: free, total_cents: 158_00 })
})

/** Submit 'Change details' and return the redirect, without the key of the draft. */
async function sendDetails(fields: Record<string, string>, at: Awaited<ReturnType<typeof guestPageArgs>>) {
  return String(where(await saveDetails(aForm(fields), at))[1]).replace(/&draft=[\w-]{43}$/, '')
}

test('details are saved as typed; a name is required', async () => {
  const { reference, token, at } = await aLinkedBooking()
  const fields = { name: 'Aino Virtanen', phone: '', pickUp: 'Hotel Aurora', wishes: 'A quiet seat' }
  expect(where(await saveDetails(aForm(fields), at))).toEqual([303, `/booking/${token}?done=details`])
  expect(await database().booking.findUniqueOrThrow({ where: { reference } })).toMatchObject({
    customerName: 'Aino Virtanen',
    customerPhone: null,
    pickupPlace: 'Hotel Aurora',
    specialRequests: 'A quiet seat',
  })
  expect(await sendDetails({ ...fields, name: ' ' }, at)).toEqual(`/booking/${token}/details?invalid=name`)
})

test('the language chosen with the details is that of the page, and of expired links to it', async () => {
  const { reference, token, at } = await aLinkedBooking()
  expect(await findLinkLanguage(token)).toBe('en')
  expect(where(await saveDetails(aForm({ language: 'fr' }), at))[1]).toBe(`/booking/${token}?done=details`)
  await backend.query(`UPDATE bookings SET link_version = 2 WHERE reference = '${reference}'`)
  expect(await findLinkLanguage(token)).toBe('fr')
  const newer = await guestPageArgs(reference)
  const page = renderToStaticMarkup(await GuestsPage({ ...newer, searchParams: Promise.resolve({}) }))
  expect(page).toMatch(/(?:di|dimanche) \d+ décembre 2026/)
  expect(page).toContain('358\u00a0€')
  expect(await sendDetails({ language: 'nl' }, newer)).toBe(
    `/booking/${newer.token}/details?invalid=language`,
  )
  expect(await findLinkLanguage(newer.token.toLowerCase())).toBeNull()
})

test('the step before the tour saves its own fields, leaves the others, and opens again if one is invalid', async () => {
  const { reference, token, at } = await aLinkedBooking()
  const before = await database().booking.findUniqueOrThrow({ where: { reference } })
  const step = { form: 'tell-us', pickUp: 'Hotel Aurora', wishes: 'A quiet seat', health: '' }
  expect(await sendDetails(step, at)).toBe(`/booking/${token}?done=details`)
  expect(await database().booking.findUniqueOrThrow({ where: { reference } })).toMatchObject({
    customerName: before.customerName,
    customerPhone: before.customerPhone,
    pickupPlace: 'Hotel Aurora',
    specialRequests: 'A quiet seat',
  })
  const unagreed = { ...step, health: 'Asthma' }
  expect(await sendDetails(unagreed, at)).toBe(`/booking/${token}/tell-us?invalid=consent`)
})

test('what was told for a booking is offered for the next of the same address, but only to readers of that address', async () => {
  const customerEmail = 'Twice@example.com'
  const first = await aPaidBooking({ ...TWO, customerEmail })
  const told = { form: 'tell-us', pickUp: 'Hotel Arctic', wishes: 'Two child seats' }
  const health = { health: 'Asthma', healthConsent: 'on' }
  await saveDetails(aForm({ ...told, ...health }), await guestPageArgs(first.reference))
  const next = await aPaidBooking({ ...TWO, customerEmail: 'twice@example.com' })
  const { id, linkVersion } = await database().booking.findUniqueOrThrow({
    where: { reference: next.reference },
  })
  const shown = async (url: string) => {
    const params = Promise.resolve({ token: url.split('/').at(-1) ?? '' })
    return renderToStaticMarkup(await TellUsPage({ params, searchParams: Promise.resolve({}) }))
  }
  const byEmail = await shown(await guestUrl(database(), { id, linkVersion }))
  for (const words of [first.reference, 'value="Hotel Arctic"', 'Two child seats'])
    expect(byEmail).toContain(words)
  expect(byEmail).not.toContain('Asthma')
  const byPayer = await shown(await payerUrl(database(), { id, linkVersion }))
  expect(byPayer).toContain('Pick-up place')
  await forgetHealth(aForm({}), await guestPageArgs(first.reference))
  expect(byPayer).not.toMatch(/Hotel Arctic|child seats"|LL-|Asthma/)
})

test('an invalid field keeps its old value and is named, and the other fields are saved', async () => {
  const { reference, token, at } = await aLinkedBooking()
  const before = await database().booking.findUniqueOrThrow({ where: { reference } })
  const health = { health: 'Allergic to nuts', healthConsent: 'on' }
  const typed = { name: '  ', email: 'aino@gmail', phone: '+358 40 123', pickUp: 'Hotel', wishes: 'Quiet' }
  const location = await sendDetails({ ...typed, ...health }, at)
  expect(location).toBe(`/booking/${token}/details?invalid=name,email`)
  const after = await database().booking.findUniqueOrThrow({
    where: { reference },
    include: { health: true },
  })
  expect(after).toMatchObject({
    customerName: before.customerName,
    customerEmail: before.customerEmail,
    customerPhone: '+358 40 123',
    pickupPlace: 'Hotel',
    specialRequests: 'Quiet',
    health: { words: 'Allergic to nuts' },
  })
  const tooLong = { ...typed, name: 'Aino', email: before.customerEmail, wishes: 'x'.repeat(2001) }
  expect(await sendDetails(tooLong, at)).toMatch(/invalid=wishes$/)
  expect(await database().booking.findUniqueOrThrow({ where: { reference } })).toMatchObject({
    customerName: 'Aino',
    specialRequests: 'Quiet',
  })
  await forgetHealth(aForm({}), at)
})

test('unsaved input is kept for an hour for anyone with the URL, and cannot be read in the database', async () => {
  const { reference, token, at } = await aLinkedBooking()
  const { id } = await database().booking.findUniqueOrThrow({ where: { reference } })
  const typed = { name: 'Aino', phone: '\u0007', pickUp: 'Hotel', wishes: 'Milk\r\n', health: 'Asthma' }
  const keyOf = async (fields: Record<string, string>) =>
    /&draft=([\w-]+)$/.exec(String(where(await saveDetails(aForm(fields), at))[1]))?.[1]
  const key = await keyOf({ ...typed, wishes: `${typed.wishes}${'x'.repeat(2000)}` })
  expect(await findDetailsDraft(id, key, NOON)).toEqual({
    ...{ phone: typed.phone, health: 'Asthma' },
    wishes: expect.stringMatching(/^Milk\r\nx{2000}$/),
  })
  const page = renderToStaticMarkup(
    await DetailsPage({
      params: Promise.resolve({ token }),
      searchParams: Promise.resolve({ invalid: 'phone,wishes,consent', draft: key }),
    }),
  )
  expect(page).toContain('Asthma')
  expect(JSON.stringify(await database().draft.findMany())).not.toMatch(/Asthma|Milk/)
  for (const wrong of [undefined, 'x', `${key}x`.slice(1)])
    expect(await findDetailsDraft(id, wrong, NOON)).toEqual({})
  expect(await findDetailsDraft(id, key, addMinutes(NOON, 60))).toEqual({})
  const later = await keyOf(typed)
  expect(await findDetailsDraft(id, key, NOON)).toEqual({})
  expect(await findDetailsDraft(id, later, NOON)).toEqual({ phone: '\u0007', health: 'Asthma' })
  await keyOf({ ...typed, phone: '', health: '' })
  expect(await database().draft.count({ where: { id } })).toBe(0)
})

test('wishes and health notes at their limits are saved however the browser sends line breaks', async () => {
  const { reference, at } = await aLinkedBooking()
  const lines = (breaks: number, length: number) =>
    `${'x\r\n'.repeat(breaks)}${'x'.repeat(length - 2 * breaks)}`
  const fields = { name: 'Aino', phone: '', pickUp: '', wishes: lines(400, 2000), health: lines(49, 1000) }
  expect(await sendDetails({ ...fields, healthConsent: 'on' }, at)).toMatch(/\?done=details$/)
  const saved = await database().booking.findUniqueOrThrow({
    where: { reference },
    include: { health: true },
  })
  expect([saved.specialRequests, saved.health?.words].map((words) => words?.length)).toEqual([2000, 1000])
  await forgetHealth(aForm({}), at)
})

test('a guest with an open choice after the start can request another address, and reads when one is invalid', async () => {
  const { departureId, token, at } = await aLinkedBooking()
  const { startsAt } = await loadDeparture(database(), departureId, NOON)
  await cancelFor(departureId)
  await withClockAt(startsAt, async () => {
    const send = async (email: string) => sendDetails({ email }, at)
    expect(await send('aino@gmail')).toBe(`/booking/${token}/details?invalid=email`)
    expect(await send('aino.elsewhere@example.com')).toBe(`/booking/${token}?done=address`)
  })
})

test('a health note is stored only with its box ticked, and withdrawn by emptying the field; consent can be withdrawn after the tour as well', async () => {
  const { reference, token, at } = await aLinkedBooking()
  const send = async (fields: Record<string, string>) =>
    sendDetails({ name: 'Aino', phone: '', pickUp: '', wishes: '', ...fields }, at)
  const kept = async () =>
    (await database().booking.findUniqueOrThrow({ where: { reference }, select: { health: true } })).health
  expect(await send({ health: 'Asthma' })).toBe(`/booking/${token}/details?invalid=consent`)
  expect(await kept()).toBeNull()
  expect(await send({ health: 'Asthma', healthConsent: 'on' })).toBe(`/booking/${token}?done=details`)
  expect(await kept()).toMatchObject({
    words: 'Asthma',
    consentText: healthConsentText('en'),
    consentedAt: NOON,
  })
  // A page that was open before the field was added.
  await send({})
  expect(await kept()).not.toBeNull()
  await send({ health: '' })
  expect(await kept()).toBeNull()
  const fields = { name: 'Aino', phone: '', pickUp: '', wishes: '', health: 'Asthma', healthConsent: 'on' }
  await saveDetails(aForm(fields), at)
  await backend.query(
    `UPDATE departures SET starts_at = '2026-11-30', closes_at = '2026-11-30' WHERE id = (SELECT departure_id FROM bookings WHERE reference = '${reference}')`,
  )
  expect(where(await saveDetails(aForm({ ...fields, health: '' }), at))[1]).toMatch(/outdated$/)
  expect(where(await forgetHealth(aForm({}), at))).toEqual([303, `/booking/${token}?done=forgotten`])
  expect(await backend.query('SELECT * FROM health_notes')).toEqual([])
})

test('the calendar file and the receipt are not cached; another booking’s receipt is not found', async () => {
  const [own, other] = [await aLinkedBooking(), await aLinkedBooking()]
  const get = () => new Request('https://lumi.example.com/booking/x')
  const file = await calendar(get(), own.at)
  expect([file.status, file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
    200,
    'text/calendar; charset=utf-8; method=PUBLISH',
    'no-store',
  ])
  const [row] = await backend.query<{ number: string }>(
    `SELECT number FROM receipts r JOIN bookings b ON b.id = r.booking_id WHERE b.reference = '${own.reference}'`,
  )
  const numbered = (token: string) => ({ params: Promise.resolve({ token, number: row?.number ?? '' }) })
  const receipt = await document(get(), numbered(own.token))
  expect([receipt.status, receipt.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect((await document(get(), numbered(other.token))).status).toBe(404)
})

test('a form of another site, even one identified only by its origin, and fields that our form does not have, are refused', async () => {
  const { reference, at } = await aLinkedBooking()
  const elsewhere: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': '', origin: 'https://evil.example.com' },
  ]
  for (const headers of elsewhere) {
    for (const post of [cancel, change, choose, forgetHealth, keep, pay, saveDetails])
      expect((await post(aForm({ refund: '35800' }, headers), at)).status).toBe(403)
    expect((await findBooking(aForm({ email: 'aino@example.com' }, headers))).status).toBe(403)
  }
  const odd: Record<string, string>[] = [{}, { adults: '1' }, { adults: '-1', children: '0' }]
  for (const fields of [...odd, { departure: '1e9' }, { option: 'all' }])
    for (const post of [change, choose]) expect((await post(aForm(fields), at)).status).toBe(400)
  expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed' })
})

test('every form rejects a wrong link', async () => {
  const at = { params: Promise.resolve({ token: 'x'.repeat(56) }) }
  for (const post of [cancel, change, choose, forgetHealth, keep, pay, saveDetails]) {
    const response = await post(aForm({ refund: '0', option: 'full_refund', adults: '1', children: '0' }), at)
    expect(response.status).toBe(404)
  }
})

test('finding a booking gives the same response for every address, and an error for an invalid one', async () => {
  for (const email of ['aino@example.com', 'nobody@example.com'])
    expect(where(await findBooking(aForm({ email })))).toEqual([303, '/find-booking?sent'])
  const refused = await findBooking(aForm({ email: 'nobody' }))
  expect(refused.status).toBe(400)
  expect(await refused.json()).toEqual({
    error: 'This is not an e-mail address. Please check it.',
    code: 'invalid',
  })
  const german = await findBooking(aForm({ email: 'aino@example.com', locale: 'de' }))
  expect(where(german)).toEqual([303, '/find-booking?lang=de&sent'])
})

test('a guest who is too late to pay for a change reads that its time is over, and not to try again', async () => {
  const { reference, at, token } = await aLinkedBooking()
  const fields = { adults: '3', children: '0', terms: await termsOf(reference, 3) }
  await change(aForm(fields), at)
  await backend.query(
    `UPDATE checkouts SET state = 'expired' WHERE change_id IN (SELECT c.id FROM changes c
     JOIN bookings b ON b.id = c.booking_id WHERE reference = '${reference}')`,
  )
  await withClockAt(addMinutes(NOON, 32), async () => {
    expect(where(await pay(aForm({}), at))).toEqual([303, `/booking/${token}?done=too_late_to_pay`])
  })
})
