import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { type Guest, type Stage } from '@/tests/faults/stage'

const TIMEOUT_MS = 90_000
const AGAIN_MS = 400

const bookedSchema = z.object({ reference: z.string(), sessionId: z.string().nullable().default(null) })
const statusSchema = z.object({ status: z.string(), bookingUrl: z.url().optional() })

/** Nothing sent to the site yet. */
export function aGuest(
  { guests, departures }: Stage,
  asked: Partial<Pick<Guest, 'method' | 'adults' | 'departure' | 'prefers'>> = {},
): Guest {
  const number = guests.length + 1
  const { method = 'card', adults = 1, departure = departures.popular(), prefers = number } = asked
  const email = `guest.${number}@example.com`
  const total = departure.adultPrice * adults
  const input = {
    tour_id: departure.tourId,
    tour_date_id: departure.id,
    customer_name: `Guest ${number}`,
    customer_email: email,
    adults,
    children: 0,
    total_price: total,
    special_requests: '',
  }
  const names = { tour_name: 'Tour', tour_date: departure.date }
  const guest: Guest = {
    email,
    method,
    departure,
    adults,
    input:
      method === 'card'
        ? { amount: total, currency: 'eur', ...names, metadata: { ...input, phone: '' } }
        : { ...input, ...names, customer_phone: '', crypto_type: 'bitcoin', payment_type: 'crypto' },
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      // Each guest is a separate client behind one proxy.
      'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    },
    prefers,
    told: null,
    saw: null,
    page: null,
  }
  guests.push(guest)
  return guest
}

/** Request the seats until the response is final: the same booking request with the same key. */
export async function book(stage: Stage, guest: Guest): Promise<void> {
  const path = guest.method === 'card' ? '/api/checkout' : '/api/crypto-bookings'
  const body = JSON.stringify(guest.input)
  const { status, said } = await insist(stage, guest, { path, method: 'POST', body })
  if (status === 200) guest.told = { kind: 'booked', ...bookedSchema.parse(said) }
  else guest.told = { kind: 'refused', status }
}

/** Pay on Stripe's page and return. */
export async function pay(stage: Stage, guest: Guest): Promise<void> {
  await stage.stripe.tell('pay', { session: sessionOf(guest) })
  await comeBack(stage, guest)
}

/** Ask for the status of a payment. */
export async function comeBack(stage: Stage, guest: Guest): Promise<void> {
  const path = `/api/checkout?session_id=${sessionOf(guest)}`
  const { status, bookingUrl } = statusSchema.parse(
    (await insist(stage, guest, { path, method: 'GET' })).said,
  )
  guest.saw = status
  if (bookingUrl) guest.page = new URL(bookingUrl).pathname
}

/** Return without paying. */
export async function giveUp(stage: Stage, guest: Guest): Promise<void> {
  const path = `/api/checkout?session_id=${sessionOf(guest)}`
  guest.saw = statusSchema.parse((await insist(stage, guest, { path, method: 'DELETE' })).said).status
}

export function sessionOf({ email, told }: Guest): string {
  if (told?.kind === 'booked' && told.sessionId) return told.sessionId
  throw new Error(`${email} has no payment page`)
}

type Call = { readonly path: string; readonly method: string; readonly body?: string }
type Heard = { readonly status: number; readonly said: unknown; readonly retryAfter: string | null }

/** A visitor who cannot be served gets a time to retry; any other response is an error. */
export function countRetry({ count }: Stage, heard: Omit<Heard, 'said'> | null): void {
  count.retries += 1
  if (heard?.status !== 503 || !heard.retryAfter) count.faults += 1
}

/** As a load balancer and a patient guest do together: after an error, retry at another site. */
async function insist(stage: Stage, guest: Guest, call: Call): Promise<Heard> {
  const end = Date.now() + TIMEOUT_MS
  for (let tries = 0; ; tries++) {
    const site = stage.sites[(guest.prefers + tries) % stage.sites.length]
    const heard = site ? await ask(site.url + call.path, guest, call) : null
    stage.count.requests += 1
    if (heard && heard.status < 500) return heard
    countRetry(stage, heard)
    if (Date.now() > end)
      throw new Error(`${guest.email} has no answer to ${call.method} ${call.path}: ${heard?.status}`)
    await pause(AGAIN_MS)
  }
}

async function ask(url: string, { headers }: Guest, { method, body }: Call): Promise<Heard | null> {
  try {
    const answer = await fetch(url, { method, body, headers, signal: AbortSignal.timeout(45_000) })
    const retryAfter = answer.headers.get('retry-after')
    return { status: answer.status, said: await answer.json(), retryAfter }
  } catch {
    return null
  }
}
