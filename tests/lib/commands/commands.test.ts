import { readFileSync } from 'node:fs'
import path from 'node:path'
import { addMinutes } from '@/lib/calendar/duration'
import { pricePlaces } from '@/lib/booking/seats/places'
import { database } from '@/lib/db/client'
import { addDispute, closeDispute } from '@/lib/db/money/disputes'
import { addRefundBounce, addCorrections, addPayment, addPaymentMovement } from '@/lib/db/money/ledger'
import { addRefund, updateRefund } from '@/lib/db/money/refunds'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { unpaidCryptoBookings } from '@/tests/support/a-crypto-booking'
import { readPdf } from '@/tests/support/read-pdf'
import { runOps } from '@/tests/support/run-ops'
import { temporaryFolders } from '@/tests/support/temporary-folders'

/* The commands with which the office reads bookings. */

const backend = aBackend()
const aFolder = temporaryFolders()
const { aReference, dayOf } = unpaidCryptoBookings(backend)
const ops = (...args: readonly (string | number)[]) => runOps(NOON, ...args)

const ONE_ADULT = JSON.stringify(
  pricePlaces({ adults: 1, children: 0 }, { adultCents: 179_00, childCents: 0 }),
)

/** The rest of the season's seats, a tenth of which can be held unpaid. */
beforeAll(() => backend.aDeparture({ seats: 400 }))

test('bookings are listed by state, tour, day and day of booking, with the headers that scripts rely on; an unpaid one past its deadline is shown as lapsed', async () => {
  const reference = await aReference({ customerPhone: '+358 40 1' })
  const day = await dayOf(reference)
  const [booking] = JSON.parse((await ops('booking', 'list', '--day', day, '--json')).join('\n'))
  expect(booking).toEqual({
    reference,
    state: 'awaiting_payment',
    tour: 1,
    day,
    start: `${day}T18:00:00.000Z`,
    adults: 1,
    children: 0,
    seats: 1,
    seatsHeld: 0,
    total: 179,
    paid: 0,
    returned: 0,
    due: 179,
    toReturn: 0,
    method: 'crypto',
    name: 'Aino Korhonen',
    phone: '+358 40 1',
    email: 'aino@example.com',
    bookedAt: NOON.toISOString(),
    language: 'en',
  })
  const found = async (...filter: readonly string[]) =>
    (await ops('booking', 'list', '--day', day, ...filter, '--csv')).filter((line) => line.startsWith('LL-'))
      .length
  expect(
    await found('--state', 'awaiting-payment', '--tour', 'northern-lights-tour', '--since', 'today'),
  ).toBe(1)
  expect(await found('--state', 'confirmed')).toBe(0)
  expect(await found('--tour', '8')).toBe(0)
  expect(await found('--since', 'tomorrow')).toBe(0)
  expect(await ops('booking', 'list', '--state', 'refunded')).toEqual(['No bookings.'])
  const later = addMinutes(NOON, 48 * 60)
  const [line] = (await runOps(later, 'booking', 'show', reference)).filter((one) =>
    one.startsWith('Booking'),
  )
  expect(line).toContain(`${reference}, lapsed`)
})

test('a table limited to the newest rows states the total', async () => {
  const departureId = await backend.aDeparture({ seats: 60 })
  await backend.query(`INSERT INTO bookings (id, reference, departure_id, state, payment_method, adults, children, seats,
      places, total_cents, cancellation_policy, customer_name, customer_email, created_at, confirmed_at)
    SELECT gen_random_uuid(), 'LL-A' || lpad(n::text, 5, '0'), ${departureId}, 'confirmed', 'card', 1, 0, 1,
      '${ONE_ADULT}', 17900, '{"fullRefundHoursBefore": 48}', 'Bulk Guest', 'bulk@example.com', '2026-11-01', '2026-11-01'
    FROM generate_series(1, 51) n`)
  const lines = await ops('booking', 'find', 'bulk')
  expect(lines).toHaveLength(52)
  expect(lines.at(-1)).toBe('Showing 50 of 51; --all shows the rest')
  expect(await ops('booking', 'find', 'bulk', '--all')).toHaveLength(52)
  expect(JSON.parse((await ops('booking', 'find', 'bulk', '--json')).join('\n'))).toHaveLength(51)
})

test('a guest is found by reference, name, e-mail address and phone number, in any notation', async () => {
  const reference = await aReference({
    customerName: 'Väinö Mäki-Åberg',
    customerEmail: 'Vaino_M@Example.com',
    customerPhone: '+358 44 987-6543',
  })
  const hits = async (...words: readonly string[]) =>
    (await ops('booking', 'find', ...words, '--csv')).filter((line) => line.startsWith(reference)).length
  const typed = [
    reference,
    reference.toLowerCase().replace('-', ''),
    'väinö',
    'VAINO aberg',
    'vaino_m@example',
    '044 987 6543',
    '0449876543',
    '+358449876543',
    '\u202a＋３５８ 44 ٩٨٧ 6543\u202c',
    '\u200evaino_m＠example.com',
  ]
  for (const words of typed) expect([words, await hits(...words.split(' '))]).toEqual([words, 1])
  for (const words of ['vainoXm', '%', 'väinö korhonen', '0449876544'])
    expect([words, await hits(...words.split(' '))]).toEqual([words, 0])
  expect(await ops('booking', 'find', 'nobody-has-this')).toEqual(['No bookings match.'])
})

test('a booking is shown with its money, its wishes and the state of its e-mails', async () => {
  const reference = await aReference({ specialRequests: 'No nuts' })
  const lines = await ops('booking', 'show', reference.toLowerCase())
  expect(lines).toContain('Wishes        No nuts')
  expect(lines).toContain('Total         179 € in Bitcoin')
  expect(lines.join('\n')).toMatch(
    /E-mail Booked in cryptocurrency, to aino@example\.com: waiting since Tuesday, 1 December/,
  )
  const booking = JSON.parse((await ops('booking', 'show', reference, '--json')).join('\n'))
  expect(booking).toMatchObject({ reference, due: 179, wishes: 'No nuts', refundDue: 0 })
  expect(booking.emails).toHaveLength(3)
})

test('the guide’s list shows who comes, without money, e-mail addresses or anything about health', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const reference = await aReference({
    departureId,
    adults: 2,
    children: 1,
    offeredCents: 487_00,
    customerPhone: '+358 40 1',
    specialRequests: 'Our son is allergic to nuts',
  })
  const day = await dayOf(reference)
  const lines = await ops('departure', 'show', 1, day)
  expect(lines[0]).toMatch(/^Guaranteed Northern Lights Tour on .* at 20:00$/)
  expect(lines[1]).toBe('2 adults and 1 child, of 8 seats.')
  expect(lines[2]).toMatch(/^Stop +Pick up +Reference +Name +Adults +Children +Phone +State +Wishes +Health$/)
  expect(lines[3]).toMatch(
    new RegExp(`^ +${reference} +Aino Korhonen +2 +1 +\\+358 40 1 +awaiting payment +see the office *$`),
  )
  const csv = (await ops('departure', 'show', 1, day, '--csv')).join('\n')
  expect(csv).toContain('start,stop,pickUp,reference,name,adults,children,phone,state,noShow,wishes,health')
  for (const text of [lines.join('\n'), csv]) expect(text).not.toMatch(/nuts|@|€|487/)
  await ops('booking', 'wishes', reference, '--release', '--yes')
  expect((await ops('departure', 'show', 1, day)).join('\n')).toMatch(/nuts/)
  const file = path.join(aFolder(), 'guide.pdf')
  expect(await ops('departure', 'show', 1, day, '--pdf', file)).toEqual([`Written: ${file}`])
  expect((await readPdf(readFileSync(file))).text).toMatch('Wishes: Our son is allergic to nuts')
  await expect(ops('departure', 'show', 1, '2031-01-01')).rejects.toThrow('has no departure on 2031-01-01')
})

test('today lists payments awaited, departures and the commands to type; for partly received coins it states the rest, as the booking does; each transaction counts once', async () => {
  const reference = await aReference()
  const day = await dayOf(reference)
  const eve = new Date(new Date(`${day}T10:00:00Z`).getTime() - 86_400_000)
  await backend.query(`UPDATE bookings SET expires_at = '${day}T15:00:00Z' WHERE reference = '${reference}'`)
  const rows = JSON.parse((await runOps(eve, 'today', '--json')).join('\n'))
  expect(rows).toContainEqual({
    kind: 'details_to_send',
    about: reference,
    guest: expect.stringMatching(/^Aino Korhonen: Guaranteed Northern Lights Tour, /),
    text: expect.stringMatching(/^179 € in Bitcoin, due .*: the guest is waiting for the payment details$/),
    command: `./ops crypto details ${reference} --address ADDRESS --amount COINS --network NETWORK --rate EUROS`,
  })
  expect(rows).toContainEqual({
    kind: 'departure_tomorrow',
    about: expect.stringMatching(/^Guaranteed Northern Lights Tour on/),
    guest: '',
    text: '1 of 1 seats taken',
    command: `./ops departure show 1 ${day}`,
  })
  const empty = await backend.aDeparture({ seats: 8 })
  const [{ quiet } = { quiet: '' }] = await backend.query<{ quiet: string }>(
    `SELECT day::text AS quiet FROM departures WHERE id = ${empty}`,
  )
  expect((await runOps(new Date(`${quiet}T08:00:00Z`), 'today')).join('\n')).not.toMatch(`show 1 ${quiet}`)
  const part = ['crypto', 'paid', reference.toLowerCase(), '173.63', '--eur', '--tx', 'a-part'] as const
  expect((await ops(...part, '--dry-run')).at(-1)).toContain('dry run')
  expect(await ops('today')).not.toContainEqual(expect.stringContaining('the rest of 179 €'))
  await ops(...part, '--yes')
  await expect(ops(...part, '--yes')).rejects.toThrow(`already been recorded, for ${reference}`)
  expect(JSON.parse((await ops('today', '--json')).join('\n'))).toContainEqual(
    expect.objectContaining({
      about: reference,
      text: expect.stringMatching(/^5\.37 € in Bitcoin, the rest of 179 €, due /),
    }),
  )
  expect((await ops('booking', 'show', reference)).join('\n')).toMatch(/^Still to pay +5\.37 €$/m)
  const rest = await ops('crypto', 'paid', reference, '5.37', '--eur', '--tx', 'the-rest', '--yes')
  expect(rest.at(-1)).toBe(`${reference}: it is paid in full and confirmed.`)
})

/** Paid by card: 179 €. */
async function aPaidBooking() {
  const departureId = await backend.aDeparture({ seats: 1 })
  const [row] = await backend.query<{ id: string; reference: string }>(`
    INSERT INTO bookings (id, reference, departure_id, state, payment_method, adults, children, seats, places, total_cents,
      cancellation_policy, customer_name, customer_email, created_at, confirmed_at)
    VALUES (gen_random_uuid(), 'LL-C' || lpad(${departureId}::text, 5, '0'), ${departureId}, 'confirmed', 'card', 1, 0, 1,
      '${ONE_ADULT}', 17900, '{"fullRefundHoursBefore": 48}', 'Card Guest', 'card@example.com', '2026-11-01', '2026-11-01')
    RETURNING id, reference`)
  const { id: bookingId = '', reference = '' } = row ?? {}
  const paid = { bookingId, method: 'card', cents: 179_00, currency: 'eur', providerId: bookingId } as const
  const id = await addPayment(database(), { ...paid, at: NOON })
  return { bookingId, reference, payment: { ...paid, id, changeId: null } }
}

async function moneyOf(reference: string): Promise<unknown> {
  const { total, paid, returned, due, refundDue } = JSON.parse(
    (await ops('booking', 'show', reference, '--json')).join('\n'),
  )
  return { total, paid, returned, due, refundDue }
}

test('money of a card booking: what was paid, what was refunded by us or in the dashboard, and what is still to be refunded', async () => {
  const db = database()
  const { reference, bookingId, payment } = await aPaidBooking()
  expect(await moneyOf(reference)).toEqual({ total: 179, paid: 179, returned: 0, due: 0, refundDue: 0 })
  const refund = { kind: 'refund', cents: 79_50, at: NOON, providerId: 're_1' } as const
  const id = await addPaymentMovement(db, payment, refund)
  await addCorrections(db, bookingId, [{ cents: -79_50, reason: 'goodwill' }], NOON)
  expect(await moneyOf(reference)).toEqual({ total: 179, paid: 179, returned: 79.5, due: 0, refundDue: 0 })
  await addRefundBounce(db, payment, { id, cents: 79_50 }, NOON)
  const again = {
    bookingId,
    paymentId: payment.id,
    cents: 79_50,
    promisedCents: null,
    reason: 'cancelled',
  } as const
  await addRefund(db, { ...again, state: 'by_hand' }, NOON)
  expect(await moneyOf(reference)).toEqual({ total: 179, paid: 179, returned: 0, due: 0, refundDue: 79.5 })
})

test('the balance due comes from the ledger: for a higher price it is the missing part', async () => {
  const { reference, bookingId } = await aPaidBooking()
  const dearer = ONE_ADULT.replace('17900', '20000')
  await backend.query(
    `UPDATE bookings SET places = '${dearer}', total_cents = 20000 WHERE id = '${bookingId}'`,
  )
  expect(await moneyOf(reference)).toMatchObject({ total: 200, paid: 179, due: 21 })
  await addCorrections(database(), bookingId, [{ cents: -21_00, reason: 'waived' }], NOON)
  expect(await moneyOf(reference)).toMatchObject({ total: 200, paid: 179, due: 0 })
})

test('today lists open disputes, refunds to be made by hand, and those that Stripe does not make', async () => {
  const db = database()
  const references: string[] = []
  const aRefund = async (cents: number, state: 'due' | 'refused' | 'by_hand', tries = 0) => {
    const { bookingId, reference, payment } = await aPaidBooking()
    const asked = {
      bookingId,
      paymentId: payment.id,
      cents,
      promisedCents: null,
      reason: 'cancelled',
    } as const
    const { id } = await addRefund(db, { ...asked, state }, NOON)
    await updateRefund(db, id, { tries, lastError: tries > 0 ? 'api_error' : null })
    references.push(reference)
    return { reference, dispute: { bookingId, paymentId: payment.id, cents, openedAt: NOON } }
  }
  const kinds = async () =>
    JSON.parse((await ops('today', '--json')).join('\n'))
      .filter(({ about }: { about: string }) => references.includes(about))
      .map(({ kind, about, text }: Record<string, string>) => `${kind} ${about} ${text?.split(':')[0]}`)
  const disputed = await aRefund(179_00, 'refused')
  await addDispute(db, { id: 'dp_1', ...disputed.dispute })
  const byHand = await aRefund(100_00, 'by_hand')
  const failing = await aRefund(50_00, 'due', 2)
  await aRefund(20_00, 'due')
  const waiting = [`refund_by_hand ${byHand.reference} 100 €`, `refund_failing ${failing.reference} 50 €`]
  expect(await kinds()).toEqual([`dispute ${disputed.reference} 179 €`, ...waiting])
  await closeDispute(db, 'dp_1', { outcome: 'lost', now: NOON })
  expect(await kinds()).toEqual([`refund_refused ${disputed.reference} 179 €`, ...waiting])
})
