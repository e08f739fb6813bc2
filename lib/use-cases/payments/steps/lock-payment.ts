import 'server-only'
import { type Db } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures/departures'
import { type StoredPayment } from '@/lib/db/money/ledger'
import { lockName } from '@/lib/db/connection/lock-name'
import { lockBooking } from '@/lib/use-cases/booking/lock-booking'

/** A payment, locked, with its booking's departure, also locked. */
export type PaymentContext = {
  readonly payment: StoredPayment
  readonly departure: StoredDeparture
  readonly now: Date
}

/** Lock a payment, then its booking's departure. The transaction must not hold a lock yet. */
export async function lockPayment(db: Db, payment: StoredPayment, now: Date): Promise<PaymentContext> {
  await lockName(db, `payment:${payment.providerId}`)
  const { departure } = await lockBooking(db, payment.bookingId, now)
  return { payment, departure, now }
}
