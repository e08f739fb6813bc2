import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { closeDatabase, database } from '@/lib/db/client'
import { describeDatabaseOutage } from '@/lib/db/connection/describe-database-outage'
import { describeError, type ErrorDescription } from '@/lib/observability/describe-error'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { withdrawChange } from '@/lib/use-cases/changes/withdraw-change'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { reconcileCheckout } from '@/lib/use-cases/payments/reconcile-checkout'
import { openChangePaymentPage } from '@/lib/use-cases/checkout/open-change-payment-page'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'

/*
 * An instance that books, and then changes, cancels and books at the same moment as another instance, on the same
 * bookings. Prints the outcomes as JSON. Started by tests/lib/use-cases/changes/at-once.test.ts.
 */

const order = z
  .object({
    name: z.string(),
    /** Departures to book and to move to. */
    departures: z.array(z.int()),
    /** A departure with higher prices, only moved to. */
    dearer: z.int(),
    bookings: z.int(),
    allBookings: z.int(),
    deeds: z.int(),
    seed: z.int(),
  })
  .parse(JSON.parse(process.argv[2] ?? ''))

const heard: Record<string, number> = {}
const now = () => new Date()
let guests = 0
let state = order.seed

/**
 * The same seed gives the same numbers. Source: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
 */
function random(below: number): number {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) % below
}

const oneOf = <T>(all: readonly T[]): T => all[random(all.length)] as T

void main()

async function main(): Promise<void> {
  for (let count = 0; count < order.bookings; count++) await until(() => book(1 + (count % 2)))
  let references = await confirmed()
  for (; references.length < order.allBookings; references = await confirmed()) await pause(100)
  await Promise.all(Array.from({ length: order.deeds }, () => aDeed(references)).map((deed) => until(deed)))
  // As the worker does if neither the guest's return nor a webhook reported a payment.
  const pages = await database().checkout.findMany({ where: { state: { in: ['open', 'waiting'] } } })
  for (const { id } of pages) await until(() => reconcileCheckout(id, now()).then(() => 'settled'))
  console.log(JSON.stringify(heard))
  await closeDatabase()
}

async function confirmed(): Promise<readonly string[]> {
  const rows = await database().booking.findMany({
    where: { state: 'confirmed' },
    select: { reference: true },
    orderBy: { reference: 'asc' },
  })
  return rows.map(({ reference }) => reference)
}

/** Everything is chosen in advance, so that a retry repeats the same action. */
function aDeed(references: readonly string[]): () => Promise<string> {
  const [reference, departureId, dice] = [
    oneOf(references),
    oneOf([...order.departures, order.dearer]),
    random(10),
  ]
  const party = { adults: 1 + random(3), children: random(2) }
  const isPaid = random(10) < 7
  if (dice < 4) return () => change(reference, { kind: 'party', party }, isPaid)
  if (dice < 7) return () => change(reference, { kind: 'move', departureId }, isPaid)
  if (dice < 8) return () => book(party.adults, departureId)
  if (dice < 9) return () => withdrawChange.run(reference, 'guest', now()).then((was) => `given_up:${was}`)
  return async () => `cancelled:${(await cancelBooking.run(reference, now(), now())).kind}`
}

async function change(
  reference: string,
  wanted: Parameters<typeof requestChange.run>[0]['wanted'],
  isPaid: boolean,
): Promise<string> {
  const answer = await requestChange.run({ reference, wanted, asking: { actor: 'guest' } }, now())
  if (answer.kind !== 'held' || !isPaid) return `${wanted.kind}:${answer.kind}`
  const page = await openChangePaymentPage(answer.change.id, 'http://localhost/booking', now())
  if (page.kind === 'started') await pay(page.sessionId)
  return `${wanted.kind}:paid:${page.kind}`
}

async function book(adults: number, departureId = oneOf(order.departures)): Promise<string> {
  const start = await startCheckout(
    {
      tourId: 1,
      departureId,
      adults,
      children: 0,
      offeredCents: adults * 179_00,
      customerName: 'Guest',
      customerEmail: `${order.name}${guests++}@example.com`,
      customerPhone: null,
      specialRequests: null,
      cryptoType: null,
      idempotencyKey: null,
    },
    now(),
  )
  if (start.kind === 'started') await pay(start.sessionId)
  return `booked:${start.kind}`
}

/** A page that has since been closed accepts no payment. */
async function pay(sessionId: string): Promise<void> {
  const url = `${process.env.STRIPE_API_BASE}/__test/pay`
  await fetch(url, { method: 'POST', body: JSON.stringify({ session: sessionId }) })
  await refreshCheckoutStatus(sessionId, now())
}

/** Locked elsewhere, no turn in the queue, or no connection: a client would retry. */
function isBusy(error: unknown): boolean {
  const words = wordsOf(describeError(error))
  return (
    describeDatabaseOutage(error) !== null || words.includes('55P03') || words.includes('QueueTimeoutError')
  )
}

async function until(deed: () => Promise<string>): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    try {
      const said = await deed()
      heard[said] = (heard[said] ?? 0) + 1
      return
    } catch (error) {
      if (!isBusy(error)) throw error
      await pause(50 + random(500))
    }
  }
  throw new Error('never had a turn')
}

function wordsOf({ kind, codes = {}, cause }: ErrorDescription): readonly string[] {
  return [kind, ...Object.values(codes).map(String), ...(cause ? wordsOf(cause) : [])]
}
