import { randomUUID } from 'node:crypto'
import https from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { oneAdultOrder } from '@/tools/bench/one-adult-order'
import { type Address, ask, ClosedConnection, type Question } from '@/tools/drills/ask'
import { payOnStripe } from '@/tools/drills/stripe-view'

/**
 * What buyers saw who, as in a browser, ask once: any error counts. Those of a failover insist instead, see
 * failover/buyers.ts.
 */
export type Sales = {
  /** References of the bookings that the site said were confirmed. */
  readonly confirmed: string[]
  /** How often each thing went wrong. */
  readonly failures: Map<string, number>
  asked: number
  /** How often a kept connection was closed as a request was sent, and the request was repeated, as browsers do. */
  repeated: number
  longestMs: number
}

type Shop = { readonly address: Address; readonly stripeUrl: string }

type Until = { readonly least: number; readonly isOver: () => boolean; readonly signal: AbortSignal }

const BUYERS = 15
const TOUR_ID = 1
const STEP_MS = 700
const CONFIRM_TRIES = 60

const toursSchema = z.array(z.object({ id: z.int(), adult_price: z.number() }))
const datesSchema = z.object({
  availableDates: z.array(
    z.object({
      id: z.int(),
      date: z.string(),
      availableSpots: z.int(),
      adultPrice: z.number().optional(),
    }),
  ),
})
const startedSchema = z.object({ sessionId: z.string(), reference: z.string() })
const statusSchema = z.object({ status: z.string() })

export function emptySales(): Sales {
  return { confirmed: [], failures: new Map(), asked: 0, repeated: 0, longestMs: 0 }
}

/** Let buyers with kept connections book until they are stopped, and until there are enough bookings. */
export async function keepBuying(shop: Shop, sales: Sales, { least, isOver, signal }: Until): Promise<void> {
  let turn = 0
  const buyer = async (index: number) => {
    const agent = new https.Agent({ keepAlive: true, maxSockets: 1 })
    while (!signal.aborted && (!isOver() || sales.confirmed.length + countFailures(sales) < least))
      await book(shop, sales, { agent, client: index, turn: turn++ }).catch((error: Error) =>
        count(sales, error.message),
      )
    agent.destroy()
  }
  await Promise.all(Array.from({ length: BUYERS }, (_, index) => buyer(index)))
}

export function countFailures({ failures }: Sales): number {
  return [...failures.values()].reduce((sum, one) => sum + one, 0)
}

export type Buyer = { readonly agent: https.Agent; readonly client: number; readonly turn: number }

/**
 * Be one visitor: open the page and a script, look at the dates, book, pay, and return. Throws if anything goes wrong.
 */
export async function book({ address, stripeUrl }: Shop, sales: Sales, buyer: Buyer): Promise<void> {
  const { agent, client, turn } = buyer
  const send = async (question: Question): Promise<Buffer> => {
    const from = `127.0.3.${client + 1}`
    const began = performance.now()
    const once = () => ask(address, { ...question, agent, from })
    const answer = await once().catch((error: unknown) => {
      if (!(error instanceof ClosedConnection)) throw error
      sales.repeated++
      return once()
    })
    sales.asked++
    sales.longestMs = Math.max(sales.longestMs, performance.now() - began)
    if (answer.status === 200) return answer.body
    const text = answer.body.toString().slice(0, 100)
    throw new Error(
      `${question.method ?? 'GET'} ${question.path.split('?')[0]} answers ${answer.status} ${text}`,
    )
  }
  const read = async <T>(schema: z.ZodType<T>, question: Question) =>
    schema.parse(JSON.parse((await send(question)).toString()))

  const page = await send({ path: '/' })
  const [script = '/'] = /\/_next\/static\/[\w./~-]+\.js/.exec(page.toString()) ?? []
  await send({ path: script })
  await pause(STEP_MS)
  const tour = (await read(toursSchema, { path: '/api/tours' })).find(({ id }) => id === TOUR_ID)
  const { availableDates } = await read(datesSchema, {
    path: `/api/availability?tourId=${TOUR_ID}&_=${turn}`,
  })
  const free = availableDates.filter(({ availableSpots }) => availableSpots > 1)
  const date = free[(turn * 7) % free.length]
  if (!tour || !date) throw new Error('no date is free')
  await pause(STEP_MS)
  const { sessionId, reference } = await read(startedSchema, {
    ...{ path: '/api/checkout', method: 'POST' },
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: oneAdultOrder(
      { ...date, tourId: TOUR_ID, adultPrice: date.adultPrice ?? tour.adult_price },
      { name: `Buyer ${turn}`, email: `buyer.${turn}@example.com` },
    ),
  })
  await pause(STEP_MS)
  await payOnStripe(stripeUrl, sessionId)
  for (let tries = 0; tries < CONFIRM_TRIES; tries++) {
    const { status } = await read(statusSchema, { path: `/api/checkout?session_id=${sessionId}` })
    if (status === 'confirmed') return void sales.confirmed.push(reference)
    if (status !== 'processing') throw new Error(`the payment is ${status}`)
    await pause(STEP_MS)
  }
  throw new Error('the payment was never confirmed')
}

function count({ failures }: Sales, what: string): void {
  failures.set(what, (failures.get(what) ?? 0) + 1)
}
