import { addMinutes } from '@/lib/calendar/duration'
import { type BookingInput } from '@/lib/use-cases/seats/steps/hold-seats'
import { applyRetention } from '@/lib/use-cases/scheduled/apply-retention'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { runOps } from '@/tests/support/run-ops'
import { payRefunds } from '@/tests/support/run-jobs'

/* Office bookings and changes by phone. Rule: office-bookings (docs/rules.md) */

const backend = aBackend()
const ops = (...args: readonly (string | number)[]) => runOps(NOON, ...args)
const AINO = ['--name', 'Aino Korhonen', '--yes']
const CASH = ['--pay', 'paid', '--method', 'cash']

afterEach(() => backend.query('DELETE FROM graphile_worker._private_jobs'))

const aPaidBooking = (overrides: Partial<BookingInput> = {}) =>
  changedBookings(backend).aPaidBooking({ adults: 2, offeredCents: 358_00, ...overrides })

async function aDay({ seats = 8, prices = '' } = {}) {
  const id = await backend.aDeparture({ seats })
  if (prices) await backend.query(`UPDATE departures SET ${prices} WHERE id = ${id}`)
  const [row] = await backend.query<{ day: string }>(`SELECT day::text FROM departures WHERE id = ${id}`)
  return { id, day: row?.day ?? '' }
}

const shown = async (reference: string) =>
  JSON.parse((await ops('booking', 'show', reference, '--json')).join('\n'))

async function aBooking(day: string, ...options: readonly (string | number)[]) {
  const lines = await ops('booking', 'new', 1, day, ...AINO, ...options)
  const reference = /^LL-\w{6}/.exec(lines.at(-1) ?? '')?.[0] ?? ''
  return { reference, lines, shown: await shown(reference) }
}

const idIn = (lines: readonly string[]) => /undo (\w{4})$/.exec(lines.at(-1) ?? '')?.[1] ?? ''

const emails = (id: number) =>
  backend.query<{ kind: string; facts: { readonly documents: readonly string[] } }>(
    `SELECT kind, facts FROM emails e JOIN bookings b ON b.id = booking_id
     WHERE departure_id = ${id} AND kind LIKE '%-guest'`,
  )

test('a guest who has paid at the office is confirmed immediately, at the date’s price, with a receipt', async () => {
  const { id, day } = await aDay()
  const {
    reference,
    lines,
    shown: booking,
  } = await aBooking(
    ...([day, '--pay', 'paid', '--method', 'bank-transfer', '--adults', 2, '--children', 1] as const),
    ...['--email', 'aino@example.com', '--note', 'Speaks Finnish', '--phone', '+358 (0)40 123-4567'],
  )
  expect(lines).toEqual([
    expect.stringMatching(/^New booking: {2}Aino Korhonen, 3 guests, Guaranteed .*, 487 €, paid\.$/),
    '3 guests, 0 € back to cards, 1 e-mail to guests',
    `${reference} is booked and confirmed.`,
  ])
  expect(booking).toMatchObject({
    state: 'confirmed',
    total: 487,
    paid: 487,
    due: 0,
    method: 'bank_transfer',
  })
  expect(booking).toMatchObject({ source: 'phone', email: 'aino@example.com' })
  expect(booking.history.map(({ what }: { what: string }) => what)).toEqual(['booked', 'note', 'paid'])
  expect(await backend.seatsTaken(id)).toBe(3)
  const [email] = await emails(id)
  expect(email).toMatchObject({ kind: 'booking-confirmed-guest' })
  expect(email?.facts.documents).toHaveLength(1)
})

test('an agreed total is shared over the places, and a cancellation is refunded by hand; a free place has no receipt and no refund', async () => {
  const { id, day } = await aDay()
  const total = ['--pay', 'paid', '--method', 'bank_transfer', '--adults', 3, '--price', '500'] as const
  const agreed = await aBooking(day, ...total)
  expect(agreed.shown).toMatchObject({ total: 500, paid: 500, due: 0, method: 'bank_transfer' })
  const back = await ops('booking', 'cancel', agreed.reference, '--by-us', '--now', '--yes')
  expect(back.join('\n')).toMatch('500 € is for you to return')
  const free = await aBooking(day, '--pay', 'free', '--email', 'aino@example.com', '--adults', 2)
  expect(free.shown).toMatchObject({ total: 0, paid: 0, due: 0, state: 'confirmed' })
  expect((await emails(id))[0]?.facts.documents).toEqual([])
  const none = await ops('booking', 'cancel', free.reference, '--by-us', '--yes')
  expect(none.join('\n')).toMatch('nothing was paid')
})

test('a private departure is off sale from then on, for others too; the party itself may grow', async () => {
  const { id, day } = await aDay()
  await ops('close', 1, day, '--yes')
  const own = await aBooking(day, ...CASH, '--adults', 4, '--private')
  expect(await backend.query(`SELECT is_closed, seats_taken FROM departures WHERE id = ${id}`)).toEqual([
    { is_closed: true, seats_taken: 4 },
  ])
  const { day: shared } = await aDay()
  const { reference } = await aBooking(shared, ...CASH)
  await expect(ops('booking', 'new', 1, shared, ...AINO, ...CASH, '--private')).rejects.toThrow(
    'Other guests are already booked on that date',
  )
  for (const stranger of [
    ['booking', 'new', 1, day, ...AINO, ...CASH],
    ['booking', 'move', reference, day, '--yes'],
    ['departure', 'merge', 1, shared, 'into', day, '--yes'],
  ])
    await expect(ops(...stranger)).rejects.toThrow('private: one party has it to itself')
  await ops('booking', 'party', own.reference, '--adults', 5, '--waive', '--yes')
  expect(await backend.seatsTaken(id)).toBe(5)
})

test('a private date whose party is gone is listed until it is opened, then anyone can book it', async () => {
  const { day } = await aDay()
  const { reference } = await aBooking(day, ...CASH, '--adults', 4, '--private')
  const open = `./ops open 1 ${day}`
  const wanted = async () => (await ops('today')).filter((line) => line.includes(open))
  expect(await wanted()).toEqual([])
  const lines = await ops('booking', 'cancel', reference, '--now', '--yes')
  expect(lines.join('\n')).toContain(`To sell the date again: ${open}`)
  expect(await wanted()).toHaveLength(1)
  await ops('open', 1, day, '--yes')
  expect(await wanted()).toEqual([])
  await aBooking(day, ...CASH)
})

test('a guest without an e-mail address pays the difference to the operator; an amount that was waived and never paid is not promised as a refund', async () => {
  const { id, day } = await aDay()
  const { reference } = await aBooking(day, ...CASH, '--phone', '+358 40 1234567')
  expect(await emails(id)).toEqual([])
  await expect(ops('booking', 'resend', reference, '--yes')).rejects.toThrow('has no e-mail address')
  const lines = await ops('booking', 'party', reference, '--adults', 2, '--yes')
  expect(lines.at(-1)).toMatch(`./ops money record ${reference} 179`)
  await ops('money', 'record', reference, 179, '--method', 'cash', '--yes')
  expect(await shown(reference)).toMatchObject({ adults: 2, total: 358, due: 0 })
  await ops('booking', 'party', reference, '--adults', 3, '--waive', '--yes')
  const ended = await ops('booking', 'cancel', reference, '--by-us', '--yes')
  expect(ended.join('\n')).toMatch('358 € is for you to return')
  expect(await shown(reference)).toMatchObject({ refundDue: 358 })
})

test('a guest without an address is erased in time as well', async () => {
  const { day } = await aDay()
  const { reference } = await aBooking(day, ...CASH, '--phone', '+358 40 1234567')
  await applyRetention.run(addMinutes(NOON, 8 * 366 * 24 * 60))
  expect(
    await backend.query(
      `SELECT customer_name, customer_phone FROM bookings WHERE reference = '${reference}'`,
    ),
  ).toEqual([{ customer_name: '', customer_phone: null }])
})

test('a full, a cancelled and an unknown date are refused, and nothing is written, nor with --dry-run', async () => {
  const { id, day } = await aDay({ seats: 2 })
  const book = (...options: readonly (string | number)[]) =>
    ops('booking', 'new', 1, day, ...AINO, ...CASH, ...options)
  await expect(book('--adults', 3)).rejects.toThrow('That date only has 2 seats left, which is not enough.')
  await expect(book('--adults', 0, '--children', 1)).rejects.toThrow('At least one adult')
  await ops('booking', 'new', 1, day, '--name', 'Aino Korhonen', ...CASH, '--dry-run')
  expect(await backend.bookings(id)).toEqual([])
  await ops('close', 1, day, '--yes')
  await book()
  await ops('departure', 'cancel', 1, day, '--reason', 'weather', '--now', '--yes')
  await expect(book()).rejects.toThrow('cannot be booked')
  await expect(ops('booking', 'new', 1, '2031-07-01', ...AINO, ...CASH)).rejects.toThrow('no departure')
  expect(await backend.bookings(id)).toHaveLength(1)
})

/* Rule: payment-link (docs/rules.md) */

test('a booking with a payment link: seats are held at the agreed total for 48 hours, and the e-mail is sent immediately', async () => {
  const { id, day } = await aDay()
  const link = ['--pay', 'link', '--email', 'aino@example.com', '--adults', 4, '--price', 500, '--private']
  const { reference, lines, shown: booking } = await aBooking(day, ...link)
  expect(lines).toEqual([
    expect.stringMatching(/500 €, to be paid by Thursday, 3 December 2026 at 12:00 \(Finnish time\)\.$/),
    'For this party alone: the date goes off sale.',
    '4 guests, 0 € back to cards, 1 e-mail to guests',
    `${reference} is held, and the payment link is on its way to aino@example.com.`,
  ])
  expect(booking).toMatchObject({ state: 'awaiting_payment', total: 500, paid: 0, due: 500, source: 'phone' })
  expect(booking).toMatchObject({ method: 'card', expiresAt: '2026-12-03T10:00:00.000Z' })
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

test('money received another way for a booking with a link confirms it too; a link needs an amount that Stripe accepts', async () => {
  const { day } = await aDay()
  const link = ['--pay', 'link', '--email', 'aino@example.com']
  const { reference } = await aBooking(day, ...link)
  const lines = await ops('money', 'record', reference, 179, '--method', 'bank-transfer', '--yes')
  expect(lines.at(-1)).toBe(`${reference}: the booking is confirmed.`)
  expect(await shown(reference)).toMatchObject({ state: 'confirmed', paid: 179, due: 0 })
  await expect(ops('booking', 'new', 1, day, ...AINO, ...link, '--price', 0.4)).rejects.toThrow(
    'cannot charge less than 0.50 €',
  )
})

test('added guests are held for 48 hours and paid by the link in an e-mail sent immediately', async () => {
  const { departureId, reference } = await aPaidBooking()
  const lines = await ops('booking', 'party', reference, '--adults', 3, '--yes')
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^${reference}  Aino Korhonen, 2 guests, Guaranteed`)),
    expect.stringMatching(
      /^ {2}The booking will be for 3 adults on .*, 537 €, once the guest has paid 179 € more\.$/,
    ),
    expect.stringContaining('The seats are held until Thursday, 3 December 2026 at 12:00 (Finnish time)'),
    '  The payment link goes to aino@example.com.',
    '3 guests, 0 € back to cards, 1 e-mail to guests',
    `${reference} stays as it is until the guest has paid 179 €.`,
  ])
  expect(await shown(reference)).toMatchObject({ adults: 2, total: 358 })
  expect(await shown(reference)).toMatchObject({ state: 'change_open', seats: 2, seatsHeld: 1, due: 179 })
  expect((await ops('booking', 'show', reference)).join('\n')).toMatch(
    /^Change +3 adults on .*, once 179 € is paid; seats held until Thursday, 3 December 2026 at 12:00/m,
  )
  const list = async (state: string) => (await ops('booking', 'list', '--state', state)).join('\n')
  expect(
    [await list('change-open'), await list('confirmed')].map((text) => text.includes(reference)),
  ).toEqual([true, false])
  expect(await backend.seatsTaken(departureId)).toBe(3)
  const [email] = await backend.query<{ facts: object; not_before: Date | null }>(
    `SELECT facts, not_before FROM emails JOIN bookings b ON b.id = booking_id
     WHERE departure_id = ${departureId} AND kind = 'change-payment-guest'`,
  )
  expect(email?.not_before).toBeNull()
  expect(email?.facts).toMatchObject({ adults: 3, totalCents: 537_00, restCents: 179_00, isOfChange: true })
  expect(email?.facts).toMatchObject({ paymentDueAt: '2026-12-03T09:29:00.000Z' })
  const matters = JSON.parse((await ops('today', '--json')).join('\n'))
  expect(matters).toContainEqual(expect.objectContaining({ kind: 'payment_awaited', about: reference }))
  await ops('money', 'record', reference, 179, '--method', 'cash', '--yes')
  expect(await shown(reference)).toMatchObject({ adults: 3, total: 537, paid: 537, due: 0 })
})

test('near the start a held change is due six hours before it, and after that only a waived one is applied', async () => {
  const { departureId, reference } = await aPaidBooking()
  await backend.query(`UPDATE departures SET starts_at = '2026-12-01T18:00:00Z' WHERE id = ${departureId}`)
  const more = ['booking', 'party', reference, '--adults', 3, '--by-us'] as const
  expect((await ops(...more, '--dry-run')).join('\n')).toMatch('held until Tuesday, 1 December 2026 at 14:00')
  await backend.query(`UPDATE departures SET starts_at = '2026-12-01T16:00:00Z' WHERE id = ${departureId}`)
  await expect(ops(...more, '--dry-run')).rejects.toThrow('With --waive the guest does not pay it')
  expect((await ops(...more, '--waive', '--dry-run')).join('\n')).toMatch('179 € more is not charged.')
})

test('a more expensive date is held as well, and requesting the current state drops the change', async () => {
  const { departureId, reference } = await aPaidBooking()
  const { id, day } = await aDay({ prices: 'adult_price_cents = 20000' })
  expect((await ops('booking', 'move', reference, day, '--yes')).join('\n')).toMatch(
    'once the guest has paid 42 € more',
  )
  expect([await backend.seatsTaken(departureId), await backend.seatsTaken(id)]).toEqual([2, 2])
  const lines = await ops('booking', 'party', reference, '--adults', 2, '--yes')
  expect(lines.at(-1)).toBe(`${reference} stays as it is.`)
  expect(lines.join('\n')).toMatch('2 guests, 0 € back to cards, 1 e-mail to guests')
  const emails = await backend.query<{ recipient: string }>(
    `SELECT recipient FROM emails e JOIN bookings b ON b.id = e.booking_id
     WHERE b.reference = '${reference}' AND kind = 'change-dropped-guest'`,
  )
  expect(emails).toHaveLength(1)
  expect([await backend.seatsTaken(departureId), await backend.seatsTaken(id)]).toEqual([2, 0])
  expect(await ops('booking', 'party', reference, '--adults', 2)).toEqual([
    expect.stringMatching(new RegExp(`^${reference}  Aino Korhonen`)),
    'Nothing would change: the booking is already like that.',
    'There is nothing to do.',
  ])
})

test('a difference that we waive is not charged, and undoing it leaves the money as it was', async () => {
  const { reference } = await aPaidBooking()
  const lines = await ops('booking', 'party', reference, '--children', 1, '--waive', '--yes')
  expect(lines.join('\n')).toMatch('129 € more is not charged.')
  expect(await shown(reference)).toMatchObject({ adults: 2, children: 1, total: 487, paid: 358, due: 0 })
  await ops('undo', idIn(lines), '--yes')
  expect(await shown(reference)).toMatchObject({ adults: 2, children: 0, total: 358, due: 0 })
  await ops('booking', 'cancel', reference, '--now', '--yes')
  expect(await payRefunds(NOON)).toBe(1)
  expect(await shown(reference)).toMatchObject({ returned: 358, due: 0 })
})

test('a party can be marked as a no-show once the tour has begun, and unmarked; wishes are released if there are any', async () => {
  const { departureId, reference } = await aPaidBooking()
  await expect(ops('booking', 'wishes', reference, '--release', '--yes')).rejects.toThrow('no wishes')
  await expect(ops('booking', 'no-show', reference, '--yes')).rejects.toThrow('not started')
  await backend.query(`UPDATE departures SET starts_at = '2026-12-01T09:00:00Z' WHERE id = ${departureId}`)
  await ops('booking', 'no-show', reference, '--yes')
  expect(await shown(reference)).toMatchObject({ noShowAt: NOON.toISOString() })
  const [row] = await backend.query<{ day: string }>(
    `SELECT day::text FROM departures WHERE id = ${departureId}`,
  )
  const list = await ops('departure', 'show', 1, row?.day ?? '', '--json')
  expect(list.join('\n')).toMatch(/"noShow": ?true/)
  expect((await ops('booking', 'no-show', reference)).at(-1)).toMatch('nothing to do')
  await ops('booking', 'no-show', reference, '--came', '--yes')
  expect(await shown(reference)).toMatchObject({ noShowAt: null })
  await backend.query(
    `UPDATE bookings SET special_requests = 'Allergic to nuts' WHERE reference = '${reference}'`,
  )
  await ops('booking', 'wishes', reference, '--release', '--yes')
  expect(await shown(reference)).toMatchObject({ wishesReleasedAt: NOON.toISOString() })
})
