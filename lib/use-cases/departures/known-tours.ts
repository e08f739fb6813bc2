import 'server-only'
import { plural } from '@/lib/booking/plural'
import { tours } from '@/content/tours/all-tours'
import { database } from '@/lib/db/client'
import { listOtherToursWithGuests, saveTourSnapshot, type TourWithGuests } from '@/lib/db/tours'

/** Keep what e-mails say of the tours of content, for bookings that are left when one of them is taken out. */
export async function saveTourSnapshots(): Promise<void> {
  for (const tour of tours) await saveTourSnapshot(database(), tour)
}

/** Tours with guests ahead that content does not have: off sale, and their e-mails are short of facts. */
export function listOrphanedTours(now: Date): Promise<readonly TourWithGuests[]> {
  return listOtherToursWithGuests(database(), { known: tours.map(({ id }) => id), now })
}

/** `tour 99 is not in content/tours and has 3 bookings from 2026-12-24 on: …` */
export function orphanedTourText({ tourId, bookings, firstDay }: TourWithGuests): string {
  return `tour ${tourId} is not in content/tours and has ${plural(bookings, 'booking')} from ${firstDay} on: it is off sale, and its guests still come`
}
