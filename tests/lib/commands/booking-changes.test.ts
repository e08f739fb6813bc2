import { minutesAfter } from '@/lib/calendar/duration'
import { type BookingInput } from '@/lib/use-cases/seats/steps/hold-seats'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { runOps } from '@/tests/support/run-ops'
import { endCommands, payRefunds } from '@/tests/support/work'

/* What the office changes of a booking on the telephone. */

const backend = aBackend()
const ops = (...args: readonly (string | number)[]) => runOps(NOON, ...args)

afterEach(() => backend.query('DELETE FROM graphile_worker._private_jobs'))

const aPaidBooking = (overrides: Partial<BookingInput> = {}) =>
  changedBookings(backend).aPaidBooking({ adults: 2, offeredCents: 358_00, ...overrides })

async function aDay(prices = '') {
  const id = await backend.aDeparture({ seats: 8 })
  if (prices) await backend.query(`UPDATE departures SET ${prices} WHERE id = ${id}`)
  const [row] = await backend.query<{ day: string }>(`SELECT day::text FROM departures WHERE id = ${id}`)
  return { id, day: row?.day ?? '' }
}

const shown = async (reference: string) =>
  JSON.parse((await ops('booking', 'show', reference, '--json')).join('\n'))

const idIn = (lines: readonly string[]) => /undo (\w{4})$/.exec(lines.at(-1) ?? '')?.[1] ?? ''

const recipients = async (departureId: number, kind: string) =>
  (
    await backend.query<{ recipient: string }>(
      `SELECT recipient FROM emails e JOIN bookings b ON b.id = booking_id
       WHERE departure_id = ${departureId} AND kind = '${kind}' ORDER BY recipient`,
    )
  ).map(({ recipient }) => recipient)

test('fewer guests: the preview says who comes and what goes back, and it is done so, ten minutes later', async () => {
  const { departureId, reference } = await aPaidBooking()
  const lines = await ops('booking', 'party', reference, '--adults', 1, '--yes')
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^${reference}  Aino Korhonen, 2 guests, Guaranteed`)),
    expect.stringMatching(/^ *becomes 1 adult on .*, 179 €\.$/),
    expect.stringMatching(/^ *179 € goes back to the card\.$/),
    '1 guest, 179 € back to cards, 1 e-mail to guests',
    expect.stringMatching(new RegExp(`^${reference} is 1 adult on `)),
    expect.stringMatching(/\.\/ops undo \w{4}$/),
  ])
  expect(await payRefunds(NOON)).toBe(0)
  await endCommands(minutesAfter(NOON, 11))
  expect(await payRefunds(minutesAfter(NOON, 11))).toBe(1)
  expect(await backend.seatsTaken(departureId)).toBe(1)
  expect(await shown(reference)).toMatchObject({ adults: 1, total: 179, due: 0, returned: 179 })
})

test('more guests are held for 48 hours and paid by the link of an e-mail that goes at once', async () => {
  const { departureId, reference } = await aPaidBooking()
  const lines = await ops('booking', 'party', reference, '--adults', 3, '--yes')
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^${reference}  Aino Korhonen, 2 guests, Guaranteed`)),
    expect.stringMatching(/^ *becomes 3 adults on .*, 537 €, once 179 € is paid\.$/),
    '  The places are kept until Thursday, 3 December 2026 at 12:00 (Finnish time).',
    '3 guests, 0 € back to cards, 1 e-mail to guests',
    `${reference} is as it was, and the change is held.`,
    'The link to pay is on its way to aino@example.com.',
  ])
  expect(await shown(reference)).toMatchObject({ adults: 2, total: 358 })
  expect(await shown(reference)).toMatchObject({ state: 'change_open', seats: 2, seatsHeld: 1, due: 179 })
  expect((await ops('booking', 'show', reference)).join('\n')).toMatch(
    /^Change +3 adults on .*, once 179 € is paid; kept until Thursday, 3 December 2026 at 12:00/m,
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
  expect(email?.facts).toMatchObject({ paymentDueAt: '2026-12-03T10:00:00.000Z' })
  const matters = JSON.parse((await ops('today', '--json')).join('\n'))
  expect(matters).toContainEqual(expect.objectContaining({ kind: 'payment_awaited', about: reference }))
  await ops('money', 'record', reference, 179, '--method', 'cash', '--yes')
  expect(await shown(reference)).toMatchObject({ adults: 3, total: 537, paid: 537, due: 0 })
})

test('near the start a held change is due six hours before it, and after that only a waived one is made', async () => {
  const { departureId, reference } = await aPaidBooking()
  await backend.query(`UPDATE departures SET starts_at = '2026-12-01T18:00:00Z' WHERE id = ${departureId}`)
  const more = ['booking', 'party', reference, '--adults', 3, '--by-us'] as const
  expect((await ops(...more, '--dry-run')).join('\n')).toMatch('kept until Tuesday, 1 December 2026 at 14:00')
  await backend.query(`UPDATE departures SET starts_at = '2026-12-01T16:00:00Z' WHERE id = ${departureId}`)
  await expect(ops(...more, '--dry-run')).rejects.toThrow('With --waive it is ours')
  expect((await ops(...more, '--waive', '--dry-run')).join('\n')).toMatch('179 € more is ours to bear.')
})

test('a dearer date is held as well, and asked for what there is already the change is dropped', async () => {
  const { departureId, reference } = await aPaidBooking()
  const { id, day } = await aDay('adult_price_cents = 20000')
  expect((await ops('booking', 'move', reference, day, '--yes')).join('\n')).toMatch('once 42 € is paid')
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
    `${reference} is so already. There is nothing to do.`,
  ])
})

test('a guest without an e-mail address pays the difference to the operator', async () => {
  const { day } = await aDay()
  const guest = ['--name', 'Aino Korhonen', '--pay', 'paid', '--method', 'cash', '--yes']
  const booked = await ops('booking', 'new', 1, day, ...guest)
  const reference = /^LL-\w{6}/.exec(booked.at(-1) ?? '')?.[0] ?? ''
  const lines = await ops('booking', 'party', reference, '--adults', 2, '--yes')
  expect(lines.at(-1)).toMatch(`./ops money record ${reference} 179`)
  await ops('money', 'record', reference, 179, '--method', 'cash', '--yes')
  expect(await shown(reference)).toMatchObject({ adults: 2, total: 358, due: 0 })
})

test('a difference that is ours is not asked for', async () => {
  const { reference } = await aPaidBooking()
  const lines = await ops('booking', 'party', reference, '--children', 1, '--waive', '--yes')
  expect(lines.join('\n')).toMatch('129 € more is ours to bear.')
  expect(await shown(reference)).toMatchObject({ adults: 2, children: 1, total: 487, paid: 358, due: 0 })
})

test('a move to a cheaper date returns the difference, and undone the guests are where they were', async () => {
  const { departureId, reference } = await aPaidBooking()
  const { id, day } = await aDay('adult_price_cents = 15000')
  const lines = await ops('booking', 'move', reference, day, '--yes')
  expect(lines.join('\n')).toMatch('58 € goes back to the card.')
  expect(await backend.seatsTaken(id)).toBe(2)
  expect(await backend.seatsTaken(departureId)).toBe(2)
  await ops('undo', idIn(lines), '--yes')
  expect([await backend.seatsTaken(id), await backend.seatsTaken(departureId)]).toEqual([0, 2])
  expect(await shown(reference)).toMatchObject({ total: 358, due: 0, state: 'confirmed' })
  expect(await payRefunds(minutesAfter(NOON, 11))).toBe(0)
})

test('an undone change that was let off leaves the money as it was', async () => {
  const { reference } = await aPaidBooking()
  const lines = await ops('booking', 'party', reference, '--adults', 3, '--waive', '--yes')
  await ops('undo', idIn(lines), '--yes')
  expect(await shown(reference)).toMatchObject({ adults: 2, total: 358, due: 0 })
  await ops('booking', 'cancel', reference, '--now', '--yes')
  expect(await payRefunds(NOON)).toBe(1)
  expect(await shown(reference)).toMatchObject({ returned: 358, due: 0 })
})

test('what a rule refuses is said, and changes nothing', async () => {
  const { departureId, reference } = await aPaidBooking()
  const { day } = await aDay()
  await backend.query(`UPDATE departures SET starts_at = '2026-12-02T09:00:00Z' WHERE id = ${departureId}`)
  await expect(ops('booking', 'party', reference, '--adults', 1, '--yes')).rejects.toThrow('too late')
  await expect(ops('booking', 'move', reference, '2031-07-01', '--yes')).rejects.toThrow('no departure')
  await expect(ops('booking', 'party', reference, '--adults', 0, '--by-us', '--yes')).rejects.toThrow(
    'At least one adult',
  )
  await expect(ops('booking', 'party', reference)).rejects.toThrow('Say how many come')
  await expect(ops('booking', 'move', 'LL-333333', day)).rejects.toThrow('no booking')
  expect(await shown(reference)).toMatchObject({ adults: 2, total: 358 })
  await ops('booking', 'party', reference, '--adults', 1, '--by-us', '--yes')
  expect(await shown(reference)).toMatchObject({ adults: 1, total: 179 })
})

test('a new e-mail address is told to both, and what waits or is sent again goes to the new one', async () => {
  const { departureId, reference } = await aPaidBooking()
  const lines = await ops(
    ...['booking', 'contact', reference, '--email', 'aino@new.example.com'],
    ...['--pick-up', 'Hotel Aakenus', '--yes'],
  )
  expect(lines).toEqual([
    `${reference}:`,
    '  E-mail: aino@new.example.com instead of aino@example.com',
    '  Pick-up: Hotel Aakenus',
    '2 guests, 0 € back to cards, 2 e-mails to guests',
    `${reference} is corrected.`,
  ])
  expect(await recipients(departureId, 'address-changed-guest')).toEqual([
    'aino@example.com',
    'aino@new.example.com',
  ])
  await ops('booking', 'resend', reference, '--yes')
  expect(await recipients(departureId, 'booking-confirmed-guest')).toEqual([
    'aino@new.example.com',
    'aino@new.example.com',
  ])
  const { email, pickUp, history } = await shown(reference)
  expect({ email, pickUp }).toEqual({ email: 'aino@new.example.com', pickUp: 'Hotel Aakenus' })
  expect(history.slice(-2)).toMatchObject([
    { what: 'details_changed', after: { fields: ['customerEmail', 'pickupPlace'] } },
    { what: 'email_repeated', why: 'booking-confirmed-guest' },
  ])
})

test('a corrected name tells nobody, and the same again is nothing to do', async () => {
  const { departureId, reference } = await aPaidBooking()
  await ops('booking', 'contact', reference, '--name', 'Aino Mäkinen', '--yes')
  expect(await shown(reference)).toMatchObject({ name: 'Aino Mäkinen' })
  expect(await recipients(departureId, 'address-changed-guest')).toEqual([])
  expect((await ops('booking', 'contact', reference, '--name', 'Aino Mäkinen')).at(-1)).toMatch(
    'nothing to do',
  )
  await expect(ops('booking', 'contact', reference)).rejects.toThrow('Say what is to be corrected')
  await expect(ops('booking', 'contact', reference, '--email', 'no address')).rejects.toThrow()
})

test('a note stands in the history, and with nobody else', async () => {
  const { reference } = await aPaidBooking()
  await ops('booking', 'note', reference, 'Arrives by the night train', '--yes')
  expect((await ops('booking', 'show', reference)).at(-1)).toMatch(/ note, “Arrives by the night train”, by /)
})

test('a party that did not come is marked once the tour has begun, and can be unmarked', async () => {
  const { departureId, reference } = await aPaidBooking()
  await expect(ops('booking', 'no-show', reference, '--yes')).rejects.toThrow('not started')
  await backend.query(`UPDATE departures SET starts_at = '2026-12-01T09:00:00Z' WHERE id = ${departureId}`)
  await ops('booking', 'no-show', reference, '--yes')
  expect(await shown(reference)).toMatchObject({ noShowAt: NOON.toISOString() })
  expect((await ops('booking', 'no-show', reference)).at(-1)).toMatch('nothing to do')
  await ops('booking', 'no-show', reference, '--came', '--yes')
  expect(await shown(reference)).toMatchObject({ noShowAt: null })
})

test('wishes are released where there are some', async () => {
  const { reference } = await aPaidBooking({ specialRequests: 'Allergic to nuts' })
  await ops('booking', 'wishes', reference, '--release', '--yes')
  expect(await shown(reference)).toMatchObject({ wishesReleasedAt: NOON.toISOString() })
  const other = await aPaidBooking()
  await expect(ops('booking', 'wishes', other.reference, '--release', '--yes')).rejects.toThrow('no wishes')
  await expect(ops('booking', 'wishes', reference)).rejects.toThrow()
})

test('what was let off and never paid is not promised back, in cash as by card', async () => {
  const { day } = await aDay()
  const made = await ops(
    ...['booking', 'new', 1, day, '--name', 'Aino Korhonen', '--adults', 2, '--email', 'aino@example.com'],
    ...['--pay', 'paid', '--method', 'cash', '--yes'],
  )
  const reference = /^LL-\w{6}/.exec(made.at(-1) ?? '')?.[0] ?? ''
  await ops('booking', 'party', reference, '--adults', 3, '--waive', '--yes')
  const lines = await ops('booking', 'cancel', reference, '--by-us', '--yes')
  expect(lines.join('\n')).toMatch('358 € is for you to return')
  expect(await shown(reference)).toMatchObject({ refundDue: 358 })
})
