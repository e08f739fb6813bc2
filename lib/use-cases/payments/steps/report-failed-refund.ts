import 'server-only'
import { type Db } from '@/lib/db/client'
import { type StoredRefund } from '@/lib/db/money/refunds'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { loadAndEnqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'

/** Notify the office inboxes that an automatic refund has failed, once for each kind of problem. */
export async function reportFailedRefund(
  db: Db,
  { id, bookingId, cents, reason }: StoredRefund,
  {
    trouble,
    providerCode,
    now,
  }: {
    readonly trouble: NonNullable<BookingFacts['refundTrouble']>
    readonly providerCode?: string | null
    readonly now: Date
  },
): Promise<void> {
  const refund = { cents, reason, trouble, providerCode }
  const cause = `${id}:${trouble}`
  await loadAndEnqueueBookingEmails(db, bookingId, ['refund-failed-operator'], { now, refund, cause })
}
