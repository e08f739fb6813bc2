import { addMinutes } from '@/lib/calendar/duration'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { undoCommand } from '@/lib/use-cases/changes/undo-command'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { deliverEmail } from '@/lib/use-cases/delivery/deliver-email'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { heldBookings } from '@/tests/support/a-hold'
import { runOps } from '@/tests/support/run-ops'
import { endCommands, payRefunds, reconcileCheckouts } from '@/tests/support/run-jobs'

/* Rule: undo (docs/rules.md) */

const backend = aBackend()
const { aHold } = heldBookings(backend)
const LATER = addMinutes(NOON, 11)

afterEach(async () => {
  delete process.env.OPS_NAME
  await backend.query('DELETE FROM graphile_worker._private_jobs')
})

async function aPaidBooking({ seats = 4, adults = 2 } = {}) {
  const departureId = await backend.aDeparture({ seats })
  return { departureId, ...(await pay(departureId, adults)) }
}

async function pay(departureId: number, adults: number) {
  const { sessionId, reference } = await aHold({ departureId, adults, offeredCents: adults * 179_00 })
  backend.stripe.pay(sessionId)
  await refreshCheckoutStatus(sessionId, NOON)
  return { reference }
}

async function dayOf(departureId: number): Promise<string> {
  const [row] = await backend.query<{ day: string }>(
    `SELECT day::text FROM departures WHERE id = ${departureId}`,
  )
  return row?.day ?? ''
}

/** The id that a command has printed. */
function idIn(lines: readonly string[]): string {
  return /undo (\w{4})$/.exec(lines.at(-1) ?? '')?.[1] ?? ''
}

const stateOf = async (reference: string) =>
  (
    await backend.query(
      `SELECT state, adults, total_cents, departure_id, confirmed_at FROM bookings WHERE reference = '${reference}'`,
    )
  )[0]

const dueOf = async (reference: string): Promise<number> =>
  JSON.parse((await runOps(NOON, 'booking', 'show', reference, '--json')).join('\n')).due

const waiting = (departureId: number) =>
  backend.query<{ id: string; not_before: Date | null }>(
    `SELECT e.id, not_before FROM emails e JOIN bookings b ON b.id = booking_id
     WHERE departure_id = ${departureId} AND kind LIKE 'booking-c%ed-%' AND kind NOT LIKE '%confirmed%'`,
  )

test('a cancellation waits ten minutes with its refund, e-mails and seats, and undoing it leaves no trace; with --now everything happens at once and nothing can be undone', async () => {
  const { departureId, reference } = await aPaidBooking()
  const lines = await runOps(NOON, 'booking', 'cancel', reference, '--yes')
  expect(await payRefunds(NOON)).toBe(0)
  expect(await backend.seatsTaken(departureId)).toBe(2)
  const emails = await waiting(departureId)
  expect(emails).toHaveLength(3)
  for (const { id, not_before } of emails) {
    expect(not_before && not_before >= addMinutes(NOON, 10)).toBe(true)
    await deliverEmail(id, addMinutes(NOON, 10))
  }
  expect(await backend.query(`SELECT 1 FROM emails WHERE command_id IS NOT NULL AND tries > 0`)).toEqual([])
  expect(await runOps(NOON, 'undo', idIn(lines), '--yes')).toContain(
    `${idIn(lines)} is undone: 1 booking restored.`,
  )
  expect(await stateOf(reference)).toMatchObject({ state: 'confirmed', adults: 2, total_cents: 358_00 })
  expect(await backend.seatsTaken(departureId)).toBe(2)
  expect(await waiting(departureId)).toEqual([])
  expect(await endCommands(LATER)).toBe(0)
  expect(await payRefunds(LATER)).toBe(0)
  expect(await dueOf(reference)).toBe(0)

  const again = await runOps(NOON, 'booking', 'cancel', reference, '--yes', '--now')
  expect(await waiting(departureId)).toHaveLength(3)
  expect(await backend.seatsTaken(departureId)).toBe(0)
  expect(await payRefunds(NOON)).toBe(1)
  expect(await dueOf(reference)).toBe(0)
  const id = /\w{4}(?=\.)/.exec(again.at(-1) ?? '')?.[0] ?? ''
  await expect(runOps(NOON, 'undo', id, '--yes')).rejects.toThrow('It was done with --now')
})

test('after undoing a change that confirmed a partly paid booking, it waits for the rest as if never confirmed', async () => {
  const departureId = await backend.aDeparture({ seats: 4 })
  const order = [await dayOf(departureId), '--name', 'Olli', '--email', 'olli@example.com', '--adults', 2]
  const lines = await runOps(NOON, 'booking', 'new', 1, ...order, '--pay', 'link', '--yes')
  const reference = /^LL-\w{6}/.exec(lines.at(-1) ?? '')?.[0] ?? ''
  await runOps(NOON, 'money', 'record', reference, 200, '--method', 'cash', '--yes')
  const id = idIn(await runOps(NOON, 'booking', 'party', reference, '--adults', 1, '--yes'))
  expect(await stateOf(reference)).toMatchObject({ state: 'confirmed', confirmed_at: NOON })
  await runOps(NOON, 'undo', id, '--yes')
  expect(await stateOf(reference)).toMatchObject({ state: 'awaiting_payment', confirmed_at: null })
  expect(await runOps(NOON, 'check')).toEqual(['Everything agrees.'])
})

test('seats kept for an undo become free in time, even without a worker; after ten minutes the refund is made and nothing can be undone', async () => {
  const { departureId, reference } = await aPaidBooking({ seats: 2 })
  const id = idIn(await runOps(NOON, 'booking', 'cancel', reference, '--yes'))
  const input = aBookingInput({ departureId, adults: 2, offeredCents: 358_00 })
  expect(await startCheckout(input, NOON)).toMatchObject({ reason: 'not_enough_slots' })
  await expect(runOps(NOON, 'seats', 1, await dayOf(departureId), 1, '--yes')).rejects.toThrow(
    'has 2 seats taken',
  )
  expect(await endCommands(addMinutes(NOON, 10))).toBe(0)
  expect(await startCheckout(input, LATER)).toMatchObject({ kind: 'started' })
  expect(await backend.seatsTaken(departureId)).toBe(2)
  expect(await endCommands(LATER)).toBe(1)
  expect(await payRefunds(LATER)).toBe(1)
  expect(await backend.seatsTaken(departureId)).toBe(2)
  await expect(runOps(LATER, 'undo', id, '--yes')).rejects.toThrow('It is too late to undo this')
})

test('after undo, a cancelled departure takes place again with all paid guests, and stays off sale; guests who were about to pay stay cancelled, and a payment made meanwhile is refunded in full', async () => {
  const { departureId, reference } = await aPaidBooking({ seats: 8 })
  const other = await pay(departureId, 3)
  const late = await aHold({ departureId, customerEmail: 'late@example.com' })
  const day = await dayOf(departureId)
  const id = idIn(await runOps(NOON, 'departure', 'cancel', 1, day, '--reason', 'weather', '--yes'))
  backend.stripe.pay(late.sessionId)
  await reconcileCheckouts(NOON)
  const lines = await runOps(NOON, 'undo', id, '--yes')
  expect(lines).toContain(`${id} is undone: 2 bookings restored.`)
  expect(lines.join('\n')).toMatch(`${late.reference}  Aino Korhonen, 1 guest`)
  expect(lines.join('\n')).toMatch('stays cancelled: the guest was about to pay')
  expect(await stateOf(late.reference)).toMatchObject({ state: 'cancelled' })
  expect(await payRefunds(NOON)).toBe(1)
  for (const one of [reference, other.reference]) {
    expect(await stateOf(one)).toMatchObject({ state: 'confirmed' })
    expect(await dueOf(one)).toBe(0)
  }
  expect(
    await backend.query(
      `SELECT cancelled_at, is_closed, seats_taken FROM departures WHERE id = ${departureId}`,
    ),
  ).toEqual([{ cancelled_at: null, is_closed: true, seats_taken: 5 }])
  expect(await endCommands(LATER)).toBe(0)
  expect(await payRefunds(LATER)).toBe(0)
})

test('a booking changed since, or whose departure was cancelled since, is refused by reference, and nothing is undone', async () => {
  const { departureId, reference } = await aPaidBooking()
  const wanted = { kind: 'party', party: { adults: 1, children: 0 } } as const
  const asking = { actor: 'operator', by: 'guest' } as const
  const command = { name: 'booking party', isAtOnce: false } as const
  const answer = await requestChange.run({ reference, wanted, asking, command }, NOON)
  if (answer.kind !== 'applied' || !answer.command) throw new Error('not applied')
  expect(await backend.seatsTaken(departureId)).toBe(2)
  const id = idIn(await runOps(NOON, 'booking', 'cancel', reference, '--yes'))
  await expect(runOps(NOON, 'undo', answer.command.id, '--yes')).rejects.toThrow(
    `This cannot be undone: ${reference} changed in the meantime.`,
  )
  expect(await stateOf(reference)).toMatchObject({ state: 'cancelled' })
  await runOps(NOON, 'departure', 'cancel', 1, await dayOf(departureId), '--reason', 'weather', '--yes')
  await expect(runOps(NOON, 'undo', id, '--yes')).rejects.toThrow(`${reference} changed in the meantime`)
})

test('a guest cannot change anything while our command can be undone', async () => {
  const { reference } = await aPaidBooking({ adults: 3 })
  const call = { reference, wanted: { kind: 'party', party: { adults: 2, children: 0 } } } as const
  const command = { name: 'booking party', isAtOnce: false } as const
  await requestChange.run({ ...call, asking: { actor: 'operator', by: 'guest' }, command }, NOON)
  const guests = { ...call, wanted: { kind: 'party', party: { adults: 1, children: 0 } } } as const
  expect(await requestChange.run({ ...guests, asking: { actor: 'guest' } }, NOON)).toMatchObject({
    reason: 'change_by_us_under_way',
  })
  await endCommands(LATER)
  expect(await requestChange.run({ ...guests, asking: { actor: 'guest' } }, LATER)).toMatchObject({
    kind: 'applied',
  })
})

test('without an id, undo takes the user’s newest command; a refund waits ten minutes, and undoing it leaves only its history', async () => {
  process.env.OPS_NAME = 'Mika'
  const { departureId, reference } = await aPaidBooking()
  const refund = ['money', 'refund', reference, 50, '--reason', 'goodwill', '--yes'] as const
  expect(await runOps(NOON, ...refund)).toContain(`${reference}: 50 € is refunded.`)
  expect(await payRefunds(NOON)).toBe(0)
  process.env.OPS_NAME = 'Sanna'
  await expect(runOps(NOON, 'undo', '--yes')).rejects.toThrow('There is no command to undo.')
  process.env.OPS_NAME = 'Mika'
  await runOps(NOON, 'undo', '--yes')
  expect(await stateOf(reference)).toMatchObject({ state: 'confirmed', total_cents: 358_00 })
  expect(await dueOf(reference)).toBe(0)
  await expect(runOps(NOON, 'undo', 'ZZZZ')).rejects.toThrow('There is no command to undo.')
  const again = await runOps(NOON, ...refund)
  await expect(runOps(LATER, 'undo', idIn(again), '--yes')).rejects.toThrow('It is too late to undo this')
  expect(await endCommands(LATER)).toBe(1)
  expect(await payRefunds(LATER)).toBe(1)
  expect(await dueOf(reference)).toBe(0)
  expect(await backend.emails(departureId)).toContain('payment-refunded-guest')
})

test('undone twice at once, a command is undone once, and a booking made meanwhile gets none of its seats', async () => {
  const { departureId, reference } = await aPaidBooking({ seats: 3, adults: 3 })
  const id = idIn(await runOps(NOON, 'booking', 'cancel', reference, '--yes'))
  const others = Array.from({ length: 3 }, () =>
    startCheckout(aBookingInput({ departureId, adults: 1, offeredCents: 179_00 }), NOON),
  )
  const [one, two, ...starts] = await Promise.all([
    undoCommand.run(id, NOON),
    undoCommand.run(id, NOON),
    ...others,
  ])
  expect([one.kind, two.kind].sort()).toEqual(['refused', 'undone'])
  expect(starts.filter(({ kind }) => kind === 'started')).toEqual([])
  expect(await backend.seatsTaken(departureId)).toBe(3)
  expect(await stateOf(reference)).toMatchObject({ state: 'confirmed' })
})

test('a pending change stays dropped when the command that dropped it is undone, and its guest is notified once', async () => {
  const { departureId, reference } = await aPaidBooking()
  const told = async () =>
    (await backend.emails(departureId)).filter((kind) => kind === 'change-dropped-guest').length
  await runOps(NOON, 'booking', 'party', reference, '--adults', 3, '--yes')
  const refund = ['money', 'refund', reference, 50, '--reason', 'goodwill'] as const
  expect(await runOps(NOON, ...refund, '--dry-run')).toContain(
    '2 guests, 50 € back to cards, 1 e-mail to guests now, and 1 with the credit note when the refund is made',
  )
  const refunded = await runOps(NOON, ...refund, '--yes')
  expect(await told()).toBe(1)
  expect((await runOps(NOON, 'undo', idIn(refunded), '--yes')).join('\n')).toContain(
    `${reference}: the change that was waiting for payment stays dropped.`,
  )
  expect(await told()).toBe(1)
  await runOps(NOON, 'booking', 'party', reference, '--adults', 3, '--yes')
  const cancelled = await runOps(addMinutes(NOON, 1), 'booking', 'cancel', reference, '--by-us', '--yes')
  expect(await told()).toBe(1)
  await runOps(addMinutes(NOON, 1), 'undo', idIn(cancelled), '--yes')
  expect(await told()).toBe(2)
})

test('after a cancellation that kept the price, an undone courtesy refund is kept again', async () => {
  const { departureId, reference } = await aPaidBooking()
  await backend.query(`UPDATE departures SET starts_at = '2026-12-01T20:00:00Z' WHERE id = ${departureId}`)
  await runOps(NOON, 'booking', 'cancel', reference, '--now', '--yes')
  expect(await stateOf(reference)).toMatchObject({ state: 'cancelled', total_cents: 358_00 })
  const lines = await runOps(NOON, 'money', 'refund', reference, 100, '--reason', 'goodwill', '--yes')
  expect(await stateOf(reference)).toMatchObject({ state: 'cancelled', total_cents: 258_00 })
  await runOps(NOON, 'undo', idIn(lines), '--yes')
  expect(await stateOf(reference)).toMatchObject({ state: 'cancelled', total_cents: 358_00 })
  expect(await payRefunds(LATER)).toBe(0)
  const [row] = await backend.query(
    `SELECT ended_at IS NOT NULL AS "hasEnded" FROM bookings WHERE reference = '${reference}'`,
  )
  expect(row).toEqual({ hasEnded: true })
  expect(await backend.seatsTaken(departureId)).toBe(0)
})
