import { addMinutes } from '@/lib/calendar/duration'
import { submitChoice } from '@/lib/use-cases/changes/submit-choice'
import { withdrawChange } from '@/lib/use-cases/changes/withdraw-change'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { syncPayment } from '@/lib/use-cases/payments/sync-payment'
import { expireHolds } from '@/lib/use-cases/seats/expire-holds'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings, GUEST } from '@/tests/support/a-changed-booking'
import { anOffice, both, LATER } from '@/tests/support/an-office'
import { runOps } from '@/tests/support/run-ops'

/* Of several events of a booking, its guest hears of those that still count. */

const backend = aBackend()
const { aDate, aGuest, lastEmail, told } = anOffice(backend)
const { aHeldChange, bookingOf } = changedBookings(backend)
const ops = (...args: readonly (string | number)[]) => runOps(NOON, ...args, '--yes')
const SOON = addMinutes(NOON, 5)
const LATER_STILL = addMinutes(NOON, 16)
const LATE = addMinutes(NOON, 40)

/* Rule: overtaken-emails (docs/rules.md) */

test('a guest who chooses within ten minutes of a merge hears only of the choice', async () => {
  const { day, departureId, reference } = await aGuest()
  const mover = await aGuest({ departureId, customerEmail: 'mika@example.com' })
  const [into, other] = [await aDate(), await aDate()]
  await ops('departure', 'merge', 1, day, 'into', into.day)
  await ops('booking', 'choose', reference, 'refund')
  await ops('booking', 'choose', mover.reference, 'move', other.day)
  expect(await told(NOON)).toEqual(
    [
      ...['credit-note-guest to aino@example.com', 'choice-refunded-guest to aino@example.com'],
      ...['booking-changed-guest to mika@example.com', 'booking-changed-operator to the office'],
      'choice-refunded-operator to the office',
    ].toSorted(),
  )
  expect(await told(LATER)).toEqual([])
})

test('a guest who keeps the new date within the ten minutes is not asked to choose', async () => {
  const { day, reference } = await aGuest()
  const into = await aDate()
  await ops('departure', 'merge', 1, day, 'into', into.day)
  const pick = { option: 'another_date', departureId: into.id } as const
  expect(await submitChoice.run({ reference, actor: 'operator', pick }, SOON)).toMatchObject({ kind: 'kept' })
  expect(await told(LATER)).toEqual(['choice-kept-guest to aino@example.com'])
})

test('a guest who chooses within ten minutes of a cancelled departure hears only of the choice', async () => {
  const { day, departureId, reference } = await aGuest()
  const mover = await aGuest({ departureId, customerEmail: 'mika@example.com' })
  const other = await aDate()
  await ops('departure', 'cancel', 1, day, '--reason', 'weather')
  await ops('booking', 'choose', reference, 'refund')
  await ops('booking', 'choose', mover.reference, 'move', other.day)
  expect(await told(NOON)).toHaveLength(5)
  expect(await told(LATER)).toEqual([])
  expect((await runOps(LATER, 'booking', 'show', reference)).join('\n')).toContain(
    'Departure cancelled, to aino@example.com: not sent, because a later e-mail replaced it',
  )
})

test('waiting e-mails are not sent after a cancellation or a change that was announced immediately', async () => {
  const { reference } = await aGuest({ adults: 3 })
  await ops('booking', 'party', reference, '--adults', 2)
  await ops('booking', 'party', reference, '--adults', 1, '--now')
  expect(await told(NOON)).toEqual([...both('booking-changed'), 'credit-note-guest to aino@example.com'])
  await runOps(SOON, 'booking', 'cancel', reference, '--by-us', '--now', '--yes')
  expect(await told(SOON)).toEqual([...both('booking-cancelled'), 'credit-note-guest to aino@example.com'])
  expect(await told(LATER)).toEqual(['credit-note-guest to aino@example.com'])
})

test('while a cancellation can be undone, earlier e-mails keep waiting, and are sent if it is undone', async () => {
  const first = await aGuest({ adults: 2 })
  const second = await aGuest({ adults: 2, customerEmail: 'mika@example.com' })
  const lines: string[] = []
  for (const { reference } of [first, second]) {
    await ops('booking', 'party', reference, '--adults', 1)
    lines.push(...(await runOps(SOON, 'booking', 'cancel', reference, '--by-us', '--yes')))
  }
  const notes = ['aino', 'mika'].map((name) => `credit-note-guest to ${name}@example.com`)
  expect(await told(LATER)).toEqual(notes)
  await runOps(LATER, 'undo', lines.at(-1)?.slice(-4) ?? '', '--yes')
  expect(await told(LATER_STILL)).toEqual(
    [notes[0], ...both('booking-cancelled'), ...both('booking-changed', 'mika@example.com')].toSorted(),
  )
})

test('a change is announced even if another was announced before it', async () => {
  const { reference } = await aGuest({ adults: 3 })
  await ops('booking', 'party', reference, '--adults', 2, '--now')
  await told(NOON)
  await runOps(SOON, 'booking', 'party', reference, '--adults', 1, '--yes')
  expect(await told(LATER_STILL)).toEqual([
    ...both('booking-changed'),
    'credit-note-guest to aino@example.com',
  ])
})

/* A change that is not paid in time. Rule: dropped-changes (docs/rules.md) */

const LAPSED = 'change-lapsed-guest to aino@example.com'

const party = (adults: number) => ({ kind: 'party', party: { adults, children: 0 } }) as const

/** Stripe reports that the page of a change was not paid. */
const closePage = (sessionId: string) =>
  backend.query(`UPDATE checkouts SET state = 'expired' WHERE session_id = '${sessionId}'`)

test('the guest hears once of a change that lapses, and the booking is as it was', async () => {
  const { reference, departureId } = await aGuest()
  const { sessionId } = await aHeldChange({ reference, wanted: party(3) })
  await closePage(sessionId)
  await expireHolds(departureId, addMinutes(NOON, 34))
  expect(await told(addMinutes(NOON, 34))).toEqual([])
  await expireHolds(departureId, LATE)
  await expireHolds(departureId, addMinutes(LATE, 1))
  expect(await told(LATE)).toEqual([LAPSED])
  expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed', adults: 1 })
  const [email] = await backend.query(
    `SELECT facts->>'adults' AS adults FROM emails e JOIN bookings b ON b.id = e.booking_id
     WHERE reference = '${reference}' AND kind = 'change-lapsed-guest'`,
  )
  expect(email).toEqual({ adults: '1' })
})

test('the e-mail about a lapsed move names the date that the booking is on', async () => {
  const { reference, departureId } = await aGuest()
  const dearer = await backend.aDeparture({ seats: 8 })
  await backend.query(`UPDATE departures SET adult_price_cents = 19900 WHERE id = ${dearer}`)
  const { sessionId } = await aHeldChange({ reference, wanted: { kind: 'move', departureId: dearer } })
  await closePage(sessionId)
  await expireHolds(dearer, LATE)
  expect(await told(LATE)).toEqual([LAPSED])
  const [row] = await backend.query(
    `SELECT facts->>'day' = d.day::text AS "isOwnDay" FROM emails e JOIN departures d ON d.id = ${departureId}
     WHERE kind = 'change-lapsed-guest' AND booking_id = (SELECT id FROM bookings WHERE reference = '${reference}')`,
  )
  expect(row).toEqual({ isOwnDay: true })
})

test('a guest who has dropped the change is not notified of its lapse', async () => {
  const { reference, departureId } = await aGuest()
  await aHeldChange({ reference, wanted: party(3) })
  await withdrawChange.run(reference, 'guest', NOON)
  await expireHolds(departureId, LATE)
  expect(await told(LATE)).toEqual([])
})

test('a guest who asks again as the first change lapses is not notified of that', async () => {
  const { reference } = await aGuest()
  const { sessionId } = await aHeldChange({ reference, wanted: party(3) })
  await closePage(sessionId)
  await requestChange.run({ reference, wanted: party(2), asking: GUEST }, LATE)
  expect(await told(LATE)).toEqual([])
})

test('if a booking ends as its change lapses, only the end is announced', async () => {
  const { reference } = await aGuest()
  const { sessionId } = await aHeldChange({ reference, wanted: party(3) })
  await closePage(sessionId)
  await runOps(LATE, 'booking', 'cancel', reference, '--by-us', '--now', '--yes')
  const mail = await told(LATE)
  expect(mail).toContain('booking-cancelled-guest to aino@example.com')
  expect(mail).not.toContain(LAPSED)
})

describe('refund amounts are read again when a waiting e-mail is due', () => {
  const stripeTells = async (sessionId: string, deed: (payment: string) => void) => {
    deed(`pi_${sessionId}`)
    const [row] = await backend.query<{ id: string }>(
      `SELECT id FROM money_movements WHERE kind = 'payment' AND provider_id = 'pi_${sessionId}'`,
    )
    await syncPayment(row?.id ?? '', SOON)
  }
  const moneyIn = (reference: string, kind: string) =>
    backend.query(
      `SELECT (facts->>'refundCents')::int AS cents, facts->>'refundWithheld' AS withheld,
        (facts->>'returnedCents')::int AS returned, (facts->>'isRefundByHand')::boolean AS "isByHand"
       FROM emails JOIN bookings b ON b.id = booking_id WHERE b.reference = '${reference}' AND kind = '${kind}'`,
    )

  test('nothing has happened: the e-mail is as written', async () => {
    const { reference } = await aGuest({ adults: 2 })
    await ops('booking', 'party', reference, '--adults', 1)
    await told(LATER)
    const said = { cents: 179_00, withheld: null, returned: 0, isByHand: false }
    expect(await moneyIn(reference, 'booking-changed-guest')).toEqual([said])
    expect(await told(LATER_STILL)).toEqual([])
  })

  test.each([
    ['booking party', 179_00, 'booking-changed'],
    ['booking cancel', 358_00, 'booking-cancelled'],
  ] as const)('the refund was made from the dashboard under a %s', async (name, cents, kind) => {
    const { reference, sessionId } = await aGuest({ adults: 2 })
    await ops(...name.split(' '), reference, ...(name === 'booking party' ? ['--adults', 1] : ['--by-us']))
    await stripeTells(sessionId, (payment) => void backend.stripe.refundByHand(payment, cents))
    expect(await told(SOON)).toEqual(['credit-note-guest to aino@example.com'])
    expect(await told(LATER)).toEqual(both(kind))
    const said = { cents: 0, withheld: 'returned', returned: cents, isByHand: false }
    expect(await moneyIn(reference, `${kind}-guest`)).toEqual([said])
    expect(String(lastEmail()?.text)).toMatch(/ha[sd] gone back|had already been refunded/)
  })

  test('and has bounced: staff send it', async () => {
    const { reference, sessionId } = await aGuest({ adults: 2 })
    await ops('booking', 'party', reference, '--adults', 1)
    await stripeTells(sessionId, (payment) => void backend.stripe.refundByHand(payment, 179_00))
    await stripeTells(sessionId, (payment) => backend.stripe.bounce(payment))
    await told(SOON)
    expect(await told(LATER)).toEqual(both('booking-changed'))
    const said = { cents: 179_00, withheld: null, returned: 0, isByHand: true }
    expect(await moneyIn(reference, 'booking-changed-guest')).toEqual([said])
  })

  test.each([
    ['won', { cents: 0, withheld: 'returned', returned: 179_00 }],
    ['lost', { cents: 0, withheld: 'taken', returned: 0 }],
  ] as const)('a dispute is %s', async (end, said) => {
    const { reference, sessionId } = await aGuest()
    await stripeTells(sessionId, (payment) => backend.stripe.dispute(payment))
    await told(NOON)
    await ops('booking', 'cancel', reference, '--by-us')
    await stripeTells(sessionId, (payment) => backend.stripe.closeDispute(payment, end))
    await told(SOON)
    expect(await told(LATER)).toEqual(both('booking-cancelled'))
    expect(await moneyIn(reference, 'booking-cancelled-guest')).toMatchObject([said])
  })

  test('a choice states the refund as of then', async () => {
    const { departureId, day, sessionId } = await aGuest()
    await ops('departure', 'cancel', 1, day, '--reason', 'weather')
    await stripeTells(sessionId, (payment) => void backend.stripe.refundByHand(payment, 50_00))
    await told(SOON)
    expect(await told(LATER)).toEqual(['departure-cancelled-guest to aino@example.com'])
    const rows = await backend.query(
      `SELECT (facts->'choice'->>'refundCents')::int AS cents FROM emails JOIN bookings b ON b.id = booking_id
       WHERE b.departure_id = ${departureId} AND kind = 'departure-cancelled-guest'`,
    )
    expect(rows).toEqual([{ cents: 129_00 }])
  })
})
