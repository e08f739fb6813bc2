import 'server-only'
import { tours } from '@/content/tours/all-tours'
import { database } from '@/lib/db/client'
import { listOtherToursWithGuests, saveTourSnapshot, type TourWithGuests } from '@/lib/db/departures/tours'
import { plural } from '@/lib/language/pluralize'

/** Save what e-mails need to know about each tour, in case it is removed from content while it still has bookings. */
export async function saveTourSnapshots(): Promise<void> {
  for (const tour of tours) await saveTourSnapshot(database(), tour)
}

/**
 * List tours that have upcoming guests but are missing from content: they are off sale, and their e-mails lack details.
 */
export function listOrphanedTours(now: Date): Promise<readonly TourWithGuests[]> {
  return listOtherToursWithGuests(database(), { known: tours.map(({ id }) => id), now })
}

/**
 * Describe a tour that is missing from content: `tour 99 is not in content/tours and has 3 bookings from 2026-12-24 on:
 * …`
 */
export function orphanedTourText({ tourId, bookings, firstDay }: TourWithGuests): string {
  return `tour ${tourId} is not in content/tours and has ${plural(bookings, 'booking')} from ${firstDay} on: it is off sale, and its guests still come`
}
