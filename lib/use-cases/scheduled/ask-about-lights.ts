import 'server-only'
import { tours } from '@/content/tours/all-tours'
import { nightsToAskAbout } from '@/lib/booking/choices/lights-question'
import { database, inTransaction } from '@/lib/db/client'
import { listUnansweredNights } from '@/lib/db/departures/lights'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'
import { enqueueEmail } from '@/lib/use-cases/outbox/steps/enqueue-email'

const GUARANTEED = tours.filter(({ isGuaranteed }) => isGuaranteed).map(({ id }) => id)

/**
 * Ask the operator whether the lights were seen on each night with guests that has no answer yet: on the morning
 * after, and one more time, however often and on however many instances this runs.
 *
 * Rule: lights-question (docs/rules.md)
 */
export async function askAboutLights(now: Date): Promise<void> {
  for (const { day, round } of nightsToAskAbout(now))
    for (const night of await listUnansweredNights(database(), { day, tourIds: GUARANTEED })) {
      const { departureId, parties, guests } = night
      const { name: tourName } = await loadBookedTour(database(), night)
      const facts = { departureId, tourName, day, parties, guests, isAgain: round === 'again' }
      const envelope = { about: { bookingId: null }, cause: `${departureId}:${round}`, guestEmail: '', now }
      await inTransaction((db) =>
        enqueueEmail(
          db,
          { kind: 'lights-asked-operator', facts: { ...facts, departureUrl: null } },
          envelope,
        ),
      )
    }
}
