import { applyRetention } from '@/lib/use-cases/privacy/apply-retention'

/** Forget who booked and wrote so long ago that we promise to keep it no longer. The worker does the same every day. */
export async function forget(_args: readonly string[], now: Date): Promise<void> {
  const { bookings, enquiries, emails } = await applyRetention(now)
  console.log(`Forgotten: the guests of ${bookings} bookings, ${enquiries} requests, ${emails} letters.`)
}
