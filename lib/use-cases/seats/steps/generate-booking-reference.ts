import 'server-only'
import { randomBytes } from 'node:crypto'
import { toBookingReference } from '@/lib/booking/reference'
import { findBookingByReference } from '@/lib/db/bookings/bookings'
import { type Db } from '@/lib/db/client'

export async function generateBookingReference(db: Db): Promise<string> {
  const reference = toBookingReference(randomBytes(24))
  return (await findBookingByReference(db, reference)) ? generateBookingReference(db) : reference
}
