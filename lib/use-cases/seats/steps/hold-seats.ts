import 'server-only'
import { cancellationPolicy } from '@/content/policies'
import { type CryptoType, holdsSeats } from '@/lib/booking/booking'
import { isHandledByProvider, type PaymentMethod } from '@/lib/booking/money/money-methods'
import { decideHold, type HoldDecision, type HoldRefusal } from '@/lib/booking/seats/hold'
import { pricePlaces } from '@/lib/booking/seats/places'
import {
  addBooking,
  updateBooking,
  findBookingByIdempotencyKey,
  type StoredBooking,
} from '@/lib/db/bookings/bookings'
import { type Db } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures/departures'
import { recordBookingHistory } from '@/lib/db/history/history'
import { lockName } from '@/lib/db/connection/lock-name'
import { type Language } from '@/lib/language/language'
import { generateBookingReference } from '@/lib/use-cases/seats/steps/generate-booking-reference'
import {
  type BookingAdmission,
  type UnpaidLimitRefusal,
  refuseOverUnpaidLimits,
  consumeHoldLimits,
  type LimitReachedRefusal,
} from '@/lib/use-cases/seats/steps/refuse-over-unpaid-limits'
import { toChangeableDeparture } from '@/lib/use-cases/booking/load-changeable-booking'
import { lockAndRefreshDeparture } from '@/lib/use-cases/booking/lock-and-refresh-departure'

/** A visitor's booking request. Amounts in cents; `shownTotalCents` is the total shown to the visitor. */
export type BookingInput = {
  readonly tourId: number
  readonly departureId: number
  readonly adults: number
  readonly children: number
  readonly offeredCents: number
  readonly customerName: string
  readonly customerEmail: string
  readonly customerPhone: string | null
  readonly specialRequests: string | null
  readonly cryptoType: CryptoType | null
  /** The language that the guest reads; English if it is left out. */
  readonly language?: Language
  /** Idempotency key: repeated requests with the same key make only one booking. */
  readonly idempotencyKey: string | null
}

export type HoldSeatsRefusal =
  | HoldRefusal
  | UnpaidLimitRefusal
  | LimitReachedRefusal
  | { readonly kind: 'refused'; readonly reason: 'date_not_found' | 'key_reused' }

/** Seats held for a booking. `isNew` is false if an earlier request with the same key made the booking. */
export type HeldSeats = {
  readonly kind: 'held'
  readonly booking: StoredBooking
  readonly departure: StoredDeparture
  readonly isNew: boolean
}

type Terms = { readonly method: PaymentMethod; readonly now: Date; readonly admission?: BookingAdmission }

/** Hold seats for a new booking, in a transaction that does not hold a lock yet. */
export async function holdSeats(
  db: Db,
  input: BookingInput,
  terms: Terms,
): Promise<HeldSeats | HoldSeatsRefusal> {
  const { now } = terms
  // Requests with the same key for different departures must wait for each other too; otherwise one violates the unique
  // constraint.
  if (input.idempotencyKey) await lockName(db, `booking:${input.idempotencyKey}`)
  const departure = await lockAndRefreshDeparture(db, input.departureId, now)
  if (!departure || departure.tourId !== input.tourId) return { kind: 'refused', reason: 'date_not_found' }

  const earlier = input.idempotencyKey ? await findBookingByIdempotencyKey(db, input.idempotencyKey) : null
  if (earlier && !isSameInput(input, earlier, terms.method)) return { kind: 'refused', reason: 'key_reused' }
  if (earlier && holdsSeats(earlier, now)) return { kind: 'held', booking: earlier, departure, isNew: false }
  // A lapsed card booking is resumed; if the earlier booking ended in any other way, make a new one.
  const known = earlier?.state === 'lapsed' && isHandledByProvider(terms.method) ? earlier : null

  const decision = decideSeatHold(input, departure, terms)
  if (decision.kind === 'refused') return decision
  const boundRefusal = await refuseOverUnpaidLimits(db, departure, { ...terms, seats: decision.seats })
  if (boundRefusal) return boundRefusal

  // Check the rate limits last, before anything is written that a refusal would have to reverse.
  const reached = terms.admission && (await consumeHoldLimits(terms.admission, decision.seats))
  if (reached) return reached
  if (earlier && !known) await updateBooking(db, earlier.id, { idempotencyKey: null })
  const price = {
    places: pricePlaces({ adults: input.adults, children: input.children }, departure.prices),
    totalCents: decision.totalCents,
  }
  const unpaidState = isHandledByProvider(terms.method) ? ('hold' as const) : ('awaiting_payment' as const)
  const clientHash = terms.admission?.clientHash ?? null
  const held = { ...price, state: unpaidState, expiresAt: decision.expiresAt, clientHash }
  const booking = known
    ? await updateBooking(db, known.id, { ...held, attempt: known.attempt + 1, endedAt: null })
    : await addBooking(db, {
        ...held,
        reference: await generateBookingReference(db),
        idempotencyKey: input.idempotencyKey,
        departureId: departure.id,
        adults: input.adults,
        children: input.children,
        customerName: input.customerName,
        customerEmail: input.customerEmail,
        customerPhone: input.customerPhone,
        specialRequests: input.specialRequests,
        cryptoType: input.cryptoType,
        language: input.language,
        paymentMethod: terms.method,
        seats: decision.seats,
        cancellationPolicy,
        createdAt: now,
      })
  await recordBookingHistory(db, { what: 'booked', before: known ?? undefined, after: booking }, now)
  return { kind: 'held', booking, departure, isNew: true }
}

export function decideSeatHold(
  input: BookingInput,
  departure: StoredDeparture,
  { method, now }: Pick<Terms, 'method' | 'now'>,
): HoldDecision {
  const party = { adults: input.adults, children: input.children }
  const asked = { party, offeredCents: input.offeredCents, method }
  return decideHold(asked, toChangeableDeparture(departure), now)
}

function isSameInput(input: BookingInput, known: StoredBooking, method: PaymentMethod): boolean {
  return known.paymentMethod === method && COMPARED.every((field) => known[field] === input[field])
}

const COMPARED = [
  'departureId',
  'adults',
  'children',
  'customerName',
  'customerEmail',
  'customerPhone',
  'specialRequests',
  'cryptoType',
] as const
