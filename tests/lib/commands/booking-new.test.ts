import { minutesAfter } from '@/lib/calendar/duration'
import { applyRetention } from '@/lib/use-cases/scheduled/apply-retention'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { runOps } from '@/tests/support/run-ops'

/* Rule: office-bookings (docs/rules.md) */

const backend = aBackend()
const ops = (...args: readonly (string | number)[]) => runOps(NOON, ...args)
const AINO = ['--name', 'Aino Korhonen', '--yes']
const CASH = ['--pay', 'paid', '--method', 'cash']

afterEach(() => backend.query('DELETE FROM graphile_worker._private_jobs'))

async function aDay(seats = 8) {
  const id = await backend.aDeparture({ seats })
  const [row] = await backend.query<{ day: string }>(`SELECT day::text FROM departures WHERE id = ${id}`)
  return { id, day: row?.day ?? '' }
}

async function aBooking(day: string, ...options: readonly (string | number)[]) {
  const lines = await ops('booking', 'new', 1, day, ...AINO, ...options)
  const reference = /^LL-\w{6}/.exec(lines.at(-1) ?? '')?.[0] ?? ''
  const shown = JSON.parse((await ops('booking', 'show', reference, '--json')).join('\n'))
  return { reference, lines, shown }
}

const emails = (id: number) =>
  backend.query<{ kind: string; facts: { readonly documents: readonly string[] } }>(
    `SELECT kind, facts FROM emails e JOIN bookings b ON b.id = booking_id
     WHERE departure_id = ${id} AND kind LIKE '%-guest'`,
  )

test('who has paid at the office is confirmed at once, at the price of the date, with a receipt', async () => {
  const { id, day } = await aDay()
  const { reference, lines, shown } = await aBooking(
    ...([day, '--pay', 'paid', '--method', 'bank-transfer', '--adults', 2, '--children', 1] as const),
    ...['--email', 'aino@example.com', '--note', 'Speaks Finnish'],
  )
  expect(lines).toEqual([
    expect.stringMatching(/^New booking: {2}Aino Korhonen, 3 guests, Guaranteed .*, 487 €, paid\.$/),
    '3 guests, 0 € back to cards, 1 e-mail to guests',
    `${reference} is booked and confirmed.`,
  ])
  expect(shown).toMatchObject({ state: 'confirmed', total: 487, paid: 487, due: 0, method: 'bank_transfer' })
  expect(shown).toMatchObject({ source: 'phone', email: 'aino@example.com' })
  expect(shown.history.map(({ what }: { what: string }) => what)).toEqual(['booked', 'note', 'paid'])
  expect(await backend.seatsTaken(id)).toBe(3)
  const [email] = await emails(id)
  expect(email).toMatchObject({ kind: 'booking-confirmed-guest' })
  expect(email?.facts.documents).toHaveLength(1)
})

test('an agreed total is shared over the places, and a cancellation returns it by hand', async () => {
  const { day } = await aDay()
  const { reference, shown } = await aBooking(day, ...CASH, '--adults', 3, '--price', '500')
  expect(shown).toMatchObject({ total: 500, paid: 500, due: 0, method: 'cash' })
  const lines = await ops('booking', 'cancel', reference, '--by-us', '--yes')
  expect(lines.join('\n')).toMatch('500 € is for you to return')
})

test.each(['bank-transfer', 'bank_transfer'])(
  '--method %s is one method, here and where money is recorded',
  async (method) => {
    const { day } = await aDay()
    const { shown } = await aBooking(day, '--pay', 'paid', '--method', method)
    expect(shown).toMatchObject({ method: 'bank_transfer', paid: 179 })
    const link = ['--pay', 'link', '--email', 'aino@example.com']
    const { reference } = await aBooking(day, ...link)
    const lines = await ops('money', 'record', reference, 179, '--method', method, '--yes')
    expect(lines.at(-1)).toBe(`${reference}: the booking is confirmed.`)
  },
)

test('a telephone number is one', async () => {
  const { day } = await aDay()
  const { reference } = await aBooking(day, ...CASH, '--phone', '+358 (0)40 123-4567')
  for (const phone of ['abc', '12345', '+358 40 12 ab'])
    await expect(ops('booking', 'contact', reference, '--phone', phone, '--yes')).rejects.toThrow(
      'Write a telephone number',
    )
})

test('a free place costs nothing, has no receipt, and nothing goes back of it', async () => {
  const { id, day } = await aDay()
  const free = ['--pay', 'free', '--email', 'aino@example.com']
  const { reference, shown } = await aBooking(day, ...free, '--adults', 2)
  expect(shown).toMatchObject({ total: 0, paid: 0, due: 0, state: 'confirmed' })
  expect((await emails(id))[0]?.facts.documents).toEqual([])
  const lines = await ops('booking', 'cancel', reference, '--by-us', '--yes')
  expect(lines.join('\n')).toMatch('nothing was paid')
})

test('a private departure is off sale from then on, and refused where others are', async () => {
  const { id, day } = await aDay()
  await aBooking(day, ...CASH, '--adults', 4, '--private')
  expect(await backend.query(`SELECT is_closed, seats_taken FROM departures WHERE id = ${id}`)).toEqual([
    { is_closed: true, seats_taken: 4 },
  ])
  const { day: shared } = await aDay()
  const { reference } = await aBooking(shared, ...CASH)
  await expect(ops('booking', 'new', 1, shared, ...AINO, ...CASH, '--private')).rejects.toThrow(
    'Others are on that date already',
  )
  for (const stranger of [
    ['booking', 'new', 1, day, ...AINO, ...CASH],
    ['booking', 'move', reference, day, '--yes'],
    ['departure', 'merge', 1, shared, 'into', day, '--yes'],
  ])
    await expect(ops(...stranger)).rejects.toThrow('private: one party has it for itself')
})

test('the private party itself may be more, and a private date that is opened is anybody’s', async () => {
  const { id, day } = await aDay()
  await ops('close', 1, day, '--yes')
  const { reference } = await aBooking(day, ...CASH, '--adults', 2, '--private')
  await ops('booking', 'party', reference, '--adults', 3, '--waive', '--yes')
  await expect(ops('booking', 'new', 1, day, ...AINO, ...CASH)).rejects.toThrow('private')
  await ops('open', 1, day, '--yes')
  await aBooking(day, ...CASH)
  expect(await backend.seatsTaken(id)).toBe(4)
})

test('a private date whose party is gone wants to be opened again', async () => {
  const { day } = await aDay()
  const { reference } = await aBooking(day, ...CASH, '--adults', 4, '--private')
  const open = `./ops open 1 ${day}`
  const wanted = async () => (await ops('today')).filter((line) => line.includes(open))
  expect(await wanted()).toEqual([])
  const lines = await ops('booking', 'cancel', reference, '--now', '--yes')
  expect(lines.join('\n')).toContain(`It had the date for itself, which stays off sale until: ${open}`)
  expect(await wanted()).toHaveLength(1)
  await ops('open', 1, day, '--yes')
  expect(await wanted()).toEqual([])
})

test('a guest without an address has no e-mail, and is forgotten in time all the same', async () => {
  const { id, day } = await aDay()
  const { reference } = await aBooking(day, ...CASH, '--phone', '+358 40 1234567')
  expect(await emails(id)).toEqual([])
  await expect(ops('booking', 'resend', reference, '--yes')).rejects.toThrow('has no e-mail address')
  await applyRetention(minutesAfter(NOON, 8 * 366 * 24 * 60))
  expect(
    await backend.query(
      `SELECT customer_name, customer_phone FROM bookings WHERE reference = '${reference}'`,
    ),
  ).toEqual([{ customer_name: '', customer_phone: null }])
})

test('a full, a cancelled and an unknown date are refused, and nothing is written', async () => {
  const { id, day } = await aDay(2)
  const book = (...options: readonly (string | number)[]) =>
    ops('booking', 'new', 1, day, ...AINO, ...CASH, ...options)
  await expect(book('--adults', 3)).rejects.toThrow('There is no room: that date has 2 free seats.')
  await expect(book('--adults', 0, '--children', 1)).rejects.toThrow('At least one adult')
  await ops('close', 1, day, '--yes')
  await book()
  await ops('departure', 'cancel', 1, day, '--reason', 'weather', '--now', '--yes')
  await expect(book()).rejects.toThrow('cannot be booked')
  await expect(ops('booking', 'new', 1, '2031-07-01', ...AINO, ...CASH)).rejects.toThrow('no departure')
  expect(await backend.bookings(id)).toHaveLength(1)
})

test('with --dry-run nobody is booked', async () => {
  const { id, day } = await aDay()
  await ops('booking', 'new', 1, day, '--name', 'Aino Korhonen', ...CASH, '--dry-run')
  expect(await backend.bookings(id)).toEqual([])
})

test.each([
  ['--pay', 'link'],
  ['--pay', 'paid'],
  ['--pay', 'free', '--method', 'cash'],
  ['--pay', 'free', '--price', '100'],
  ['--pay', 'paid', '--method', 'cheque'],
  ['--method', 'cash'],
])('%s %s %s %s: refused in words', async (...options) => {
  const { id, day } = await aDay()
  await expect(ops('booking', 'new', 1, day, ...AINO, ...options)).rejects.toThrow()
  expect(await backend.bookings(id)).toEqual([])
})

/* Rule: payment-link (docs/rules.md) */

test('a link to pay by: the seats are held at the agreed total for 48 hours, and the e-mail goes at once', async () => {
  const { id, day } = await aDay()
  const link = ['--pay', 'link', '--email', 'aino@example.com', '--adults', 4, '--price', 500, '--private']
  const { reference, lines, shown } = await aBooking(day, ...link)
  expect(lines).toEqual([
    expect.stringMatching(/500 €, to be paid by Thursday, 3 December 2026 at 12:00 \(Finnish time\)\.$/),
    '  For this party alone: the date goes off sale.',
    '4 guests, 0 € back to cards, 1 e-mail to guests',
    `${reference} is held, and the link to pay is on its way to aino@example.com.`,
  ])
  expect(shown).toMatchObject({ state: 'awaiting_payment', total: 500, paid: 0, due: 500, source: 'phone' })
  expect(shown).toMatchObject({ method: 'card', expiresAt: '2026-12-03T10:00:00.000Z' })
  expect(await backend.seatsTaken(id)).toBe(4)
  expect(
    await backend.query(`SELECT kind, recipient, not_before FROM emails JOIN bookings b ON b.id = booking_id
    WHERE departure_id = ${id} ORDER BY recipient`),
  ).toEqual([
    { kind: 'payment-link-guest', recipient: 'aino@example.com', not_before: null },
    { kind: 'payment-link-operator', recipient: 'one@lumi.example.com', not_before: null },
    { kind: 'payment-link-operator', recipient: 'two@lumi.example.com', not_before: null },
  ])
  const matters = JSON.parse((await ops('today', '--json')).join('\n'))
  expect(matters).toContainEqual(
    expect.objectContaining({
      kind: 'payment_awaited',
      about: reference,
      text: expect.stringMatching('500 €'),
    }),
  )
  const [row] = JSON.parse((await ops('season', 1, day, '--json')).join('\n'))
  expect(row).toMatchObject({ taken: 4, free: 4 })
})

test('money for a link that comes otherwise confirms the booking as well', async () => {
  const { day } = await aDay()
  const { reference } = await aBooking(day, '--pay', 'link', '--email', 'aino@example.com')
  await ops('money', 'record', reference, 179, '--method', 'bank_transfer', '--yes')
  const shown = JSON.parse((await ops('booking', 'show', reference, '--json')).join('\n'))
  expect(shown).toMatchObject({ state: 'confirmed', paid: 179, due: 0 })
})

test('a link wants an address and a sum that Stripe takes, and no method', async () => {
  const { day } = await aDay()
  const link = (...options: readonly (string | number)[]) =>
    ops('booking', 'new', 1, day, ...AINO, '--pay', 'link', ...options)
  await expect(link()).rejects.toThrow('say --email')
  await expect(link('--email', 'a@example.com', '--method', 'cash')).rejects.toThrow('--method')
  await expect(link('--email', 'a@example.com', '--price', 0.4)).rejects.toThrow('no less than 0.50 €')
})
