import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { type EmptyDeparture } from '@/tools/bench/find-empty-departures'
import { oneAdultOrder } from '@/tools/bench/one-adult-order'

/** How long a buyer waits: the site responds within 15 seconds, plus some for the network. */
const ANSWER_MS = 16_000
const AGAIN_MS = 500
const INSISTS_MS = 150_000

export type Buyer = {
  readonly email: string
  readonly departure: EmptyDeparture
  readonly headers: Readonly<Record<string, string>>
  /** The latest thing that the site said about the booking; null if the buyer left without a response. */
  told: { readonly reference: string; readonly sessionId: string } | { readonly refused: number } | null
  isConfirmed: boolean
}

/** What all buyers of one try met with. */
export type Counts = {
  asked: number
  /** Number of 503 responses that said when to try again. */
  retries: number
  /** Number of other failures: neither a success nor a refusal, such as no response in time. */
  readonly faults: Map<string, number>
  /** When seats were sold: when the buyer sent the request, and when the response arrived. */
  readonly sales: { readonly askedAt: number; readonly soldAt: number }[]
}

export type Shop = {
  readonly sitePorts: readonly number[]
  /** Pays a session on Stripe's page. */
  readonly pay: (sessionId: string) => Promise<void>
}

let buyersSoFar = 0

export function aBuyer(departure: EmptyDeparture): Buyer {
  const number = ++buyersSoFar
  return {
    email: `buyer.${number}@example.com`,
    departure,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      // Each buyer is a separate client behind the same proxy.
      'x-forwarded-for': `10.9.${number >> 8}.${number & 255}`,
    },
    told: null,
    isConfirmed: false,
  }
}

/** Look at the dates, request a seat, pay, and return. Impatient buyers leave if the site does not respond at once. */
export async function buy(shop: Shop, buyer: Buyer, counts: Counts, isImpatient: boolean): Promise<void> {
  if (await hold(shop, buyer, counts, isImpatient)) await payAndReturn(shop, buyer, counts, isImpatient)
}

/** Look at the dates and request a seat. Returns whether one was free. */
export async function hold(shop: Shop, buyer: Buyer, counts: Counts, isImpatient = false): Promise<boolean> {
  const { tourId } = buyer.departure
  const terms = { counts, isImpatient }
  if (!(await insistOn(shop, buyer, { path: `/api/availability?tourId=${tourId}` }, terms))) return false
  const body = oneAdultOrder(buyer.departure, { name: 'A buyer', email: buyer.email })
  const heard = await insistOn(shop, buyer, { path: '/api/checkout', body }, terms)
  if (!heard) return false
  if (heard.status !== 200) {
    buyer.told = { refused: heard.status }
    return false
  }
  buyer.told = z.object({ reference: z.string(), sessionId: z.string() }).parse(heard.said)
  counts.sales.push({ askedAt: heard.askedAt, soldAt: Date.now() })
  return true
}

export async function payAndReturn(
  shop: Shop,
  buyer: Buyer,
  counts: Counts,
  isImpatient = false,
): Promise<void> {
  if (!buyer.told || 'refused' in buyer.told) throw new Error(`${buyer.email} has nothing to pay`)
  const { sessionId } = buyer.told
  await shop.pay(sessionId)
  const path = `/api/checkout?session_id=${sessionId}`
  const back = await insistOn(shop, buyer, { path }, { counts, isImpatient })
  buyer.isConfirmed = z.object({ status: z.string() }).safeParse(back?.said).data?.status === 'confirmed'
}

type Call = { readonly path: string; readonly body?: string | undefined }
type Heard = { readonly status: number; readonly said: unknown; readonly askedAt: number }

/** Do what a proxy and a patient buyer do together: after an error, try again on the other instance. */
async function insistOn(
  { sitePorts }: Shop,
  { headers }: Buyer,
  { path, body }: Call,
  { counts, isImpatient }: { readonly counts: Counts; readonly isImpatient: boolean },
): Promise<Heard | null> {
  const end = Date.now() + INSISTS_MS
  for (let tries = counts.asked; Date.now() < end; tries++) {
    counts.asked++
    const askedAt = Date.now()
    const url = `http://127.0.0.1:${sitePorts[tries % sitePorts.length]}${path}`
    try {
      const method = body === undefined ? 'GET' : 'POST'
      const answer = await fetch(url, { method, headers, body, signal: AbortSignal.timeout(ANSWER_MS) })
      const said: unknown = await answer.json()
      if (answer.status < 500) return { status: answer.status, said, askedAt }
      if (answer.status === 503 && answer.headers.has('retry-after')) counts.retries++
      else count(counts, `${method} ${answer.status}`)
    } catch (error) {
      count(counts, error instanceof Error ? error.name : 'no answer')
    }
    if (isImpatient) return null
    await pause(AGAIN_MS)
  }
  count(counts, 'no answer at all')
  return null
}

function count({ faults }: Counts, what: string): void {
  faults.set(what, (faults.get(what) ?? 0) + 1)
}
