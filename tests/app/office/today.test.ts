import TodayPage from '@/app/office/today/page'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { markEnquiryAnswered } from '@/lib/use-cases/enquiries/mark-enquiry-answered'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { anOfficeDoor } from '@/tests/support/an-office-door'
import { addMinutes } from '@/lib/calendar/duration'
import { at } from '@/tests/support/builders'
import { freezeClock, withClockAt } from '@/tests/support/freeze-clock'
import { officePage, wordsOf } from '@/tests/support/office-pages'

/* The first page of the office: what needs a person, who comes today and tomorrow, and what came in. */

let sent = new Headers()
jest.mock('next/headers', () => ({ headers: async () => sent }))

freezeClock(NOON)

const backend = aBackend()
const { aCookie } = anOfficeDoor(backend)
const { aPaidBooking } = changedBookings(backend)

beforeEach(async () => {
  sent = new Headers({ cookie: `__Host-office=${await aCookie()}` })
})

const shown = async () => (await officePage(TodayPage)).html

/** The links of an item, by what its kind says. */
const linksOf = (html: string, kind: string) =>
  [...(html.split(`>${kind}</p>`)[1]?.split('</li>')[0] ?? '').matchAll(/href="([^"]+)"/g)].map(([, href]) =>
    href?.replaceAll('&amp;', '&'),
  )

test('what needs a person comes in order of urgency, each with the acts that settle it, amounts filled in', async () => {
  const disputed = await aPaidBooking()
  await backend.query(`
    INSERT INTO disputes (id, booking_id, payment_id, cents, opened_at)
      SELECT 'du_1', b.id, m.id, 17900, now() FROM bookings b JOIN money_movements m ON m.booking_id = b.id
      WHERE b.reference = '${disputed.reference}';
    INSERT INTO emails (id, booking_id, kind, cause, recipient, facts, created_at, sent_at)
      SELECT gen_random_uuid(), id, 'dispute-opened-operator', 'du_1:open', 'one@lumi.example.com',
        '{"dispute": {"cents": 17900, "state": "open", "evidenceDueAt": "2026-12-08T21:59:59Z"}}', now(), now()
      FROM bookings WHERE reference = '${disputed.reference}'`)
  const returned = await aPaidBooking()
  await backend.query(`
    INSERT INTO refunds (id, booking_id, payment_id, cents, reason, state, due_at, created_at)
      SELECT gen_random_uuid(), b.id, m.id, 5050, 'goodwill', 'by_hand', now(), now()
      FROM bookings b JOIN money_movements m ON m.booking_id = b.id WHERE b.reference = '${returned.reference}'`)
  const departureId = await backend.aDeparture({ seats: 8, day: '2026-12-02', start: '10:00' })
  const travels = await aPaidBooking({ departureId, customerPhone: '+358 40 123 4567' })
  await backend.query(
    `UPDATE bookings SET confirmed_at = confirmed_at - interval '1 hour' WHERE state = 'confirmed'`,
  )
  const coins = await bookWithCrypto(
    aBookingInput({ departureId: await backend.aDeparture({ seats: 2 }), cryptoType: 'bitcoin' }),
    NOON,
  )
  if (coins.kind !== 'booked') throw new Error('not booked')
  await backend.query(`
    INSERT INTO enquiries (id, kind, name, email, message, created_at)
      VALUES (gen_random_uuid(), 'contact', 'Riikka Salo', 'riikka@example.com', 'Is there a date?', now())`)

  const html = await shown()
  const kinds = [...html.matchAll(/<p class="text-sm text-slate">([^<]+)<\/p>/g)].map(([, kind]) => kind)
  expect(kinds).toEqual(['Dispute', 'Guest not reached', 'Refund by hand', 'Details to send', 'Enquiry open'])
  expect(wordsOf(html)).toContain('respond in the Stripe dashboard by Tuesday, 8 December 2026')
  expect(linksOf(html, 'Dispute')).toEqual([
    `/office/bookings/${disputed.reference}`,
    'https://dashboard.stripe.com/disputes',
  ])
  expect(wordsOf(html)).toContain('no e-mail has reached the guest; please call +358 40 123 4567')
  expect(wordsOf(html)).toContain(
    'Aino Korhonen: Guaranteed Northern Lights Tour, Wednesday, 2 December 2026',
  )
  expect(linksOf(html, 'Guest not reached')).toEqual([
    `/office/bookings/${travels.reference}`,
    'tel:+358401234567',
    `/office/bookings/${travels.reference}/contact`,
  ])
  expect(linksOf(html, 'Refund by hand')).toContain(
    `/office/bookings/${returned.reference}/record-returned?amount=50.5&change=`,
  )
  expect(linksOf(html, 'Details to send')).toContain(`/office/bookings/${coins.reference}/send-details`)

  const [{ id } = { id: '' }] = await backend.query<{ id: string }>('SELECT id FROM enquiries')
  expect(linksOf(html, 'Enquiry open')).toContain(`/office/enquiries/${id}`)
  await backend.query(`UPDATE emails SET sent_at = now() WHERE kind = 'booking-confirmed-guest'`)
  await markEnquiryAnswered.run(id, null, NOON)
  expect(await shown()).not.toMatch(/>(Guest not reached|Enquiry open)</)
})

test('the lights of last night are asked about until somebody answers', async () => {
  const departureId = await backend.aDeparture({ seats: 8, day: '2026-12-03' })
  await aPaidBooking({ departureId })
  await withClockAt(at('08:00', '2026-12-04'), async () => {
    sent = new Headers({ cookie: `__Host-office=${await aCookie(undefined, at('08:00', '2026-12-04'))}` })
    expect(linksOf(await shown(), 'Lights unanswered')).toEqual(
      ['', '/lights-seen', '/not-seen'].map((act) => `/office/departures/${departureId}${act}`),
    )
    await backend.query(
      `UPDATE departures SET lights_seen_at = '2026-12-04T05:00:00Z' WHERE id = ${departureId}`,
    )
    expect(linksOf(await shown(), 'Lights unanswered')).not.toContain(`/office/departures/${departureId}`)
  })
})

test('departures are in the order of their starts, each with its parties in the order of their pick-ups', async () => {
  const day = '2026-12-06'
  const late = await backend.aDeparture({ seats: 8, day, start: '20:00' })
  const early = await backend.aDeparture({ seats: 8, day, tourId: 8, start: '09:00' })
  const guests = { departureId: late, customerName: 'Santa Guest' }
  const village = await aPaidBooking(guests)
  const hotel = await aPaidBooking({ ...guests, customerName: 'Hotel Guest' })
  await aPaidBooking({ departureId: early, tourId: 8, offeredCents: 79_00, customerName: 'Early Guest' })
  const putAt = (reference: string, place: string) =>
    backend.query(`UPDATE bookings SET pickup_place = '${place}' WHERE reference = '${reference}'`)
  await putAt(village.reference, 'Santa Claus Village')
  await putAt(hotel.reference, 'Hotel Aakenus')
  await withClockAt(at('08:00', '2026-12-05'), async () => {
    sent = new Headers({ cookie: `__Host-office=${await aCookie(undefined, at('08:00', '2026-12-05'))}` })
    const words = wordsOf((await shown()).split('>Tomorrow<')[1] ?? '')
    expect(words).toMatch(
      /09:00 .*No guide named yet Early Guest .*20:00 .*Hotel Guest 1 adult; 1\. Hotel Aakenus Santa Guest 1 adult; 2\. Santa Claus Village/,
    )
  })
})

test('the money and the bookings since midnight are listed', async () => {
  const { reference } = await aPaidBooking({ customerName: 'Newest Guest' })
  await backend.query(
    `UPDATE bookings SET created_at = created_at + interval '1 s' WHERE reference = '${reference}'`,
  )
  const words = wordsOf(await shown())
  expect(words).toMatch(/Money since midnight .*€ came in/)
  expect(words).toContain(`${reference} , payment`)
  expect(words).toMatch(/Newest bookings Newest Guest 1 guest, Guaranteed Northern Lights Tour/)
})

test('what needs a person comes first, then the newest of what they did, and the rest folded', async () => {
  for (const [index, by] of ['one', 'two', 'one', 'one'].entries()) {
    const { reference } = await aPaidBooking({ customerName: `${by} ${index}` })
    const undo = addMinutes(NOON, index + 1).toISOString()
    await backend.query(`
      WITH c AS (INSERT INTO commands (id, name, user_name, at, undo_until)
        VALUES (gen_random_uuid(), 'booking cancel', '${by}@lumi.example.com', '${NOON.toISOString()}', '${undo}')
        RETURNING id)
      INSERT INTO history (at, what, booking_id, actor, actor_name, command_id)
        SELECT now(), 'cancelled', b.id, 'office', '${by}', c.id FROM bookings b, c WHERE b.reference = '${reference}'`)
  }
  const words = wordsOf(await shown())
  expect(words).toMatch(/What needs you .*Just done .*Undo .*Undo 1 more .*Undo Today/)
  expect(words).not.toContain('two 1: the cancellation')
})
