import { http } from 'msw/core/http'
import { totalRefundCents } from '@/lib/booking/money/refund'
import { addMinutes } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { listPaymentProblems } from '@/lib/db/money/payment-problems'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { cancelDeparture } from '@/lib/use-cases/changes/cancel-departure'
import { changeStartTime } from '@/lib/use-cases/changes/change-start-time'
import { mergeDepartures } from '@/lib/use-cases/changes/merge-departures'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { recordNoLights } from '@/lib/use-cases/changes/record-no-lights'
import { undoCommand } from '@/lib/use-cases/changes/undo-command'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { checkBooks } from '@/lib/use-cases/payments/check-books'
import { refundBooking } from '@/lib/use-cases/payments/refund-booking'
import { recordManualRefund } from '@/lib/use-cases/payments/record-manual-refund'
import { handlePaymentEvent } from '@/lib/use-cases/payments/steps/handle-payment-event'
import { type PaymentUpdate } from '@/lib/stripe/events'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { changedBookings, GUEST } from '@/tests/support/a-changed-booking'
import { heldBookings } from '@/tests/support/a-hold'
import { waitingLists } from '@/tests/support/a-waiting-list'
import { expectLog } from '@/tests/support/expect-logged-problem'
import { payInCrypto } from '@/tests/support/pay-in-crypto'
import {
  endCommands,
  followPayments,
  lapseOverdue,
  offerPlaces,
  payRefunds,
  work,
} from '@/tests/support/run-jobs'

/*
 * Combinations of two late events: a promised refund, and what a bank, the dashboard, a guest or an undo does
 * afterwards.
 */

const backend = aBackend()
const { aHold } = heldBookings(backend)
const { aPaidBooking, bookingOf, dueOf } = changedBookings(backend)
const { aFullDate, wait, offersOn } = waitingLists(backend)
const OPERATOR = { actor: 'operator', by: 'guest' } as const
const WHOLE = 179_00
let events = 0
let soonDates = 0

/** The rest of the season's seats, a tenth of which can be held unpaid. */
beforeAll(() => backend.aDeparture({ seats: 800 }))
afterEach(() => backend.query('DELETE FROM graphile_worker._private_jobs'))

describe('money that a guest has received another way is not requested again', () => {
  const bounced = async () => {
    const paid = await aCancelledBooking()
    await payRefunds(NOON)
    backend.stripe.bounce(paid.payment)
    await tell('refund.failed', paid.payment)
    return paid
  }

  test('a refund bounces, and then the bank reclaims the money: nothing is left for staff to send', async () => {
    const { reference, payment } = await bounced()
    expect(await troubleOf(reference)).toEqual([['refund_by_hand', WHOLE]])
    backend.stripe.dispute(payment)
    await tell('charge.dispute.created', payment)
    expect(await troubleOf(reference)).toEqual([['dispute', WHOLE]])
    expect(await sendByHand(reference)).toMatchObject({ kind: 'refused', askedCents: 0 })
    backend.stripe.closeDispute(payment, 'lost')
    await tell('charge.dispute.closed', payment)
    expect(await troubleOf(reference)).toEqual([])
    expect(await sendByHand(reference)).toMatchObject({ kind: 'refused', askedCents: 0 })
    expect(await creditedOf(reference)).toEqual([WHOLE])
    await expectAgreement(reference)
  })

  test('the same, and the bank decides for us: it is refunded once, automatically', async () => {
    const { reference, payment } = await bounced()
    backend.stripe.dispute(payment)
    await tell('charge.dispute.created', payment)
    backend.stripe.closeDispute(payment, 'won')
    await tell('charge.dispute.closed', payment)
    expect(await payRefunds(NOON)).toBe(1)
    expect(await troubleOf(reference)).toEqual([])
    expect(await creditedOf(reference)).toEqual([WHOLE])
    await expectAgreement(reference)
  })

  test('a bounced refund is sent again from the dashboard: that settles it, with the first credit note', async () => {
    const { reference, payment, departureId } = await bounced()
    backend.stripe.refundByHand(payment, WHOLE)
    await tell('charge.refunded', payment)
    expect(await troubleOf(reference)).toEqual([])
    expect(await sendByHand(reference)).toMatchObject({ kind: 'refused', askedCents: 0 })
    expect(await correctionsOf(reference)).toEqual([])
    expect(await creditedOf(reference)).toEqual([WHOLE])
    expect(await backend.emails(departureId)).toContain('credit-note-guest')
    await expectAgreement(reference)
  })

  test('a part of it from the dashboard leaves the rest to be sent', async () => {
    const { reference, payment } = await bounced()
    backend.stripe.refundByHand(payment, 100_00)
    await tell('charge.refunded', payment)
    expect(await troubleOf(reference)).toEqual([['refund_by_hand', 79_00]])
    expect(await sendByHand(reference, 79_00)).toMatchObject({ kind: 'recorded' })
    expect(await creditedOf(reference)).toEqual([WHOLE])
    await expectAgreement(reference)
  })

  test('both reported at once give the same result in whichever order Stripe lists them', async () => {
    const { reference, payment } = await aCancelledBooking()
    await payRefunds(NOON)
    backend.stripe.bounce(payment)
    backend.stripe.refundByHand(payment, WHOLE)
    await tell('charge.refunded', payment)
    await tell('refund.failed', payment)
    expect(await troubleOf(reference)).toEqual([])
    await expectAgreement(reference)
  })

  test('a refund was made, and the bank reclaims the money too: one credit note, and the second loss is written off', async () => {
    const { reference, payment } = await aCancelledBooking()
    expect(await payRefunds(NOON)).toBe(1)
    takeForGood(payment)
    await tell('charge.dispute.created', payment)
    expect(await creditedOf(reference)).toEqual([WHOLE])
    expect(await correctionsOf(reference)).toEqual([[-WHOLE, 'dispute_lost']])
    await expectAgreement(reference)
  })

  test('the refund then bounces: the bank’s payment replaces it, and nothing is sent', async () => {
    const { reference, payment } = await aCancelledBooking()
    await payRefunds(NOON)
    backend.stripe.bounce(payment)
    takeForGood(payment)
    await tell('charge.dispute.created', payment)
    await tell('refund.failed', payment)
    expect(await troubleOf(reference)).toEqual([])
    await expectAgreement(reference)
  })

  test('a refund is due, and a dispute is lost before it is made: it is not requested by any route', async () => {
    const { reference, payment } = await aCancelledBooking()
    takeForGood(payment)
    await tell('charge.dispute.created', payment)
    for (const hour of [0, 1, 2]) await payRefunds(addMinutes(NOON, 61 * hour))
    expect(
      backend.stripe.callsTo('/refunds').filter(({ form }) => form.get('payment_intent') === payment),
    ).toEqual([])
    expect(await troubleOf(reference)).toEqual([])
    expect(await sendByHand(reference)).toMatchObject({ kind: 'refused', askedCents: 0 })
    await expectAgreement(reference)
  })

  test('for a smaller party, the bank’s payment covers the refund due first, and the rest is a loss', async () => {
    const { reference, sessionId } = await aPaidBooking({ adults: 2, offeredCents: 2 * WHOLE })
    const payment = `pi_${sessionId}`
    await requestChange.run({ reference, wanted: party(1), asking: GUEST }, NOON)
    await payRefunds(NOON)
    backend.stripe.bounce(payment)
    await tell('refund.failed', payment)
    takeForGood(payment)
    await tell('charge.dispute.created', payment)
    expect(await troubleOf(reference)).toEqual([])
    expect(await correctionsOf(reference)).toEqual([[-WHOLE, 'dispute_lost']])
    expect(await creditedOf(reference)).toEqual([WHOLE, WHOLE])
    await expectAgreement(reference)
  })
})

test('a refund that Stripe refuses for good is left to staff after ten refusals, once, and recorded', async () => {
  const { reference, departureId } = await aCancelledBooking()
  expectLog()
  const error = {
    type: 'invalid_request_error',
    code: 'refund_disallowed',
    message: 'Too old to be refunded.',
  }
  backend.stripe.server.use(
    http.post('https://api.stripe.com/v1/refunds', () => Response.json({ error }, { status: 400 })),
  )
  for (let hour = 0; hour < 12; hour++) await payRefunds(addMinutes(NOON, 61 * hour))
  expect(backend.stripe.callsTo('/refunds').filter(({ form }) => form.has('amount')).length).toBeLessThan(60)
  expect(await troubleOf(reference)).toEqual([['refund_by_hand', WHOLE]])
  expect(
    (await backend.emails(departureId)).filter((kind) => kind === 'refund-failed-operator'),
  ).toHaveLength(2)
  backend.stripe.server.resetHandlers()
  expect(await payRefunds(addMinutes(NOON, 61 * 20))).toBe(0)
  expect(await sendByHand(reference)).toMatchObject({ kind: 'recorded' })
  expect(await dueOf(reference)).toBe(0)
})

test('the database limits the refunds requested for a payment, and the credit notes of a receipt', async () => {
  const { reference } = await aCancelledBooking()
  const ask = backend.query(`UPDATE refunds SET cents = cents + 1 WHERE booking_id = ${idOf(reference)}`)
  await expect(ask).rejects.toThrow('17901 asked for of a payment with 17900 left')
  await payRefunds(NOON)
  const [row] = await backend.query<{ booking_id: string; corrects_id: string }>(
    `SELECT booking_id, corrects_id FROM receipts WHERE booking_id = ${idOf(reference)} AND series = 'C'`,
  )
  const twice = backend.query(`
    WITH one AS (INSERT INTO money_movements (id, booking_id, kind, payment_id, cents, at, provider_id)
      VALUES (gen_random_uuid(), '${row?.booking_id}', 'dispute', '${row?.corrects_id}', 1, now(), 'du_x') RETURNING id)
    INSERT INTO receipts (movement_id, booking_id, series, document, corrects_id, issued_at)
    SELECT one.id, '${row?.booking_id}', 'C', '{"grossCents": 1}', '${row?.corrects_id}', now() FROM one`)
  await expect(twice).rejects.toThrow('17901 credited of a receipt of 17900')
})

describe('a pending bank debit is a payment', () => {
  /** Early enough that the debit is still pending when the tour starts. */
  const aSoonDate = () => backend.aDeparture({ seats: 8, day: `2026-12-0${3 + soonDates++}` })

  const aDebit = async (date = aSoonDate()) => {
    const hold = await aHold({ departureId: await date })
    const session = backend.stripe.promise(hold.sessionId, `pi_debit_${events}`)
    await event('checkout.session.completed', { kind: 'session_completed', session }, NOON)
    return hold
  }
  const arrive = async (sessionId: string, now: Date) => {
    const session = backend.stripe.pay(sessionId)
    await event('checkout.session.async_payment_succeeded', { kind: 'payment_arrived', session }, now)
    await followPayments(now)
    return payRefunds(now)
  }

  test('its guest cancels in time, and it is refunded when it arrives', async () => {
    const { reference, sessionId } = await aDebit()
    expect(await cancelBooking.run(reference, 'guest', NOON, { shownCents: 0 })).toMatchObject({
      kind: 'cancelled',
    })
    expect(await arrive(sessionId, addMinutes(NOON, 60))).toBe(1)
    expect(await reasonsOf(reference)).toEqual(['booking_ended'])
    await expectAgreement(reference)
  })

  test.each(['guest', 'as asked'] as const)(
    'inside the last 24 hours it is cancelled, and kept when it arrives (%s)',
    async (by) => {
      const { reference, sessionId, departureId } = await aDebit()
      const late = addMinutes(await startOf(departureId), -23 * 60)
      const basis = by === 'guest' ? 'guest' : late
      expect(await cancelBooking.preview(reference, basis, late)).toMatchObject({ refund: { cents: 0 } })
      expect((await cancelBooking.run(reference, basis, late)).kind).toBe('cancelled')
      expect(await bookingOf(reference)).toMatchObject({ total_cents: WHOLE })
      await expectAgreement(reference)
      expect(await arrive(sessionId, addMinutes(late, 60))).toBe(0)
      expect(await bookingOf(reference)).toMatchObject({ state: 'cancelled', total_cents: WHOLE })
      expect(await backend.emails(departureId)).toContain('payment-kept-guest')
      await expectAgreement(reference)
    },
  )

  test('if it then fails, nothing is kept', async () => {
    const { reference, sessionId, departureId } = await aDebit()
    const late = addMinutes(await startOf(departureId), -60)
    await cancelBooking.run(reference, 'guest', late)
    const session = backend.stripe.facts(sessionId)
    await event('checkout.session.async_payment_failed', { kind: 'payment_failed', session }, late)
    expect(await bookingOf(reference)).toMatchObject({ state: 'cancelled', total_cents: 0 })
    await expectAgreement(reference)
  })

  test('after the tour it cannot be cancelled, and if we cancel everything is refunded', async () => {
    const { reference, sessionId, departureId } = await aDebit()
    const after = addMinutes(await startOf(departureId), 14 * 60)
    for (const basis of ['guest', after] as const)
      expect(await cancelBooking.run(reference, basis, after)).toEqual({
        kind: 'refused',
        reason: 'already_started',
      })
    expect((await cancelBooking.run(reference, 'us', after)).kind).toBe('cancelled')
    expect(await bookingOf(reference)).toMatchObject({ total_cents: 0 })
    expect(await arrive(sessionId, after)).toBe(1)
    await expectAgreement(reference)
  })

  test('a night without lights gives its guest the same choice, once it has arrived', async () => {
    const { reference, sessionId, departureId } = await aDebit()
    const morning = addMinutes(await startOf(departureId), 12 * 60)
    const day = await dayOf(departureId)
    expect(await recordNoLights.run({ tourId: 1, day }, morning)).toMatchObject({
      kind: 'not_seen',
      parties: [],
    })
    expect(await choicesOf(reference)).toEqual([])
    await arrive(sessionId, addMinutes(morning, 60))
    await work(addMinutes(morning, 61), ['join_dark_night'])
    expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed' })
    expect(await choicesOf(reference)).toEqual([{ cause: 'lights_not_seen', isOpen: true }])
    expect(await backend.emails(departureId)).toContain('lights-not-seen-guest')
  })

  const call = <Name extends string>(name: Name) => ({ name, isAtOnce: false }) as const
  const ends = {
    cancel: async ({ reference }: { reference: string }) =>
      cancelBooking.run(reference, 'us', NOON, { call: call('booking cancel') }),
    'departure cancel': async ({ departureId }: { departureId: number }) =>
      cancelDeparture.run(
        { tourId: 1, day: await dayOf(departureId), reason: 'weather' },
        NOON,
        call('departure cancel'),
      ),
    merge: async ({ departureId }: { departureId: number }) =>
      mergeDepartures.run(
        {
          tourId: 1,
          day: await dayOf(departureId),
          into: await dayOf(await backend.aDeparture({ seats: 4 })),
        },
        NOON,
        call('departure merge'),
      ),
  }
  test.each(
    (['cancel', 'departure cancel', 'merge'] as const).flatMap((end) =>
      (['failed', 'come and gone back', 'nothing yet'] as const).map((debit) => [end, debit] as const),
    ),
  )('an undo of a %s is refused once the debit has %s', async (end, debit) => {
    const hold = await aDebit(backend.aDeparture({ seats: 4 }))
    const { reference, sessionId } = hold
    const done = await ends[end](hold)
    if (!('command' in done) || !done.command) throw new Error(done.kind)
    const session = backend.stripe.facts(sessionId)
    if (debit === 'failed')
      await event('checkout.session.async_payment_failed', { kind: 'payment_failed', session }, NOON)
    if (debit === 'come and gone back') await arrive(sessionId, NOON)
    const isAsBefore = debit === 'nothing yet'
    expect(await undoCommand.run(done.command.id, addMinutes(NOON, 2))).toMatchObject(
      isAsBefore ? { kind: 'undone' } : { reason: 'changed_since', references: [reference] },
    )
    expect(await bookingOf(reference)).toMatchObject({ state: isAsBefore ? 'awaiting_payment' : 'cancelled' })
    await expectAgreement(reference)
  })

  test('it is offered only if it settles before the start', async () => {
    const excluded = ({ sessionId }: { readonly sessionId: string }) =>
      backend.stripe
        .callsTo('/checkout/sessions')
        .some(
          ({ form }) =>
            form.get('excluded_payment_method_types[5]') === 'sepa_debit' &&
            form.get('client_reference_id') === backend.stripe.facts(sessionId).bookingId,
        )
    const soon = await aHold({ departureId: await aSoonDate() })
    const ahead = await aHold()
    expect([excluded(soon), excluded(ahead)]).toEqual([true, false])
  })
})

describe('nothing prepared earlier is applied over later changes to a booking', () => {
  test('coins for a lapsed change, after its guest has moved', async () => {
    const [first, second] = [await backend.aDeparture({ seats: 4 }), await backend.aDeparture({ seats: 4 })]
    const reference = await aCoinBooking(first)
    expect((await requestChange.run({ reference, wanted: party(2), asking: GUEST }, NOON)).kind).toBe('held')
    const late = addMinutes(NOON, 49 * 60)
    await lapseOverdue(late)
    const wanted = { kind: 'move', departureId: second } as const
    expect((await requestChange.run({ reference, wanted, asking: GUEST }, late)).kind).toBe('applied')
    expect((await payInCrypto(reference, late, { cents: WHOLE })).kind).toBe('recorded')
    expect(await bookingOf(reference)).toMatchObject({ departure_id: second, adults: 1 })
  })

  test('a move is not undone once its new date has been cancelled', async () => {
    const [old, other] = [await backend.aDeparture({ seats: 4 }), await backend.aDeparture({ seats: 4 })]
    const { reference } = await aPaidBooking({ departureId: old })
    const moved = await byCommand(reference, { kind: 'move', departureId: other }, 'booking move')
    const where = { tourId: 1, day: await dayOf(other), reason: 'weather' } as const
    await cancelDeparture.run(where, addMinutes(NOON, 3), { name: 'departure cancel', isAtOnce: false })
    expect(await undoCommand.run(moved, addMinutes(NOON, 5))).toMatchObject({ reason: 'changed_since' })
    expect(await bookingOf(reference)).toMatchObject({ departure_id: other })
  })

  test('a command is not undone once a change was prepared after it', async () => {
    const { reference } = await aPaidBooking({ adults: 2, offeredCents: 2 * WHOLE })
    const fewer = await byCommand(reference, party(1), 'booking party')
    await requestChange.run({ reference, wanted: party(3), asking: OPERATOR }, addMinutes(NOON, 1))
    expect(await undoCommand.run(fewer, addMinutes(NOON, 2))).toMatchObject({ reason: 'changed_since' })
  })

  test.each(['a dispute', 'a refund in the dashboard'] as const)(
    'a command is not undone once money has moved: %s',
    async (what) => {
      const { reference, sessionId } = await aPaidBooking({ adults: 2, offeredCents: 2 * WHOLE })
      const payment = `pi_${sessionId}`
      const moved = await byCommand(
        reference,
        { kind: 'move', departureId: await backend.aDeparture({ seats: 4 }) },
        'booking move',
      )
      if (what === 'a dispute') backend.stripe.dispute(payment)
      else backend.stripe.refundByHand(payment, 10_00)
      await tell('charge.news', payment)
      expect(await undoCommand.run(moved, addMinutes(NOON, 2))).toMatchObject({ reason: 'changed_since' })
    },
  )

  test('a dropped change returns the payments received for it, however it is dropped', async () => {
    const departureId = await backend.aDeparture({ seats: 4 })
    const reference = await aCoinBooking(departureId)
    await requestChange.run({ reference, wanted: party(2), asking: GUEST }, NOON)
    await payInCrypto(reference, NOON, { cents: 100_00 })
    await changeStartTime.run(
      { tourId: 1, day: await dayOf(departureId), time: '21:00' },
      addMinutes(NOON, 5),
    )
    expect(await troubleOf(reference)).toEqual([['refund_by_hand', 100_00]])
    await expectAgreement(reference)
  })

  test.each(['its guest cancels', 'money is given back as a courtesy'] as const)(
    'what had come for a change goes back once where %s',
    async (what) => {
      const reference = await aCoinBooking(await backend.aDeparture({ seats: 4 }))
      await requestChange.run({ reference, wanted: party(2), asking: GUEST }, NOON)
      await payInCrypto(reference, NOON, { cents: 100_00 })
      const now = addMinutes(NOON, 5)
      if (what === 'its guest cancels') await cancelBooking.run(reference, 'guest', now)
      else await refundBooking.run({ reference, cents: 150_00, reason: 'goodwill' }, now)
      const asked = (await troubleOf(reference)).map(([, cents]) => cents).toSorted()
      expect(asked).toEqual(what === 'its guest cancels' ? [100_00, WHOLE] : [100_00, 150_00])
      await expectAgreement(reference)
    },
  )

  test.each(['by us', 'by its guest, late', 'a lower total', 'a larger party'] as const)(
    'what had come for a change is shown and told where something else drops it: %s',
    async (what) => {
      const isLate = what === 'by its guest, late'
      const departureId = await backend.aDeparture({ seats: 8, ...(isLate && { day: '2026-12-02' }) })
      const reference = await aCoinBooking(departureId)
      await requestChange.run({ reference, wanted: party(3), asking: OPERATOR }, NOON)
      await payInCrypto(reference, NOON, { cents: 100_00 })
      const own = what === 'by us' ? WHOLE : 0
      const now = isLate ? addMinutes(await startOf(departureId), -10 * 60) : NOON
      if (what === 'by us' || what === 'by its guest, late') {
        const basis = what === 'by us' ? 'us' : 'guest'
        const shown = await cancelBooking.preview(reference, basis, now)
        if (shown.kind !== 'cancelled') throw new Error(shown.reason)
        expect(shown.refund.cents).toBe(own + 100_00)
        expect(totalRefundCents(shown.returns)).toBe(own + 100_00)
        expect(await cancelBooking.run(reference, basis, now, { shownCents: own })).toMatchObject({
          reason: 'outdated',
        })
        await cancelBooking.run(reference, basis, now, { shownCents: own + 100_00 })
        expect(await refundTold(reference, 'booking-cancelled-guest')).toEqual([own + 100_00])
        expect(await refundTold(reference, 'booking-cancelled-operator')).toContain(own + 100_00)
      } else {
        const wanted = what === 'a larger party' ? party(2) : ({ kind: 'agree', totalCents: 170_00 } as const)
        const answer = await requestChange.run({ reference, wanted, asking: OPERATOR }, now)
        if (answer.kind !== 'applied' && answer.kind !== 'held') throw new Error(answer.kind)
        const back = what === 'a larger party' ? 100_00 : 109_00
        expect(totalRefundCents(answer.decision.returns)).toBe(back)
        if (answer.kind === 'applied')
          expect(await refundTold(reference, 'booking-changed-guest')).toEqual([back])
      }
      const asked = (await troubleOf(reference)).reduce((sum, [, cents]) => sum + Number(cents), 0)
      expect(asked).toBe(
        what === 'a larger party' ? 100_00 : what === 'a lower total' ? 109_00 : own + 100_00,
      )
      await expectAgreement(reference)
    },
  )

  test('a part payment in coins for a change is described as coins, and coins for an ended booking as too late', async () => {
    const reference = await aCoinBooking(await backend.aDeparture({ seats: 8 }))
    await requestChange.run({ reference, wanted: party(2), asking: GUEST }, NOON)
    await payInCrypto(reference, NOON, { cents: 100_00 })
    expect(
      await backend.query(
        `SELECT facts->'paidBy' AS ways FROM emails WHERE kind = 'payment-short-guest' AND booking_id = ${idOf(reference)}`,
      ),
    ).toEqual([{ ways: ['crypto'] }])
    await cancelBooking.run(reference, 'us', NOON)
    expect(await payInCrypto(reference, NOON, { cents: 79_00 })).toMatchObject({
      decision: { kind: 'returned', reason: 'booking_ended' },
    })
    await expectAgreement(reference)
  })

  test('the cancellation of a departure is undone, with the place that was offered on it', async () => {
    const { departureId, references } = await aFullDate(1, 1)
    await wait([departureId])
    await cancelBooking.run(references[0] ?? '', 'us', NOON)
    await offerPlaces(NOON)
    const where = { tourId: 1, day: await dayOf(departureId), reason: 'weather' } as const
    const call = { name: 'departure cancel', isAtOnce: false } as const
    const cancelled = await cancelDeparture.run(where, addMinutes(NOON, 2), call)
    if (cancelled.kind !== 'cancelled' || !cancelled.command) throw new Error(cancelled.kind)
    expect(await undoCommand.run(cancelled.command.id, addMinutes(NOON, 4))).toMatchObject({
      kind: 'undone',
      left: [],
    })
    await endCommands(addMinutes(NOON, 30))
    expect(await offersOn(departureId)).toMatchObject([{ state: 'hold' }])
    expect(await backend.seatsTaken(departureId)).toBe(2)
  })
})

const party = (adults: number) => ({ kind: 'party', party: { adults, children: 0 } }) as const

async function aCancelledBooking() {
  const paid = await aPaidBooking()
  await cancelBooking.run(paid.reference, NOON, NOON)
  return { ...paid, payment: `pi_${paid.sessionId}` }
}

async function aCoinBooking(departureId: number): Promise<string> {
  const booked = await bookWithCrypto(aBookingInput({ departureId, cryptoType: 'bitcoin' }), NOON)
  if (booked.kind !== 'booked') throw new Error(booked.kind)
  await payInCrypto(booked.reference, NOON)
  return booked.reference
}

/** Run an operator's command that can be undone; returns its id. */
async function byCommand(
  reference: string,
  wanted: Parameters<typeof requestChange.run>[0]['wanted'],
  name: 'booking move' | 'booking party',
): Promise<string> {
  const command = { name, isAtOnce: false } as const
  const done = await requestChange.run({ reference, wanted, asking: OPERATOR, command }, NOON)
  if (done.kind !== 'applied' || !done.command) throw new Error(done.kind)
  return done.command.id
}

/** The guest's bank reclaims the money, and has decided before we hear of the dispute. */
function takeForGood(payment: string): void {
  backend.stripe.dispute(payment)
  backend.stripe.closeDispute(payment, 'lost')
}

function tell(type: string, paymentIntentId: string): Promise<void> {
  return event(type, { kind: 'payment_news', paymentIntentId, objectId: null }, NOON, true)
}

async function event(type: string, update: PaymentUpdate, now: Date, follows = false): Promise<void> {
  await handlePaymentEvent({ id: `evt_late_${events++}`, type, createdAt: now, update }, now)
  if (follows) await followPayments(now)
}

const sendByHand = (reference: string, cents = WHOLE) =>
  recordManualRefund.run({ reference, cents, method: 'bank_transfer' }, NOON)

/** The refund stated in its e-mails of one kind, in cents. */
async function refundTold(reference: string, kind: string) {
  const rows = await backend.query<{ cents: number | null }>(
    `SELECT (facts->>'refundCents')::int AS cents FROM emails WHERE kind = '${kind}' AND booking_id = ${idOf(reference)}`,
  )
  return rows.map(({ cents }) => cents)
}

const idOf = (reference: string) => `(SELECT id FROM bookings WHERE reference = '${reference}')`

async function troubleOf(reference: string) {
  const rows = (await listPaymentProblems(database())).filter((one) => one.reference === reference)
  return rows.map(({ kind, cents }) => [kind, cents])
}

/** The amounts of a booking's credit notes, in cents. */
async function creditedOf(reference: string) {
  const rows = await backend.query<{ cents: number }>(
    `SELECT (document->>'grossCents')::int AS cents FROM receipts WHERE series = 'C' AND booking_id = ${idOf(reference)}
     ORDER BY recorded_at, xmin::text::bigint`,
  )
  return rows.map(({ cents }) => cents)
}

async function correctionsOf(reference: string) {
  const rows = await backend.query<{ cents: number; reason: string }>(
    `SELECT cents, reason FROM money_movements WHERE kind = 'correction' AND reason <> 'refund_bounced'
     AND booking_id = ${idOf(reference)} ORDER BY sequence`,
  )
  return rows.map(({ cents, reason }) => [cents, reason])
}

async function reasonsOf(reference: string) {
  const sql = `SELECT reason FROM refunds WHERE booking_id = ${idOf(reference)} ORDER BY created_at`
  return (await backend.query<{ reason: string }>(sql)).map(({ reason }) => reason)
}

const choicesOf = (reference: string) =>
  backend.query(
    `SELECT cause, ended_at IS NULL AS "isOpen" FROM choices WHERE booking_id = ${idOf(reference)}`,
  )

async function startOf(departureId: number): Promise<Date> {
  const sql = `SELECT starts_at FROM departures WHERE id = ${departureId}`
  return (await backend.query<{ starts_at: Date }>(sql))[0]?.starts_at ?? NOON
}

async function dayOf(departureId: number): Promise<string> {
  const sql = `SELECT day::text FROM departures WHERE id = ${departureId}`
  return (await backend.query<{ day: string }>(sql))[0]?.day ?? ''
}

async function expectAgreement(reference: string): Promise<void> {
  expect((await checkBooks(NOON)).filter(({ about }) => about === reference)).toEqual([])
}
