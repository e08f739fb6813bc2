import { addMinutes } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { cancelDeparture } from '@/lib/use-cases/changes/cancel-departure'
import { changeStartTime } from '@/lib/use-cases/changes/change-start-time'
import { submitChoice } from '@/lib/use-cases/changes/submit-choice'
import { withdrawChange } from '@/lib/use-cases/changes/withdraw-change'
import { mergeDepartures } from '@/lib/use-cases/changes/merge-departures'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { findCommandToUndo, undoCommand } from '@/lib/use-cases/changes/undo-command'
import { openChangePaymentPage } from '@/lib/use-cases/checkout/open-change-payment-page'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { syncPayment } from '@/lib/use-cases/payments/sync-payment'
import { refundBooking } from '@/lib/use-cases/payments/refund-booking'
import { joinWaitingList } from '@/lib/use-cases/waiting-list/join-waiting-list'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { type aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { confirmAll } from '@/tests/support/a-waiting-list'
import { payInCrypto } from '@/tests/support/pay-in-crypto'
import { offerPlaces, payRefunds } from '@/tests/support/run-jobs'

/** A paid booking with late events, and the dates around it. */
export type Scene = {
  readonly reference: string
  /** Stripe's PaymentIntent; null if it was paid in cryptocurrency. */
  readonly payment: string | null
  /** The booking's first date, and two others of the same tour. */
  readonly dates: readonly [number, number, number]
  /** The open payment page of a change, once there is one. */
  page: string | null
}

type LateEvent = {
  /** Sets up the conditions for it. */
  readonly before?: (scene: Scene, now: Date) => Promise<unknown>
  /** Returns the outcome; if no rule allows it at that moment, nothing changes and the outcome is `refused`. */
  readonly happen: (scene: Scene, now: Date) => Promise<unknown>
}

const REFUSED = { kind: 'refused' } as const

const OPERATOR = { actor: 'operator', by: 'guest' } as const
const GUEST = { actor: 'guest' } as const

const party = (adults: number) => ({ kind: 'party', party: { adults, children: 0 } }) as const

/** Everything that can still happen to a paid booking, caused by its guest, us, Stripe, or a bank. */
export function lateEvents(backend: ReturnType<typeof aBackend>) {
  const { aPaidBooking } = changedBookings(backend)
  const { stripe } = backend

  const aDate = (day: string) => backend.aDeparture({ seats: 8, day })

  const dayOf = async (id: number) =>
    (await backend.query<{ day: string }>(`SELECT day::text FROM departures WHERE id = ${id}`))[0]?.day ?? ''

  async function hear({ payment }: Scene, now: Date, deed: (payment: string) => void): Promise<unknown> {
    if (payment === null) return REFUSED
    stripe.setClock(now)
    try {
      deed(payment)
    } catch {
      return REFUSED
    }
    const row = await database().moneyMovement.findFirst({
      where: { kind: 'payment', providerId: payment },
    })
    if (row) await syncPayment(row.id, now)
    return row
  }

  async function holdOneMore(scene: Scene, now: Date, adults = 3): Promise<unknown> {
    const { reference } = scene
    const held = await requestChange.run({ reference, wanted: party(adults), asking: GUEST }, now)
    if (held.kind !== 'held') return REFUSED
    const page = await openChangePaymentPage(held.change.id, 'https://lumi.example.com/booking/x', now)
    if (page.kind === 'started') scene.page = page.sessionId
    return held
  }

  const command = <Name extends string>(name: Name) => ({ name, isAtOnce: false }) as const

  const moveByUs = ({ reference, dates }: Scene, now: Date) =>
    requestChange.run(
      {
        reference,
        wanted: { kind: 'move', departureId: dates[1] },
        asking: OPERATOR,
        command: command('booking move'),
      },
      now,
    )

  const fewerByUs = ({ reference }: Scene, now: Date) =>
    requestChange.run(
      { reference, wanted: party(1), asking: OPERATOR, command: command('booking party') },
      now,
    )

  /** The booking's current date. */
  const where = async ({ reference }: Scene) => {
    const { departureId } = await database().booking.findUniqueOrThrow({ where: { reference } })
    return { tourId: 1, day: await dayOf(departureId) }
  }

  const callOff = async (scene: Scene, now: Date) =>
    cancelDeparture.run({ ...(await where(scene)), reason: 'weather' }, now, command('departure cancel'))

  /** Undo the newest undoable command on the booking. */
  async function undo({ reference }: Scene, now: Date): Promise<unknown> {
    const { id } = await database().booking.findUniqueOrThrow({ where: { reference } })
    const row = await database().history.findFirst({
      where: { bookingId: id, command: { endedAt: null } },
      orderBy: { id: 'desc' },
    })
    const found = row?.commandId && (await findCommandToUndo(database(), { id: row.commandId }))
    return found ? undoCommand.run(found.id, now) : REFUSED
  }

  const events = {
    move: { happen: moveByUs },
    'move by its guest': {
      happen: ({ reference, dates }, now) =>
        requestChange.run({ reference, wanted: { kind: 'move', departureId: dates[2] }, asking: GUEST }, now),
    },
    'fewer guests': { happen: fewerByUs },
    'one more guest': { happen: holdOneMore },
    'change given up': {
      before: holdOneMore,
      happen: ({ reference }, now) => withdrawChange.run(reference, 'guest', now),
    },
    cancellation: { happen: ({ reference }, now) => cancelBooking.run(reference, 'guest', now) },
    'cancellation by us': {
      happen: ({ reference }, now) =>
        cancelBooking.run(reference, 'us', now, { call: command('booking cancel') }),
    },
    'departure cancelled': { happen: callOff },
    'choice of the money': {
      before: callOff,
      happen: ({ reference }, now) =>
        submitChoice.run({ reference, pick: { option: 'full_refund' }, actor: 'operator' }, now),
    },
    'choice of a date': {
      before: callOff,
      happen: ({ reference, dates }, now) =>
        submitChoice.run(
          { reference, pick: { option: 'another_date', departureId: dates[2] }, actor: 'operator' },
          now,
        ),
    },
    merge: {
      happen: async (scene, now) =>
        mergeDepartures.run(
          { ...(await where(scene)), into: await dayOf(scene.dates[2]) },
          now,
          command('departure merge'),
        ),
    },
    time: {
      happen: async (scene, now) =>
        changeStartTime.run({ ...(await where(scene)), time: '23:30' }, now, command('time')),
    },
    undo: { before: fewerByUs, happen: undo },
    'undo of a move': { before: moveByUs, happen: undo },
    'undo of a cancelled departure': { before: callOff, happen: undo },
    courtesy: {
      happen: ({ reference }, now) =>
        refundBooking.run(
          { reference, cents: 40_00, reason: 'goodwill', command: command('money refund') },
          now,
        ),
    },
    'refund in the dashboard': {
      happen: (scene, now) => hear(scene, now, (payment) => void stripe.refundByHand(payment, 60_00)),
    },
    bounce: {
      before: async ({ reference }, now) => {
        await refundBooking.run({ reference, cents: 40_00, reason: 'goodwill' }, now)
        await payRefunds(now)
      },
      happen: (scene, now) => hear(scene, now, (payment) => stripe.bounce(payment)),
    },
    dispute: {
      happen: (scene, now) => hear(scene, now, (payment) => stripe.dispute(payment)),
    },
    'dispute lost': {
      before: (scene, now) => hear(scene, now, (payment) => stripe.dispute(payment)),
      happen: (scene, now) => hear(scene, now, (payment) => stripe.closeDispute(payment, 'lost')),
    },
    'dispute won': {
      before: (scene, now) => hear(scene, now, (payment) => stripe.dispute(payment)),
      happen: (scene, now) => hear(scene, now, (payment) => stripe.closeDispute(payment, 'won')),
    },
    'appeal won': {
      before: async (scene, now) => {
        await hear(scene, now, (payment) => stripe.dispute(payment))
        await hear(scene, now, (payment) => stripe.closeDispute(payment, 'lost'))
      },
      happen: (scene, now) =>
        hear(scene, now, (payment) => {
          stripe.moveDispute(payment, 'appealed')
          stripe.closeDispute(payment, 'won')
        }),
    },
    'late payment': {
      before: holdOneMore,
      happen: async ({ page }, now) => {
        if (page === null || stripe.facts(page).status !== 'open') return REFUSED
        stripe.setClock(now)
        stripe.pay(page)
        return refreshCheckoutStatus(page, now)
      },
    },
    'late coins': {
      before: holdOneMore,
      happen: ({ reference }, now) => payInCrypto(reference, now, { cents: 179_00 }),
    },
    'a part in coins': {
      before: holdOneMore,
      happen: ({ reference }, now) => payInCrypto(reference, now, { cents: 100_00 }),
    },
    offer: {
      before: async ({ dates, reference }, now) => {
        await backend.query(`UPDATE departures SET seats = seats_taken WHERE id = ${dates[0]}`)
        const email = `${reference.toLowerCase()}@example.com`
        const who = { tourId: 1, departureIds: [dates[0]], adults: 1, children: 0, name: 'Eino Aalto', email }
        await joinWaitingList(who, now)
        await confirmAll(now)
      },
      happen: (_, now) => offerPlaces(now),
    },
    'refunds made': { happen: (_, now) => payRefunds(now) },
  } satisfies Readonly<Record<string, LateEvent>>

  return {
    events: events as Readonly<Record<keyof typeof events, LateEvent>>,
    /** A couple that has paid 358 €, on dates that no other scene uses any longer. */
    async aScene({ isInCoins = false } = {}): Promise<Scene> {
      await backend.query(`UPDATE departures SET day = '1990-01-01'::date + id WHERE day > '2026-01-01'`)
      const dates = [await aDate('2026-12-12'), await aDate('2026-12-13'), await aDate('2026-12-14')] as const
      // Large enough that other scenes' unpaid seats stay far below the tour's bounds.
      await backend.aDeparture({ seats: 9_999, day: '2026-12-20' })
      const couple = { departureId: dates[0], adults: 2, offeredCents: 358_00 }
      if (isInCoins) {
        const booked = await bookWithCrypto(aBookingInput({ ...couple, cryptoType: 'bitcoin' }), NOON)
        if (booked.kind !== 'booked') throw new Error(booked.kind)
        await payInCrypto(booked.reference, NOON)
        return { reference: booked.reference, payment: null, dates, page: null }
      }
      const booked = await aPaidBooking(couple)
      return { reference: booked.reference, payment: `pi_${booked.sessionId}`, dates, page: null }
    },
    /**
     * Run events in order, some minutes apart; the preconditions of each are set up before the event that precedes it.
     * Returns for each whether it was allowed.
     */
    async play(scene: Scene, names: readonly (keyof typeof events)[]): Promise<readonly boolean[]> {
      const chosen = names.map((name): LateEvent => events[name])
      const done: boolean[] = []
      let now = NOON
      await chosen[0]?.before?.(scene, now)
      for (const [at, { happen }] of chosen.entries()) {
        await chosen[at + 1]?.before?.(scene, now)
        now = addMinutes(now, 3)
        done.push(!isRefused(await happen(scene, now)))
      }
      return done
    },
  }
}

function isRefused(answer: unknown): boolean {
  if (answer === false) return true
  return typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === 'refused'
}
