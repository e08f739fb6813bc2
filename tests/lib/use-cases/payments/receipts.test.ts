import { company } from '@/content/company'
import { addMinutes } from '@/lib/calendar/duration'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings, GUEST } from '@/tests/support/a-changed-booking'
import { cancelledDepartures } from '@/tests/support/a-choice'
import { heldBookings } from '@/tests/support/a-hold'
import { aMailServer, type MailServer } from '@/tests/support/a-mail-server'
import { readPdf } from '@/tests/support/read-pdf'
import { deliverEmails, payRefunds, reconcileCheckouts } from '@/tests/support/run-jobs'

const backend = aBackend()
const { aHold } = heldBookings(backend)
const { whereIs } = cancelledDepartures(backend)
const { aPaidBooking, aHeldChange, pay: payChange } = changedBookings(backend)

let mail: MailServer

beforeAll(async () => {
  mail = await aMailServer()
  process.env.SMTP_URL = mail.url
})
afterEach(() => backend.query('DELETE FROM emails; DELETE FROM graphile_worker._private_jobs'))
afterAll(() => mail.stop())

async function pay({ sessionId }: { readonly sessionId: string }): Promise<void> {
  backend.stripe.pay(sessionId)
  await refreshCheckoutStatus(sessionId, NOON)
}

const numbers = async (series: string) =>
  (
    await backend.query<{ number: string }>(
      `SELECT number FROM receipts WHERE series = '${series}' AND number IS NOT NULL ORDER BY year, count`,
    )
  ).map(({ number }) => number)

test('a payment has its receipt and a refund its credit note, with the tax of the payment', async () => {
  const hold = await aHold()
  await pay(hold)
  await cancelBooking.run(hold.reference, NOON, NOON)
  await payRefunds(NOON)
  const rows = await backend.query(
    `SELECT r.number, r.document, c.number AS corrects
     FROM receipts r JOIN bookings b ON b.id = r.booking_id LEFT JOIN receipts c ON c.movement_id = r.corrects_id
     WHERE b.reference = '${hold.reference}' ORDER BY r.series DESC`,
  )
  const vat = { rateTenths: 255, grossCents: 179_00, netCents: 142_63, vatCents: 36_37 }
  const lines = [{ what: 'adults', count: 1, eachCents: 179_00 }]
  const { legalName, businessId, vatNumber, address } = company
  const issued = {
    lines,
    grossCents: 179_00,
    vat,
    seller: { legalName, businessId, vatNumber, address },
    tour: 'Guaranteed Northern Lights Tour',
    day: (await whereIs(hold.departureId)).day,
  }
  expect(rows).toEqual([
    { number: 'R-2026-000001', document: issued, corrects: null },
    { number: 'C-2026-000001', document: issued, corrects: 'R-2026-000001' },
  ])
})

test('the guest gets the receipt with the confirmation, and the credit note when the refund is on its way', async () => {
  const hold = await aHold()
  await pay(hold)
  await cancelBooking.run(hold.reference, NOON, NOON)
  await payRefunds(NOON)
  await backend.query(`DELETE FROM emails WHERE recipient = 'two@lumi.example.com'`)
  await deliverEmails(NOON)
  const papers = mail.emails
    .filter(({ subject }) => subject?.includes(hold.reference))
    .flatMap(({ subject = '', text = '', attachments }) =>
      attachments
        .filter(({ filename }) => /^(?:receipt|credit-note)-/.test(filename ?? ''))
        .map(({ filename = '', content }) => ({ subject: subject.split(':')[0], text, filename, content })),
    )
    .toSorted((a, b) => b.filename.localeCompare(a.filename))
  expect(papers.map(({ subject, filename }) => `${subject}: ${filename.replace(/\d{6}\.pdf$/, '')}`)).toEqual(
    ['Booking confirmed: receipt-r-2026-', 'Your credit note: credit-note-c-2026-'],
  )
  for (const { text, filename, content } of papers) {
    const number = filename.replaceAll(/^(?:receipt|credit-note)-|\.pdf$/g, '').toUpperCase()
    expect(text.replace(/\s+/g, ' ')).toContain(`${number} is attached.`)
    expect((await readPdf(content)).text).toContain(number)
  }
})

test('a refund spread over several payments has a credit note for each, whose line says what it is for', async () => {
  const { reference } = await aPaidBooking()
  const party = (adults: number) => ({ kind: 'party', party: { adults, children: 0 } }) as const
  for (const adults of [2, 3, 4]) {
    const { sessionId } = await aHeldChange({ reference, wanted: party(adults) })
    await payChange(sessionId)
  }
  const lines = async () =>
    (
      await backend.query<{ lines: unknown }>(
        `SELECT document->'lines' AS lines FROM receipts r JOIN bookings b ON b.id = r.booking_id
         WHERE reference = '${reference}' AND series = 'C' ORDER BY r.year, r.count`,
      )
    ).flatMap((row) => row.lines)
  await requestChange.run({ reference, wanted: party(2), asking: GUEST }, NOON)
  await payRefunds(NOON)
  const guest = { what: 'adults', count: 1, eachCents: 179_00 }
  expect(await lines()).toEqual([guest, guest])
  await cancelBooking.run(reference, NOON, NOON)
  await payRefunds(NOON)
  const cancelled = { ...guest, what: 'cancellation' }
  expect(await lines()).toEqual([guest, guest, cancelled, cancelled])
})

test('a payment refunded immediately has both documents in the one e-mail about it', async () => {
  const hold = await aHold()
  backend.stripe.pay(hold.sessionId)
  await backend.query(
    `UPDATE departures SET cancelled_at = now(), is_closed = true WHERE id = ${hold.departureId}`,
  )
  await refreshCheckoutStatus(hold.sessionId, NOON)
  await payRefunds(NOON)
  const papers = await backend.query(
    `SELECT series FROM emails e JOIN bookings b ON b.id = e.booking_id
     JOIN receipts r ON e.facts->'documents' ? r.movement_id::text
     WHERE b.reference = '${hold.reference}' AND kind = 'payment-refunded-guest' ORDER BY series`,
  )
  expect(papers).toEqual([{ series: 'C' }, { series: 'R' }])
})

test('a payment that is slow or abandoned half-way does not block the number of another', async () => {
  const [slow, other] = [await aHold(), await aHold()]
  await pay(slow)
  const forgotten = await backend.client()
  try {
    await forgotten.query('BEGIN')
    await forgotten.query(`
      WITH again AS (
        INSERT INTO money_movements (id, booking_id, kind, reason, cents, at)
        SELECT gen_random_uuid(), id, 'correction', 'goodwill', 1, now() FROM bookings WHERE reference = '${slow.reference}'
        RETURNING id, booking_id)
      INSERT INTO receipts (movement_id, booking_id, series, document, issued_at)
      SELECT id, booking_id, 'R', '{}', now() FROM again`)
    await pay(other)
    expect(await backend.bookings(other.departureId)).toMatchObject([{ state: 'confirmed' }])
  } finally {
    await forgotten.end()
  }
})

test('simultaneous payments, some of which are rolled back, leave no gap in the numbers', async () => {
  const before = (await numbers('R')).length
  const holds: Awaited<ReturnType<typeof aHold>>[] = []
  while (holds.length < 12) holds.push(await aHold())
  await backend.query(`
    CREATE FUNCTION refuse_some() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF nextval('tries') % 3 = 0 THEN RAISE EXCEPTION 'no such luck'; END IF; RETURN NEW; END $$;
    CREATE SEQUENCE tries;
    -- After the number was given, and in the same commit.
    CREATE CONSTRAINT TRIGGER refuse_some AFTER INSERT ON emails DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION refuse_some()`)
  const first = await Promise.allSettled(holds.map(pay))
  expect(first.some(({ status }) => status === 'rejected')).toBe(true)
  await backend.query('DROP FUNCTION refuse_some CASCADE; DROP SEQUENCE tries')
  // The job that checks open payment pages retries those that were rolled back.
  await reconcileCheckouts(addMinutes(NOON, 60))
  expect(await numbers('R')).toEqual(
    Array.from({ length: before + 12 }, (_, index) => `R-2026-${String(index + 1).padStart(6, '0')}`),
  )
})

test('receipt-numbers: each series counts from 1 in the Helsinki year of issue', async () => {
  for (const at of ['2031-12-31T21:59:59Z', '2031-12-31T22:00:00Z']) {
    const { sessionId } = await aHold()
    await backend.query(`UPDATE departures SET starts_at = starts_at + interval '6 years'`)
    backend.stripe.pay(sessionId)
    await refreshCheckoutStatus(sessionId, new Date(at))
  }
  expect((await numbers('R')).slice(-2)).toEqual(['R-2031-000001', 'R-2032-000001'])
})

test.each([
  "UPDATE receipts SET document = '{}'",
  'UPDATE receipts SET count = count + 1000',
  'DELETE FROM receipts',
  'TRUNCATE receipts',
])('the database refuses: %s', async (sql) => {
  await pay(await aHold())
  await expect(backend.query(sql)).rejects.toThrow('append-only')
})
