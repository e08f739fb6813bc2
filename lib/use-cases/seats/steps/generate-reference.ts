import 'server-only'
import { randomBytes } from 'node:crypto'
import { toReference } from '@/lib/booking/reference'
import { findBookingByReference } from '@/lib/db/bookings/bookings'
import { type Db } from '@/lib/db/client'

export async function generateReference(db: Db): Promise<string> {
  const reference = toReference(randomBytes(24))
  return (await findBookingByReference(db, reference)) ? generateReference(db) : reference
}
