import 'server-only'
import { tours } from '@/content/tours/all-tours'
import { database } from '@/lib/db/client'
import { listOtherToursWithGuests, saveTourSnapshot, type TourWithGuests } from '@/lib/db/departures/tours'
import { plural } from '@/lib/language/plural'

/** Save what e-mails say about each tour, for bookings that remain when a tour is removed from content. */
export async function saveTourSnapshots(): Promise<void> {
  for (const tour of tours) await saveTourSnapshot(database(), tour)
}

/** Tours with upcoming guests that are missing from content: off sale, and their e-mails lack facts. */
export function listOrphanedTours(now: Date): Promise<readonly TourWithGuests[]> {
  return listOtherToursWithGuests(database(), { known: tours.map(({ id }) => id), now })
}

/** `tour 99 is not in content/tours and has 3 bookings from 2026-12-24 on: …` */
export function orphanedTourText({ tourId, bookings, firstDay }: TourWithGuests): string {
  return `tour ${tourId} is not in content/tours and has ${plural(bookings, 'booking')} from ${firstDay} on: it is off sale, and its guests still come`
}
