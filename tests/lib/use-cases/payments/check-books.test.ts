import { http } from 'msw/core/http'
import { addMinutes } from '@/lib/calendar/duration'
import { checkBooksNightly } from '@/lib/use-cases/scheduled/check-books-nightly'
import { RefusedCommandError } from '@/lib/commands/failures'
import { buildOpsProgram } from '@/lib/commands/program'
import { SAMPLE_GUEST_EMAIL, SAMPLE_KEY_PREFIX } from '@/lib/db/bookings/sample-guest'
import { database } from '@/lib/db/client'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { refundBooking } from '@/lib/use-cases/payments/refund-booking'

import { addCorrections, addPayment } from '@/lib/db/money/ledger'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { cancelledDepartures } from '@/tests/support/a-choice'
import { at } from '@/tests/support/builders'
import { expectLog } from '@/tests/support/expect-logged-problem'
import { runOps } from '@/tests/support/run-ops'
import { payRefunds } from '@/tests/support/run-jobs'

const backend = aBackend()
const { aPaidBooking, bookingOf } = changedBookings(backend)
const { whereIs } = cancelledDepartures(backend)

/** The findings about one booking or other subject. */
async function findings(about: string, ...options: readonly string[]): Promise<readonly string[]> {
  const lines: string[] = []
  const print = jest.spyOn(console, 'log').mockImplementation((text: string) => void lines.push(text))
  const check = buildOpsProgram(() => NOON).parseAsync(['check', ...options], { from: 'user' })
  await check.catch((error: unknown) => expect(error).toBeInstanceOf(RefusedCommandError))
  print.mockRestore()
  return lines.filter((line) => line.startsWith(about))
}

const idOf = async (reference: string) =>
  (await backend.query<{ id: string }>(`SELECT id FROM bookings WHERE reference = '${reference}'`))[0]?.id ??
  ''

test('if everything agrees the answer is one line, also with holds, refunds and pending work', async () => {
  const { reference } = await aPaidBooking()
  await refundBooking.run({ reference, cents: 10_00, reason: 'goodwill' }, NOON)
  await payRefunds(NOON)
  const departureId = await backend.aDeparture({ seats: 1 })
  await startCheckout(aBookingInput({ departureId }), NOON)
  expect(await runOps(NOON, 'check')).toEqual(['Everything agrees.'])
  expect(await runOps(NOON, 'check', '--stripe')).toEqual(['Everything agrees, including with Stripe.'])
  await refundBooking.run({ reference, cents: 5_00, reason: 'goodwill' }, NOON)
  expect(await runOps(NOON, 'check', '--stripe')).toEqual([
    'Everything agrees, including with Stripe.',
    '1 refund still to be sent to Stripe.',
  ])
})

test('everything also agrees while guests choose, after a return trip, and while commands can be undone or were', async () => {
  const [one, other, third] = [await aPaidBooking(), await aPaidBooking(), await aPaidBooking()]
  const into = await backend.aDeparture({ seats: 8 })
  const [from, to] = [await whereIs(one.departureId), await whereIs(into)]
  await runOps(NOON, 'departure', 'merge', 1, from.day, 'into', to.day, '--yes')
  await runOps(NOON, 'booking', 'cancel', other.reference, '--yes')
  const moved = await runOps(NOON, 'booking', 'move', third.reference, to.day, '--yes')
  expect(await runOps(NOON, 'check')).toEqual(['Everything agrees.'])
  await runOps(NOON, 'undo', moved.at(-1)?.slice(-4) ?? '', '--yes')
  const { day } = await whereIs(third.departureId)
  const night = new Date(`${day}T22:00:00Z`)
  await runOps(night, 'departure', 'not-seen', 1, day, '--yes')
  await runOps(night, 'booking', 'choose', third.reference, 'move', to.day, '--yes')
  expect(await runOps(night, 'check')).toEqual(['Everything agrees.'])
})

test('samples were never sold, so they need neither documents nor e-mails', async () => {
  const { reference } = await aPaidBooking({
    customerEmail: SAMPLE_GUEST_EMAIL,
    idempotencyKey: `${SAMPLE_KEY_PREFIX}1`,
  })
  await backend.query(
    `DELETE FROM emails WHERE booking_id = (SELECT id FROM bookings WHERE reference = '${reference}')`,
  )
  expect(await findings(reference)).toEqual([])
})

test('taken seats without a booking are found', async () => {
  const departureId = await backend.aDeparture({ seats: 4 })
  await backend.query(`UPDATE departures SET seats_taken = 2 WHERE id = ${departureId}`)
  expect(await findings(`departure ${departureId}:`)).toEqual([
    `departure ${departureId}: 2 seats taken, and 0 held by bookings, changes and undos`,
  ])
  await backend.query(`UPDATE departures SET seats_taken = 0 WHERE id = ${departureId}`)
})

test('findings are also printed for programs', async () => {
  const departureId = await backend.aDeparture({ seats: 4 })
  await backend.query(`UPDATE departures SET seats_taken = 2 WHERE id = ${departureId}`)
  const [json = ''] = await findings('', '--json')
  expect(JSON.parse(json)).toEqual([{ about: `departure ${departureId}`, text: expect.any(String) }])
  await backend.query(`UPDATE departures SET seats_taken = 0 WHERE id = ${departureId}`)
})

test('a balance that is not zero is found, and money of a lapsed booking', async () => {
  const { reference } = await aPaidBooking()
  await addCorrections(database(), await idOf(reference), [{ cents: 1, reason: 'waived' }], NOON)
  expect(await findings(reference)).toEqual([`${reference}: is confirmed, and its sum is 1 cents`])
  const departureId = await backend.aDeparture({ seats: 1 })
  const start = await startCheckout(aBookingInput({ departureId }), NOON)
  const lapsed = start.kind === 'started' ? start.reference : ''
  const payment = { method: 'cash', cents: 5_00, currency: 'eur', at: NOON, providerId: null } as const
  await addPayment(database(), { ...payment, bookingId: await idOf(lapsed) })
  expect(await findings(lapsed)).toEqual([
    `${lapsed}: is hold, and 500 cents of its guest are held`,
    `${lapsed}: a payment of 500 cents has no document`,
  ])
})

test('a confirmation that was never queued is found, and a receipt without an e-mail', async () => {
  const { reference } = await aPaidBooking()
  const id = await idOf(reference)
  await backend.query(`DELETE FROM emails WHERE booking_id = '${id}'`)
  expect(await findings(reference)).toEqual([
    `${reference}: is confirmed, and its guest has no e-mail that says so`,
    `${reference}: a payment of 17900 cents was in no e-mail`,
  ])
  expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed' })
})

test('a guest whose address we got later was due no e-mail before then, and each one since', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const { day } = await whereIs(departureId)
  const to = await whereIs(await backend.aDeparture({ seats: 8 }))
  const order = ['--name', 'Aino', '--adults', 2, '--pay', 'paid', '--method', 'cash'] as const
  const booked = await runOps(NOON, 'booking', 'new', 1, day, ...order, '--yes')
  const reference = /LL-\w+/.exec(booked.join(' '))?.[0] ?? ''
  await runOps(NOON, 'booking', 'party', reference, '--adults', 1, '--yes')
  await runOps(NOON, 'money', 'record', reference, 179, '--returned', '--method', 'cash', '--yes')
  await runOps(NOON, 'booking', 'move', reference, to.day, '--yes')
  const night = new Date(`${to.day}T22:00:00Z`)
  await runOps(night, 'departure', 'not-seen', 1, to.day, '--yes')
  await runOps(addMinutes(night, 20), 'booking', 'contact', reference, '--email', 'aino@example.com', '--yes')
  expect(await findings(reference)).toEqual([])

  const later = addMinutes(night, 30)
  await runOps(later, 'booking', 'contact', reference, '--email', 'aino.korhonen@example.com', '--yes')
  await runOps(later, 'booking', 'choose', reference, 'refund', '--yes')
  expect(await findings(reference)).toEqual([])
  await backend.query(`DELETE FROM emails WHERE kind LIKE '%-guest' AND ${ofBooking(reference)}`)
  expect(await findings(reference)).toEqual([`${reference}: is refunded, and its guest has no e-mail since`])
})

test('a new address in place of another excuses no e-mail', async () => {
  const { reference } = await aPaidBooking()
  await runOps(addMinutes(NOON, 20), 'booking', 'contact', reference, '--email', 'aino@example.com', '--yes')
  expect(await findings(reference)).toEqual([])
  await backend.query(`DELETE FROM emails WHERE kind = 'booking-confirmed-guest' AND ${ofBooking(reference)}`)
  expect(await findings(reference)).toEqual([
    `${reference}: is confirmed, and its guest has no e-mail that says so`,
  ])
})

test('a number without a document is found', async () => {
  await backend.query(`UPDATE receipt_counters SET last = last + 1 WHERE series = 'R'`)
  expect(await findings('R-2026')).toEqual([
    expect.stringMatching(/^R-2026: the last number is \d+, and there are \d+ documents$/),
  ])
  await backend.query(`UPDATE receipt_counters SET last = last - 1 WHERE series = 'R'`)
})

test('a refund at Stripe that the ledger lacks is found only with --stripe', async () => {
  const { sessionId } = await aPaidBooking()
  const { paymentIntentId } = backend.stripe.facts(sessionId)
  backend.stripe.setClock(new Date(NOON.getTime() - 3_600_000))
  const refund = backend.stripe.refundByHand(paymentIntentId ?? '', 7_00)
  expect(refund).toMatch(/^re_/)
  expect(await findings('refund')).toEqual([])
  expect(await findings('refund', '--stripe')).toEqual([
    'refunds to cards: -10 € here, and -17 € at Stripe',
    expect.stringMatching(/^refund txn_3\w+ at Stripe: 0 € here, and -7 € at Stripe$/),
  ])
})

test('after a restore numbering continues after the numbers that guests have, and the gap is not a finding', async () => {
  const counted = async () =>
    (await backend.query<{ last: number }>(`SELECT last FROM receipt_counters WHERE series = 'R'`))[0]
      ?.last ?? 0
  const last = await counted()
  const known = `R-2026-${String(last + 20).padStart(6, '0')}`
  expect((await runOps(NOON, 'receipts', 'skip-to', known, '--dry-run')).join('\n')).toContain('20 numbers')
  expect(await counted()).toBe(last)
  await runOps(NOON, 'receipts', 'skip-to', known, '--yes')
  await runOps(NOON, 'receipts', 'skip-to', 'C-2026-000900', '--yes')
  expect(await runOps(NOON, 'receipts', 'skip-to', known)).toEqual([
    expect.stringMatching(/^There is nothing to do: the next number is already R-2026-/),
  ])
  const { reference } = await aPaidBooking()
  expect(await backend.query(`SELECT number FROM receipts WHERE ${ofBooking(reference)}`)).toEqual([
    { number: `R-2026-${String(last + 21).padStart(6, '0')}` },
  ])
  expect(await findings('R-2026')).toEqual([])
  expect(await findings('C-2026')).toEqual([])
  for (const wrong of ['R-2026-99', 'X-2026-000001', 'R-2027-000001', 'R-2026-900000'])
    await expect(runOps(NOON, 'receipts', 'skip-to', wrong, '--yes')).rejects.toThrow()
})

/** What only someone at the database's console can do; triggers are disabled meanwhile. */
async function plant(table: string, sql: string): Promise<void> {
  await backend.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  await backend.query(sql)
  await backend.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
}

const ofBooking = (reference: string) =>
  `booking_id = (SELECT id FROM bookings WHERE reference = '${reference}')`

test.each<readonly [string, (reference: string) => Promise<unknown>, RegExp]>([
  [
    'cancelled by hand',
    (reference) =>
      backend.query(
        `UPDATE bookings SET state = 'cancelled', ended_at = now() WHERE reference = '${reference}'`,
      ),
    /otherwise than its history says: cancelled \(confirmed\)/,
  ],
  [
    'one place made two at half the price',
    (reference) =>
      backend.query(`UPDATE bookings SET adults = 2, seats = 2, places = jsonb_build_array(jsonb_build_object(
        'band', 'adults', 'count', 2, 'eachCents', total_cents / 2, 'basis', 'departure')) WHERE reference = '${reference}'`),
    /history says: places .*"count": 2.* \(.*17900/,
  ],
  [
    'made free',
    (reference) =>
      backend.query(`UPDATE bookings SET total_cents = 0, places = jsonb_build_array(jsonb_build_object(
        'band', 'adults', 'count', 1, 'eachCents', 0, 'basis', 'agreed')) WHERE reference = '${reference}'`),
    /history says: .*0 cents \(17900\)/,
  ],
  [
    'moved by hand',
    (reference) =>
      backend.query(
        `UPDATE bookings SET departure_id = (SELECT min(d.id) FROM departures d WHERE d.id <> departure_id AND d.seats > d.seats_taken) WHERE reference = '${reference}'`,
      ),
    /history says: on departure \d+ \(\d+\)/,
  ],
  [
    'without its history',
    (reference) => plant('history', `DELETE FROM history WHERE ${ofBooking(reference)}`),
    /has no history that says what it is/,
  ],
  [
    'with another tax on its receipt',
    (reference) =>
      plant(
        'receipts',
        `UPDATE receipts SET document = jsonb_set(jsonb_set(document, '{vat,vatCents}', '100'),
        '{vat,rateTenths}', '6') WHERE ${ofBooking(reference)}`,
      ),
    /does not add up: 17900 cents, lines of 17900, net 14263 and VAT 100 at 6/,
  ],
  [
    'with another rate on its receipt, reckoned well',
    (reference) =>
      plant(
        'receipts',
        `UPDATE receipts SET document = jsonb_set(document, '{vat}',
        '{"rateTenths": 100, "grossCents": 17900, "netCents": 16273, "vatCents": 1627}') WHERE ${ofBooking(reference)}`,
      ),
    /has a rate of VAT of 100 tenths of a percent, and on the day of the payment it was 255/,
  ],
  [
    'with another line on its receipt',
    (reference) =>
      plant(
        'receipts',
        `UPDATE receipts SET document = jsonb_set(document, '{lines,0,eachCents}', '16900')
        WHERE ${ofBooking(reference)}`,
      ),
    /does not add up: 17900 cents, lines of 16900/,
  ],
  [
    'with a payment of another sum',
    (reference) =>
      plant('money_movements', `UPDATE money_movements SET cents = 10000 WHERE ${ofBooking(reference)}`),
    /its sum is 7900 cents/,
  ],
  [
    'without its receipt',
    (reference) => plant('receipts', `DELETE FROM receipts WHERE ${ofBooking(reference)}`),
    /a payment of 17900 cents has no document/,
  ],
  [
    'with a refund that nobody made',
    (reference) =>
      backend.query(`WITH b AS (SELECT id, booking_id FROM money_movements WHERE ${ofBooking(reference)}),
        r AS (INSERT INTO money_movements (id, booking_id, kind, payment_id, cents, at)
          SELECT gen_random_uuid(), booking_id, 'refund', id, 5000, now() FROM b)
        INSERT INTO money_movements (id, booking_id, kind, cents, at, reason)
        SELECT gen_random_uuid(), booking_id, 'correction', -5000, now(), 'goodwill' FROM b`),
    /a refund of 5000 cents has no document/,
  ],
  [
    'paid for twice over, and the excess written in our favour',
    (reference) =>
      plant(
        'money_movements',
        `UPDATE money_movements SET cents = 22900 WHERE kind = 'payment' AND ${ofBooking(reference)};
        INSERT INTO money_movements (id, booking_id, kind, cents, at, reason)
        SELECT gen_random_uuid(), id, 'correction', 5000, now(), 'dispute_lost'
        FROM bookings WHERE reference = '${reference}'`,
      ),
    /5000 cents are kept beyond what it costs/,
  ],
  [
    'ended, and kept more of than its end left us',
    async (reference) => {
      await cancelBooking.run(reference, 'us', NOON)
      await plant('bookings', `UPDATE bookings SET total_cents = 5000 WHERE reference = '${reference}'`)
    },
    /5000 cents are kept beyond what its end left us/,
  ],
  [
    'with money to go back that has gone',
    async (reference) => {
      await refundBooking.run({ reference, cents: 150_00, reason: 'goodwill' }, NOON)
      await payRefunds(NOON)
      await plant(
        'refunds',
        `INSERT INTO refunds (id, booking_id, payment_id, cents, reason, state, due_at, created_at)
        SELECT gen_random_uuid(), booking_id, payment_id, 5000, 'cancelled', 'by_hand', now(), now()
        FROM money_movements WHERE kind = 'payment' AND ${ofBooking(reference)}`,
      )
    },
    /5000 cents are still to be refunded of a payment of 17900 cents, of which 15000 have gone/,
  ],
  [
    'with credit notes beyond its receipt',
    async (reference) => {
      await refundBooking.run({ reference, cents: 150_00, reason: 'goodwill' }, NOON)
      await payRefunds(NOON)
      await plant(
        'receipts',
        `UPDATE receipts SET document = jsonb_set(document, '{grossCents}', '18000')
        WHERE series = 'C' AND ${ofBooking(reference)}`,
      )
    },
    /is about 17900 cents, and its credit notes about 18000/,
  ],
  [
    'with a choice about a date that it is not on',
    (reference) =>
      backend.query(`INSERT INTO choices (id, booking_id, cause, departure_id, opened_at)
        SELECT gen_random_uuid(), id, 'departure_cancelled', (SELECT min(id) FROM departures), now()
        FROM bookings WHERE reference = '${reference}'`),
    /its guest chooses \(departure_cancelled\) because of departure/,
  ],
  [
    'on a date that was cancelled by hand',
    (reference) =>
      backend.query(`UPDATE departures SET cancelled_at = now(), is_closed = true
        WHERE id = (SELECT departure_id FROM bookings WHERE reference = '${reference}')`),
    /which is cancelled, and its guest has no choice/,
  ],
])('a booking that is %s is found', async (_what, corrupt, words) => {
  const { reference } = await aPaidBooking()
  expect(await findings(reference)).toEqual([])
  await corrupt(reference)
  expect((await findings(reference)).join('\n')).toMatch(words)
})

test('the books are checked every night: a metric, and one e-mail if anything is found', async () => {
  const night = at('04:47', '2026-12-03')
  await checkBooksNightly(night)
  await checkBooksNightly(addMinutes(night, 10))
  const [check] = await backend.query<{ findings: number; stripe: string }>('SELECT * FROM book_checks')
  expect(check).toMatchObject({ stripe: 'compared' })
  expect(check?.findings).toBeGreaterThan(10)
  const told = await backend.query<{ facts: object }>(
    `SELECT facts FROM emails WHERE kind = 'books-disagree-operator'`,
  )
  expect(told).toHaveLength(2)
  expect(told[0]?.facts).toMatchObject({ night: '2026-12-03', count: check?.findings, stripe: 'compared' })

  // A finding is not reported again until it changes; findings beyond the limit of one e-mail are in the next.
  const emails = async () =>
    backend.query<{ facts: { findings: { text: string }[] } }>(
      `SELECT facts FROM emails WHERE kind = 'books-disagree-operator' AND recipient = 'one@lumi.example.com'`,
    )
  const nights = [4, 5, 6, 7].map((day) => at('04:47', `2026-12-0${day}`))
  for (const next of nights.slice(0, 2)) await checkBooksNightly(next)
  const before = (await emails()).length
  await checkBooksNightly(nights[2] ?? night)
  expect(await emails()).toHaveLength(before)
  const texts = (await emails()).flatMap(({ facts }) => facts.findings.map((one) => JSON.stringify(one)))
  expect(new Set(texts).size).toBe(texts.length)
  const departureId = await backend.aDeparture({ seats: 4 })
  await backend.query(`UPDATE departures SET seats_taken = 1 WHERE id = ${departureId}`)
  await checkBooksNightly(nights[3] ?? night)
  expect((await emails()).at(-1)?.facts).toMatchObject({
    count: 1,
    findings: [{ about: `departure ${departureId}` }],
  })
  expect(await emails()).toHaveLength(before + 1)

  expectLog()
  backend.stripe.server.use(http.all(/api\.stripe\.com/, () => Response.error()))
  await checkBooksNightly(at('04:47', '2026-12-08'))
  expect(await backend.query(`SELECT stripe FROM book_checks ORDER BY night DESC LIMIT 1`)).toEqual([
    { stripe: 'away' },
  ])
})
