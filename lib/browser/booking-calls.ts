import { asCount, jsonFields, asText } from '@/lib/browser/json-fields'
import { submitForm, type SubmitOptions } from '@/lib/browser/submit-form'
import { readApiError, ApiError } from '@/lib/browser/api-error'
import { eurosToCents } from '@/lib/booking/money/money'
import { type Prices } from '@/lib/booking/money/quote'
import { type DateAvailability } from '@/lib/calendar/calendar-day'
import { isDay } from '@/lib/calendar/day'
import { type AvailabilityResponse, type AvailabilityRecord } from '@/lib/contract/availability'
import { type CheckoutResponse, type CheckoutRequest, type CheckoutStatus } from '@/lib/contract/checkout'
import { type CryptoBookingResponse, type CryptoBookingRequest } from '@/lib/contract/crypto-bookings'
import { type TourRecord } from '@/lib/contract/tours'

/* API calls of the booking panel. Any error that is not documented here means an invalid or missing response. */

/** Fetch the prices of each tour, by tour id. Skips rows without valid prices. */
export async function fetchTourPrices(): Promise<ReadonlyMap<number, Prices>> {
  const rows = await readJson('/api/tours', { cache: 'no-store', signal: AbortSignal.timeout(10_000) })
  if (!Array.isArray(rows)) throw new Error('/api/tours answered no list')
  return new Map(rows.flatMap(readTour))
}

function readTour(row: unknown): [number, Prices][] {
  const { id, adult_price, child_price } = jsonFields<TourRecord>(row)
  const prices = parsePrices(adult_price, child_price)
  return typeof id === 'number' && prices ? [[id, prices]] : []
}

/** Parse a tour's prices in euros; null if they are not valid. */
function parsePrices(adult: unknown, child: unknown): Prices | null {
  if (typeof adult !== 'number' || typeof child !== 'number') return null
  const prices = { adultCents: eurosToCents(adult), childCents: eurosToCents(child) }
  return Number.isNaN(prices.adultCents + prices.childCents) ? null : prices
}

/** Fetch the seats left on each departure of a tour. Drops entries without an id or a date. */
export async function fetchAvailability(tourId: number): Promise<readonly DateAvailability[]> {
  const path = `/api/availability?tourId=${tourId}&t=${Date.now()}`
  const answer = await readJson(path, { cache: 'no-store', signal: AbortSignal.timeout(20_000) })
  const { availableDates } = jsonFields<AvailabilityResponse>(answer)
  if (!Array.isArray(availableDates)) throw new Error('/api/availability answered no list')
  return availableDates.flatMap(readDate)
}

function readDate(entry: unknown): DateAvailability[] {
  const { id, date, totalSlots, availableSpots, ...own } = jsonFields<AvailabilityRecord>(entry)
  const day = asText(date)
  if (typeof id !== 'number' || !isDay(day)) return []
  const remainingSlots = Math.max(0, asCount(availableSpots))
  const prices = parsePrices(own.adultPrice, own.childPrice)
  const startTime = asText(own.startTime) || null
  return [{ id, date: day, remainingSlots, totalSlots: asCount(totalSlots), prices, startTime }]
}

/** A timeout longer than the server's for Stripe; a retry with the same key finds the same booking. */
const CHECKOUT_MS = 45_000

/**
 * Hold the seats and open a payment page.
 *
 * Throws ApiError, without a text if there is no response.
 */
export async function requestCheckout(
  request: CheckoutRequest,
  options: SubmitOptions,
): Promise<CheckoutResponse> {
  const response = await submitForm('/api/checkout', request, { ...options, timeoutMs: CHECKOUT_MS }).catch(
    (cause: unknown) => {
      throw new ApiError('', '', { cause })
    },
  )
  if (!response.ok) throw await readApiError(response)
  const answer = jsonFields<CheckoutResponse>(await response.json().catch(() => null))
  const url = asText(answer.url)
  if (!/^https?:\/\//.test(url)) throw new ApiError('', '')
  return { sessionId: asText(answer.sessionId), url, reference: asText(answer.reference) }
}

const STATUSES: Readonly<Record<CheckoutStatus['status'], true>> = {
  confirmed: true,
  processing: true,
  expired: true,
  cancelled: true,
  refunded: true,
}

/** Fetch the status of a payment; null if the server does not know the session. */
export async function fetchCheckoutStatus(sessionId: string): Promise<CheckoutStatus | null> {
  const response = await fetch(checkoutPath(sessionId), {
    cache: 'no-store',
    signal: AbortSignal.timeout(15_000),
  })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`/api/checkout answered ${response.status}`)
  return readStatus(await response.json())
}

function readStatus(answer: unknown): CheckoutStatus {
  const { status, reference, bookingUrl, isUnsettled } = jsonFields<CheckoutStatus>(answer)
  if (!isStatus(status)) throw new Error('/api/checkout answered an unknown word')
  return {
    status,
    reference: asText(reference),
    ...(bookingUrl ? { bookingUrl: asText(bookingUrl) } : {}),
    ...(isUnsettled === true ? { isUnsettled } : {}),
  }
}

function isStatus(status: unknown): status is CheckoutStatus['status'] {
  return typeof status === 'string' && Object.hasOwn(STATUSES, status)
}

/** A payment page that the guest left: by session id in the same tab, by release token in another browser. */
export type AbandonedCheckout = { readonly sessionId: string } | { readonly release: string }

/** Free the seats of an unpaid payment page immediately. Returns the status of the payment. */
export async function requestCheckoutRelease(page: AbandonedCheckout): Promise<CheckoutStatus> {
  const path =
    'release' in page
      ? `/api/checkout?release=${encodeURIComponent(page.release)}`
      : checkoutPath(page.sessionId)
  // The calendar waits for seats to be released, so limit the wait.
  return readStatus(await readJson(path, { method: 'DELETE', signal: AbortSignal.timeout(10_000) }))
}

function checkoutPath(sessionId: string): string {
  return `/api/checkout?session_id=${encodeURIComponent(sessionId)}`
}

/** A timeout longer than a busy server needs; a retry with the same key finds the same booking. */
const CRYPTO_BOOKING_MS = 30_000

/**
 * Book seats to be paid for in cryptocurrency.
 *
 * Throws ApiError for a refusal, and any error of `fetch` when there is no response.
 */
export async function requestCryptoBooking(
  request: CryptoBookingRequest,
  options: SubmitOptions,
): Promise<CryptoBookingResponse> {
  const response = await submitForm('/api/crypto-bookings', request, {
    ...options,
    timeoutMs: CRYPTO_BOOKING_MS,
  })
  if (!response.ok) throw await readApiError(response)
  const answer = jsonFields<CryptoBookingResponse>(await response.json())
  return {
    success: true,
    reference: asText(answer.reference),
    paymentDueAt: asText(answer.paymentDueAt),
  }
}

async function readJson(path: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(path, init)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}
