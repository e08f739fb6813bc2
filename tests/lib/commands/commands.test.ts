import { readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { RefusedCommandError, UsageError } from '@/lib/commands/failures'
import { minutesAfter } from '@/lib/calendar/duration'
import { sellPlaces } from '@/lib/booking/places'
import { database } from '@/lib/db/client'
import { addDispute, closeDispute } from '@/lib/db/disputes'
import { addBounce, addCorrections, addPayment, addPaymentMovement } from '@/lib/db/ledger'
import { addRefund, changeRefund } from '@/lib/db/refunds'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { type BookingInput } from '@/lib/use-cases/seats/steps/hold-seats'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { readPdf } from '@/tests/support/read-pdf'
import { payInCoins } from '@/tests/support/pay-in-coins'
import { runOps } from '@/tests/support/run-ops'

const backend = aBackend()
const ops = (...args: readonly (string | number)[]) => runOps(NOON, ...args)

const ONE_ADULT = JSON.stringify(
  sellPlaces({ adults: 1, children: 0 }, { adultCents: 179_00, childCents: 0 }),
)

/** The rest of the season, a tenth of which can be held unpaid. */
beforeAll(() => backend.aDeparture({ seats: 400 }))

async function aReference(overrides: Partial<BookingInput> = {}): Promise<string> {
  const departureId = overrides.departureId ?? (await backend.aDeparture({ seats: 1 }))
  const booking = await bookWithCrypto(
    aBookingInput({ departureId, cryptoType: 'bitcoin', ...overrides }),
    NOON,
  )
  if (booking.kind !== 'booked') throw new Error('not booked')
  return booking.reference
}

async function dayOf(reference: string): Promise<string> {
  const [row] = await backend.query<{ day: string }>(
    `SELECT day::text FROM departures d JOIN bookings b ON b.departure_id = d.id WHERE reference = '${reference}'`,
  )
  return row?.day ?? ''
}

async function aDay(seats = 4): Promise<string> {
  const id = await backend.aDeparture({ seats })
  const [row] = await backend.query<{ day: string }>(`SELECT day::text FROM departures WHERE id = ${id}`)
  return row?.day ?? ''
}

const stateOf = async (reference: string) =>
  (await backend.query<{ state: string }>(`SELECT state FROM bookings WHERE reference = '${reference}'`))[0]
    ?.state

test('bookings are listed by state, tour, day and day of booking, with the heads that scripts rely on', async () => {
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
})

test('an unpaid booking is shown as lapsed from the end of its time on', async () => {
  const reference = await aReference()
  const later = minutesAfter(NOON, 48 * 60)
  const [line] = (await runOps(later, 'booking', 'show', reference)).filter((one) =>
    one.startsWith('Booking'),
  )
  expect(line).toContain(`${reference}, lapsed`)
})

test('a table says how many there are where it shows the newest alone', async () => {
  const departureId = await backend.aDeparture({ seats: 60 })
  await backend.query(`INSERT INTO bookings (id, reference, departure_id, state, payment_method, adults, children, seats,
      places, total_cents, cancellation_policy, customer_name, customer_email, created_at, confirmed_at)
    SELECT gen_random_uuid(), 'LL-A' || lpad(n::text, 5, '0'), ${departureId}, 'confirmed', 'card', 1, 0, 1,
      '${ONE_ADULT}', 17900, '{"fullRefundHoursBefore": 48}', 'Bulk Guest', 'bulk@example.com', '2026-11-01', '2026-11-01'
    FROM generate_series(1, 51) n`)
  const lines = await ops('booking', 'find', 'bulk')
  expect(lines).toHaveLength(52)
  expect(lines.at(-1)).toBe('50 of 51; --all shows the rest')
  expect(await ops('booking', 'find', 'bulk', '--all')).toHaveLength(52)
  expect(JSON.parse((await ops('booking', 'find', 'bulk', '--json')).join('\n'))).toHaveLength(51)
})

test('a guest is found by reference, name, e-mail and telephone, however they are typed', async () => {
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
  ]
  for (const words of typed) expect([words, await hits(...words.split(' '))]).toEqual([words, 1])
  for (const words of ['vainoXm', '%', 'väinö korhonen', '0449876544'])
    expect([words, await hits(...words.split(' '))]).toEqual([words, 0])
  expect(await ops('booking', 'find', 'nobody-has-this')).toEqual(['No booking has this.'])
})

test('a booking is shown with its money, its wishes and what became of its e-mails', async () => {
  const reference = await aReference({ specialRequests: 'No nuts' })
  const lines = await ops('booking', 'show', reference.toLowerCase())
  expect(lines).toContain('Wishes        No nuts')
  expect(lines).toContain('Total         179 € in Bitcoin')
  expect(lines.join('\n')).toMatch(
    /E-mail Booked in cryptocurrency, to aino@example\.com: waits since Tuesday, 1 December/,
  )
  const booking = JSON.parse((await ops('booking', 'show', reference, '--json')).join('\n'))
  expect(booking).toMatchObject({ reference, due: 179, wishes: 'No nuts', refundDue: 0 })
  expect(booking.emails).toHaveLength(3)
})

test('a guest who lost an e-mail is sent the same once more', async () => {
  const reference = await aReference()
  await backend.query(`UPDATE emails SET sent_at = now()`)
  const lines = await ops('booking', 'resend', reference, '--yes')
  expect(lines[0]).toBe('The e-mail crypto-received-guest goes to aino@example.com again.')
  const rows = await backend.query(
    `SELECT e.kind, e.recipient, j.id IS NOT NULL AS has_job FROM emails e LEFT JOIN graphile_worker.jobs j ON j.key = 'send_email:' || e.id
     WHERE e.sent_at IS NULL`,
  )
  expect(rows).toEqual([{ kind: 'crypto-received-guest', recipient: 'aino@example.com', has_job: true }])
  await backend.query(
    `UPDATE bookings SET customer_email = '', customer_name = '' WHERE reference = '${reference}'`,
  )
  await expect(ops('booking', 'resend', reference, '--yes')).rejects.toThrow('was forgotten')
})

test('the list for the guide has who comes, and neither money, e-mail addresses nor what may tell of health', async () => {
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
  const file = path.join(os.tmpdir(), `${reference}.pdf`)
  expect(await ops('departure', 'show', 1, day, '--pdf', file)).toEqual([`Written: ${file}`])
  expect((await readPdf(readFileSync(file))).text).toMatch('Wishes: Our son is allergic to nuts')
  rmSync(file)
  await expect(ops('departure', 'show', 1, '2031-01-01')).rejects.toThrow('has no departure on 2031-01-01')
})

test('a payment in cryptocurrency confirms its booking, once', async () => {
  const reference = await aReference()
  const paid = [reference.toLowerCase(), 179, '--eur', '--tx', 'once']
  expect((await ops('crypto', 'paid', ...paid, '--dry-run')).at(-1)).toContain('dry run')
  expect(await stateOf(reference)).toBe('awaiting_payment')
  const lines = await ops('crypto', 'paid', ...paid, '--yes')
  expect(lines.at(-1)).toBe(`${reference}: all is paid and confirmed.`)
  await expect(ops('crypto', 'paid', ...paid, '--yes')).rejects.toThrow(`recorded already, for ${reference}`)
})

test('a cancellation says whose it is, what goes back and who is written to, and does it', async () => {
  const reference = await aReference()
  await payInCoins(reference, NOON)
  const lines = await ops('booking', 'cancel', reference.toLowerCase(), '--yes')
  expect(lines[0]).toMatch(
    new RegExp(
      `^${reference}  Aino Korhonen, 1 guest, Guaranteed .+ at 20:00: 179 € is for you to return\\.$`,
    ),
  )
  expect(lines.slice(1)).toEqual([
    '1 guest, 0 € back to cards, 179 € for you to return, 1 e-mail to guests',
    `${reference} is cancelled: 179 € is for you to return.`,
    expect.stringMatching(/^E-mails and refunds wait until 12:10\. .* \.\/ops undo \w{4}$/),
  ])
  expect(await ops('booking', 'cancel', reference, '--yes')).toEqual([
    'There is nothing to cancel: this booking has ended already, and nothing was done now.',
  ])
})

test('a slip in the year of when the guest asked refunds nothing', async () => {
  const reference = await aReference()
  await payInCoins(reference, NOON)
  const late = new Date(`${await dayOf(reference)}T16:00:00Z`)
  const asOf = (text: string) => runOps(late, 'booking', 'cancel', reference, '--as-of', text, '--yes')
  await expect(asOf('2025-12-01 12:00')).rejects.toThrow(RefusedCommandError)
  await expect(asOf('2026-12-01 11:59')).rejects.toThrow('before the booking was made')
  await expect(asOf('2031-12-01 12:00')).rejects.toThrow(UsageError)
  expect(await stateOf(reference)).toBe('confirmed')
  expect((await asOf('2026-12-01 12:00'))[0]).toContain('179 € is for you to return')
})

test('when the guest asked is a day and a time', async () => {
  for (const text of ['2026-12-01', '2026-12-01 8pm', '2026-12-01 24:00', 'yesterday 12:00'])
    await expect(ops('booking', 'cancel', 'LL-7KM4QD', '--as-of', text)).rejects.toThrow("'2026-12-11 19:50'")
})

test('who cancels one party for a reason of ours is told that the date stays on sale, and how to end all of it', async () => {
  const reference = await aReference()
  const [, advice] = await ops('booking', 'cancel', reference, '--by-us', '--yes')
  expect(advice).toBe(
    `The date stays on sale; to end the whole departure: ./ops departure cancel 1 ${await dayOf(reference)} --reason weather`,
  )
})

test('a departure is cancelled with its reason, its guests choose, and it cannot be put back on sale', async () => {
  const reference = await aReference()
  await payInCoins(reference, NOON)
  const day = await dayOf(reference)
  const dry = await ops('departure', 'cancel', 1, day, '--reason', 'guide', '--dry-run')
  expect(dry).toEqual([
    expect.stringMatching(/^Guaranteed Northern Lights Tour on .+ at 20:00 would be cancelled, for good\.$/),
    `  ${reference}  Aino Korhonen  1 guest  chooses another date or the money back, within 14 days`,
    '1 guest, 0 € back to cards, 1 e-mail to guests',
    'Nothing is done: this was a dry run.',
  ])
  const done = await ops('departure', 'cancel', 'northern-lights-tour', day, '--reason', 'guide', '--yes')
  expect(done.slice(0, 3)).toEqual(dry.slice(0, 3))
  expect(done.at(-2)).toMatch(/is cancelled: 1 booking, 1 of them to choose\.$/)
  expect(await stateOf(reference)).toBe('confirmed')
  await expect(ops('departure', 'cancel', 1, day, '--reason', 'few', '--yes')).rejects.toThrow(
    'cancelled already',
  )
  await expect(ops('open', 1, day, '--yes')).rejects.toThrow('is cancelled, and stays so')
  expect((await ops('season', 1, day))[1]).toMatch(/cancelled$/)
})

test('what a guest has chosen is shown with its money, and recorded', async () => {
  const reference = await aReference()
  await payInCoins(reference, NOON)
  await ops('departure', 'cancel', 1, await dayOf(reference), '--reason', 'weather', '--yes')
  await expect(ops('booking', 'choose', reference, 'move', '--yes')).rejects.toThrow('Say to which day')
  await expect(ops('booking', 'choose', reference, 'refund', '2026-12-24', '--yes')).rejects.toThrow('no day')
  await expect(ops('booking', 'choose', reference, 'move', '2031-07-01', '--yes')).rejects.toThrow(
    'no departure on that day',
  )
  await expect(ops('booking', 'cancel', reference, '--by-us', '--yes')).rejects.toThrow('booking choose')
  const dry = await ops('booking', 'choose', reference, 'refund', '--dry-run')
  expect(dry).toEqual([
    expect.stringMatching(
      new RegExp(`^${reference}  Aino Korhonen, 1 guest, .+: all that is left of the money goes back\\.$`),
    ),
    '1 guest, 0 € back to cards, 179 € for you to return, 1 e-mail to guests',
    'Nothing is done: this was a dry run.',
  ])
  const other = await aDay()
  const done = await ops('booking', 'choose', reference, 'move', other, '--yes')
  expect(done.at(-1)).toMatch(/: moves to .+ at 20:00, for 179 €\.$/)
  expect(await dayOf(reference)).toBe(other)
  expect(await ops('booking', 'choose', reference, 'move', other, '--yes')).toEqual([
    'That is chosen already. There is nothing to do.',
  ])
  await expect(ops('booking', 'choose', reference, 'refund', '--yes')).rejects.toThrow('chosen already')
})

test('a departure is merged into another date, or the missing seats are named', async () => {
  const reference = await aReference({
    adults: 2,
    offeredCents: 358_00,
    departureId: await backend.aDeparture({ seats: 2 }),
  })
  await payInCoins(reference, NOON)
  const [day, small, large] = [await dayOf(reference), await aDay(1), await aDay(2)]
  await expect(ops('departure', 'merge', 1, day, 'into', small, '--yes')).rejects.toThrow(
    new RefusedCommandError('The other departure has 1 seat too few. Nobody is moved.'),
  )
  const dry = await ops('departure', 'merge', 1, day, 'into', large, '--dry-run')
  expect(dry.slice(1)).toEqual([
    `  ${reference}  Aino Korhonen  2 guests  comes along, and may choose otherwise`,
    '2 guests, 0 € back to cards, 1 e-mail to guests',
    'Nothing is done: this was a dry run.',
  ])
  expect((await ops('departure', 'merge', 1, day, 'into', large, '--yes')).at(-2)).toMatch(
    /: 1 booking moved\.$/,
  )
  expect(await dayOf(reference)).toBe(large)
})

test('a departure has another start, and its guests are told', async () => {
  const reference = await aReference()
  const day = await dayOf(reference)
  const done = await ops('time', 1, day, '19:30', '--yes')
  expect(done).toEqual([
    expect.stringMatching(/ at 20:00 would start at 19:30\.$/),
    `  ${reference}  Aino Korhonen  1 guest  is told`,
    '1 guest, 0 € back to cards, 1 e-mail to guests',
    expect.stringMatching(/ at 20:00 starts at 19:30 now, with 1 booking\.$/),
    expect.stringMatching(/^E-mails and refunds wait until 12:10/),
  ])
  expect(await ops('time', 1, day, '19:30', '--yes')).toEqual([
    'It starts at 19:30 already. There is nothing to do.',
  ])
  await expect(ops('time', 1, '2027-03-28', '03:30', '--yes')).rejects.toThrow(UsageError)
  await expect(ops('time', 1, day, '25:00', '--yes')).rejects.toThrow('Write a time as 19:30.')
})

test('a night without lights is said once for each guest, and a return trip has its own reference', async () => {
  const reference = await aReference()
  await payInCoins(reference, NOON)
  const day = await dayOf(reference)
  await expect(ops('departure', 'not-seen', 1, day, '--yes')).rejects.toThrow('not started yet')
  const other = await aDay()
  const night = new Date(`${day}T22:00:00Z`)
  const said = await runOps(night, 'departure', 'not-seen', 1, day, '--yes')
  expect(said.slice(1)).toEqual([
    `  ${reference}  Aino Korhonen  1 guest  chooses between a full refund and a free return trip`,
    '1 guest, 0 € back to cards, 1 e-mail to guests',
    expect.stringMatching(/: 1 booking to choose\.$/),
    expect.stringMatching(/^E-mails and refunds wait until/),
  ])
  expect(await runOps(night, 'departure', 'not-seen', 1, day, '--yes')).toEqual([
    expect.stringMatching(/There is nothing to do\.$/),
  ])
  const chosen = await runOps(night, 'booking', 'choose', reference, 'move', other, '--yes')
  expect(chosen.at(-1)).toMatch(/: a free return trip on .+ at 20:00\. Its reference is LL-[0-9A-Z]{6}\.$/)
  expect(await stateOf(reference)).toBe('confirmed')
})

test('today lists open choices, with their end and whether the guest was told', async () => {
  const reference = await aReference()
  await payInCoins(reference, NOON)
  await ops('departure', 'cancel', 1, await dayOf(reference), '--reason', 'weather', '--yes')
  const choice = async () =>
    JSON.parse((await ops('today', '--json')).join('\n')).find(
      ({ kind, about }: Record<string, unknown>) => kind === 'choice_open' && about === reference,
    )
  expect(await choice()).toEqual({
    kind: 'choice_open',
    about: reference,
    text: 'another date or the money back, until Tuesday, 15 December 2026 at 12:00 (Finnish time); no e-mail has reached the guest yet',
    command: `./ops booking choose ${reference} CHOICE`,
  })
  const { state } = JSON.parse((await ops('booking', 'show', reference, '--json')).join('\n'))
  expect(state).toBe('choice_open')
  await backend.query(`UPDATE choices SET told_at = opened_at WHERE ended_at IS NULL`)
  expect((await choice()).text).toMatch(/\(Finnish time\)$/)
  await ops('booking', 'choose', reference, 'refund', '--yes')
  expect(await choice()).toBeUndefined()
})

test('dates are taken off sale and put back over a whole range, and what is so already is said', async () => {
  const [first, second, last] = [await aDay(), await aDay(), await aDay()]
  const closed = await ops('close', 1, `${second}..${last}`, '--yes')
  expect(closed.slice(1, 3)).toEqual([
    expect.stringMatching(/goes off sale; 0 of its 4 seats taken$/),
    expect.stringMatching(/goes off sale; 0 of its 4 seats taken$/),
  ])
  expect(closed.at(-1)).toBe('2 dates are closed.')
  const again = await ops('close', 1, `${first}..${last}`, '--yes')
  expect(again.at(-1)).toBe('1 date is closed.')
  expect((await ops('close', 1, `${first}..${last}`)).at(-1)).toBe('There is nothing to do.')
  expect((await ops('open', 1, `${first}..${last}`, '--yes')).at(-1)).toBe('3 dates are on sale.')
})

test('a date whose booking time is over is not said to be on sale', async () => {
  const day = await aDay()
  await ops('close', 1, day, '--yes')
  const late = new Date(`${day}T16:00:00Z`)
  await expect(runOps(late, 'open', 1, day, '--yes')).rejects.toThrow('can be booked no more')
})

test('a season is shown with seats, prices and states, and the keys that scripts rely on', async () => {
  const day = await aDay(6)
  expect(JSON.parse((await ops('season', 1, day, '--json')).join('\n'))).toEqual([
    {
      tour: 1,
      day,
      start: `${day}T18:00:00.000Z`,
      seats: 6,
      taken: 0,
      free: 6,
      waiting: 0,
      adultPrice: 179,
      childPrice: 129,
      state: 'on_sale',
    },
  ])
  expect((await ops('season', 1, day))[1]).toMatch(
    new RegExp(`^ *1 +${day} [A-Z][a-z]{2} +20:00 +6 +0 +6 +0 +179 € +129 € +on sale$`),
  )
  expect(await ops('season', 8, '2031-01-01')).toEqual(['There is no departure.'])
  expect((await ops('season', `${day}..${day}`))[1]).toContain(day)
  await expect(ops('season', day, day)).rejects.toThrow('Name the tour first')
})

test('a season is put on sale by tour and year, after a look at what that does', async () => {
  const count = async () =>
    (await backend.query<{ count: number }>('SELECT count(*)::int FROM departures WHERE tour_id = 8'))[0]
      ?.count
  const before = await count()
  const plan = await ops('season', 'open', 8, 2027, '--dry-run')
  expect(plan[0]).toBe('Family-Friendly Northern Lights Tour, 2027-10-16 to 2028-04-15:')
  expect(plan[1]).toBe('  183 new departures on sale')
  expect(await count()).toBe(before)
  expect((await ops('season', 'open', 8, 2027, '--yes')).join('\n')).toContain('with 183 new departures.')
  expect(await count()).toBe((before ?? 0) + 183)
  await backend.query(
    "UPDATE departures SET seats = 12 WHERE tour_id = 8 AND day = '2027-11-01'; UPDATE departures SET starts_at = starts_at - interval '1 hour' WHERE tour_id = 8 AND day = '2027-11-02'",
  )
  expect(await ops('season', 'open', 8, 2027, '--dry-run')).toEqual([
    plan[0],
    '  0 new departures on sale',
    '  new times: 2027-11-02',
    '  other seats than the tour’s, and they keep them: 2027-11-01',
    '0 guests, 0 € back to cards, 0 e-mails to guests',
    'Nothing is done: this was a dry run.',
  ])
  await expect(ops('season', 'open', 8, 2020, '--yes')).rejects.toThrow('is over')
})

test('today names who is waited for, who goes out, and what to type', async () => {
  const reference = await aReference()
  const day = await dayOf(reference)
  const eve = new Date(new Date(`${day}T10:00:00Z`).getTime() - 86_400_000)
  await backend.query(`UPDATE bookings SET expires_at = '${day}T15:00:00Z' WHERE reference = '${reference}'`)
  const rows = JSON.parse((await runOps(eve, 'today', '--json')).join('\n'))
  expect(rows).toContainEqual({
    kind: 'details_to_send',
    about: reference,
    text: expect.stringMatching(/^179 € in Bitcoin, due .*: the guest waits for the payment details$/),
    command: `./ops crypto details ${reference} --address ADDRESS --amount COINS --network NETWORK --rate EUROS`,
  })
  expect(rows).toContainEqual({
    kind: 'departure_tomorrow',
    about: expect.stringMatching(/^Guaranteed Northern Lights Tour on/),
    text: '1 of 1 seats taken',
    command: `./ops departure show 1 ${day}`,
  })
})

test('of coins that came in parts today and the booking name the rest', async () => {
  const reference = await aReference()
  await ops('crypto', 'paid', reference, '173.63', '--eur', '--tx', 'a-part', '--yes')
  const rows = JSON.parse((await ops('today', '--json')).join('\n'))
  expect(rows).toContainEqual(
    expect.objectContaining({
      about: reference,
      text: expect.stringMatching(/^5\.37 € in Bitcoin, the rest of 179 €, due /),
    }),
  )
  expect((await ops('booking', 'show', reference)).join('\n')).toMatch(/^Still to pay +5\.37 €$/m)
})

test('without a terminal and without --yes nothing is done', async () => {
  const reference = await aReference()
  const day = await dayOf(reference)
  for (const args of [
    ['booking', 'cancel', reference, '--by-us'],
    ['departure', 'cancel', '1', day, '--reason', 'weather'],
    ['crypto', 'paid', reference, '179', '--eur', '--tx', 'asked'],
    ['close', '1', day],
    ['season', 'open', '8', '2026'],
  ])
    await expect(ops(...args)).rejects.toThrow('Nothing is done: say --yes to do it.')
  expect(await stateOf(reference)).toBe('awaiting_payment')
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

test('money of a card: what was paid, what went back by us or in the dashboard, and what is to go back', async () => {
  const db = database()
  const { reference, bookingId, payment } = await aPaidBooking()
  expect(await moneyOf(reference)).toEqual({ total: 179, paid: 179, returned: 0, due: 0, refundDue: 0 })
  const refund = { kind: 'refund', cents: 79_50, at: NOON, providerId: 're_1' } as const
  const id = await addPaymentMovement(db, payment, refund)
  await addCorrections(db, bookingId, [{ cents: -79_50, reason: 'goodwill' }], NOON)
  expect(await moneyOf(reference)).toEqual({ total: 179, paid: 179, returned: 79.5, due: 0, refundDue: 0 })
  await addBounce(db, payment, { id, cents: 79_50 }, NOON)
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

test('what a guest has still to pay is told by the ledger: of a dearer price what is missing', async () => {
  const { reference, bookingId } = await aPaidBooking()
  const dearer = ONE_ADULT.replace('17900', '20000')
  await backend.query(
    `UPDATE bookings SET places = '${dearer}', total_cents = 20000 WHERE id = '${bookingId}'`,
  )
  expect(await moneyOf(reference)).toMatchObject({ total: 200, paid: 179, due: 21 })
  await addCorrections(database(), bookingId, [{ cents: -21_00, reason: 'waived' }], NOON)
  expect(await moneyOf(reference)).toMatchObject({ total: 200, paid: 179, due: 0 })
})

test('today names disputes while they are open, refunds that are to make by hand, and those that Stripe does not make', async () => {
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
    await changeRefund(db, id, { tries, lastError: tries > 0 ? 'api_error' : null })
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
